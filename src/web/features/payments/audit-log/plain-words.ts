import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { formatNumber } from '../../../ui/locale.ts';
import { BATCH_STATUSES, PAYOUT_STATUSES, WITHDRAWAL_STATUSES } from '../../../../shared/terms.ts';
import { statusWord } from '../shared/payment-status.tsx';
import { railName } from '../shared/rail-name.ts';
import { actionWords } from './words.ts';

const STATUSES = [...BATCH_STATUSES, ...PAYOUT_STATUSES, ...WITHDRAWAL_STATUSES];

function isStatus(value: string): value is (typeof STATUSES)[number] {
  return (STATUSES as readonly string[]).includes(value);
}

/** Codes whose words do not say enough. */
const CODES: Readonly<Record<string, MessageDescriptor>> = {
  OFF: msg`Off`,
  off: msg`Off`,
  on: msg`On`,
  DEBIT: msg`Money out`,
  CREDIT: msg`Money in`,
  APPROVALS: msg`Waits for another approval`,
  PAYOUTS_OFF: msg`Payouts are switched off`,
};

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const UNITS: readonly [seconds: number, words: (count: number) => string][] = [
  [86_400, daysWords],
  [3_600, (count) => plural(count, { one: '# hour', other: '# hours' })],
  [60, (count) => plural(count, { one: '# minute', other: '# minutes' })],
  [1, (count) => plural(count, { one: '# second', other: '# seconds' })],
];

function daysWords(count: number): string {
  return plural(count, { one: '# day', other: '# days' });
}

/** 3600 -> "1 hour", in the largest unit that divides the duration. */
function durationWords(seconds: number): string {
  for (const [size, words] of UNITS)
    if (seconds >= size && seconds % size === 0) return words(seconds / size);
  return t`0 seconds`;
}

/**
 * A value of an entry in words, by the name of its field: true -> "Yes", 3600 of "lastsSeconds" -> "1 hour",
 * "PENDING_APPROVAL" -> "Pending approval".
 */
export function plainWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t`None`;
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (typeof value === 'number') {
    if (name.endsWith('Seconds')) return durationWords(value);
    if (name.endsWith('Days')) return daysWords(value);
    if (name.endsWith('Percent')) return `${value} %`;
    return formatNumber(value);
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'action') return actionWords(value);
  if (/rail$/i.test(name)) return railName(value);
  if (isStatus(value)) return statusWord(value);
  if (CODES[value]) return i18n._(CODES[value]);
  const isCode = /^[A-Z]{2,}(?:_[A-Z]+)+$|^[A-Z]{4,}$|^[a-z]+(?:_[a-z]+)+$/.test(value);
  if (!isCode || name === 'text' || name === 'label' || name === 'reference') return value;
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
