import type { Clock } from '../../../shared/time.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import type { Database } from '../../platform/database/pool.ts';

/** Consecutive wrong passwords from one source without a wait. Each further one doubles the wait. */
const FREE_FAILURES = 4;
/**
 * The same from all addresses together, for guesses from many of them. Browsers that have signed in do not
 * wait for these.
 */
const FREE_FAILURES_TOGETHER = 49;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const ADDRESS_WINDOW_MS = 10 * MINUTE_MS;
const ADDRESS_FAILURES = 50;

/**
 * The wait after a number of consecutive wrong passwords: none at first, then 5 s, 10 s, 20 s, … up to 15
 * minutes.
 */
function waitAfter(failures: number, free = FREE_FAILURES): number {
  if (failures <= free) return 0;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - free - 1, 20));
}

/**
 * The rest of a wait. A rest above the longest wait shows that it began under a wrong clock, so it does not
 * count.
 */
function restOf(blockedUntilMs: number, nowMs: number): number {
  const restMs = blockedUntilMs - nowMs;
  return restMs > LONGEST_WAIT_MS ? 0 : Math.max(0, restMs);
}

/** Where a password is entered: a browser that has signed in as this user before, or an address. */
export interface Source {
  address: string;
  device: string | null;
}

/**
 * The form in which an address is counted. For IPv6 this is the network, because one client has a whole /64.
 */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const parts = head.split(':').filter(Boolean);
  const ending = (tail ?? '').split(':').filter(Boolean);
  while (tail !== undefined && parts.length + ending.length < 8) parts.push('0');
  return `${[...parts, ...ending]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const nameOf = ({ address, device }: Source) =>
  device === null ? `address ${countedAddress(address)}` : `device ${device}`;

/**
 * Counts a person's wrong passwords by source in the database, so that the wait applies in every process and
 * to no one else: an outsider who knows a name does not lock its owner out. The count is raised before the
 * password is compared and cleared when it is right, so that parallel guesses all count.
 */
export async function countAttempt(
  database: Database,
  loginId: string,
  source: Source,
  now: Date,
): Promise<{ retryAfterMs: number }> {
  return database.transaction(async (tx) => {
    // The lock orders the attempts of all sources.
    const [together] = await tx.query(
      'SELECT failures, blocked_until FROM local_credentials WHERE login_id = $1 FOR UPDATE',
      [loginId],
    );
    if (!together) return { retryAfterMs: 0 };
    const [own] = await tx.query(
      'SELECT failures, blocked_until FROM sign_in_failures WHERE login_id = $1 AND source = $2',
      [loginId, nameOf(source)],
    );
    const isKnown = source.device !== null;
    const retryAfterMs = Math.max(
      restOf(own?.blocked_until?.getTime() ?? 0, now.getTime()),
      isKnown ? 0 : restOf(together.blocked_until?.getTime() ?? 0, now.getTime()),
    );
    if (retryAfterMs > 0) return { retryAfterMs };
    const blockedUntil = (waitMs: number) => (waitMs > 0 ? new Date(now.getTime() + waitMs) : null);
    const failures = (own?.failures ?? 0) + 1;
    await tx.query(
      `INSERT INTO sign_in_failures (login_id, source, failures, blocked_until, failed_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (login_id, source)
       DO UPDATE SET failures = excluded.failures, blocked_until = excluded.blocked_until,
         failed_at = excluded.failed_at`,
      [loginId, nameOf(source), failures, blockedUntil(waitAfter(failures)), now],
    );
    if (isKnown) return { retryAfterMs: 0 };
    const all = together.failures + 1;
    await tx.query('UPDATE local_credentials SET failures = $2, blocked_until = $3 WHERE login_id = $1', [
      loginId,
      all,
      blockedUntil(waitAfter(all, FREE_FAILURES_TOGETHER)),
    ]);
    return { retryAfterMs: 0 };
  });
}

/** Clears the counts after the right password: those of the source, and the one of all addresses together. */
export async function clearAttempts(database: Database, loginId: string, source: Source): Promise<void> {
  await database.query('DELETE FROM sign_in_failures WHERE login_id = $1 AND source = $2', [
    loginId,
    nameOf(source),
  ]);
  await database.query(
    'UPDATE local_credentials SET failures = 0, blocked_until = NULL WHERE login_id = $1 AND failures > 0',
    [loginId],
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

  countAttempt(name: string, address: string): { retryAfterMs: number } {
    const keys = [
      { key: `${countedAddress(address)} ${name}`, free: FREE_FAILURES },
      { key: name, free: FREE_FAILURES_TOGETHER },
    ];
    const now = this.#clock.nowMs();
    const retryAfterMs = Math.max(
      ...keys.map(({ key }) => restOf(this.#seen.get(key)?.blockedUntil ?? 0, now)),
    );
    if (retryAfterMs > 0) return { retryAfterMs };
    for (const { key, free } of keys) {
      const failures = (this.#seen.get(key)?.failures ?? 0) + 1;
      this.#seen.delete(key);
      this.#seen.set(key, { failures, blockedUntil: now + waitAfter(failures, free) });
      if (this.#seen.size > 10_000) this.#seen.delete(this.#seen.keys().next().value!);
    }
    return { retryAfterMs: 0 };
  }
}

/**
 * Counts failed attempts by address in this process, which slows down an attacker who tries many names, or
 * many links of pay pages.
 */
export class AddressThrottle {
  readonly #clock: Clock;
  readonly #seen = new Map<string, { failures: number; until: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How long this address has to wait, in milliseconds; 0 when it may try. */
  retryAfterMs(address: string): number {
    const entry = this.#seen.get(countedAddress(address));
    if (!entry || entry.failures < ADDRESS_FAILURES) return 0;
    const restMs = entry.until - this.#clock.nowMs();
    return restMs > ADDRESS_WINDOW_MS ? 0 : Math.max(0, restMs);
  }

  failed(address: string): void {
    const now = this.#clock.nowMs();
    if (this.#seen.size > 10_000)
      for (const [key, entry] of this.#seen) if (entry.until <= now) this.#seen.delete(key);
    const counted = countedAddress(address);
    const entry = this.#seen.get(counted);
    if (!entry || entry.until <= now)
      this.#seen.set(counted, { failures: 1, until: now + ADDRESS_WINDOW_MS });
    else entry.failures += 1;
  }
}
