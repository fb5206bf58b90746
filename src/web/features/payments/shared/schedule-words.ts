import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import IconCheck from '~icons/tabler/check';
import IconClock from '~icons/tabler/clock';
import IconClockX from '~icons/tabler/clock-x';
import IconMessageReply from '~icons/tabler/message-reply';
import IconPlayerPause from '~icons/tabler/player-pause';
import IconPlayerStop from '~icons/tabler/player-stop';
import IconRepeat from '~icons/tabler/repeat';
import type { ScheduledWithdrawalCalendar } from '../../../../client/types.gen.ts';
import type { ScheduleStatus } from '../../../../shared/schedule-terms.ts';
import { formatNumber } from '../../../ui/locale.ts';
import type { Look } from '../../../ui/status-badge.tsx';

/** The words of schedules that the search shows too. */

/** How each status of a schedule is shown. */
export const SCHEDULE_LOOKS: Readonly<Record<ScheduleStatus, Look & { word: MessageDescriptor }>> = {
  PENDING_APPROVAL: { word: msg`Waiting for approval`, tone: 'care', icon: IconClock },
  ACTIVE: { word: msg`Active`, tone: 'good', icon: IconRepeat },
  PAUSED: { word: msg`Paused`, tone: 'quiet', icon: IconPlayerPause },
  SUSPENDED: { word: msg`Suspended`, tone: 'bad', icon: IconPlayerPause },
  REJECTED: { word: msg`Sent back`, tone: 'care', icon: IconMessageReply },
  EXPIRED: { word: msg`Expired`, tone: 'quiet', icon: IconClockX },
  CANCELLED: { word: msg`Stopped`, tone: 'quiet', icon: IconPlayerStop },
  ENDED: { word: msg`Ended`, tone: 'quiet', icon: IconCheck },
};

/** The word of a status of a schedule. */
export function scheduleWord(status: ScheduleStatus): string {
  return i18n._(SCHEDULE_LOOKS[status].word);
}

/** "monthly", "every 2 weeks": the rhythm alone, beside the name. */
export function rhythmWords({
  every,
  interval,
}: Pick<ScheduledWithdrawalCalendar, 'every' | 'interval'>): string {
  const count = formatNumber(interval);
  return every === 'WEEK'
    ? plural(interval, { one: 'weekly', other: `every ${count} weeks` })
    : plural(interval, { one: 'monthly', other: `every ${count} months` });
}
