import type { CountryRails } from '../country.ts';

const HOUR_MS = 3_600_000;

export const RAILS: CountryRails = {
  all: [
    {
      rail: 'EFT',
      name: 'EFT',
      speed: 'the same or next banking day',
      maxAmountMinor: 500_000_000n,
      cutOff: '15:30',
    },
    { rail: 'RTC', name: 'RTC', speed: 'within a minute', maxAmountMinor: 500_000_000n, cutOff: null },
    {
      rail: 'PAYSHAP',
      name: 'PayShap',
      speed: 'immediately, for small amounts',
      maxAmountMinor: 5_000_000n,
      cutOff: null,
    },
    {
      rail: 'RTGS',
      name: 'RTGS',
      speed: 'the same day, for large amounts',
      maxAmountMinor: null,
      cutOff: '15:00',
    },
  ],
  forLargeAmounts: 'RTGS',
  // Banks return a payment up to 96 hours after they booked it, and the bank statement may come a little
  // later.
  returnWindowMs: 100 * HOUR_MS,
};
