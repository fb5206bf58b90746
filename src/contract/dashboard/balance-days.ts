import { z } from 'zod';
import { BALANCE_REASONS } from '../../shared/reconciliation-terms.ts';
import { IdParams, page, PagingQuery, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { Day, SignedAmount, StatementAccount } from './statements.ts';

const tag = 'Reconciliation';
const ACCOUNTS = '/app/statement-accounts';

export const BalanceDay = z
  .object({
    date: Day.meta({ description: 'The day of the closing balance.', example: '2026-03-02' }),
    statement: z
      .object({
        id: Uuid.describe('The id of the statement.'),
        name: z.string().meta({ description: "The bank's name for it.", example: 'STMT-2026-042' }),
      })
      .describe('The last statement of the day.'),
    ledgerBalance: SignedAmount.describe(
      'The opening balance of the first statement with all that the ledger has booked on the account since.',
    ),
    statementBalance: SignedAmount.describe('The closing balance of the statement.'),
    differenceAmount: SignedAmount.describe('The ledger less the statement.'),
    reasons: z
      .array(
        z
          .object({
            code: z.enum(BALANCE_REASONS).meta({
              description:
                'PAYOUTS, FEES, RETURNS, FUNDING, OTHER: booked and not posted from a statement ' +
                'yet, or the other way round, or with another amount. CORRECTIONS: one of two entries ' +
                'that cancel each other came later. OPEN_ENTRIES, SET_ASIDE_ENTRIES: on the statement ' +
                'and not posted. OPENING_BALANCE: the opening balance of the account is not booked, and ' +
                'that of its first statement contains entries that were received too. ' +
                'STATEMENT_BREAK: the entries do not sum to the balances of the statements.',
              example: 'OPEN_ENTRIES',
            }),
            amount: SignedAmount.describe('Its part of the difference.'),
          })
          .meta({ id: 'BalanceDifference', description: 'A reason why ledger and statement differ.' }),
      )
      .describe('Why they differ. The amounts sum to the difference.'),
  })
  .meta({ id: 'BalanceDay', description: 'The ledger beside the statement at the end of a day.' });

export const BookedLater = z
  .object({
    payments: z.int().min(0).meta({ description: 'How many payments.', example: 1 }),
    amount: SignedAmount.describe('What they changed; negative for money out.'),
  })
  .meta({
    id: 'BookedLater',
    description: 'What was booked after the month was closed. The record of the month stays as it was.',
  });

const ListedDay = BalanceDay.extend({
  bookedLater: BookedLater.nullable().describe(
    'The payments of this day that were booked after its month was closed; null without any.',
  ),
}).meta({ id: 'ListedBalanceDay', description: 'A day in the list of days.' });

const AccountForDisplay = z
  .object({
    account: StatementAccount,
    openEntries: z.int().min(0).meta({ description: 'How many entries wait for their match.', example: 1 }),
    proposals: z.int().min(0).meta({ description: 'How many of them have a likely match.', example: 1 }),
    waiting: z.int().min(0).meta({
      description: 'How many exact matches wait for a user other than the uploader of their statement.',
      example: 0,
    }),
    openFindings: z
      .int()
      .min(0)
      .meta({ description: 'How many findings about its statements are open.', example: 0 }),
    statementsAhead: z
      .int()
      .min(0)
      .optional()
      .meta({
        description:
          'How many of its statements are dated in the future and in question. They do not count as the ' +
          'last one until the question is answered or their day has come.',
        example: 0,
      }),
    latest: BalanceDay.nullable().describe('The last day with a closing balance; null without one.'),
    monthToConfirm: z.string().nullable().meta({
      description:
        'The earliest month (`YYYY-MM`) whose closing or reopening waits for a second user; null for none.',
      example: null,
    }),
    isChanging: z.boolean().meta({
      description:
        'Whether these figures are about to change: entries are still being compared, or payments and ' +
        'returns that the bank reported in the last ten minutes are still being booked.',
      example: false,
    }),
  })
  .meta({ id: 'ReconciledAccount', description: 'An account that has statements.' });

export const listStatementAccounts = operation({
  operationId: 'listStatementAccounts',
  method: 'GET',
  path: ACCOUNTS,
  tag,
  summary: 'List the accounts that have statements',
  description: 'Returns the accounts in the order in which their first statements came.',
  roles: 'every',
  answers: { 200: { description: 'The accounts.', schema: z.array(AccountForDisplay) } },
  refusals: [401, 403, 429],
});

export const listBalanceDays = operation({
  operationId: 'listBalanceDays',
  method: 'GET',
  path: `${ACCOUNTS}/{id}/balance-days`,
  tag,
  summary: 'Compare the ledger with the statements of an account',
  description: 'Returns the days that have a closing balance, the latest first.',
  roles: 'every',
  params: IdParams,
  query: z.object({
    from: Day.optional().meta({ description: 'Only from this day.', example: '2026-03-01' }),
    to: Day.optional().meta({ description: 'Only up to this day.', example: '2026-03-31' }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of days.',
      schema: page(ListedDay, 'PaginatedBalanceDay', 'Days, the latest first.'),
    },
  },
  refusals: [400, 401, 403, 404, 429],
});
