import type { PaymentConfig } from '../src/domain/payouts/config-defaults.ts';

/** The initial balance of each entity: enough for many batches, but too little for several large ones. */
export const FUNDED_MINOR = 100_000_000n;

/** The standing approvals that entities with schedules allow. */
export const ALLOWS_STANDING: Partial<PaymentConfig> = {
  standingApprovals: { currency: 'ZAR', largestRunMinor: 50_000_000n, mostMonths: 12 },
};
