import { locale } from '../../../ui/locale.ts';

const DAY_S = 86_400;
const SIX_HOURS_S = 21_600;

const formats = new Map<string, Intl.DateTimeFormat>();

function written(iso: string, timeZone: string, kind: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale()} ${kind} ${timeZone}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale(), { timeZone, ...options })));
  return format.format(new Date(iso));
}

/** The time of day of a trade: "10:15:30". */
export function clockOf(iso: string, timeZone: string): string {
  return written(iso, timeZone, 'clock', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
}

/**
 * The start of a bucket, as short as its period allows: "10:15", "2 Mar, 12:00" or "2 Mar". Days are UTC
 * days.
 */
export function startOf(iso: string, periodS: number, timeZone: string): string {
  if (periodS >= DAY_S) return written(iso, 'UTC', 'day', { day: 'numeric', month: 'short' });
  if (periodS >= SIX_HOURS_S)
    return written(iso, timeZone, 'part', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
  return written(iso, timeZone, 'minute', { hour: '2-digit', minute: '2-digit' });
}
