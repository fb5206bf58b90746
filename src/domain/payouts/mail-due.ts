import type { MailChoice } from '../../shared/terms.ts';
import { HOUR_MS } from '../../shared/time.ts';

/** A daily mail is sent from this hour of the day on. */
const HOUR_OF_DAY = 7;

/**
 * Whether a user's mail is due. Earlier mails cover everything up to `mailedUntilMs`. For daily mails, a day
 * begins at 07:00 in the entity's time zone.
 */
export function isMailDue(mail: MailChoice, nowMs: number, mailedUntilMs: number, timezone: string): boolean {
  if (mail === 'OFF') return false;
  if (mail === 'IMMEDIATELY') return true;
  return dayOfMail(nowMs, timezone) > dayOfMail(mailedUntilMs, timezone);
}

/** The calendar day of a moment, as "2026-03-02", if days began at seven. */
function dayOfMail(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(
    ms - HOUR_OF_DAY * HOUR_MS,
  );
}
