import type { Clock } from '../../shared/time.ts';

/** The machine's clock. */
export const systemClock: Clock = { nowMs: () => Date.now() };

/** A moment of the clock as the database takes it. */
export function nowOf(clock: Clock): Date {
  return new Date(clock.nowMs());
}
