import { SAMPLE_OPTIONAL_FIELDS, SAMPLE_WITHDRAWAL } from '../../domain/withdrawal/samples.ts';

/**
 * One true-to-life story for the examples of the payments document: Karoo Trading pays its March salaries.
 * The figures agree with each other; a test holds every example to its schema.
 */

export const PREPARER = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12', name: 'preparer' };
export const APPROVER = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c14', name: 'approver' };
export const ADMIN = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c15', name: 'admin' };
export const ENTITY_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13';
export const BATCH_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
export const WITHDRAWAL_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c21';
export const PAYOUT_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c31';
export const DIGEST = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const FILE_HASH = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';

const paymentConfig = {
  defaultCurrency: 'ZAR',
  approvalRules: [
    { currency: 'ZAR', upToAmount: '100000.00', approvalsRequired: 1 },
    { currency: 'ZAR', upToAmount: null, approvalsRequired: 2 },
  ],
  stepUpMaxAgeSeconds: null,
  approvalExpiryDays: 7,
  releaseDelaySeconds: 0,
  defaultRail: 'EFT',
  duplicateWindowDays: 30,
  unusualAmountPercent: 50,
  lowBalanceThresholds: [{ currency: 'ZAR', amount: '50000.00' }],
  settlementDifferenceLimit: { currency: 'ZAR', amount: '100.00' },
  executionDatePolicy: 'MOVE',
  timezone: 'Africa/Johannesburg',
  notificationEmails: ['finance@karoo.example'],
};

const configInForce = {
  ...paymentConfig,
  version: 3,
  updatedAt: '2026-02-01T07:00:00.000Z',
  updatedBy: ADMIN,
};

/** One approval suffices for more batches than before, from the next day on. */
const looserChange = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9d01',
  loosened: ['approvalRules'],
  settings: {
    ...paymentConfig,
    approvalRules: [
      { currency: 'ZAR', upToAmount: '250000.00', approvalsRequired: 1 },
      { currency: 'ZAR', upToAmount: null, approvalsRequired: 2 },
    ],
  },
  proposedBy: ADMIN,
  proposedAt: '2026-03-02T07:00:00.000Z',
  countsFrom: '2026-03-03T07:00:00.000Z',
};

export const beneficiary = {
  id: '4d8a1c6e-2f3b-8a7d-9c01-5e6f7a8b9c0d',
  name: 'Thandi Nkosi',
  bankCode: 'FNB',
  branchCode: '250655',
  accountNumber: '62012345678',
  accountType: 'CURRENT',
};

export const withdrawalRequest = SAMPLE_WITHDRAWAL;

export const waitingBatch = {
  id: BATCH_ID,
  label: 'Salaries March',
  status: 'PENDING_APPROVAL',
  currency: 'ZAR',
  withdrawalCount: 1,
  totalAmount: '1250.00',
  totalFee: '2.88',
  byStatus: [{ status: 'PENDING', count: 1, amount: '1250.00', fee: '2.88' }],
  source: { fileName: 'salaries-march.csv', sha256: FILE_HASH },
  contentDigest: DIGEST,
  approvalsRequired: 1,
  approvals: [] as object[],
  createdBy: PREPARER,
  createdAt: '2026-03-02T08:15:30.000Z',
  expiresAt: '2026-03-09T08:15:30.000Z',
  releaseAt: null,
  executionDate: null as string | null,
  movesOn: null as string | null,
  moveReasons: [] as object[],
  waitingFor: 'APPROVALS',
  cancelledBy: null,
  cancelledAt: null,
  cancellationReason: null,
  rejectedBy: null,
  rejectedAt: null,
  rejectionReason: null,
  completedAt: null,
  retryOfBatchId: null,
  correctsBatchId: null,
  correction: null,
  updatedAt: '2026-03-02T08:15:30.000Z',
};

export const approval = { ...APPROVER, approvedAt: '2026-03-02T09:00:00.000Z', lapsed: null };

const approvedBatch = {
  ...waitingBatch,
  status: 'APPROVED',
  approvals: [approval],
  waitingFor: null,
  releaseAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
};

export const completeBatch = {
  ...approvedBatch,
  status: 'COMPLETE',
  byStatus: [{ status: 'COMPLETE', count: 1, amount: '1250.00', fee: '2.88' }],
  completedAt: '2026-03-02T09:00:04.000Z',
  updatedAt: '2026-03-02T09:00:04.000Z',
};

const cancelledBatch = {
  ...waitingBatch,
  status: 'CANCELLED',
  byStatus: [{ status: 'CANCELLED', count: 1, amount: '1250.00', fee: '2.88' }],
  waitingFor: null,
  cancelledBy: PREPARER,
  cancelledAt: '2026-03-02T08:40:00.000Z',
  cancellationReason: 'Paid by hand on Friday.',
  updatedAt: '2026-03-02T08:40:00.000Z',
};

