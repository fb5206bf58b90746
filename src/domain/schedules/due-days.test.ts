import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../shared/calendar-day.ts';
import { WEEKDAYS } from '../../shared/schedule-terms.ts';
import { runs } from '../../shared/testing/runs.ts';
import { countRuns, dueDays, dueDaysFrom, isDueDay, type ScheduleCalendar } from './due-days.ts';

const day = fc.integer({ min: 0, max: 3_650 }).map((days) => addDays('2024-01-01', days));

const calendars: fc.Arbitrary<ScheduleCalendar> = fc
  .record({
    isWeekly: fc.boolean(),
    interval: fc.integer({ min: 1, max: 12 }),
    weekday: fc.constantFrom(...WEEKDAYS),
    dayOfMonth: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant('LAST' as const)),
    startsOn: day,
    end: fc.option(fc.oneof(day, fc.integer({ min: 1, max: 60 }))),
  })
  .map(({ isWeekly, interval, weekday, dayOfMonth, startsOn, end }) => ({
    every: isWeekly ? 'WEEK' : 'MONTH',
    interval,
    weekday: isWeekly ? weekday : null,
    dayOfMonth: isWeekly ? null : dayOfMonth,
    startsOn,
    endsOn: typeof end === 'string' ? end : null,
    runs: typeof end === 'number' ? end : null,
  }));

/**
 * The same days, computed by another library, whose rule begins on the first run because our interval counts
 * from it.
 */
function oracle(calendar: ScheduleCalendar, first: string, count: number): string[] {
  const { every, interval, weekday, dayOfMonth, endsOn, runs: limit } = calendar;
  const days =
    every === 'WEEK'
      ? `BYDAY=${weekday!.slice(0, 2)}`
      : dayOfMonth === 'LAST'
        ? 'BYMONTHDAY=-1'
        : `BYMONTHDAY=${[28, 29, 30, 31].filter((one) => one < dayOfMonth!).join(',')}${
            dayOfMonth! > 28 ? ',' : ''
          }${dayOfMonth};BYSETPOS=-1`;
  const end =
    limit !== null ? `;COUNT=${limit}` : endsOn ? `;UNTIL=${endsOn.replaceAll('-', '')}T235959Z` : '';
  const rule = new RRuleTemporal({
    rruleString:
      `DTSTART;TZID=UTC:${first.replaceAll('-', '')}T000000\n` +
      `RRULE:FREQ=${every}LY;INTERVAL=${interval};${days}${end}`,
  });
  return rule
    .all((_, index) => index < count)
    .map((date: Temporal.ZonedDateTime) => date.toPlainDate().toString());
}

describe('the due days of a schedule', () => {
  it('are those of another library, for any calendar', () => {
    fc.assert(
      fc.property(calendars, (calendar) => {
        const ours = [...take(dueDays(calendar), 40)];
        if (ours.length === 0) return;
        expect(ours).toEqual(oracle(calendar, ours[0]!, 40));
      }),
      { numRuns: runs(400, 10_000) },
    );
  });

  it('begin on the first such day, which no earlier day is', () => {
    fc.assert(
      fc.property(calendars, (calendar) => {
        const [first] = dueDaysFrom({ ...calendar, endsOn: null, runs: null }, calendar.startsOn, 1);
        expect(first! >= calendar.startsOn).toBe(true);
        for (let earlier = calendar.startsOn; earlier < first!; earlier = addDays(earlier, 1))
          expect(fits(calendar, earlier)).toBe(false);
        expect(fits(calendar, first!)).toBe(true);
      }),
      { numRuns: runs(200, 2_000) },
    );
  });

  it.each<[string, Partial<ScheduleCalendar>, string[]]>([
    ['the last day of months', { dayOfMonth: 'LAST' }, ['2027-01-31', '2027-02-28', '2027-03-31']],
    [
      'the 31st, in shorter months their last day',
      { dayOfMonth: 31 },
      ['2027-01-31', '2027-02-28', '2027-03-31'],
    ],
    ['the 1st after the 1st', { dayOfMonth: 1 }, ['2027-02-01', '2027-03-01', '2027-04-01']],
    ['each second month', { dayOfMonth: 25, interval: 2 }, ['2027-01-25', '2027-03-25', '2027-05-25']],
    [
      'every second Friday',
      { every: 'WEEK', weekday: 'FRIDAY', dayOfMonth: null, interval: 2 },
      ['2027-01-15', '2027-01-29', '2027-02-12'],
    ],
  ])('%s', (_, given, days) => {
    const calendar: ScheduleCalendar = {
      every: 'MONTH',
      interval: 1,
      weekday: null,
      dayOfMonth: null,
      startsOn: '2027-01-11',
      endsOn: null,
      runs: null,
      ...given,
    };
    expect(dueDaysFrom(calendar, '2027-01-01', 3)).toEqual(days);
    expect(isDueDay(calendar, days[1]!)).toBe(true);
    expect(isDueDay(calendar, addDays(days[1]!, 1))).toBe(false);
    expect(countRuns({ ...calendar, runs: 7 })).toBe(7);
    expect(countRuns({ ...calendar, endsOn: days[1]! })).toBe(2);
    expect(countRuns(calendar)).toBeNull();
  });
});

function* take(days: Iterable<string>, count: number): Generator<string> {
  let left = count;
  for (const one of days) {
    if (left-- === 0) return;
    yield one;
  }
}

function fits({ every, weekday, dayOfMonth }: ScheduleCalendar, one: string): boolean {
  if (every === 'WEEK') return WEEKDAYS[(weekdayOf(one) + 6) % 7] === weekday;
  const isLast = addDays(one, 1).endsWith('-01');
  const number = Number(one.slice(8));
  if (dayOfMonth === 'LAST') return isLast;
  return number === dayOfMonth || (isLast && number < dayOfMonth!);
}
