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

/** What an operation is called with and answers, by status. */
export interface OperationExamples {
  request?: unknown;
  answers: Readonly<Record<number, unknown>>;
}

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
  ifNotBankingDay: null as string | null,
  possibleOn: null as string | null,
  approveBy: null as string | null,
  submitBy: null as string | null,
  dateAcceptedBy: null,
  waitingFor: 'APPROVALS',
  cancelledBy: null,
  cancelledAt: null,
  cancellationReason: null,
  rejectedBy: null,
  rejectedAt: null,
  rejectionReason: null,
  completedAt: null,
  retryOfBatchId: null,
  repeats: null,
  correctsBatchId: null,
  correction: null,
  updatedAt: '2026-03-02T08:15:30.000Z',
};

export const approval = { ...APPROVER, approvedAt: '2026-03-02T09:00:00.000Z', lapsed: null };

export const approvedBatch = {
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
