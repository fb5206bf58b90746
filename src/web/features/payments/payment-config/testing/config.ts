import type { PaymentConfigForDisplay } from '../../../../../client/types.gen.ts';

/** A payment config as the API returns it, in version 4; `changes` replace its settings. */
export function testConfig(changes: Partial<PaymentConfigForDisplay> = {}): PaymentConfigForDisplay {
  return {
    defaultCurrency: 'ZAR',
    approvalRules: [
      { currency: 'ZAR', upToAmount: '30000.00', approvalsRequired: 1 },
      { currency: 'ZAR', upToAmount: null, approvalsRequired: 2 },
    ],
    stepUpMaxAgeSeconds: null,
    approvalExpiryDays: 14,
    releaseDelaySeconds: 0,
    defaultRail: 'EFT',
    unusualAmountPercent: 50,
    ifNotBankingDay: 'FOLLOWING',
    executionDatePolicy: 'MOVE',
    duplicateWindowDays: 30,
    timezone: 'Africa/Johannesburg',
    notificationEmails: [],
    lowBalanceThresholds: [{ currency: 'ZAR', amount: '50000.00' }],
    settlementDifferenceLimit: { currency: 'ZAR', amount: '100.00' },
    standingApprovals: null,
    passkeyAbove: null,
    payeeAccounts: 'WARN',
    verifiedAbove: null,
    version: 4,
    updatedAt: null,
    updatedBy: null,
    pendingChange: null,
    ...changes,
  };
}
