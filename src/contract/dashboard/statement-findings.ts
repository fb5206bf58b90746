import { z } from 'zod';
import { BANK_FILE_LIMITS } from '../../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { STATEMENT_FINDINGS } from '../../shared/statement-terms.ts';
import {
  CurrencyCode,
  IdempotencyHeaders,
  IdParams,
  lines,
  page,
  PagingQuery,
  Person,
  Timestamp,
  Uuid,
} from '../common.ts';
import { operation } from '../operation.ts';
import { idOf, OurAccountNumber, SignedAmount } from './statements.ts';

const tag = 'Statements';
const FINDINGS = '/app/statement-findings';

const Finding = z
  .object({
    id: Uuid.meta({ description: 'The id of the finding.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84' }),
    code: z.enum(STATEMENT_FINDINGS).meta({
      description:
        'BALANCE_BREAK: the opening balance plus the entries is not the closing balance. OPENING_BREAK: ' +
        'the closing balance of the statement before is not the opening balance. SEQUENCE_GAP: statements ' +
        'are missing. SEQUENCE_REPEATED: the number was used before. CURRENCY_CHANGED: another currency. ' +
        'DATED_AHEAD: it was dated in the future. CHANGED: a statement of the same name came with other ' +
        'contents, and nothing in it is stored. CONTRADICTED: users uploaded it, and the bank itself sent ' +
        'another one of its name, which counts.',
      example: 'SEQUENCE_GAP',
    }),
    statement: z
      .object({
        id: Uuid.describe('The id of the statement.'),
        name: z.string().meta({ description: "The bank's name for it.", example: 'STMT-2026-042' }),
        date: z.string().meta({ description: 'The day of its closing balance.', example: '2026-03-02' }),
        accountNumber: OurAccountNumber,
        currency: CurrencyCode.describe('The currency of the account.'),
      })
      .describe('The statement that it is about.'),
    expectedAmount: SignedAmount.nullable().describe(
      'The balance that follows from the rest; null without one.',
    ),
    statedAmount: SignedAmount.nullable().describe(
      'The balance that the statement states; null without one.',
    ),
    differenceAmount: SignedAmount.nullable().describe('Stated less expected; null without balances.'),
    missing: z
      .object({
        first: z.int().meta({ description: 'The first missing number.', example: 40 }),
        last: z.int().meta({ description: 'The last missing number.', example: 41 }),
      })
      .nullable()
      .describe('The numbers of the missing statements; null if none are missing.'),
    file: z
      .object({
        id: Uuid.meta({
          description: 'The id of the file.',
          example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c80',
        }),
        fileName: z
          .string()
          .meta({ description: 'The name of the file.', example: 'STATEMENT-2026-03-02.xml' }),
      })
      .nullable()
      .describe('The file with the other contents; null for other findings.'),
    foundAt: Timestamp.describe('When it was found.'),
    resolvedAt: Timestamp.nullable().describe(
      'When a later statement resolved it, or a user closed it; null while it is open.',
    ),
    closed: z
      .object({
        by: Person.describe('The user who closed it.'),
        note: z.string().meta({ description: 'Why.', example: 'The bank confirmed the first one.' }),
      })
      .nullable()
      .describe('The user who closed it; null if none did.'),
  })
  .meta({ id: 'StatementFinding', description: 'Something that is wrong with a statement.' });

export const listStatementFindings = operation({
  operationId: 'listStatementFindings',
  method: 'GET',
  path: FINDINGS,
  tag,
  summary: 'List what is wrong with statements',
  description: 'Returns gaps, breaks and changed statements, the newest finding first.',
  roles: 'every',
  query: z.object({
    statementId: idOf('statement'),
    open: z
      .enum(['true', 'false'])
      .optional()
      .meta({ description: 'true: only findings that are open.', example: 'true' }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of findings.',
      schema: page(Finding, 'PaginatedStatementFinding', 'Findings, newest first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const closeStatementFinding = operation({
  operationId: 'closeStatementFinding',
  method: 'POST',
  path: `${FINDINGS}/{id}/close`,
  tag,
  summary: 'Close a finding about a statement',
  description:
    'Closes a finding that no later statement will resolve, with a reason. It changes no statement and no ' +
    'payment: of two statements with one name, the first stays.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      note: lines(BANK_FILE_LIMITS.note).meta({
        description: 'Why.',
        example: 'The bank confirmed the first one.',
      }),
    })
    .meta({ id: 'CloseStatementFindingRequest', description: 'Why a finding is closed.' }),
  answers: { 200: { description: 'The finding.', schema: Finding } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['finding_resolved', 'own_statement'],
});
