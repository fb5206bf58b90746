import { z } from 'zod';
import { BALANCE_REASONS } from '../../shared/reconciliation-terms.ts';
import { CurrencyCode, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { Day, SignedAmount, StatementAccount } from './statements.ts';

const Line = z
  .object({
    code: z.enum([...BALANCE_REASONS, 'COLLECTION']).meta({
      description:
        'PAYOUTS, FEES, RETURNS, FUNDING, OTHER: booked and on no statement yet, or the other way round, ' +
        'or with another amount. CORRECTIONS: one of two entries that cancel each other came later. ' +
        'OPEN_ENTRIES, SET_ASIDE_ENTRIES: on the statement and not posted; one that took money ' +
        'out adds nothing, unless a payment or fee that Outlay knows explains it. STATEMENT_BREAK: the ' +
        'entries do not sum to the balances of the statements. COLLECTION: money of payers on an ' +
        'account that ' +
        'pays and receives, which is not in FUNDING. OPENING_BALANCE: in the list of days only.',
      example: 'PAYOUTS',
    }),
    amount: SignedAmount.describe('What it adds to the closing balance.'),
  })
  .meta({ id: 'FundingPositionLine', description: 'What is known and not in the closing balance.' });

const PositionOfAccount = z
  .object({
    account: StatementAccount,
    statement: z
      .object({
        id: Uuid.describe('The id of the statement.'),
        name: z.string().meta({ description: "The bank's name for it.", example: 'STMT-2026-042' }),
        date: Day.meta({ description: 'The day of its closing balance.', example: '2026-03-02' }),
        closingAmount: SignedAmount.describe('Its closing balance.'),
      })
      .nullable()
      .describe('The last statement; null while the opening balance of the account is missing.'),
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
    lines: z.array(Line).describe('What is known and not in the closing balance.'),
    amount: SignedAmount.describe('The part of FUNDING on this account: the closing balance and the lines.'),
    isPaying: z.boolean().describe('Whether a connection that is on pays from this account.'),
    payableAmount: SignedAmount.nullable().describe(
      'What new batches that this account pays can use: `amount` less what is held for its batches. Null ' +
        'without an opening balance, because its part is not known.',
    ),
    offAmount: SignedAmount.describe(
      'What no batch can use, because no connection that is on pays from this account.',
    ),
  })
  .meta({ id: 'FundingOnAccount', description: 'The part of FUNDING on a bank account.' });

const FundingPosition = z
  .object({
    currency: CurrencyCode.describe('The currency of the amounts.'),
    accounts: z.array(PositionOfAccount).describe('The bank accounts that have statements.'),
    elsewhereAmount: SignedAmount.describe('FUNDING from no bank account, such as simulated money.'),
    reservedAmount: SignedAmount.describe('What is held for approved batches.'),
    availableAmount: SignedAmount.describe(
      'What new batches can use: the accounts and `elsewhereAmount` less `reservedAmount` and less each ' +
        '`offAmount`. Money that has left an account by an entry that is open or set aside is not available.',
    ),
  })
  .meta({ id: 'FundingPosition', description: 'Where the money of FUNDING is, in one currency.' });

export const getFundingPosition = operation({
  operationId: 'getFundingPosition',
  method: 'GET',
  path: '/app/funding-position',
  tag: 'Reconciliation',
  summary: 'Read where the money of FUNDING is',
  description:
    'Returns, for each currency that has a bank account with statements, the closing balances and ' +
    'everything else that is known. They sum to the FUNDING balance.',
  roles: 'every',
  answers: { 200: { description: 'The positions.', schema: z.array(FundingPosition) } },
  refusals: [401, 403, 429],
});
