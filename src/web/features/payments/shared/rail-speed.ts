import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CountryRail } from '../../../../domain/countries/country.ts';
import type { Rail } from '../../../../shared/terms.ts';

/** The speed of each rail as its country writes it in English, for the catalogues. */
const SPEEDS: Readonly<Partial<Record<Rail, MessageDescriptor>>> = {
  EFT: msg`the same or next banking day`,
  RTC: msg`within a minute`,
  PAYSHAP: msg`immediately, for small amounts`,
  RTGS: msg`the same day, for large amounts`,
};

/** When a payment by this rail arrives, as the end of a sentence: "within a minute". */
export function railSpeed({ rail, speed }: Pick<CountryRail, 'rail' | 'speed'>): string {
  const words = SPEEDS[rail];
  return words ? i18n._(words) : speed;
}
