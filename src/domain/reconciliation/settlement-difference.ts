import type { Currency } from '../../shared/money.ts';

/** What statements show too much and too little of single payouts of a settlement. */
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
 * Whether a second user has to confirm that a difference is acknowledged. Too much of one payout does not
 * cancel too little of another one: both count. Other currencies than that of the limit take two users.
 */
export function needsSecondUser(
  { overMinor, underMinor }: SettlementDifference,
  currency: Currency,
  limit: SettlementLimit,
): boolean {
  return currency !== limit.currency || overMinor + underMinor > limit.amountMinor;
}
