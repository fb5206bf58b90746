import { MINUTE_MS } from '../../../shared/time.ts';

/** A day of the past: its number from 0, and its beginning in epoch ms. */
export interface Day {
  number: number;
  startMs: number;
}

/** Whether something that happens every `every` days is due on this day. */
export function isDue({ number }: Day, every: number, on: number): boolean {
  return number % every === on;
}

/** A time of the day, in minutes from its beginning. */
export function atMinute({ startMs }: Day, minutes: number): number {
  return startMs + Math.floor(minutes * MINUTE_MS);
}
