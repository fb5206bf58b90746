import type { Currency } from './money.ts';

/**
 * By how much statements show too much and too little for the payouts of a settlement, each payout compared
 * with its own amount.
 */
interface SettlementDifference {
  overMinor: bigint;
  underMinor: bigint;
}

/** Up to this amount, one user acknowledges the difference of a settlement in this currency. */
interface SettlementLimit {
  currency: Currency;
  amountMinor: bigint;
}

/**
 * Whether a second user has to confirm that a difference is acknowledged. Too much for one payout does not
 * cancel too little for another: both count. Currencies other than the limit's need two users.
 */
export function needsSecondUser(
  { overMinor, underMinor }: SettlementDifference,
  currency: Currency,
  limit: SettlementLimit,
): boolean {
  return currency !== limit.currency || overMinor + underMinor > limit.amountMinor;
}
