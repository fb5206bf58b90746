import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import IconBan from '~icons/tabler/ban';
import IconCheck from '~icons/tabler/check';
import IconClock from '~icons/tabler/clock';
import IconClockX from '~icons/tabler/clock-x';
import IconFileImport from '~icons/tabler/file-import';
import IconMessageReply from '~icons/tabler/message-reply';
import IconPlayerSkipForward from '~icons/tabler/player-skip-forward';
import IconReplace from '~icons/tabler/replace';
import type {
  ScheduledWithdrawalCalendar,
  ScheduledWithdrawalForDisplay,
  ScheduledWithdrawalRun,
  ScheduledWithdrawalVersion,
} from '../../../../client/types.gen.ts';
import {
  type IfShort,
  isSweepSource,
  type RunStatus,
  type ScheduleKind,
  type ScheduleSource,
  type ScheduleVersionStatus,
  type StandingReason,
  type Weekday,
} from '../../../../shared/schedule-terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import type { Look } from '../../../ui/status-badge.tsx';
import { payments } from '../shared/words.ts';
import { shortDay } from './days.ts';

type Schedule = ScheduledWithdrawalForDisplay;
type LookOf = Look & { word: MessageDescriptor };

/** How each status of a run is shown. One that has a batch shows the batch's status instead. */
export const RUN_LOOKS: Readonly<Record<RunStatus, LookOf>> = {
  PLANNED: { word: msg`Planned`, tone: 'quiet', icon: IconClock },
  WAITING_FOR_FILE: { word: msg`Needs a file`, tone: 'care', icon: IconFileImport },
  CREATED: { word: msg`Created`, tone: 'moving', icon: IconCheck },
  SWEPT: { word: msg`Moved`, tone: 'good', icon: IconCheck },
  NOTHING_TO_MOVE: { word: msg`Nothing to move`, tone: 'quiet', icon: IconCheck },
  SKIPPED: { word: msg`Skipped`, tone: 'quiet', icon: IconPlayerSkipForward },
  MISSED: { word: msg`Missed`, tone: 'bad', icon: IconClockX },
};

/** How each status of a version is shown. */
export const VERSION_LOOKS: Readonly<Record<ScheduleVersionStatus, LookOf>> = {
  PENDING_APPROVAL: { word: msg`Waiting for approval`, tone: 'care', icon: IconClock },
  IN_FORCE: { word: msg`In force`, tone: 'good', icon: IconCheck },
  SUPERSEDED: { word: msg`Superseded`, tone: 'quiet', icon: IconReplace },
  REPLACED: { word: msg`Replaced`, tone: 'quiet', icon: IconReplace },
  REJECTED: { word: msg`Sent back`, tone: 'care', icon: IconMessageReply },
  EXPIRED: { word: msg`Expired`, tone: 'quiet', icon: IconClockX },
  CANCELLED: { word: msg`Stopped`, tone: 'quiet', icon: IconBan },
};

const WEEKDAY_WORDS: Readonly<Record<Weekday, MessageDescriptor>> = {
  MONDAY: msg`Monday`,
  TUESDAY: msg`Tuesday`,
  WEDNESDAY: msg`Wednesday`,
  THURSDAY: msg`Thursday`,
  FRIDAY: msg`Friday`,
  SATURDAY: msg`Saturday`,
  SUNDAY: msg`Sunday`,
};

export function weekdayWord(weekday: Weekday): string {
  return i18n._(WEEKDAY_WORDS[weekday]);
}

type When = Pick<ScheduledWithdrawalCalendar, 'every' | 'interval' | 'weekday' | 'dayOfMonth'>;

