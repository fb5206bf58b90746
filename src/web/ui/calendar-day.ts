import { locale } from './locale.ts';

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

/** "2026-03-25" -> "Wednesday 25 March 2026". */
export function longDayWords(day: string): string {
  return new Intl.DateTimeFormat(locale(), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
    .format(new Date(day))
    .replace(',', '');
}

/** "2026-03-25" -> "March 2026". */
export function monthWords(day: string): string {
  return new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(day),
  );
}
