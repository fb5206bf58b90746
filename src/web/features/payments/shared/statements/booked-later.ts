import { plural, t } from '@lingui/core/macro';
import type { BookedLater } from '../../../../../client/types.gen.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { formatNumber } from '../../../../ui/locale.ts';

/** States what was booked after a month was closed. */
export function bookedLaterWords({ payments, amount }: BookedLater, currency: string): string {
  const money = formatMoney(amount.replace(/^-/, ''), currency);
  const written = formatNumber(payments);
  return payments === 0
    ? t`${money} was booked after the month was closed`
    : plural(payments, {
        one: `1 payment of ${money} was booked after the month was closed`,
        other: `${written} payments of ${money} were booked after the month was closed`,
      });
}
