import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';

/** An endpoint is switched off when deliveries have failed for so long. */
export const GIVE_UP_AFTER_MS = DAY_MS;

/** The old secret signs for so long after a rotation. */
export const OLD_SECRET_MS = DAY_MS;

const PAUSES_MS = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS];

/** How long a delivery waits after its attempt of this number, which failed. */
export function pauseAfterMs(attempt: number): number {
  return PAUSES_MS[attempt - 1] ?? HOUR_MS;
}

/** Rounds without a success after which the endpoint itself counts as down. */
const DOWN_AFTER = 5;
const LONGEST_PROBE_MS = 10 * MINUTE_MS;

/** Whether an endpoint counts as down: then one delivery at a time tries it. */
export function isDown(failures: number): boolean {
  return failures >= DOWN_AFTER;
}

/** How long nothing is sent to an endpoint after so many failed rounds; null for no pause. */
export function endpointPauseMs(failures: number): number | null {
  if (!isDown(failures)) return null;
  return Math.min(30_000 * 2 ** Math.min(failures - DOWN_AFTER, 10), LONGEST_PROBE_MS);
}
