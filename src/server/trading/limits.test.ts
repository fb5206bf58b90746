import { describe, expect, it } from 'vitest';
import { createLimiter, KEY_LIMIT, networkOf, ORDERS_LIMIT } from './limits.ts';

describe('a rate limiter', () => {
  it("allows a window's number of requests, returns the waiting time, and starts a new window", () => {
    let nowMs = 1_000;
    const limiter = createLimiter({ nowMs: () => nowMs });
    const limit = { ...ORDERS_LIMIT, max: 2 };
    expect([
      limiter.take(limit, 'a'),
      limiter.take(limit, 'a'),
      limiter.take(limit, 'a'),
      limiter.take(limit, 'b'),
    ]).toEqual([0, 0, 1_000, 0]);
    nowMs += 999;
    expect([limiter.look(limit, 'a'), limiter.look(KEY_LIMIT, 'a')]).toEqual([1, 0]);
    nowMs += 1;
    expect(limiter.take(limit, 'a')).toBe(0);
  });

  it('ignores a window that was opened by a clock that was ahead', () => {
    let nowMs = 2 * 86_400_000;
    const limiter = createLimiter({ nowMs: () => nowMs });
    const limit = { ...ORDERS_LIMIT, max: 1 };
    expect([limiter.take(limit, 'a'), limiter.take(limit, 'a')]).toEqual([0, 1_000]);
    nowMs = 0;
    expect([limiter.take(limit, 'a'), limiter.take(limit, 'a')]).toEqual([0, 1_000]);
  });

  it('keeps counting when a hundred thousand callers arrive at once', () => {
    const limiter = createLimiter({ nowMs: () => 0 });
    const limit = { ...KEY_LIMIT, max: 1 };
    for (let n = 0; n < 100_000; n++) limiter.take(limit, String(n));
    expect([limiter.take(limit, '99999'), limiter.take(limit, 'new'), limiter.take(limit, 'new')]).toEqual([
      60_000, 0, 60_000,
    ]);
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));
});
