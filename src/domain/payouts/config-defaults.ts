import type { Currency } from '../../shared/money.ts';
import type { Rail } from '../../shared/terms.ts';
import type { ApprovalRule } from './approval-policy.ts';

/** How an entity pays. Durations in the units of their names; versions count saves, 0 is never saved. */
export interface PaymentConfig {
  defaultCurrency: Currency;
  approvalRules: readonly ApprovalRule[];
  stepUpMaxAgeSeconds: number | null;
  approvalExpiryDays: number;
  releaseDelaySeconds: number;
  defaultRail: Rail;
  duplicateWindowDays: number;
  timezone: string;
  notificationEmails: readonly string[];
  version: number;
}

/** What holds for an entity whose config nobody has saved: without rules every batch needs two approvals. */
export const DEFAULT_PAYMENT_CONFIG: PaymentConfig = {
  defaultCurrency: 'ZAR',
  approvalRules: [],
  stepUpMaxAgeSeconds: null,
  approvalExpiryDays: 14,
  releaseDelaySeconds: 0,
  defaultRail: 'EFT',
  duplicateWindowDays: 30,
  timezone: 'Africa/Johannesburg',
  notificationEmails: [],
  version: 0,
};
