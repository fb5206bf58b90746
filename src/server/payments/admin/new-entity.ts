import type { Country } from '../../../domain/countries/country.ts';
import { parseAmount } from '../../../shared/money.ts';
import type { StoredEntityRail } from '../entity/tables.ts';

/** The limits of a new entity, until others are set. */
export const NEW_LIMITS = { withdrawals: 1_000, amount: '1000000' };

/** The largest total of a batch of a new entity, in minor units. */
export function newMaximumOf({ currency }: Country): bigint {
  return parseAmount(NEW_LIMITS.amount, currency)!;
}

/** Every rail of the country, without a fee. */
export function newRailsOf(country: Country): StoredEntityRail[] {
  return country.rails.all.map(({ rail, maxAmountMinor, cutOff }) => ({
    rail,
    maxAmountMinor: maxAmountMinor?.toString() ?? null,
    unitFeeMinor: '0',
    cutOff,
  }));
}
