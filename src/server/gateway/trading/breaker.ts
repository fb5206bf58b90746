import type { Clock } from '../../../shared/time.ts';

/** Consecutive failures after which the exchange counts as down. */
const FAILURES_TO_OPEN = 5;
/** Failures after which the status says that the exchange does not answer: a read and its retry. */
const FAILURES_TO_REPORT = 2;
/** How long nothing is sent to an exchange that is down, before one request may try it again. */
const OPEN_MS = 5_000;

/**
 * A circuit breaker: refuses requests at once while the exchange is down, and lets one at a time try
 * whether it is back.
 */
export interface Breaker {
  /**
   * Requests permission to send. Returns 0 when granted, else the milliseconds to wait. A caller with
   * permission must report the outcome.
   */
  admit(): number;
  succeeded(): void;
  failed(): void;
  /** Whether the exchange answers, since when, and when it was last tried; null before the first request. */
  state(): { available: boolean; sinceMs: number | null; lastHeardMs: number | null };
}

export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let openUntilMs: number | null = null;
  let probing = false;
  let sinceMs: number | null = null;
  let lastHeardMs: number | null = null;

  return {
    admit: () => {
      if (openUntilMs === null) return 0;
      const wait = openUntilMs - clock.nowMs();
      // A remaining wait above the configured one means that the clock was ahead when the breaker opened.
      if (wait > 0 && wait <= OPEN_MS) return wait;
      if (probing) return 1_000;
      probing = true;
      return 0;
    },
    succeeded: () => {
      const now = clock.nowMs();
      if (sinceMs === null || failures >= FAILURES_TO_REPORT) sinceMs = now;
      lastHeardMs = now;
      failures = 0;
      openUntilMs = null;
      probing = false;
    },
    failed: () => {
      const now = clock.nowMs();
      lastHeardMs = now;
      failures += 1;
      probing = false;
      if (failures === FAILURES_TO_REPORT) sinceMs = now;
      if (failures >= FAILURES_TO_OPEN) openUntilMs = now + OPEN_MS;
    },
    state: () => ({ available: failures < FAILURES_TO_REPORT, sinceMs, lastHeardMs }),
  };
}
