import {
  ADMIN,
  APPROVER,
  BATCH_ID,
  beneficiary,
  completeBatch,
  type OperationExamples,
  PAYOUT_ID,
  WITHDRAWAL_ID,
} from './story.ts';

const settlement = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72',
  date: '2026-03-02',
  state: 'SETTLED',
  connection: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71', displayName: 'FNB salaries' },
  accountNumber: '62000000001',
  batch: { id: BATCH_ID, label: completeBatch.label },
  fileName: 'PAY-20260302-4723.txt',
  currency: 'ZAR',
  payoutCount: 1,
  settledCount: 1,
  returnedCount: 0,
  expectedAmount: '1250.00',
  settledAmount: '1250.00',
  returnedAmount: '0.00',
  expectedFees: '2.88',
  chargedFees: '0.00',
  differenceAmount: '0.00',
  overAmount: '0.00',
  underAmount: '0.00',
  differenceState: 'NONE',
  acknowledgement: null,
  settledAt: '2026-03-03T05:00:00.000Z',
};
const settlementLine = {
  entryId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83',
  kind: 'PAYOUT',
  payoutCount: 1,
  amount: '-1250.00',
  bookingDate: '2026-03-02',
  bankReference: 'FT26061ABC',
  text: 'ACB DEBIT PAY-0012',
  way: 'EXACT',
  postedAt: '2026-03-03T05:00:00.000Z',
};
const settledInFull = {
  ...settlement,
  needsSecondUser: false,
  mayConfirm: [],
  lineCount: 1,
  lines: [settlementLine],
  returns: [],
};
/** The bank kept 150 rand, which is above the limit of the payment config. */
const difference = { overAmount: '0.00', underAmount: '150.00' };
const waitingAcknowledgement = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9d01',
  ...difference,
  reason: 'The bank kept its fee from the payment.',
  by: APPROVER,
  at: '2026-03-03T07:10:00.000Z',
  needsSecondUser: true,
  confirmed: null,
};
const differingSettlement = {
  ...settledInFull,
  state: 'DIFFERENT',
  settledAmount: '1100.00',
  differenceAmount: '-150.00',
  ...difference,
  differenceState: 'WAITING',
  acknowledgement: waitingAcknowledgement,
  needsSecondUser: true,
  mayConfirm: [ADMIN],
  lines: [{ ...settlementLine, amount: '-1100.00', way: 'PROPOSAL' }],
};
const settledPayout = {
  withdrawalId: WITHDRAWAL_ID,
  payoutId: PAYOUT_ID,
  state: 'SETTLED',
  beneficiaryName: 'THANDI NKOSI',
  accountNumber: beneficiary.accountNumber,
  reference: 'SALARY MARCH',
  amount: '1250.00',
  settledAmount: '1250.00',
  entryId: settlementLine.entryId,
  settledOn: '2026-03-02',
  failureCode: null,
};

export const SETTLEMENT_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listSettlements: {
    answers: { 200: { items: [settlement], total: 1, offset: 0, limit: 50, unsettled: [] } },
  },
  getSettlement: { answers: { 200: settledInFull } },
  acknowledgeDifference: {
    request: { ...difference, reason: waitingAcknowledgement.reason },
    answers: { 200: differingSettlement },
  },
  confirmAcknowledgement: {
    request: { acknowledgementId: waitingAcknowledgement.id },
    answers: {
      200: {
        ...differingSettlement,
        differenceState: 'ACKNOWLEDGED',
        acknowledgement: {
          ...waitingAcknowledgement,
          confirmed: { by: ADMIN, at: '2026-03-03T08:00:00.000Z' },
        },
        mayConfirm: [],
      },
    },
  },
  withdrawAcknowledgement: {
    request: {
      acknowledgementId: waitingAcknowledgement.id,
      reason: 'The bank will correct the amount.',
    },
    answers: {
      200: { ...differingSettlement, differenceState: 'OPEN', acknowledgement: null, mayConfirm: [] },
    },
  },
  exportSettlement: {
    answers: {
      200:
        'kind,state,beneficiary_name,currency,expected_amount,statement_amount,booked_on\r\n' +
        'PAYOUT,SETTLED,THANDI NKOSI,ZAR,1250.00,1250.00,2026-03-02\r\n',
    },
  },
  listSettlementPayouts: { answers: { 200: { items: [settledPayout], total: 1, offset: 0, limit: 50 } } },
};
