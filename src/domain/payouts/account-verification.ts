import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time.ts';

/** A bank answers within a minute. After this it counts as timed out, and is still asked. */
const TIMES_OUT_AFTER_MS = 2 * MINUTE_MS;
/** For how long a bank that says nothing is asked. */
const ASKED_FOR_MS = 7 * DAY_MS;

/** Whether a bank has had an account for so long without a word that its question has timed out. */
export function hasTimedOut(askedAtMs: number, nowMs: number): boolean {
  return nowMs - askedAtMs >= TIMES_OUT_AFTER_MS;
}

/**
 * When a silent bank is asked again: after a minute, then after a pause that doubles up to an hour. Null once
 * it has said nothing for a week.
 */
export function nextAskedMs(askedAtMs: number, asked: number, nowMs: number): number | null {
  if (nowMs - askedAtMs >= ASKED_FOR_MS) return null;
  return nowMs + Math.min(MINUTE_MS * 2 ** Math.min(asked, 10), HOUR_MS);
}
