import { z } from 'zod';
import { POSTING_WAYS, SETTLED_PAYOUT_STATES, SETTLEMENT_STATES } from '../shared/reconciliation-terms.ts';
import { Amount, CurrencyCode, IdParams, page, PagingQuery, Timestamp, Uuid } from './common.ts';
import { Day, SignedAmount } from './dashboard/statements.ts';
import { operation } from './operation.ts';
import { FailureCodeName } from './payouts.ts';

const tag = 'Settlements';
const SETTLEMENTS = '/payments/settlements';

const settlementFields = {
  id: Uuid.meta({
    description: 'The id of the settlement, which is that of the bank file.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72',
  }),
  date: Day.meta({ description: 'The day on which the bank pays the file.', example: '2026-03-02' }),
  state: z.enum(SETTLEMENT_STATES).meta({
    description:
      'What statements show of the payouts. WAITING: none. PARTIAL: some. SETTLED: all, with their ' +
      'amounts. DIFFERENT: all, with other amounts. NOTHING_DUE: each was rejected or recalled. Rejected ' +
      'payments do not count.',
    example: 'SETTLED',
  }),
  connection: z
    .object({
      id: Uuid.describe('The id of the bank connection.'),
      displayName: z.string().meta({ description: 'The name of the connection.', example: 'FNB salaries' }),
    })
    .describe('The bank connection that carried the file.'),
  batch: z
    .object({
      id: Uuid.describe('The id of the batch.'),
      label: z.string().meta({ description: 'The label of the batch.', example: 'Salaries March' }),
    })
    .describe('The batch of the file.'),
  fileName: z.string().meta({ description: 'The name of the bank file.', example: 'PAY-20260302-0012.txt' }),
  currency: CurrencyCode.describe('The currency of the amounts.'),
  payoutCount: z.int().min(0).meta({ description: 'How many payouts the bank should pay.', example: 1 }),
  settledCount: z.int().min(0).meta({ description: 'How many of them statements show.', example: 1 }),
  returnedCount: z.int().min(0).meta({ description: 'How many payouts came back.', example: 0 }),
  expectedAmount: Amount.describe('The sum of the payouts that the bank should pay.'),
  settledAmount: Amount.describe('The sum of the payouts as statements show them.'),
  returnedAmount: Amount.describe('The sum of the payouts that came back.'),
  expectedFees: Amount.describe('The fees of the payouts that were paid, including VAT.'),
  chargedFees: Amount.describe('The fees of the file as statements show them.'),
  differenceAmount: SignedAmount.describe(
    '`settledAmount` less the expected amount of the payouts that statements show: positive when the bank ' +
      'took too much.',
  ),
  settledAt: Timestamp.nullable().describe('When a payout was last found on a statement; null before.'),
};

const Settlement = z
  .object(settlementFields)
  .meta({ id: 'SettlementForDisplay', description: 'What the bank settled of one bank file.' });

const Line = z
  .object({
    entryId: Uuid.meta({
      description: 'The id of the entry of the statement.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83',
    }),
    kind: z.enum(['PAYOUT', 'RETURN', 'FEE']).meta({
      description: 'What the entry is for the settlement.',
      example: 'PAYOUT',
    }),
    payoutCount: z.int().min(0).meta({ description: 'For how many payouts it is posted.', example: 1 }),
    amount: SignedAmount.describe('The part of the entry that belongs to the settlement.'),
    bookingDate: Day.meta({ description: 'The day on which the bank booked it.', example: '2026-03-02' }),
    bankReference: z
      .string()
      .nullable()
      .meta({ description: "The bank's reference; null if it has none.", example: 'FT26061ABC' }),
    text: z.string().meta({ description: 'The words of the entry.', example: 'ACB DEBIT PAY-0012' }),
    way: z.enum(POSTING_WAYS).meta({
      description: 'EXACT: matched without a user. PROPOSAL, CHOICE: a user decided.',
      example: 'EXACT',
    }),
    postedAt: Timestamp.describe('When it was posted.'),
  })
  .meta({ id: 'SettlementLine', description: 'An entry of a statement that is posted for a settlement.' });

