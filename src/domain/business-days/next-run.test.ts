import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/calendar-day.ts';
import { runs } from '../../shared/testing/runs.ts';
import { SOUTH_AFRICA } from '../countries/za/south-africa.ts';
import { nextBankingDay, previousBankingDay, type BankHours } from './business-days.ts';
import { intervalBetween, nextRuns, repeatsMost } from './next-run.ts';
import { loadPublicHolidays } from './public-holidays.ts';

const publicHolidays = await loadPublicHolidays();
const calendar = {
  timezone: 'Africa/Johannesburg',
  holidays: new Map(
    [2025, 2026, 2027, 2028].flatMap((year) =>
      publicHolidays(SOUTH_AFRICA, year)!.map(({ date, name }) => [date, name] as const),
    ),
  ),
};
const WEEKDAYS: BankHours = { cutOff: '15:30', saturdayCutOff: null, leadDays: 0 };
const asked = (day: string) => ({ day, isExecutionDate: true });
const prepared = (day: string) => ({ day, isExecutionDate: false });

describe('the run of a batch', () => {
  it.each<[string, string, string, string | null]>([
    ['a week later', '2026-03-04', '2026-03-11', 'WEEK'],
    ['two weeks later', '2026-03-04', '2026-03-18', 'TWO_WEEKS'],
    ['on the same day of the next month', '2026-05-25', '2026-06-25', 'MONTH'],
    ['after a Saturday that both keep', '2026-04-25', '2026-05-25', 'MONTH'],
    ['after Friday 24 July, moved from Saturday the 25th', '2026-07-24', '2026-08-25', 'MONTH'],
    ['after Monday 27 July, moved from Saturday the 25th', '2026-07-27', '2026-08-25', 'MONTH'],
    ['on Friday 24 July, moved from Saturday the 25th', '2026-06-25', '2026-07-24', 'MONTH'],
    ['on the Tuesday after Easter, moved from Good Friday', '2026-03-27', '2026-04-07', 'WEEK'],
    ['on the last day of a shorter month', '2027-01-31', '2027-02-28', 'MONTH'],
    ['on the last banking days of two months', '2027-01-29', '2027-02-26', 'MONTH'],
    ['on the last day of a longer month', '2026-06-30', '2026-07-31', 'MONTH'],
    ['in the next year', '2026-12-15', '2027-01-15', 'MONTH'],
    ['of 31 December', '2026-12-31', '2027-01-29', 'MONTH'],
    ['on the same day', '2026-03-25', '2026-03-25', null],
    ['the day after', '2026-03-25', '2026-03-26', null],
    ['after a weekend', '2026-03-20', '2026-03-23', null],
    ['ten days later', '2026-03-04', '2026-03-14', null],
    ['a day late, without a reason', '2026-05-25', '2026-06-26', null],
    ['two months later', '2026-04-24', '2026-06-25', null],
    ['a week before', '2026-03-11', '2026-03-04', null],
  ])('%s: %s and %s', (_name, earlier, next, interval) => {
    expect(intervalBetween(asked(earlier), asked(next), calendar)).toBe(interval);
  });

  it.each<[string, string | null]>([
    ['2026-05-22', 'MONTH'],
    ['2026-05-27', 'MONTH'],
    ['2026-05-28', null],
    ['2026-05-01', 'WEEK'],
    ['2026-04-28', null],
  ])('without execution dates is prepared some days early or late: %s after 25 April', (day, interval) => {
    expect(intervalBetween(prepared('2026-04-25'), prepared(day), calendar)).toBe(interval);
    expect(intervalBetween(prepared('2026-04-25'), asked(day), calendar)).toBe(interval);
  });
});

describe('for any two runs', () => {
  const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
  const moved = (nominal: string, isBefore: boolean) =>
    (isBefore ? previousBankingDay : nextBankingDay)(nominal, WEEKDAYS, calendar);

  it('a week or two apart, each moved by any rule, is found', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(7, 14), fc.boolean(), fc.boolean(), (nominal, days, one, other) => {
        const [earlier, next] = [moved(nominal, one), moved(addDays(nominal, days), other)];
        // Two rules may bring payments of two weeks so close together that they look like duplicates.
        fc.pre(addDays(earlier, 3) <= next);
        expect(intervalBetween(asked(earlier), asked(next), calendar)).not.toBeNull();
      }),
      { numRuns: runs(300, 5_000) },
    );
  });

  it('on one day of two months, each moved by any rule, is found', () => {
    const month = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(
        month,
        fc.integer({ min: 1, max: 28 }),
        fc.boolean(),
        fc.boolean(),
        (at, date, one, other) => {
          const nominal = (ahead: number) => {
            const index = at + ahead;
            const written = String((index % 12) + 1).padStart(2, '0');
            return `${2026 + Math.floor(index / 12)}-${written}-${String(date).padStart(2, '0')}`;
          };
          const [earlier, next] = [moved(nominal(0), one), moved(nominal(1), other)];
          expect(intervalBetween(asked(earlier), asked(next), calendar)).not.toBeNull();
        },
      ),
      { numRuns: runs(300, 5_000) },
    );
  });

  it('a payment within two days is never a run', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 2 }),
        fc.boolean(),
        fc.boolean(),
        (from, days, one, other) => {
          const earlier = { day: from, isExecutionDate: one };
          const next = { day: addDays(from, days), isExecutionDate: other };
          expect(intervalBetween(earlier, next, calendar)).toBeNull();
          for (const run of nextRuns(earlier, other, calendar)) expect(run.from <= run.to).toBe(true);
        },
      ),
      { numRuns: runs(300, 5_000) },
    );
  });
});

it.each<[string, number, number, number, boolean]>([
  ['all of both', 500, 500, 500, true],
  ['80 % of it', 400, 500, 400, true],
  ['fewer than that', 399, 500, 400, false],
  ['half of the earlier batch', 50, 50, 100, true],
  ['a few people of a large batch', 3, 3, 500, false],
  ['a single payment', 1, 1, 1, true],
  ['nothing', 0, 0, 0, false],
])('a batch repeats an earlier one with %s', (_name, repeated, withdrawals, earlier, repeats) => {
  expect(repeatsMost({ repeated, withdrawals, earlier })).toBe(repeats);
});
