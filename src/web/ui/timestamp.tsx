import { locale } from './locale.ts';
import { useSession } from './session-context.tsx';
import { zoneName } from './time-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string, withTime: boolean): Intl.DateTimeFormat {
  const key = `${locale()} ${timeZone} ${withTime}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(locale(), {
      timeZone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...(withTime ? { hour: '2-digit', minute: '2-digit' } : {}),
    });
    formats.set(key, found);
  }
  return found;
}

/** Zone names by zone and hour: finding one takes five formatters, and it changes at most twice a year. */
const zoneNames = new Map<string, string>();

function nameOf(at: Date, iso: string, timeZone: string): string {
  const key = `${timeZone} ${iso.slice(0, 13)}`;
  let found = zoneNames.get(key);
  if (found === undefined) zoneNames.set(key, (found = zoneName(at, timeZone)));
  return found;
}

/** Formats a moment in a time zone: "2 Mar 2026, 10:15 SAST", or only the date, "2 Mar 2026". */
export function formatTime(iso: string, timezone: string, withTime = true): string {
  const at = new Date(iso);
  const words = format(timezone, withTime).format(at).replace('Sept', 'Sep');
  return withTime ? `${words} ${nameOf(at, iso, timezone)}` : words;
}

interface TimestampProps {
  at: string;
  dateOnly?: boolean;
  /** Leaves the zone out where the table draws rows as cards, which would repeat it on every line. */
  noZoneInCard?: boolean;
}

/** A moment in the entity's time zone; hovering shows it in UTC. */
export function Timestamp({ at, dateOnly = false, noZoneInCard = false }: TimestampProps) {
  const { timezone } = useSession();
  const words = formatTime(at, timezone, !dateOnly);
  const zoneAt = words.lastIndexOf(' ');
  return (
    <time
      dateTime={at}
      title={`${at.slice(0, 19).replace('T', ' ')} UTC`}
      style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {noZoneInCard && !dateOnly ? (
        <>
          {words.slice(0, zoneAt)}
          <span data-zone>{words.slice(zoneAt)}</span>
        </>
      ) : (
        words
      )}
    </time>
  );
}