const SettledPayout = z
  .object({
    withdrawalId: Uuid.meta({
      description: 'The id of the withdrawal.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c21',
    }),
    payoutId: Uuid.nullable().meta({
      description: 'The id of the payout transaction; null before the payment is submitted.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c31',
    }),
    state: z.enum(SETTLED_PAYOUT_STATES).meta({
      description:
        'WAITING: on no statement yet. SETTLED: on a statement. REJECTED: the bank did not pay it. ' +
        'RETURNED: it came back.',
      example: 'SETTLED',
    }),
    beneficiaryName: z
      .string()
      .meta({ description: 'The name as it is in the file.', example: 'THANDI NKOSI' }),
    accountNumber: z
      .string()
      .meta({ description: 'The account of the beneficiary.', example: '62012345678' }),
    reference: z.string().meta({ description: 'The reference in the file.', example: 'SALARY MARCH' }),
    amount: Amount.describe('The amount of the payout.'),
    settledAmount: Amount.nullable().describe('The amount on the statement; null before.'),
    entryId: Uuid.nullable().meta({
      description: 'The entry of the statement; null before.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83',
    }),
    settledOn: Day.nullable().meta({
      description: 'The day on which the bank booked it; null before.',
      example: '2026-03-02',
    }),
    failureCode: FailureCodeName.nullable().meta({
      description: 'Why it was rejected or returned; null otherwise.',
      example: null,
    }),
  })
  .meta({ id: 'SettledPayout', description: 'A payout of a settlement.' });

/** The most statement lines and returns of a settlement that are listed with it. */
export const MOST_LINES = 200;

const SettlementDetail = z
  .object({
    ...settlementFields,
    lineCount: z.int().min(0).meta({ description: 'How many statement lines it has.', example: 1 }),
    lines: z.array(Line).describe(`The first ${MOST_LINES} lines of statements, the earliest first.`),
    returns: z.array(SettledPayout).describe(`The first ${MOST_LINES} payouts that came back.`),
  })
  .meta({
    id: 'SettlementDetail',
    description: 'What the bank settled of one bank file, with the lines of the statements.',
  });

export const listSettlements = operation({
  operationId: 'listSettlements',
  method: 'GET',
  path: SETTLEMENTS,
  tag,
  summary: 'List settlements',
  description:
    'Returns a settlement for each bank file that has left, by the day on which the bank pays it, the ' +
    'latest first.',
  roles: 'every',
  query: z.object({
    from: Day.optional().meta({ description: 'Only from this day.', example: '2026-03-01' }),
    to: Day.optional().meta({ description: 'Only up to this day.', example: '2026-03-31' }),
    connectionId: Uuid.optional().meta({
      description: 'Only those of this bank connection.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
    }),
    state: z
      .enum(SETTLEMENT_STATES)
      .optional()
      .meta({ description: 'Only settlements in this state.', example: 'WAITING' }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of settlements.',
      schema: page(Settlement, 'PaginatedSettlementForDisplay', 'Settlements, the latest first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const getSettlement = operation({
  operationId: 'getSettlement',
  method: 'GET',
  path: `${SETTLEMENTS}/{id}`,
  tag,
  summary: 'Read a settlement',
  description: 'Returns one settlement with its fees, its returns and the lines of the statements.',
  roles: 'every',
  params: IdParams,
  malformedId: 400,
  answers: { 200: { description: 'The settlement.', schema: SettlementDetail } },
  refusals: [400, 401, 403, 404, 429],
});

export const listSettlementPayouts = operation({
  operationId: 'listSettlementPayouts',
  method: 'GET',
  path: `${SETTLEMENTS}/{id}/payouts`,
  tag,
  summary: 'List the payouts of a settlement',
  description: 'Returns the payouts in the order of the bank file.',
  roles: 'every',
  params: IdParams,
  malformedId: 400,
  query: z.object({
    state: z
      .enum(SETTLED_PAYOUT_STATES)
      .optional()
      .meta({ description: 'Only payouts in this state.', example: 'RETURNED' }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of payouts.',
      schema: page(SettledPayout, 'PaginatedSettledPayout', 'Payouts in the order of the file.'),
    },
  },
  refusals: [400, 401, 403, 404, 429],
});

/** The columns of the export. `over` and `under` are the difference: amounts have no sign. */
export const SETTLEMENT_EXPORT_COLUMNS = [
  'kind',
  'state',
  'withdrawal_id',
  'payout_id',
  'beneficiary_name',
  'account_number',
  'reference',
  'currency',
  'expected_amount',
  'statement_amount',
  'over',
  'under',
  'booked_on',
  'entry_id',
  'bank_reference',
  'statement_text',
  'failure_code',
] as const;

export const exportSettlement = operation({
  operationId: 'exportSettlement',
  method: 'GET',
  path: `${SETTLEMENTS}/{id}/export`,
  tag,
  summary: 'Export a settlement as CSV',
  description:
    'Returns a line for each payout in the order of the bank file, then for what came back and for the ' +
    'fees, each with what the statement shows. `over` and `under` are the difference. Cells are escaped so ' +
    'that a spreadsheet does not run them as formulas.',
  roles: 'every',
  params: IdParams,
  malformedId: 400,
  answers: { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } },
  refusals: [400, 401, 403, 404, 429],
});
