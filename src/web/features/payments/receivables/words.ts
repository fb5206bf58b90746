import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import IconBan from '~icons/tabler/ban';
import IconCheck from '~icons/tabler/check';
import IconCircleDashed from '~icons/tabler/circle-dashed';
import IconClockX from '~icons/tabler/clock-x';
import IconEraser from '~icons/tabler/eraser';
import IconProgress from '~icons/tabler/progress';
import type { PaymentRequestForDisplay } from '../../../../client/types.gen.ts';
import type { AgeingBucket, OnTooMuch, RequestStatus } from '../../../../shared/collection-terms.ts';
import { dayNumber } from '../../../../shared/day-number.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import type { Look } from '../../../ui/status-badge.tsx';
import type { PayerObstacle } from './use-mailing.ts';

type LookOf = Look & { word: MessageDescriptor };

/** How each status of a payment request is shown. */
export const REQUEST_LOOKS: Readonly<Record<RequestStatus, LookOf>> = {
  OPEN: { word: msg`Open`, tone: 'moving', icon: IconCircleDashed },
  PARTLY_PAID: { word: msg`Partly paid`, tone: 'moving', icon: IconProgress },
  PAID: { word: msg`Paid`, tone: 'good', icon: IconCheck },
  EXPIRED: { word: msg`Expired`, tone: 'quiet', icon: IconClockX },
  CANCELLED: { word: msg`Cancelled`, tone: 'quiet', icon: IconBan },
  WRITTEN_OFF: { word: msg`Written off`, tone: 'quiet', icon: IconEraser },
};

export function statusWord(status: RequestStatus): string {
  return i18n._(REQUEST_LOOKS[status].word);
}

const AGES: Readonly<Record<AgeingBucket, MessageDescriptor>> = {
  NOT_DUE: msg`Not due yet`,
  DUE_TODAY: msg`Due today`,
  DAYS_1_30: msg`1–30 days late`,
  DAYS_31_60: msg`31–60 days late`,
  DAYS_61_90: msg`61–90 days late`,
  OVER_90: msg`Over 90 days late`,
};

/** "1–30 days late". */
export function ageWords(bucket: AgeingBucket): string {
  return i18n._(AGES[bucket]);
}

const SHORT_AGES: Readonly<Record<AgeingBucket, MessageDescriptor | string>> = {
  NOT_DUE: msg`Not due`,
  DUE_TODAY: msg`Today`,
  DAYS_1_30: '1–30',
  DAYS_31_60: '31–60',
  DAYS_61_90: '61–90',
  OVER_90: '> 90',
};

/** The same for the axis of a chart: "1–30". */
export function shortAge(bucket: AgeingBucket): string {
  const words = SHORT_AGES[bucket];
  return typeof words === 'string' ? words : i18n._(words);
}

/** "280 requests". */
export function requestsWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 request', other: `${written} requests` });
}

/** "12 days late", "due today"; null when nothing is open, or when it is not due yet. */
export function lateWords(
  { ageing, dueOn }: Pick<PaymentRequestForDisplay, 'ageing' | 'dueOn'>,
  today: string,
): string | null {
  if (ageing === null || ageing === 'NOT_DUE') return null;
  const days = (dayNumber(today) ?? 0) - (dayNumber(dueOn) ?? 0);
  if (days <= 0) return t`due today`;
  const written = formatNumber(days);
  return plural(days, { one: '1 day late', other: `${written} days late` });
}

export type Request = PaymentRequestForDisplay;

/** The words for money above the open amount. */
export function tooMuchWords(onTooMuch: OnTooMuch): string {
  return onTooMuch === 'CREDIT' ? t`It becomes a credit of the payer` : t`A user decides`;
}

/** "Yes, parts of any size", "Yes, each part at least R 500.00", "No". */
export function partWords({
  allowsPart,
  minimumPart,
  currency,
}: Pick<PaymentRequestForDisplay, 'allowsPart' | 'minimumPart' | 'currency'>): string {
  if (!allowsPart) return t`No`;
  if (minimumPart === null) return t`Yes, parts of any size`;
  const money = formatMoney(minimumPart, currency);
  return t`Yes, each part at least ${money}`;
}

/** Why no payer can be mailed, and what to do. */
export function obstacleWords(obstacle: PayerObstacle): string {
  if (obstacle === 'NO_ADDRESS') return t`The payer has no mail address. Add one on the page of the payer.`;
  if (obstacle === 'NO_REMINDERS')
    return t`Reminders to this payer are switched off. Switch them on on the page of the payer.`;
  if (obstacle === 'NO_MAIL_SERVER')
    return t`Outlay has no mail server, so nothing can be mailed. Give the payer the link or the PDF \
yourself.`;
  return t`No account receives payments at the moment, so a payer could not pay. Switch one on first.`;
}
