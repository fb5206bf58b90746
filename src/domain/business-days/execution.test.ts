import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../shared/calendar-day.ts';
import { SOUTH_AFRICA } from '../countries/za/south-africa.ts';
import { isBusinessDay, nextBusinessDay, type BankCalendar } from './business-days.ts';
import { executionOf, type Request } from './execution.ts';
import { loadPublicHolidays } from './public-holidays.ts';

const publicHolidays = await loadPublicHolidays();
const holidays = new Map(
  [2025, 2026, 2027].flatMap((year) =>
    publicHolidays(SOUTH_AFRICA, year)!.map(({ date, name }) => [date, name] as const),
  ),
);
const CALENDAR: BankCalendar = { timezone: 'Africa/Johannesburg', holidays };

/** A moment in South Africa, which is two hours ahead of UTC all year. */
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+02:00`);
const eft = (requested: string | null, submitMs: number, policy: Request['policy'] = 'MOVE') =>
  executionOf({ requested, submitMs, cutOff: '15:30', policy }, CALENDAR);

describe('the day on which money moves', () => {
  it.each<[string, string | null, number, string, string[]]>([
    ['is the requested day', '2026-03-25', at('2026-03-23', '10:00'), '2026-03-25', []],
    ['is today until the cut-off', '2026-03-25', at('2026-03-25', '15:30'), '2026-03-25', []],
    [
      'is the next banking day after the cut-off',
      '2026-03-25',
      Date.parse('2026-03-25T13:30:00.001Z'),
      '2026-03-26',
      ['AFTER_CUT_OFF 2026-03-25'],
    ],
    [
      'is Monday after the cut-off on a Friday',
      '2026-03-27',
      at('2026-03-27', '16:00'),
      '2026-03-30',
      ['AFTER_CUT_OFF 2026-03-27', 'WEEKEND 2026-03-28'],
    ],
    [
      'skips Good Friday, the weekend and Family Day',
      '2026-04-03',
      at('2026-04-01', '09:00'),
      '2026-04-07',
      ['HOLIDAY 2026-04-03 Good Friday', 'WEEKEND 2026-04-04', 'HOLIDAY 2026-04-06 Family Day'],
    ],
    [
      "skips the Monday after a holiday on a Sunday, by that holiday's name",
      '2026-08-09',
      at('2026-08-03', '09:00'),
      '2026-08-11',
      ['WEEKEND 2026-08-09', "HOLIDAY 2026-08-10 National Women's Day (observed)"],
    ],
    [
      'is today for a day in the past',
      '2026-03-20',
      at('2026-03-24', '09:00'),
      '2026-03-24',
      ['IN_THE_PAST 2026-03-20'],
    ],
    [
      'is tomorrow for a day in the past, after the cut-off',
      '2026-03-20',
      at('2026-03-24', '17:00'),
      '2026-03-25',
      ['IN_THE_PAST 2026-03-20', 'AFTER_CUT_OFF 2026-03-24'],
    ],
    ['is today when no day was requested', null, at('2026-03-24', '09:00'), '2026-03-24', []],
    [
      'is the next banking day when no day was requested on a Sunday',
      null,
      at('2026-03-22', '09:00'),
      '2026-03-23',
      ['WEEKEND 2026-03-22'],
    ],
    [
      'crosses the end of a year',
      '2026-12-31',
      at('2026-12-31', '16:00'),
      '2027-01-04',
      ['AFTER_CUT_OFF 2026-12-31', "HOLIDAY 2027-01-01 New Year's Day", 'WEEKEND 2027-01-02'],
    ],
  ])('%s', (_name, requested, submitMs, movesOn, reasons) => {
    const execution = eft(requested, submitMs);
    expect(execution.movesOn).toBe(movesOn);
    expect(
      execution.reasons.map((one) => [one.code, one.date, ...('name' in one ? [one.name] : [])].join(' ')),
    ).toEqual(reasons);
  });

  it('is any day at any hour on rails without a cut-off', () => {
    const sunday = {
      requested: '2026-03-22',
      submitMs: at('2026-03-22', '23:59'),
      policy: 'REFUSE',
    } as const;
    expect(executionOf({ ...sunday, cutOff: null }, CALENDAR)).toMatchObject({
      movesOn: '2026-03-22',
      reasons: [],
    });
  });

  it('is null when the config refuses other days than the requested one', () => {
    expect(eft('2026-03-22', at('2026-03-18', '09:00'), 'REFUSE')).toEqual({
      movesOn: null,
      reasons: [{ code: 'WEEKEND', date: '2026-03-22' }],
      submitByMs: null,
    });
    expect(eft(null, at('2026-03-22', '09:00'), 'REFUSE').movesOn).toBe('2026-03-23');
  });

  it('says until when a submission moves the money on that day', () => {
    expect(eft('2026-03-25', at('2026-03-23', '10:00')).submitByMs).toBe(at('2026-03-25', '15:30'));
    expect(eft('2026-03-25', at('2026-03-25', '15:31')).submitByMs).toBe(at('2026-03-26', '15:30'));
  });

  it('follows the clocks of the entity on the days when they change', () => {
    const berlin = { timezone: 'Europe/Berlin', holidays: new Map<string, string>() };
    const monday = { requested: '2026-03-30', submitMs: 0, cutOff: '15:30', policy: 'MOVE' } as const;
    expect(executionOf(monday, berlin).submitByMs).toBe(Date.parse('2026-03-30T13:30:00Z'));
    const friday = { ...monday, requested: '2026-03-27' };
    expect(executionOf(friday, berlin).submitByMs).toBe(Date.parse('2026-03-27T14:30:00Z'));
  });

  it('is always a banking day, neither past nor before the requested one, that can still be met', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2025-06-01', days));
    const moment = fc.integer({ min: at('2025-06-01', '00:00'), max: at('2027-04-30', '00:00') });
    fc.assert(
      fc.property(day, moment, (requested, submitMs) => {
        const { movesOn, reasons, submitByMs } = eft(requested, submitMs);
        const today = dayOf(submitMs, CALENDAR.timezone);
        expect(isBusinessDay(movesOn!, CALENDAR)).toBe(true);
        expect(movesOn! >= requested && movesOn! >= today).toBe(true);
        expect(submitMs <= submitByMs!).toBe(true);
        expect(reasons.length === 0).toBe(movesOn === requested);
        // No earlier banking day could have been met.
        const first = nextBusinessDay(requested > today ? requested : today, CALENDAR);
        const isLate = first === today && submitMs > at(today, '15:30');
        expect(movesOn).toBe(isLate ? nextBusinessDay(addDays(first, 1), CALENDAR) : first);
      }),
    );
  });
});

describe('the public holidays of South Africa', () => {
  it('are those of the Public Holidays Act, with the day after a Sunday', () => {
    expect(publicHolidays(SOUTH_AFRICA, 2027)!.map(({ date }) => date)).toEqual([
      '2027-01-01',
      '2027-03-21',
      '2027-03-22',
      '2027-03-26',
      '2027-03-29',
      '2027-04-27',
      '2027-05-01',
      '2027-06-16',
      '2027-08-09',
      '2027-09-24',
      '2027-12-16',
      '2027-12-25',
      '2027-12-26',
      '2027-12-27',
    ]);
  });

  it('are unknown in a country without a calendar', () => {
    expect(publicHolidays({ ...SOUTH_AFRICA, holidays: null }, 2027)).toBeNull();
  });
});
