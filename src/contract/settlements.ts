import { z } from 'zod';
import { BANK_FILE_LIMITS } from '../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../shared/permissions.ts';
import {
  DIFFERENCE_STATES,
  POSTING_WAYS,
  SETTLED_PAYOUT_STATES,
  SETTLEMENT_STATES,
} from '../shared/reconciliation-terms.ts';
import {
  Amount,
  CurrencyCode,
  IdempotencyHeaders,
  IdParams,
  lines,
  page,
  PagingQuery,
  Person,
  Timestamp,
  Uuid,
} from './common.ts';
import { Day, SignedAmount } from './dashboard/statements.ts';
import { operation } from './operation.ts';
import { FailureCodeName } from './payouts.ts';

const tag = 'Settlements';
const SETTLEMENTS = '/payments/settlements';

const ACKNOWLEDGEMENT_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9d01';

const differing = {
  overAmount: Amount.describe(
    'What statements show too much: the sum over the payouts of which they show more than is due. A ' +
      'rejected payout has nothing due, even if a statement shows it.',
  ),
  underAmount: Amount.describe(
    'What statements show too little: the sum over the payouts of which they show less than is due.',
  ),
};

const Acknowledgement = z
  .object({
    id: Uuid.meta({ description: 'The id of the acknowledgement.', example: ACKNOWLEDGEMENT_ID }),
    ...differing,
    reason: z
      .string()
      .meta({ description: 'Why the difference is accepted.', example: 'The bank took its fee.' }),
    by: Person.describe('The user who acknowledged the difference.'),
    at: Timestamp.describe('When the user acknowledged it.'),
    needsSecondUser: z.boolean().meta({
      description: 'Whether it counts only once another user has confirmed it.',
      example: true,
    }),
    confirmed: z
      .object({
        by: Person.describe('The second user.'),
        at: Timestamp.describe('When the second user confirmed it.'),
      })
      .nullable()
      .describe('How a second user confirmed it; null until then, and when one user suffices.'),
  })
  .meta({
    id: 'SettlementAcknowledgement',
    description: 'Users have acknowledged the difference of a settlement.',
  });

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
      'payouts are not due; one that a statement shows anyway is a difference.',
    example: 'SETTLED',
  }),
  connection: z
    .object({
      id: Uuid.describe('The id of the bank connection.'),
      displayName: z.string().meta({ description: 'The name of the connection.', example: 'FNB salaries' }),
    })
    .describe('The bank connection that carried the file.'),
  accountNumber: z.string().meta({
    description: 'The account that pays the file, as the file names it.',
    example: '62000000001',
  }),
  batch: z
    .object({
      id: Uuid.describe('The id of the batch.'),
      label: z.string().meta({ description: 'The label of the batch.', example: 'Salaries March' }),
    })
    .describe('The batch of the file.'),
  fileName: z.string().meta({ description: 'The name of the bank file.', example: 'PAY-20260302-0012.txt' }),
  currency: CurrencyCode.describe('The currency of the amounts.'),
  payoutCount: z.int().min(0).meta({ description: 'How many payouts the bank should pay.', example: 1 }),
  settledCount: z.int().min(0).meta({
    description: 'How many of them statements show, without rejected ones.',
    example: 1,
  }),
  returnedCount: z.int().min(0).meta({ description: 'How many payouts came back.', example: 0 }),
  expectedAmount: Amount.describe('The sum of the payouts that the bank should pay.'),
  settledAmount: Amount.describe('The sum of the payouts as statements show them.'),
  returnedAmount: Amount.describe('The sum of the payouts that came back.'),
  expectedFees: Amount.describe('The fees of the payouts that were paid, including VAT.'),
  chargedFees: Amount.describe('The fees of the file as statements show them.'),
  differenceAmount: SignedAmount.describe(
    '`overAmount` less `underAmount`: positive when the bank took too much.',
  ),
  ...differing,
  differenceState: z.enum(DIFFERENCE_STATES).meta({
    description:
      'NONE: every payout on a statement has its amount. OPEN: a payout differs. WAITING: a user has ' +
      'acknowledged the difference, and a second one has to confirm that. ACKNOWLEDGED: it is ' +
      'acknowledged. OUTDATED: it has changed since it was acknowledged.',
    example: 'NONE',
  }),
  acknowledgement: Acknowledgement.nullable().describe(
    'Who acknowledged the difference; null while no user has. While the state is OUTDATED, its amounts are ' +
      'those that were acknowledged.',
  ),
  settledAt: Timestamp.nullable().describe('When a payout was last found on a statement; null before.'),
};

const Settlement = z
  .object(settlementFields)
  .meta({ id: 'SettlementForDisplay', description: 'What the bank settled of one bank file.' });

const Unsettled = z
  .object({
    currency: CurrencyCode.describe('The currency of the amount.'),
    amount: Amount.describe('What is due of the payouts that no statement shows yet.'),
    count: z.int().min(1).meta({ description: 'How many settlements wait for it.', example: 2 }),
  })
  .meta({
    id: 'UnsettledSum',
    description: 'What statements do not show yet of the settlements in one currency.',
  });

