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