const rejectedBatch = {
  ...waitingBatch,
  status: 'REJECTED',
  byStatus: [{ status: 'CANCELLED', count: 1, amount: '1250.00', fee: '2.88' }],
  waitingFor: null,
  rejectedBy: APPROVER,
  rejectedAt: '2026-03-02T08:50:00.000Z',
  rejectionReason: 'Row 1 has the account number of last month.',
  updatedAt: '2026-03-02T08:50:00.000Z',
};

export const withdrawal = {
  id: WITHDRAWAL_ID,
  rowNumber: 1,
  beneficiary,
  currency: 'ZAR',
  amount: '1250.00',
  fee: '2.88',
  rail: 'EFT',
  beneficiaryReference: 'SALARY MARCH',
  ...SAMPLE_OPTIONAL_FIELDS,
  status: 'COMPLETE',
  failureCode: null,
  failureReason: null,
  retryable: null,
  payoutId: PAYOUT_ID,
  batch: { id: BATCH_ID, label: 'Salaries March', status: 'COMPLETE' },
  createdAt: '2026-03-02T08:15:30.000Z',
  updatedAt: '2026-03-02T09:00:04.000Z',
};

export const payout = {
  id: PAYOUT_ID,
  direction: 'DEBIT',
  status: 'COMPLETE',
  currency: 'ZAR',
  amount: '1250.00',
  fee: '2.88',
  beneficiary,
  recipientReference: 'SALARY MARCH',
  batch: { id: BATCH_ID, label: 'Salaries March' },
  withdrawalId: WITHDRAWAL_ID,
  rail: 'EFT',
  failureCode: null,
  failureReason: null,
  createdAt: '2026-03-02T09:00:01.000Z',
  updatedAt: '2026-03-02T09:00:04.000Z',
};

const settlement = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72',
  date: '2026-03-02',
  state: 'SETTLED',
  connection: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71', displayName: 'FNB salaries' },
  batch: { id: BATCH_ID, label: completeBatch.label },
  fileName: 'PAY-20260302-0012.txt',
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
const fundingRecord = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca1',
  date: '2026-03-02',
  state: 'RECEIVED',
  currency: 'ZAR',
  connection: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71', displayName: 'FNB salaries' },
  expectedAmount: '250000.00',
  expectedOn: '2026-03-02',
  receivedAmount: '250000.00',
  receivedOn: '2026-03-02',
  differenceAmount: '0.00',
  returnedAmount: null,
  returnedOn: null,
  reference: 'F7KQ4MXC',
  note: 'For the March salaries',
  onStatement: true,
};

