import { plural, t } from '@lingui/core/macro';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

const SECOND_MS = 1_000;
const STEPS: readonly (readonly [seconds: number, words: (count: number) => string])[] = [
  [86_400, (count) => plural(count, { one: '# day', other: '# days' })],
  [3_600, (count) => plural(count, { one: '# hour', other: '# hours' })],
  [60, (count) => plural(count, { one: '# minute', other: '# minutes' })],
  [1, (count) => plural(count, { one: '# second', other: '# seconds' })],
];

/** "3 days", "2 hours", "41 seconds"; "no time" once the moment has passed. */
export function timeLeft(untilMs: number, nowMs: number): string {
  const seconds = Math.floor((untilMs - nowMs) / SECOND_MS);
  for (const [size, words] of STEPS) {
    const count = Math.floor(seconds / size);
    if (count >= 1) return words(count);
  }
  return t`no time`;
}

/** The time left until a moment, updated every second. */
export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), SECOND_MS, { autoInvoke: true });
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{timeLeft(Date.parse(until), now)}</span>;
}