/** "every month on day 25", "every 2 weeks on Friday". */
export function calendarWords({ every, interval, weekday, dayOfMonth }: When): string {
  const count = formatNumber(interval);
  if (every === 'WEEK') {
    const day = weekdayWord(weekday ?? 'MONDAY');
    return plural(interval, { one: `every week on ${day}`, other: `every ${count} weeks on ${day}` });
  }
  if (dayOfMonth === 'LAST' || dayOfMonth === null)
    return plural(interval, {
      one: 'every month on its last day',
      other: `every ${count} months on the last day`,
    });
  const day = formatNumber(dayOfMonth);
  return plural(interval, {
    one: `every month on day ${day}`,
    other: `every ${count} months on day ${day}`,
  });
}

/** When a schedule ends: "until 31 Mar 2027", "12 runs", "without an end". */
export function endWords({ endsOn, runs }: Pick<ScheduledWithdrawalCalendar, 'endsOn' | 'runs'>): string {
  if (endsOn !== null) {
    const day = shortDay(endsOn, true);
    return t`until ${day}`;
  }
  if (runs === null) return t`without an end`;
  const count = formatNumber(runs);
  return plural(runs, { one: '1 run', other: `${count} runs` });
}

const SOURCES: Readonly<Record<ScheduleSource, MessageDescriptor>> = {
  ROWS: msg`The same payments each time`,
  LAST_PAID_RUN: msg`The payments of the last run that was paid`,
  NEW_FILE: msg`A new file each time`,
  COLLECTION: msg`None: a sweep moves collected money`,
  FUNDING: msg`One: a sweep to an account of your company`,
};

export function sourceWords(source: ScheduleSource): string {
  return i18n._(SOURCES[source]);
}

const SHORT: Readonly<Record<IfShort, MessageDescriptor>> = {
  WAIT: msg`Wait for money until the last moment`,
  SKIP: msg`Skip the run`,
};

export function ifShortWords(ifShort: IfShort): string {
  return i18n._(SHORT[ifShort]);
}

const STANDING: Readonly<Record<StandingReason, MessageDescriptor>> = {
  NOT_ALLOWED: msg`the payment config no longer allows it`,
  LIMIT_EXPIRED: msg`its last day has passed`,
  ROWS_CHANGED: msg`it pays something else`,
  SUM_ABOVE_LIMIT: msg`the sum is above the limit`,
  TOTAL_REACHED: msg`the total of all runs is reached`,
  SIGNER_LEFT: msg`an approver left or lost the role`,
  STRICTER_RULES: msg`more approvals are needed now`,
  ACCOUNT_CHANGED: msg`an account has changed`,
  LAST_RUN_FAILED: msg`a payment of the last run failed or came back`,
  RUN_CHANGED: msg`a user changed the run`,
};

/** Why a standing approval does not cover a run. */
export function standingWords(reason: StandingReason): string {
  return i18n._(STANDING[reason]);
}

/** The word of a kind of schedule. */
export function kindWord(kind: ScheduleKind): string {
  return kind === 'SWEEP' ? t`Sweeps` : t`Payments`;
}

/** "3 payments, R 41,000.00"; with a new file each time, what a run pays is not known. */
export function contentWords({
  source,
  withdrawalCount,
  totalAmount,
  limits,
  keepAmount,
  currency,
}: Pick<
  Schedule,
  'source' | 'withdrawalCount' | 'totalAmount' | 'limits' | 'keepAmount' | 'currency'
>): string {
  if (isSweepSource(source)) {
    const most = formatMoney(limits?.perRun ?? '0', currency);
    const kept = formatMoney(keepAmount ?? '0', currency);
    if (source === 'FUNDING')
      return t`pays what is above ${kept} to an account of your company, at most ${most}`;
    return t`moves what is above ${kept} from Collection to Funding, at most ${most}`;
  }
  if (source === 'NEW_FILE') return t`a new file each time`;
  return `${payments(withdrawalCount)}, ${formatMoney(totalAmount, currency)}`;
}

export type Version = ScheduledWithdrawalVersion;
export type Run = ScheduledWithdrawalRun;
export type { Schedule };
