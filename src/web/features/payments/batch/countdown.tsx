import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

const SECOND_MS = 1_000;
const STEPS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** "3 days", "2 hours", "41 seconds"; "no time" once the moment has passed. */
export function timeLeft(untilMs: number, nowMs: number): string {
  const seconds = Math.floor((untilMs - nowMs) / SECOND_MS);
  for (const [size, unit] of STEPS) {
    const count = Math.floor(seconds / size);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'no time';
}

/** The time left until a moment, updated every second. */
export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), SECOND_MS, { autoInvoke: true });
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{timeLeft(Date.parse(until), now)}</span>;
}
