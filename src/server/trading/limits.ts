import { isIPv6 } from 'node:net';
import type { Clock } from '../../shared/time.ts';

/** A number of requests in a window that begins with the first of them. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** The rate limits of the interface. */
export const KEY_LIMIT: Limit = { name: 'key', max: 2_000, windowMs: 60_000 };
export const ADDRESS_LIMIT: Limit = { name: 'address', max: 1_200, windowMs: 60_000 };
export const PUBLIC_LIMIT: Limit = { name: 'public', max: 30, windowMs: 60_000 };
export const BUCKETS_LIMIT: Limit = { name: 'buckets', max: 20, windowMs: 1_000 };
export const ORDERS_LIMIT: Limit = { name: 'orders', max: 400, windowMs: 1_000 };
export const SUBACCOUNTS_LIMIT: Limit = { name: 'subaccounts', max: 1, windowMs: 1_000 };

/** Counts requests. Each process counts for itself. */
export interface Limiter {
  /** Counts a caller's request. Returns 0 when it is allowed, else the milliseconds to wait. */
  take(limit: Limit, who: string): number;
  /** The same without counting. */
  look(limit: Limit, who: string): number;
}

const LARGEST = 20_000;

export function createLimiter(clock: Clock): Limiter {
  const windows = new Map<string, { count: number; endsMs: number }>();
  const open = (limit: Limit, who: string) => {
    const window = windows.get(`${limit.name} ${who}`);
    const leftMs = window ? window.endsMs - clock.nowMs() : 0;
    // A window that ends later than a new one would was opened by a clock that was ahead.
    return window && leftMs > 0 && leftMs <= limit.windowMs ? window : null;
  };
  const wait = (limit: Limit, window: { count: number; endsMs: number } | null) =>
    window && window.count >= limit.max ? window.endsMs - clock.nowMs() : 0;
  return {
    look: (limit, who) => wait(limit, open(limit, who)),
    take: (limit, who) => {
      const window = open(limit, who);
      const waitMs = wait(limit, window);
      if (waitMs > 0) return waitMs;
      if (window) window.count++;
      else {
        if (windows.size >= LARGEST) makeRoom(windows, clock.nowMs());
        windows.set(`${limit.name} ${who}`, { count: 1, endsMs: clock.nowMs() + limit.windowMs });
      }
      return 0;
    },
  };
}

/**
 * Deletes the ended windows, or the older half when none has ended, so that a flood of callers costs
 * neither memory nor a long scan each.
 */
function makeRoom(windows: Map<string, { endsMs: number }>, nowMs: number): void {
  for (const [name, { endsMs }] of windows) if (endsMs <= nowMs) windows.delete(name);
  let over = windows.size - LARGEST / 2;
  if (over <= 0) return;
  for (const name of windows.keys()) {
    if (over-- <= 0) return;
    windows.delete(name);
  }
}

const GROUPS_OF_A_NETWORK = 4;

/**
 * The key that an address is counted by: itself, or for IPv6 its network of 2^64 addresses, which one
 * customer usually has.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const all =
    tail === undefined
      ? groups
      : [...groups, ...Array<string>(8 - groups.length - last.length).fill('0'), ...last];
  return all
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
