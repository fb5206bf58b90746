import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { locale } from '../../../../ui/locale.ts';

const SECOND_MS = 1_000;
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "in 2 hours", updated every second. */
export function TimeUntil({ at }: { at: string }) {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), SECOND_MS, { autoInvoke: true });
  const seconds = Math.floor((Date.parse(at) - now) / SECOND_MS);
  const [unit, size] = UNITS.find(([, one]) => Math.abs(seconds) >= one) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(locale()).format(Math.trunc(seconds / size), unit);
}