const Line = z
  .object({
    entryId: Uuid.meta({
      description: 'The id of the entry of the statement.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83',
    }),
    kind: z.enum(['PAYOUT', 'RETURN', 'FEE', 'CORRECTION']).meta({
      description:
        'What the entry is for the settlement. CORRECTION: payments that the bank rejected and debited all ' +
        'the same, or the credit that gives them back.',
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
    needsSecondUser: z.boolean().meta({
      description: 'Whether an acknowledgement of this difference would take a second user.',
      example: false,
    }),
    mayConfirm: z
      .array(Person)
      .describe('The users who may confirm the acknowledgement that waits; empty when none waits.'),
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
    difference: z
      .enum(DIFFERENCE_STATES)
      .optional()
      .meta({ description: 'Only settlements whose difference is in this state.', example: 'OPEN' }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of settlements.',
      schema: page(Settlement, 'PaginatedSettlementForDisplay', 'Settlements, the latest first.', {
        unsettled: z
          .array(Unsettled)
          .describe(
            'What statements do not show yet, for each currency: the sum over all settlements that the ' +
              'query finds and that are WAITING or PARTIAL, not only those of this page.',
          ),
      }),
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
  'batch',
  'file',
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
  'acknowledged_by',
  'acknowledged_at',
  'confirmed_by',
  'confirmed_at',
  'reason',
] as const;

export const exportSettlement = operation({
  operationId: 'exportSettlement',
  method: 'GET',
  path: `${SETTLEMENTS}/{id}/export`,
  tag,
  summary: 'Export a settlement as CSV',
  description:
    'Returns a line for each payout in the order of the bank file, then for what came back and for the ' +
    'fees, each with what the statement shows. `over` and `under` are the difference; a rejected ' +
    'payout has nothing due. A line of the kind ACKNOWLEDGEMENT says who acknowledged which difference, ' +
    'and its state. Cells are escaped so that a spreadsheet does not run them as formulas.',
  roles: 'every',
  params: IdParams,
  malformedId: 400,
  answers: { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } },
  refusals: [400, 401, 403, 404, 429],
});

const acknowledging = {
  method: 'POST',
  tag,
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  malformedId: 400,
  headers: IdempotencyHeaders,
  answers: { 200: { description: 'The settlement.', schema: SettlementDetail } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
} as const;

const acknowledgementId = Uuid.meta({
  description: 'The id of the acknowledgement that the user saw.',
  example: ACKNOWLEDGEMENT_ID,
});

export const acknowledgeDifference = operation({
  ...acknowledging,
  operationId: 'acknowledgeDifference',
  path: `${SETTLEMENTS}/{id}/acknowledge`,
  summary: 'Acknowledge the difference of a settlement',
  description:
    'Records that the user knows of the difference and accepts it, for a reason. It moves no money and ' +
    'changes no payout. Above the limit of the payment config (`settlementDifferenceLimit`), it counts ' +
    'only once another user has confirmed it. The amounts are those that the user saw: when others differ ' +
    'by now, nothing is recorded. It replaces an acknowledgement that is OUTDATED. Needs a fresh sign-in ' +
    'where approvals do.',
  body: z
    .strictObject({
      overAmount: Amount.meta({ description: 'The `overAmount` that the user saw.', example: '0.00' }),
      underAmount: Amount.meta({ description: 'The `underAmount` that the user saw.', example: '2.50' }),
      reason: lines(BANK_FILE_LIMITS.note).meta({
        description: 'Why the difference is accepted.',
        example: 'The bank took its fee.',
      }),
    })
    .meta({ id: 'AcknowledgeDifferenceRequest', description: 'The difference that the user saw, and why.' }),
  errors: [
    'fresh_sign_in_required',
    'settlement_without_difference',
    'settlement_difference_changed',
    'difference_acknowledged',
  ],
});

export const confirmAcknowledgement = operation({
  ...acknowledging,
  operationId: 'confirmAcknowledgement',
  path: `${SETTLEMENTS}/{id}/acknowledge/confirm`,
  summary: 'Confirm an acknowledgement',
  description:
    'A second user confirms that the difference is acknowledged; only then does it count. Refused when the ' +
    'difference has changed since. Needs a fresh sign-in where approvals do.',
  body: z
    .strictObject({ acknowledgementId })
    .meta({ id: 'ConfirmAcknowledgementRequest', description: 'What the user saw.' }),
  errors: [
    'fresh_sign_in_required',
    'acknowledgement_not_waiting',
    'own_acknowledgement',
    'settlement_difference_changed',
  ],
});

export const withdrawAcknowledgement = operation({
  ...acknowledging,
  operationId: 'withdrawAcknowledgement',
  path: `${SETTLEMENTS}/{id}/acknowledge/withdraw`,
  summary: 'Withdraw an acknowledgement',
  description:
    'Takes back an acknowledgement, for a reason, whether it waits for a second user or counts already. ' +
    'The audit log keeps what it said. Needs a fresh sign-in where approvals do.',
  body: z
    .strictObject({
      acknowledgementId,
      reason: lines(BANK_FILE_LIMITS.note).meta({
        description: 'Why it is taken back.',
        example: 'The bank will correct the amount.',
      }),
    })
    .meta({ id: 'WithdrawAcknowledgementRequest', description: 'What is taken back, and why.' }),
  errors: ['fresh_sign_in_required', 'acknowledgement_ended'],
});
