import { plural, t } from '@lingui/core/macro';
import { dueDaysFrom } from '../../../../domain/schedules/due-days.ts';
import { formatAmount, isCurrency, parseAmount } from '../../../../shared/money.ts';
import { isSweepSource, MOST_RUNS } from '../../../../shared/schedule-terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { people } from '../shared/words.ts';
import { shortDay } from './days.ts';
import type { Schedule, Version } from './words.ts';

type Content = Pick<Version, 'calendar' | 'limits' | 'source' | 'totalAmount' | 'withdrawalCount'>;

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
  if (isSweepSource(content.source)) return sweptWords(content, currency, from);
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

/** "Up to R 1,000.00 on each of 12 days (R 12,000.00 in all) … until 25 Nov 2027": what a sweep may move. */
function sweptWords(content: Content, currency: Schedule['currency'], from: string): string {
  const { limits } = content;
  const runs = standingRuns(content, from);
  const count = formatNumber(runs);
  const cap = limits?.perRun ?? '0';
  const each = formatMoney(cap, currency);
  const most = limits?.total ?? timesAmount(cap, runs, currency);
  const all = formatMoney(most, currency);
  const until = shortDay(limits?.validUntil ?? from, true);
  if (content.source === 'FUNDING')
    return plural(runs, {
      one: `1 payment of at most ${each} to your own account until ${until}`,
      other: `${count} payments of at most ${each} (${all} in all) to your own account until ${until}`,
    });
  return plural(runs, {
    one: `1 move of at most ${each} from Collection to Funding until ${until}`,
    other: `${count} moves of at most ${each} (${all} in all) from Collection to Funding until ${until}`,
  });
}

/** When a standing approval stops by itself. A sweep from Collection pays no one, so no account matters. */
export function stopsWhen(source: string): string[] {
  if (source === 'COLLECTION')
    return [t`an approver leaves or loses the role`, t`rules become stricter`, t`a limit is reached`];
  return [
    t`an account changes`,
    ...(source === 'FUNDING' ? [] : [t`the sum changes`]),
    t`an approver leaves or loses the role`,
    t`rules become stricter`,
    t`a payment of the last run fails or comes back`,
    t`a limit is reached`,
  ];
}
