import { ALWAYS, nextBankingDay, type BankCalendar } from '../../../domain/business-days/business-days.ts';
import { executionOf } from '../../../domain/business-days/execution.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { loadDateSettings } from '../batches/dates/date-settings.ts';

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
  return nextBankingDay(date, ALWAYS, settings?.calendar ?? WEEKENDS_ONLY);
}

/**
 * The first day on which the bank pays a file of the batch that leaves now: the cut-off decides, and the day
 * is a banking day unless the rail pays at any hour of any day.
 */
export async function firstBankDay(
  tx: Tx,
  batch: { id: string; entityId: string },
  at: Date,
  today: string,
): Promise<string> {
  const settings = await loadDateSettings(tx, batch.entityId, at);
  if (!settings) return nextBankingDay(today, ALWAYS, WEEKENDS_ONLY);
  const rails = await tx.query('SELECT DISTINCT rail FROM withdrawals WHERE batch_id = $1', [batch.id]);
  const hours = settings.hoursOf(rails.map(({ rail }) => rail));
  const request = { requested: null, submitMs: at.getTime(), hours, rule: settings.rule };
  const { movesOn } = executionOf(request, settings.calendar);
  if (rails.every(({ rail }) => settings.runsAllDay(rail))) return movesOn ?? today;
  return nextBankingDay(movesOn ?? today, hours, settings.calendar);
}
