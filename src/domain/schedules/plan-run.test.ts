import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayOf, momentOf, startOfDay } from '../../shared/calendar-day.ts';
import { DATE_RULES } from '../../shared/terms.ts';
import { runs } from '../../shared/testing/runs.ts';
import {
  isBankingDay,
  leaveDayFor,
  type BankCalendar,
  type BankHours,
} from '../business-days/business-days.ts';
import { loadPublicHolidays } from '../business-days/public-holidays.ts';
import { DEFAULT_COUNTRY } from '../countries/registry.ts';
import { planRun } from './plan-run.ts';

const holidaysOf = await loadPublicHolidays();
const HOLIDAYS = new Map(
  [2026, 2027, 2028, 2029, 2030, 2031].flatMap((year) =>
    holidaysOf(DEFAULT_COUNTRY, year)!.map(({ date, name }) => [date, name] as const),
  ),
);

/** The last two have daylight saving. */
const ZONES = ['Africa/Johannesburg', 'Europe/Amsterdam', 'America/New_York'];

const hours: fc.Arbitrary<BankHours> = fc.record({
  cutOff: fc.constantFrom('15:30', '09:00'),
  saturdayCutOff: fc.constantFrom(null, '10:15'),
  leadDays: fc.integer({ min: 0, max: 2 }),
});

const plans = fc.record({
  dueOn: fc.integer({ min: 0, max: 1_825 }).map((days) => addDays('2026-01-01', days)),
  rule: fc.constantFrom(...DATE_RULES),
  hours,
  timezone: fc.constantFrom(...ZONES),
  createDaysAhead: fc.integer({ min: 0, max: 25 }),
});

it('a run is paid on a banking day by its rule, and created in time to be approved', () => {
  fc.assert(
    fc.property(plans, ({ dueOn, rule, hours: open, timezone, createDaysAhead }) => {
      const calendar: BankCalendar = { timezone, holidays: HOLIDAYS };
      const plan = planRun(dueOn, { rule, hours: open, calendar, createDaysAhead, releaseDelayMs: 60_000 });
      const { paysOn, createsOn, createsAtMs, approveByMs } = plan;
      if (rule === 'REFUSE') expect(paysOn).toBe(isBankingDay(dueOn, open, calendar) ? dueOn : null);
      else {
        expect(isBankingDay(paysOn!, open, calendar)).toBe(true);
        if (rule === 'PRECEDING') expect(paysOn! <= dueOn).toBe(true);
        if (rule === 'FOLLOWING') expect(paysOn! >= dueOn).toBe(true);
        if (rule === 'MODIFIED_FOLLOWING') expect(paysOn!.slice(0, 7)).toBe(dueOn.slice(0, 7));
        const leaveOn = leaveDayFor(paysOn!, open, calendar);
        expect(createsOn <= leaveOn && createsOn <= addDays(paysOn!, -createDaysAhead)).toBe(true);
        const cutOff = new Date(`${leaveOn}T12:00Z`).getUTCDay() === 6 ? open.saturdayCutOff! : open.cutOff!;
        expect(approveByMs).toBe(momentOf(leaveOn, cutOff, timezone) - 60_000);
      }
      expect(createsAtMs).toBe(startOfDay(createsOn, timezone));
      expect(dayOf(createsAtMs, timezone)).toBe(createsOn);
      expect(createsAtMs < approveByMs).toBe(true);
    }),
    { numRuns: runs(150, 20_000) },
  );
});

it('PRECEDING is never later than asked, and never on a holiday of 2026 to 2030', () => {
  const calendar: BankCalendar = { timezone: 'Africa/Johannesburg', holidays: HOLIDAYS };
  const open: BankHours = { cutOff: '15:30', saturdayCutOff: null, leadDays: 0 };
  for (let dueOn = '2026-01-01'; dueOn <= '2030-12-31'; dueOn = addDays(dueOn, 1)) {
    const settings = {
      rule: 'PRECEDING' as const,
      hours: open,
      calendar,
      createDaysAhead: 5,
      releaseDelayMs: 0,
    };
    const { paysOn } = planRun(dueOn, settings);
    expect(paysOn! <= dueOn && isBankingDay(paysOn!, open, calendar)).toBe(true);
  }
});
