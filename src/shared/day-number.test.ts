import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateOf, dateOfDayNumber, dayNumber } from './day-number.ts';

it('agrees with the calendar of the platform on every date', () => {
  const day = fc.integer({ min: -700_000, max: 2_900_000 });
  fc.assert(
    fc.property(day, (number) => {
      const date = new Date(number * 86_400_000).toISOString().slice(0, 10);
      expect(dateOfDayNumber(number)).toBe(date);
      expect(dayNumber(date)).toBe(number);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [2026, 2, 29],
  [1900, 2, 29],
  [2026, 4, 31],
  [2026, 13, 1],
  [2026, 0, 1],
  [2026, 1, 0],
  [0, 1, 1],
])('knows no date %i-%i-%i', (year, month, day) => {
  expect(dateOf(year, month, day)).toBeNull();
});

it.each(['2026-2-3', '2026-02-30', '20260203', '', '2026-02-03T00:00'])('refuses the text "%s"', (text) => {
  expect(dayNumber(text)).toBeNull();
});
