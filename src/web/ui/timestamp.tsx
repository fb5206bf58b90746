import { useSession } from './session-context.tsx';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timezone: string, withTime: boolean): Intl.DateTimeFormat {
  const key = `${timezone} ${withTime}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...(withTime ? { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } : {}),
    });
    formats.set(key, found);
  }
  return found;
}

/** A moment in words, in a time zone: "2 Mar 2026, 10:15 SAST". */
export function formatTime(iso: string, timezone: string, withTime = true): string {
  return format(timezone, withTime).format(new Date(iso));
}

/** A moment in the entity's zone, which it names; hovering shows UTC. */
export function Timestamp({ at, dateOnly = false }: { at: string; dateOnly?: boolean }) {
  const { timezone } = useSession();
  return (
    <time dateTime={at} title={`${at.replace('T', ' ').replace('.000Z', '').replace('Z', '')} UTC`} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatTime(at, timezone, !dateOnly)}
    </time>
  );
}
