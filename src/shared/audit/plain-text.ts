import { CODE_WORDS, PHRASES } from './words.ts';
import { actionText, type Voice } from './wording.ts';

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
function durationText({ count }: Voice, seconds: number): string {
  for (const [size, unit] of UNITS)
    if (seconds >= size && seconds % size === 0) return count(unit, seconds / size);
  return count('second', 0);
}

/**
 * A value of an entry in words, by the name of its field: true -> "Yes", 3600 of "lastsSeconds" -> "1 hour",
 * "PENDING_APPROVAL" -> "Pending approval".
 */
export function plainText(voice: Voice, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return voice.text(PHRASES.none);
  if (typeof value === 'boolean') return value ? voice.text(PHRASES.yes) : voice.text(PHRASES.no);
  if (typeof value === 'number') {
    if (name.endsWith('Seconds')) return durationText(voice, value);
    if (name.endsWith('Days')) return voice.count('day', value);
    if (name.endsWith('Percent')) return `${value} %`;
    return voice.number(value);
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'action') return actionText(voice.text, value);
  if (/rail$/i.test(name)) return voice.rail(value);
  const known = CODE_WORDS[value];
  if (known) return voice.text(known);
  const isCode = /^[A-Z]{2,}(?:_[A-Z]+)+$|^[A-Z]{4,}$|^[a-z]+(?:_[a-z]+)+$/.test(value);
  if (!isCode || name === 'text' || name === 'label' || name === 'reference') return value;
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
