import { useSession } from './session-context.tsx';
import { zoneName } from './time-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string, withTime: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${withTime}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat('en-GB', {
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

/** Finding a name takes five formats, and it changes twice a year at most: kept by zone and hour. */
const zoneNames = new Map<string, string>();

function nameOf(at: Date, iso: string, timeZone: string): string {
  const key = `${timeZone} ${iso.slice(0, 13)}`;
  let found = zoneNames.get(key);
  if (found === undefined) zoneNames.set(key, (found = zoneName(at, timeZone)));
  return found;
}

/**
 * A moment in words, in a time zone that it names: "2 Mar 2026, 10:15 SAST"; without the time, "2 Mar 2026".
 */
export function formatTime(iso: string, timezone: string, withTime = true): string {
  const at = new Date(iso);
  const words = format(timezone, withTime).format(at).replace('Sept', 'Sep');
  return withTime ? `${words} ${nameOf(at, iso, timezone)}` : words;
}

/** A moment in the entity's zone, which it names; hovering shows UTC. */
export function Timestamp({ at, dateOnly = false }: { at: string; dateOnly?: boolean }) {
  const { timezone } = useSession();
  return (
    <time
      dateTime={at}
      title={`${at.slice(0, 19).replace('T', ' ')} UTC`}
      style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {formatTime(at, timezone, !dateOnly)}
    </time>
  );
}
