import { COLLECTION_EXAMPLES } from './collections.ts';
import { LISTED_EVENTS } from './events.ts';
import { RECEIPT_EXAMPLES } from './receipts.ts';
import { FUNDING_EXAMPLES } from './funding-records.ts';
import { PAYMENT_CONFIG_EXAMPLES } from './payment-config.ts';
import { SCHEDULE_EXAMPLES } from './schedules.ts';
import { SETTLEMENT_EXAMPLES } from './settlements.ts';
import {
  APPROVER,
  approvedBatch,
  BATCH_ID,
  completeBatch,
  DIGEST,
  ENTITY_ID,
  type OperationExamples,
  payout,
  PREPARER,
  waitingBatch,
  withdrawal,
  withdrawalRequest,
} from './story.ts';

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

/** The examples of the payments document, by operation. */
export const PAYMENTS_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  ...PAYMENT_CONFIG_EXAMPLES,
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
          { rail: 'EFT', maxAmount: '5000000.00', unitFee: '2.50', cutOff: '15:30', sharesFileWith: [] },
          { rail: 'PAYSHAP', maxAmount: '50000.00', unitFee: '4.00', cutOff: null, sharesFileWith: [] },
        ],
        oneRailPerBatch: false,
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
        payingAccount: { name: 'Cheque account 62000000001', isOn: true },
        pendingTotal: '0.00',
        shortfall: '0.00',
        executionDate: null,
        movesOn: '2026-03-02',
        moveReasons: [],
        ifNotBankingDay: null,
        possibleOn: null,
        approveBy: '2026-03-02T13:30:00.000Z',
        submitBy: '2026-03-02T13:30:00.000Z',
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
  approveBatch: { request: {}, answers: { 200: approvedBatch } },
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
  ...SETTLEMENT_EXAMPLES,
  ...FUNDING_EXAMPLES,
  ...SCHEDULE_EXAMPLES,
  ...COLLECTION_EXAMPLES,
  ...RECEIPT_EXAMPLES,
  ...LISTED_EVENTS,
};
