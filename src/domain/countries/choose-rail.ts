import type { Rail } from '../../shared/terms.ts';

/** A rail that an entity may use. `maxAmountMinor` is the largest payment; null when there is no limit. */
export interface RailLimit {
  rail: Rail;
  maxAmountMinor: bigint | null;
}

/** The reason why no rail carries a payment. `maxAmountMinor` is the maximum of the preferred rail. */
export type RailRefusal =
  | { error: 'rail_not_enabled'; rail: Rail }
  | { error: 'rail_not_offered_by_bank'; rail: Rail }
  | { error: 'amount_above_rail_maximum'; rail: Rail; maxAmountMinor: bigint };

/**
 * Chooses the rail of one payment: the preferred rail up to its maximum. Above that, the country's rail for
 * large amounts, when the entity has it enabled, the bank offers it, and its own maximum allows the amount.
 * Called once a row, so it returns an element of `rails` and allocates nothing.
 */
export function chooseRail(
  amountMinor: bigint,
  preferred: Rail,
  rails: readonly RailLimit[],
  bankRails: readonly Rail[],
  forLargeAmounts: Rail | null,
): RailLimit | RailRefusal {
  const limit = rails.find(({ rail }) => rail === preferred);
  if (!limit) return { error: 'rail_not_enabled', rail: preferred };
  if (carries(limit, amountMinor))
    return bankRails.includes(preferred) ? limit : { error: 'rail_not_offered_by_bank', rail: preferred };
  const large = rails.find(({ rail }) => rail === forLargeAmounts);
  if (large && bankRails.includes(large.rail) && carries(large, amountMinor)) return large;
  return { error: 'amount_above_rail_maximum', rail: preferred, maxAmountMinor: limit.maxAmountMinor! };
}

function carries(limit: RailLimit, amountMinor: bigint): boolean {
  return limit.maxAmountMinor === null || amountMinor <= limit.maxAmountMinor;
}
