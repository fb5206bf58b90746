import { plural, t } from '@lingui/core/macro';
import { dueDaysFrom } from '../../../../domain/schedules/due-days.ts';
import { formatAmount, isCurrency, parseAmount } from '../../../../shared/money.ts';
import { MOST_RUNS } from '../../../../shared/schedule-terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { people } from '../shared/words.ts';
import { shortDay } from './days.ts';
import type { Schedule, Version } from './words.ts';

type Content = Pick<Version, 'calendar' | 'limits' | 'totalAmount' | 'withdrawalCount'>;

/** How many runs are due from a day on under a standing approval, within its last day. */
function standingRuns({ calendar, limits }: Content, from: string): number {
  const last = limits?.validUntil ?? calendar.endsOn ?? from;
  return dueDaysFrom(calendar, from, MOST_RUNS).filter((day) => day <= last).length;
}

/** An amount of money times a count, as a decimal. */
function timesAmount(amount: string, count: number, currency: string): string {
  const minor = isCurrency(currency) ? parseAmount(amount, currency) : null;
  return minor === null || !isCurrency(currency) ? amount : formatAmount(minor * BigInt(count), currency);
}

/**
 * "12 payments of R 41,000.00 (R 492,000.00 in all) to 3 people until 25 Nov 2027": what a standing approval
 * covers from a day on.
 */
export function coveredWords(content: Content, currency: Schedule['currency'], from: string): string {
  const { limits, totalAmount, withdrawalCount } = content;
  const runs = standingRuns(content, from);
  const count = formatNumber(runs);
  const each = formatMoney(totalAmount, currency);
  const all = formatMoney(timesAmount(totalAmount, runs, currency), currency);
  const who = people(withdrawalCount);
  const until = shortDay(limits?.validUntil ?? from, true);
  return plural(runs, {
    one: `1 payment of ${each} to ${who} until ${until}`,
    other: `${count} payments of ${each} (${all} in all) to ${who} until ${until}`,
  });
}

/** When a standing approval stops by itself. */
export function stopsWhen(): string[] {
  return [
    t`an account changes`,
    t`the sum changes`,
    t`an approver leaves or loses the role`,
    t`rules become stricter`,
    t`a payment of the last run fails or comes back`,
    t`a limit is reached`,
  ];
}
