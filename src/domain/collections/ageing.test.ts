import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../shared/calendar-day.ts';
import { AGEING_BUCKETS } from '../../shared/collection-terms.ts';
import { ageingBucketOf, dueDaysOf } from './ageing.ts';

it.each([
  [-1, 'NOT_DUE'],
  [0, 'DUE_TODAY'],
  [1, 'DAYS_1_30'],
  [30, 'DAYS_1_30'],
  [31, 'DAYS_31_60'],
  [60, 'DAYS_31_60'],
  [61, 'DAYS_61_90'],
  [90, 'DAYS_61_90'],
  [91, 'OVER_90'],
])('%i days after its due day, an open amount is %s', (days, bucket) => {
  expect(ageingBucketOf('2026-03-01', addDays('2026-03-01', days))).toBe(bucket);
});

it('never falls back to an earlier bucket as days pass', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 200 }), fc.nat(60), (start, later) => {
      const at = (days: number) =>
        AGEING_BUCKETS.indexOf(ageingBucketOf('2026-03-01', addDays('2026-03-01', days)));
      expect(at(start + later)).toBeGreaterThanOrEqual(at(start));
    }),
  );
});

it('has the due days of a bucket that an open amount is in, and of no other', () => {
  const today = '2026-03-01';
  for (let days = -200; days <= 200; days++) {
    const dueOn = addDays(today, -days);
    const inside = AGEING_BUCKETS.filter((bucket) => {
      const { from, to } = dueDaysOf(bucket, today);
      return (from === null || dueOn >= from) && (to === null || dueOn <= to);
    });
    expect(inside).toEqual([ageingBucketOf(dueOn, today)]);
  }
});
