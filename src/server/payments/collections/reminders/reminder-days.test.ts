import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../../shared/calendar-day.ts';
import { runs } from '../../../../shared/testing/runs.ts';
import { ALWAYS, isBankingDay } from '../../../../domain/business-days/business-days.ts';
import { FARTHEST_DAYS, reminderOn } from './reminder-days.ts';

/** Easter of 2027, and Human Rights Day moved to a Monday. */
const holidays = new Map([
  ['2027-03-22', 'Human Rights Day'],
  ['2027-03-26', 'Good Friday'],
  ['2027-03-29', 'Family Day'],
]);
const NONE = { holidays: new Map<string, string>() };

/** The reminders of a due day, by the day on which a worker that never rests makes them. */
function remindersOf(dueOn: string, calendar = { holidays }) {
  const made = new Map<string, string>();
  for (let offset = -FARTHEST_DAYS; offset <= FARTHEST_DAYS; offset++) {
    const day = addDays(dueOn, offset);
    const due = reminderOn(day, dueOn, calendar);
    if (due && !made.has(due.kind)) made.set(due.kind, day);
  }
  return Object.fromEntries(made);
}

it('reminds three days before, on the day, and 7 and 14 days after', () => {
  expect(remindersOf('2027-03-11')).toEqual({
    BEFORE_DUE: '2027-03-08',
    ON_DUE: '2027-03-11',
    DAYS_7: '2027-03-18',
    DAYS_14: '2027-03-25',
  });
});

it('moves to a banking day: to an earlier one while the payer can pay in time, then to a later one', () => {
  // Due on Sunday 28 March; Friday 26 and Monday 29 are holidays. Both early ones fall on one day.
  expect(remindersOf('2027-03-28')).toEqual({
    ON_DUE: '2027-03-25',
    DAYS_7: '2027-04-05',
    DAYS_14: '2027-04-12',
  });
  expect(remindersOf('2027-03-15')).toMatchObject({ BEFORE_DUE: '2027-03-12', DAYS_7: '2027-03-23' });
});

it('is made up to two days late, and then only the latest one', () => {
  expect(reminderOn('2027-03-12', '2027-03-11', NONE)).toEqual({ kind: 'ON_DUE', meantOn: '2027-03-11' });
  expect(reminderOn('2027-03-16', '2027-03-11', NONE)).toBeNull();
  expect(reminderOn('2027-06-01', '2027-03-11', NONE)).toBeNull();
});

it('never reminds on a day on which banks are closed, nor twice on a day', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
  fc.assert(
    fc.property(day, (dueOn) => {
      const days = Object.values(remindersOf(dueOn));
      expect(new Set(days).size).toBe(days.length);
      for (const one of days) expect(isBankingDay(one, ALWAYS, { holidays })).toBe(true);
    }),
    { numRuns: runs(200, 5_000) },
  );
});
