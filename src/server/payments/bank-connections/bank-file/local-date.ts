import { nextBusinessDay, type BankCalendar } from '../../../../domain/business-days/business-days.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { loadDateSettings } from '../../execution-dates/date-settings.ts';

/** For countries whose holidays are not known. */
const WEEKENDS_ONLY: BankCalendar = { timezone: 'UTC', holidays: new Map() };

/** The date in a time zone, as YYYY-MM-DD. */
export function localDate(at: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(at);
}

/** The time of day in a time zone, as HH:MM:SS. */
export function localTime(at: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'medium' }).format(at);
}

/** The date itself, or the next day on which the banks of the entity work. */
export async function nextBankDay(tx: Tx, entityId: string, at: Date, date: string): Promise<string> {
  const settings = await loadDateSettings(tx, entityId, at);
  return nextBusinessDay(date, settings?.calendar ?? WEEKENDS_ONLY);
}
