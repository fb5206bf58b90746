// `Date` converts the moments that it is given, and never reads the clock.
// oxlint-disable no-restricted-globals
import { DAY_MS } from './time.ts';

const ROUNDS = 3;

/**
 * A format is slow to create and its memory is freed late, so keep them: there are only a few hundred zones.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return format;
}

/** A zone's offset from UTC at a moment, in milliseconds; positive east of UTC. */
function aheadMs(ms: number, timeZone: string): number {
  const written = formatOf(timeZone).format(ms);
  return Date.parse(`${written.replace(' ', 'T')}Z`) - Math.floor(ms / 1_000) * 1_000;
}

/** The calendar day of a moment in a zone, as "2026-03-02". */
export function dayOf(ms: number, timeZone: string): string {
  return new Date(ms + aheadMs(ms, timeZone)).toISOString().slice(0, 10);
}

/** The moment at which the clocks of a zone show a time (HH:MM) of a calendar day, in epoch milliseconds. */
export function momentOf(day: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let guess = wanted;
  // The offset depends on the moment that is being computed, so approximate it in a few rounds.
  for (let round = 0; round < ROUNDS; round++) guess = wanted - aheadMs(guess, timeZone);
  return guess;
}

/** The moment at which a calendar day begins in a zone, in epoch milliseconds. */
export function startOfDay(day: string, timeZone: string): number {
  return momentOf(day, '00:00', timeZone);
}

/** The last millisecond of a calendar day in a zone: filters take both bounds as inclusive. */
export function endOfDay(day: string, timeZone: string): number {
  return startOfDay(addDays(day, 1), timeZone) - 1;
}

/** The calendar day that is `days` later: ("2026-02-28", 1) -> "2026-03-01". */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the week: 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
