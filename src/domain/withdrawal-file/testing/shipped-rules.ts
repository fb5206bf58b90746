import { SOUTH_AFRICA } from '../../countries/za/south-africa.ts';
import { RAILS } from '../../../shared/terms.ts';
import type { WithdrawalRules } from '../withdrawal-rules.ts';

/** The rules of a new South African entity, with the banks that are shipped. */
export function shippedRules(): WithdrawalRules {
  const { code, currency, banks, rails } = SOUTH_AFRICA;
  return {
    country: code,
    currency,
    enabledCurrencies: [currency],
    banks: banks.shipped.map((bank) => ({ rails: RAILS, ...bank, countryCode: code })),
    rails: rails.all.map(({ rail, maxAmountMinor }) => ({ rail, maxAmountMinor })),
    preferredRail: rails.all[0].rail,
    maxBatchWithdrawals: 100_000,
    maxBatchAmountMinor: null,
  };
}
