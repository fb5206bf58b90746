import type { Rail } from './terms.ts';

/**
 * A rail that an entity may use, with the most that one payment on it may be; null when the rail has no
 * maximum.
 */
export interface RailLimit {
  rail: Rail;
  maxAmountMinor: bigint | null;
}

/**
 * Why no rail carries a payment. `maxAmountMinor` belongs to the preferred rail, where that is what was
 * exceeded.
 */
export type RailRefusal =
  | { error: 'rail_not_enabled'; rail: Rail }
  | { error: 'rail_not_offered_by_bank'; rail: Rail }
  | { error: 'amount_above_rail_maximum'; rail: Rail; maxAmountMinor: bigint };

/**
 * The rail that carries one payment: the preferred one up to its maximum, above it RTGS where the entity has
 * it enabled, the bank takes it and its own maximum allows it; otherwise nothing does, and the payment is an
 * error (design, "Rails"). `amountMinor` is in minor units; `bankRails` are those of the beneficiary's bank.
 * The answer for one preferred rail is always the same object, so it may be called in a loop without making
 * garbage.
 */
export function chooseRail(
  amountMinor: bigint,
  preferred: Rail,
  rails: readonly RailLimit[],
  bankRails: readonly Rail[],
): { rail: Rail } | RailRefusal {
  const limit = enabled(preferred, rails);
  if (!limit) return { error: 'rail_not_enabled', rail: preferred };
  const offered = bankRails.includes(preferred);
  if (offered && carries(limit, amountMinor)) return CHOICE[preferred];
  if (!offered && carries(limit, amountMinor)) return { error: 'rail_not_offered_by_bank', rail: preferred };
  const rtgs = enabled('RTGS', rails);
  if (rtgs && bankRails.includes('RTGS') && carries(rtgs, amountMinor)) return CHOICE.RTGS;
  return { error: 'amount_above_rail_maximum', rail: preferred, maxAmountMinor: limit.maxAmountMinor! };
}

const CHOICE: Readonly<Record<Rail, { rail: Rail }>> = {
  EFT: { rail: 'EFT' },
  RTC: { rail: 'RTC' },
  PAYSHAP: { rail: 'PAYSHAP' },
  RTGS: { rail: 'RTGS' },
};

function enabled(rail: Rail, rails: readonly RailLimit[]): RailLimit | undefined {
  for (const limit of rails) if (limit.rail === rail) return limit;
  return undefined;
}

function carries(limit: RailLimit, amountMinor: bigint): boolean {
  return limit.maxAmountMinor === null || amountMinor <= limit.maxAmountMinor;
}

/** Banks return a payment up to 96 hours after it was booked; a statement may come a little later. */
export const RETURNED_WITHIN_MS = 100 * 3_600_000;
