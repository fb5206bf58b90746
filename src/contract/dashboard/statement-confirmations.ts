import { z } from 'zod';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { Amount, CurrencyCode, IdempotencyHeaders, IdParams, Person, Timestamp, Uuid } from '../common.ts';
import { Day, SignedAmount } from './statements.ts';
import { operation } from '../operation.ts';

const tag = 'Reconciliation';

const Total = z
  .object({
    currency: CurrencyCode.describe('The currency of the amounts.'),
    entryCount: z.int().min(1).meta({ description: 'How many entries wait.', example: 12 }),
    outAmount: Amount.describe('The sum of the entries that pay: payments that become paid.'),
    inAmount: Amount.describe('The sum of the entries that bring money: returns and funding.'),
  })
  .meta({ id: 'WaitingStatementTotal', description: 'What the entries of one currency would post.' });

const WaitingAccount = z
  .object({
    accountNumber: z.string().meta({ description: 'The account of the statement.', example: '62000000001' }),
    currency: CurrencyCode.describe('The currency of its amounts.'),
    day: Day.describe('The day on which it closes, or of its last entry.'),
    openingBalance: SignedAmount.nullable().describe('Its opening balance; null when the file has none.'),
    closingBalance: SignedAmount.nullable().describe('Its closing balance; null when the file has none.'),
  })
  .meta({ id: 'WaitingStatementAccount', description: 'One statement of a file that waits.' });

export const WaitingStatement = z
  .object({
    id: Uuid.meta({
      description: 'The id of the statement file.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c80',
    }),
    waitingId: Uuid.meta({
      description: 'Names what the user saw, when it is confirmed. Other entries have another id.',
      example: '01939b5e-7c1a-8f00-8a54-0d5a3e1b9c92',
    }),
    fileName: z.string().meta({ description: 'The name of the file.', example: 'STATEMENT-2026-03-02.xml' }),
    sha256: z.string().meta({
      description: 'The SHA-256 of the bytes, in lower-case hex.',
      example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    }),
    receivedAt: Timestamp.describe('When it first came.'),
    receivedBy: Person.nullable().describe(
      'The user who uploaded it; null for a file of a transport that a user explained with a CSV profile.',
    ),
    statements: z.array(WaitingAccount).describe('The statements of the file, to compare with the bank.'),
    totals: z.array(Total).describe('What would be posted, by currency.'),
    mayConfirm: z
      .array(Person)
      .describe(
        'The users who may confirm it: those who post entries, without its uploaders, the creators of the ' +
          'batches that it pays or returns, and the users who took their files to the bank.',
      ),
  })
  .meta({
    id: 'WaitingStatement',
    description: 'An uploaded statement file whose exact matches wait for another user.',
  });

export const listStatementConfirmations = operation({
  operationId: 'listStatementConfirmations',
  method: 'GET',
  path: '/app/statement-confirmations',
  tag,
  summary: 'List the uploaded statements that wait for another user',
  description:
    'Returns the statement files that users have uploaded, and whose exact matches wait: at most 20, ' +
    'the oldest first. Those entries have the verdict EXACT in the list of open entries.',
  roles: 'every',
  answers: { 200: { description: 'The files.', schema: z.array(WaitingStatement) } },
  refusals: [401, 403, 429],
});

export const confirmStatement = operation({
  operationId: 'confirmStatement',
  method: 'POST',
  path: '/app/statement-files/{id}/confirm',
  tag,
  summary: 'Confirm a statement that was uploaded',
  description:
    'Posts all exact matches of the file that wait. `mayConfirm` names the users who may do it. The ' +
    'entries are matched again: if other ones wait by now than those that `waitingId` names, nothing is ' +
    'posted, and `waiting` in the answer has them. Needs a fresh sign-in where approvals do.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      waitingId: Uuid.meta({
        description: 'The `waitingId` that the user saw.',
        example: '01939b5e-7c1a-8f00-8a54-0d5a3e1b9c92',
      }),
    })
    .meta({ id: 'ConfirmStatementRequest', description: 'What the user saw.' }),
  answers: {
    200: {
      description: 'What was posted.',
      schema: z
        .object({
          postedCount: z.int().min(0).meta({ description: 'How many entries were posted.', example: 12 }),
          waiting: WaitingStatement.nullable().describe('What waits by now; null when nothing does.'),
        })
        .meta({ id: 'ConfirmedStatement', description: 'What became of a confirmation.' }),
    },
  },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['fresh_sign_in_required', 'statement_not_waiting', 'own_statement'],
});
