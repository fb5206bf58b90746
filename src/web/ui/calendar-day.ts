import { DAY_MS } from '../../shared/time.ts';
import { locale } from './locale.ts';

const ROUNDS = 3;

/** A zone's offset from UTC at a moment, in milliseconds; positive east of UTC. */
function aheadMs(ms: number, timeZone: string): number {
  const written = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(ms);
  return Date.parse(`${written.replace(' ', 'T')}Z`) - Math.floor(ms / 1_000) * 1_000;
}

/** The calendar day of a moment in a zone, as "2026-03-02". */
export function dayOf(ms: number, timeZone: string): string {
  return new Date(ms + aheadMs(ms, timeZone)).toISOString().slice(0, 10);
}

/** The moment at which a calendar day begins in a zone, in epoch milliseconds. */
export function startOfDay(day: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  let guess = wanted;
  // The offset depends on the moment that is being computed, so approximate it in a few rounds.
  for (let round = 0; round < ROUNDS; round++) guess = wanted - aheadMs(guess, timeZone);
  return guess;
}

/** The last millisecond of a calendar day in a zone: filters take both bounds as inclusive. */
export function endOfDay(day: string, timeZone: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return startOfDay(next, timeZone) - 1;
}

/** "2026-03-02" -> "2 Mar", with the year "2 Mar 2026". A calendar day has no zone. */
export function dayWords(day: string, withYear = false): string {
  return new Intl.DateTimeFormat(locale(), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
  })
    .format(new Date(day))
    .replace('Sept', 'Sep');
}
