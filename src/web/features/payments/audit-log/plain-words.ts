import { BATCH_STATUSES, PAYOUT_STATUSES, WITHDRAWAL_STATUSES } from '../../../../shared/terms.ts';
import { statusWord } from '../shared/payment-status.tsx';
import { railName } from '../shared/rail-name.ts';
import { actionWords } from './words.ts';

const STATUSES = [...BATCH_STATUSES, ...PAYOUT_STATUSES, ...WITHDRAWAL_STATUSES];

function isStatus(value: string): value is (typeof STATUSES)[number] {
  return (STATUSES as readonly string[]).includes(value);
}

/** Codes whose words do not say enough. */
const CODES: Readonly<Record<string, string>> = {
  OFF: 'Off',
  off: 'Off',
  on: 'On',
  DEBIT: 'Money out',
  CREDIT: 'Money in',
  APPROVALS: 'Waits for another approval',
  PAYOUTS_OFF: 'Payouts are switched off',
};

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** 3600 -> "1 hour", in the largest unit that divides the duration. */
function durationWords(seconds: number): string {
  for (const [size, unit] of UNITS)
    if (seconds >= size && seconds % size === 0)
      return `${(seconds / size).toLocaleString('en')} ${unit}${seconds === size ? '' : 's'}`;
  return '0 seconds';
}

/**
 * A value of an entry in words, by the name of its field: true -> "Yes", 3600 of "lastsSeconds" -> "1 hour",
 * "PENDING_APPROVAL" -> "Pending approval".
 */
export function plainWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    if (name.endsWith('Seconds')) return durationWords(value);
    if (name.endsWith('Days')) return `${value} ${value === 1 ? 'day' : 'days'}`;
    if (name.endsWith('Percent')) return `${value} %`;
    return value.toLocaleString('en');
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'action') return actionWords(value);
  if (/rail$/i.test(name)) return railName(value);
  if (isStatus(value)) return statusWord(value);
  if (CODES[value]) return CODES[value];
  const isCode = /^[A-Z]{2,}(?:_[A-Z]+)+$|^[A-Z]{4,}$|^[a-z]+(?:_[a-z]+)+$/.test(value);
  if (!isCode || name === 'text' || name === 'label' || name === 'reference') return value;
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