const announcement = {
  announcedBy: { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12', name: 'preparer' },
  announcedAt: '2026-02-26T07:30:00.000Z',
  cancelledBy: null,
  cancelledAt: null,
};

const receivedFunding = {
  ...fundingRecord,
  ...announcement,
  movements: [
    {
      transferId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca2',
      payoutId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca3',
      amount: '250000.00',
      bookingDate: '2026-03-02',
      bookedAt: '2026-03-03T06:10:00.000Z',
      entry: {
        id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83',
        bankReference: 'FT26061ABC',
        text: 'TRANSFER F7KQ4MXC',
        way: 'EXACT',
      },
    },
  ],
};

const expectedFunding = {
  ...fundingRecord,
  ...announcement,
  state: 'EXPECTED',
  receivedAmount: null,
  receivedOn: null,
  differenceAmount: null,
  reference: null,
  onStatement: false,
  movements: [],
};

/** What an operation is called with and answers, by status. */
export interface OperationExamples {
  request?: unknown;
  answers: Readonly<Record<number, unknown>>;
}

export const PAYMENTS_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  getPaymentConfig: {
    answers: {
      200: { ...configInForce, pendingChange: looserChange },
    },
  },
  updatePaymentConfig: {
    request: { ...paymentConfig, stepUpMaxAgeSeconds: 300, version: 3 },
    answers: {
      200: {
        ...paymentConfig,
        stepUpMaxAgeSeconds: 300,
        version: 4,
        updatedAt: '2026-03-02T07:30:00.000Z',
        updatedBy: ADMIN,
        pendingChange: null,
      },
    },
  },
  confirmPaymentConfigChange: {
    answers: {
      200: {
        ...configInForce,
        ...looserChange.settings,
        version: 4,
        updatedAt: '2026-03-02T07:30:00.000Z',
        pendingChange: null,
      },
    },
  },
  cancelPaymentConfigChange: { answers: { 200: { ...configInForce, pendingChange: null } } },
  getEntityConfig: {
    answers: {
      200: {
        entityId: ENTITY_ID,
        legalName: 'Karoo Trading (Pty) Ltd',
        country: 'ZA',
        enabledCurrencies: ['ZAR'],
        payoutsEnabled: true,
        maxBatchWithdrawals: 100_000,
        maxBatchAmounts: [{ currency: 'ZAR', amount: '50000000.00' }],
        rails: [
          { rail: 'EFT', maxAmount: '5000000.00', unitFee: '2.50', cutOff: '15:30' },
          { rail: 'PAYSHAP', maxAmount: '50000.00', unitFee: '4.00', cutOff: null },
        ],
        updatedAt: '2026-01-05T06:00:00.000Z',
      },
    },
  },
  getAccountBalances: {
    answers: {
      200: [
        {
          accessType: 'FUNDING',
          currency: 'ZAR',
          available: '812345.67',
          reserved: '1252.88',
          total: '813598.55',
          updatedAt: '2026-03-02T09:00:00.000Z',
        },
      ],
    },
  },
  listPayoutHistory: { answers: { 200: { items: [payout], total: 1, offset: 0, limit: 50 } } },
  getPayout: { answers: { 200: payout } },
  listBanks: {
    answers: {
      200: [
        {
          code: 'FNB',
          displayName: 'FNB',
          countryCode: 'ZA',
          defaultBranchCode: '250655',
          accountNumberMinLength: 7,
          accountNumberMaxLength: 11,
          rails: ['EFT', 'RTC', 'PAYSHAP', 'RTGS'],
        },
      ],
    },
  },
  listBatches: { answers: { 200: { items: [completeBatch], total: 1, offset: 0, limit: 50 } } },
  createBatch: {
    request: {
      label: 'Salaries March',
      currency: 'ZAR',
      source: waitingBatch.source,
      controlTotals: { count: 1, amount: '1250.00' },
      withdrawals: [withdrawalRequest],
    },
    answers: { 200: waitingBatch },
  },
  getBatch: { answers: { 200: completeBatch } },
  listBatchWithdrawals: { answers: { 200: { items: [withdrawal], total: 1, offset: 0, limit: 50 } } },
  getFeeQuote: {
    answers: {
      200: {
        batchId: BATCH_ID,
        contentDigest: DIGEST,
        currency: 'ZAR',
        withdrawalCount: 1,
        withdrawalTotal: '1250.00',
        items: [{ rail: 'EFT', count: 1, unitFee: '2.50', total: '2.50', movesOn: '2026-03-02' }],
        feeTotal: '2.50',
        vatRate: '0.15',
        vatAmount: '0.38',
        totalDebit: '1252.88',
        availableBalance: '813598.55',
        pendingTotal: '0.00',
        shortfall: '0.00',
        executionDate: null,
        movesOn: '2026-03-02',
        moveReasons: [],
        approveBy: '2026-03-02T13:30:00.000Z',
        submitsAt: '2026-03-02T08:59:00.000Z',
        quotedAt: '2026-03-02T08:59:00.000Z',
        expiresAt: '2026-03-09T08:15:30.000Z',
      },
    },
  },
  updateBatchLabel: {
    request: { label: 'Salaries, March 2026' },
    answers: { 200: { ...waitingBatch, label: 'Salaries, March 2026' } },
  },
  approveBatch: { answers: { 200: approvedBatch } },
  cancelBatch: { request: { reason: 'Paid by hand on Friday.' }, answers: { 200: cancelledBatch } },
  rejectBatch: {
    request: { reason: 'Row 1 has the account number of last month.' },
    answers: { 200: rejectedBatch },
  },
  getPendingTotal: {
    answers: {
      200: [{ currency: 'ZAR', batchCount: 1, withdrawalCount: 1, amount: '1250.00', fees: '2.88' }],
    },
  },
  listSettlements: { answers: { 200: { items: [settlement], total: 1, offset: 0, limit: 50 } } },
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
  listFundingRecords: { answers: { 200: { items: [fundingRecord], total: 1, offset: 0, limit: 50 } } },
  getFundingRecord: { answers: { 200: receivedFunding } },
  getFundingInstructions: {
    answers: {
      200: {
        isSimulated: false,
        accounts: [
          {
            connection: fundingRecord.connection,
            accountName: 'Karoo Trading (Pty) Ltd',
            branchCode: '250655',
            accountNumber: '62000000001',
            accountType: 'CURRENT',
            currency: 'ZAR',
            reference: fundingRecord.reference,
          },
        ],
      },
    },
  },
  announceFunding: {
    request: {
      connectionId: fundingRecord.connection.id,
      amount: '250000.00',
      expectedOn: '2026-03-02',
      note: 'For the March salaries',
    },
    answers: { 200: expectedFunding },
  },
  cancelFundingRecord: {
    answers: {
      200: {
        ...expectedFunding,
        state: 'CANCELLED',
        cancelledBy: expectedFunding.announcedBy,
        cancelledAt: '2026-02-27T09:00:00.000Z',
      },
    },
  },
};
