import { ADMIN, type OperationExamples } from './story.ts';

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
  standingApprovals: { currency: 'ZAR', largestRun: '50000.00', mostMonths: 12 },
  passkeyAbove: null,
  payeeAccounts: 'WARN',
  verifiedAbove: { amount: '100000.00', months: 12 },
  ifNotBankingDay: 'FOLLOWING',
  timezone: 'Africa/Johannesburg',
  notificationEmails: ['finance@karoo.example'],
};

const configInForce = {
  ...paymentConfig,
  executionDatePolicy: 'MOVE',
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
  needsSecondAdmin: false,
};

export const PAYMENT_CONFIG_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
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
        executionDatePolicy: 'MOVE',
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
};
