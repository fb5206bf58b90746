import type { Clock } from '../../../shared/time.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import type { Database } from '../../platform/database/pool.ts';

/** Consecutive wrong passwords without a wait. Each further one doubles the wait. */
const FREE_FAILURES = 4;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const ADDRESS_WINDOW_MS = 10 * MINUTE_MS;
const ADDRESS_FAILURES = 50;

/**
 * The wait after a number of consecutive wrong passwords: none at first, then 5 s, 10 s, 20 s, … up to 15
 * minutes.
 */
export function waitAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES - 1));
}

/**
 * Counts a user's wrong passwords in the database, so that the wait applies in every process. The count is
 * raised before the password is compared and cleared when it is right, so that parallel guesses all count.
 */
export async function countAttempt(
  database: Database,
  userId: string,
  now: Date,
): Promise<{ retryAfterMs: number }> {
  return database.transaction(async (tx) => {
    const [row] = await tx.query(
      'SELECT failures, blocked_until FROM local_credentials WHERE user_id = $1 FOR UPDATE',
      [userId],
    );
    if (!row) return { retryAfterMs: 0 };
    if (row.blocked_until && row.blocked_until > now)
      return { retryAfterMs: row.blocked_until.getTime() - now.getTime() };
    const failures = row.failures + 1;
    const waitMs = waitAfter(failures);
    await tx.query('UPDATE local_credentials SET failures = $2, blocked_until = $3 WHERE user_id = $1', [
      userId,
      failures,
      waitMs > 0 ? new Date(now.getTime() + waitMs) : null,
    ]);
    return { retryAfterMs: 0 };
  });
}

/** Clears the count of a user who entered the right password. */
export async function clearAttempts(database: Database, userId: string): Promise<void> {
  await database.query(
    'UPDATE local_credentials SET failures = 0, blocked_until = NULL WHERE user_id = $1 AND failures > 0',
    [userId],
  );
}

/**
 * The same waits for unknown names, so that a wait does not reveal which names exist. This process remembers
 * the latest few thousand names.
 */
export class UnknownNames {
  readonly #clock: Clock;
  readonly #seen = new Map<string, { failures: number; blockedUntil: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  countAttempt(name: string): { retryAfterMs: number } {
    const now = this.#clock.nowMs();
    const entry = this.#seen.get(name) ?? { failures: 0, blockedUntil: 0 };
    if (entry.blockedUntil > now) return { retryAfterMs: entry.blockedUntil - now };
    const failures = entry.failures + 1;
    this.#seen.delete(name);
    this.#seen.set(name, { failures, blockedUntil: now + waitAfter(failures) });
    if (this.#seen.size > 5_000) this.#seen.delete(this.#seen.keys().next().value!);
    return { retryAfterMs: 0 };
  }
}

/** Counts failed sign-ins by address in this process, which slows down an attacker who tries many names. */
export class AddressThrottle {
  readonly #clock: Clock;
  readonly #seen = new Map<string, { failures: number; until: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How long this address has to wait, in milliseconds; 0 when it may try. */
  retryAfterMs(address: string): number {
    const entry = this.#seen.get(address);
    if (!entry || entry.failures < ADDRESS_FAILURES) return 0;
    return Math.max(0, entry.until - this.#clock.nowMs());
  }

  failed(address: string): void {
    const now = this.#clock.nowMs();
    if (this.#seen.size > 10_000)
      for (const [key, entry] of this.#seen) if (entry.until <= now) this.#seen.delete(key);
    const entry = this.#seen.get(address);
    if (!entry || entry.until <= now)
      this.#seen.set(address, { failures: 1, until: now + ADDRESS_WINDOW_MS });
    else entry.failures += 1;
  }
}
