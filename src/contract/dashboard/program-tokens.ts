import { z } from 'zod';
import { PROGRAM_RIGHTS, TOKEN_LIMITS, TOKEN_STATES } from '../../shared/program-terms.ts';
import { IdParams, oneLine, Person, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

const rights = z.enum(PROGRAM_RIGHTS).meta({
  description:
    'READ: the program only reads. PREPARE: it also creates and labels batches, and the admin who made the ' +
    'token counts as their preparer. No token approves, cancels or changes settings.',
  example: 'PREPARE',
});

const addresses = z
  .array(z.string().max(50).meta({ example: '192.0.2.10' }))
  .max(TOKEN_LIMITS.addresses)
  .meta({
    description: 'The addresses, or networks such as 192.0.2.0/24, that may use it; empty for any address.',
    example: ['192.0.2.0/24'],
  });

const expiresAt = Timestamp.meta({
  description: `When it stops working, at most ${TOKEN_LIMITS.days} days ahead.`,
  example: '2027-01-31T22:00:00.000Z',
});

export const ProgramToken = z
  .object({
    id: Uuid.meta({ description: 'Its id.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f01' }),
    name: z.string().meta({ description: 'The program that has it.', example: 'Payroll export' }),
    rights,
    addresses,
    state: z.enum(TOKEN_STATES).meta({
      description:
        'WAITING: another admin has to confirm it. ACTIVE: it works, while the admin who made it has the ' +
        'role. EXPIRED, REVOKED: it no longer works.',
      example: 'ACTIVE',
    }),
    createdBy: Person.describe('The admin who made it.'),
    createdAt: Timestamp.describe('When it was made.'),
    confirmedBy: Person.nullable().describe('The second admin; null for READ, and while it waits.'),
    expiresAt,
    lastUsedAt: Timestamp.nullable().describe('When it was last used, to the minute; null if never.'),
    lastUsedFrom: z.string().nullable().meta({
      description: 'The address that last used it; null if never.',
      example: '192.0.2.10',
    }),
    revokedAt: Timestamp.nullable().describe('When it was revoked; null if it was not.'),
  })
  .meta({ id: 'ProgramToken', description: 'The token of a program, without its secret.' });

const ProgramTokenRequest = z
  .strictObject({
    name: oneLine(TOKEN_LIMITS.name).meta({
      description: 'The program that will have it.',
      example: 'Payroll export',
    }),
    rights,
    addresses: addresses.default([]),
    expiresAt,
  })
  .meta({ id: 'ProgramTokenRequest', description: 'A token to make.' });

const NewProgramToken = z
  .object({
    token: z.string().meta({
      description: 'The secret. It is shown here only, and Outlay keeps its SHA-256.',
      example: 'outlay_the-secret-of-the-program',
    }),
    details: ProgramToken.describe('The token without its secret.'),
  })
  .meta({ id: 'NewProgramToken', description: 'A token that was just made.' });

const tag = 'Program Tokens';
const path = '/app/tokens';

export const listProgramTokens = operation({
  operationId: 'listProgramTokens',
  method: 'GET',
  path,
  tag,
  summary: 'List the tokens of programs',
  description: 'Returns every token of the entity, those that no longer work last.',
  roles: ['ADMIN'],
  answers: { 200: { description: 'The tokens.', schema: z.array(ProgramToken) } },
  refusals: [401, 403, 429],
});

export const createProgramToken = operation({
  operationId: 'createProgramToken',
  method: 'POST',
  path,
  tag,
  summary: 'Make a token for a program',
  description:
    'Makes a token and returns its secret, which is never shown again. When the answer is lost, revoke the ' +
    'token and make another one. Needs a sign-in from the last 15 minutes.',
  roles: ['ADMIN'],
  body: ProgramTokenRequest,
  answers: { 200: { description: 'The token with its secret.', schema: NewProgramToken } },
  refusals: [400, 401, 403, 413, 415, 429],
  errors: ['fresh_sign_in_required', 'invalid_token_request'],
});

export const confirmProgramToken = operation({
  operationId: 'confirmProgramToken',
  method: 'POST',
  path: `${path}/{id}/confirm`,
  tag,
  summary: 'Confirm a token that prepares',
  description:
    'Lets a token with PREPARE work. An admin other than the one who made it confirms it, after a sign-in ' +
    'from the last 15 minutes.',
  roles: ['ADMIN'],
  params: IdParams,
  answers: { 200: { description: 'The token.', schema: ProgramToken } },
  refusals: [400, 401, 403, 404, 429],
  errors: ['fresh_sign_in_required', 'token_not_waiting', 'own_token'],
});

export const revokeProgramToken = operation({
  operationId: 'revokeProgramToken',
  method: 'POST',
  path: `${path}/{id}/revoke`,
  tag,
  summary: 'Revoke a token',
  description: 'Ends a token at once, in every process. It cannot be undone; repeating it changes nothing.',
  roles: ['ADMIN'],
  params: IdParams,
  answers: { 200: { description: 'The token.', schema: ProgramToken } },
  refusals: [401, 403, 404, 429],
});
