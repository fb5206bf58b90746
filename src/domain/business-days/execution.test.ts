import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../shared/calendar-day.ts';
import { SOUTH_AFRICA } from '../countries/za/south-africa.ts';
import {
  hoursOfAll,
  isBankingDay,
  latestSubmission,
  nextBankingDay,
  previousBankingDay,
  type BankCalendar,
  type BankHours,
} from './business-days.ts';
import { executionOf, type Request } from './execution.ts';
import { loadPublicHolidays } from './public-holidays.ts';

const publicHolidays = await loadPublicHolidays();
const holidays = new Map(
  [2025, 2026, 2027, 2028, 2029, 2030, 2031].flatMap((year) =>
    publicHolidays(SOUTH_AFRICA, year)!.map(({ date, name }) => [date, name] as const),
  ),
);
const CALENDAR: BankCalendar = { timezone: 'Africa/Johannesburg', holidays };

/** A moment in South Africa, which is two hours ahead of UTC all year. */
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+02:00`);
const EFT: BankHours = { cutOff: '15:30', saturdayCutOff: null, leadDays: 0 };
const SATURDAYS: BankHours = { ...EFT, saturdayCutOff: '10:15' };
const eft = (
  requested: string | null,
  submitMs: number,
  rule: Request['rule'] = 'FOLLOWING',
  hours: BankHours = EFT,
) => executionOf({ requested, submitMs, hours, rule }, CALENDAR);
/** The execution of a request that was made long before its day. */
const asked = (day: string, rule: Request['rule'], hours?: BankHours) =>
  eft(day, at(addDays(day, -30), '09:00'), rule, hours);
const wordsOf = ({ reasons }: Pick<ReturnType<typeof executionOf>, 'reasons'>) =>
  reasons.map((one) => [one.code, one.date, ...('name' in one ? [one.name] : [])].join(' '));

describe('the day on which money moves', () => {
  it.each<[string, string | null, number, string, string[]]>([
    ['is the requested day', '2026-03-25', at('2026-03-23', '10:00'), '2026-03-25', []],
    ['is today until the cut-off', '2026-03-25', at('2026-03-25', '15:30'), '2026-03-25', []],
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
    ['is today when no day was requested', null, at('2026-03-24', '09:00'), '2026-03-24', []],
    [
      'is the next banking day when no day was requested on a Sunday',
      null,
      at('2026-03-22', '09:00'),
      '2026-03-23',
      ['WEEKEND 2026-03-22'],
    ],
    [
      'is the next banking day after the cut-off when no day was requested',
      null,
      at('2026-12-31', '16:00'),
      '2027-01-04',
      ['AFTER_CUT_OFF 2026-12-31', "HOLIDAY 2027-01-01 New Year's Day", 'WEEKEND 2027-01-02'],
    ],
  ])('%s', (_name, requested, submitMs, movesOn, reasons) => {
    const execution = eft(requested, submitMs);
    expect(execution).toMatchObject({ movesOn, possibleOn: null });
    expect(wordsOf(execution)).toEqual(reasons);
  });

  it.each<[string, Request['rule'], string, string, string[]]>([
    ['of the month', 'PRECEDING', '2027-01-31', '2027-01-29', ['WEEKEND 2027-01-31']],
    ['of February', 'PRECEDING', '2027-02-28', '2027-02-26', ['WEEKEND 2027-02-28']],
    ['on which tax is due', 'PRECEDING', '2027-02-07', '2027-02-05', ['WEEKEND 2027-02-07']],
    ['of Christmas', 'PRECEDING', '2026-12-25', '2026-12-24', ['HOLIDAY 2026-12-25 Christmas Day']],
    [
      'after Good Friday',
      'PRECEDING',
      '2027-03-27',
      '2027-03-25',
      ['WEEKEND 2027-03-27', 'HOLIDAY 2027-03-26 Good Friday'],
    ],
    ['of the month', 'FOLLOWING', '2026-10-31', '2026-11-02', ['WEEKEND 2026-10-31']],
    [
      'of the month',
      'MODIFIED_FOLLOWING',
      '2026-10-31',
      '2026-10-30',
      ['WEEKEND 2026-10-31', 'OTHER_MONTH 2026-11-02'],
    ],
    ['in the month', 'MODIFIED_FOLLOWING', '2027-02-07', '2027-02-08', ['WEEKEND 2027-02-07']],
    ['that banks work', 'PRECEDING', '2027-02-08', '2027-02-08', []],
    ['that banks work', 'MODIFIED_FOLLOWING', '2027-02-26', '2027-02-26', []],
  ])('for the day %s by %s, %s, is %s', (_name, rule, requested, movesOn, reasons) => {
    const execution = asked(requested, rule);
    expect(execution).toMatchObject({ movesOn, possibleOn: null, submitByMs: at(movesOn, '15:30') });
    expect(wordsOf(execution)).toEqual(reasons);
  });

  it('is any day at any hour on rails without a cut-off', () => {
    const always = hoursOfAll([{ cutOff: null, saturdayCutOff: null, leadDays: 2 }]);
    for (const rule of ['PRECEDING', 'FOLLOWING', 'MODIFIED_FOLLOWING', 'REFUSE'] as const)
      expect(eft('2026-03-22', at('2026-03-22', '23:59'), rule, always)).toMatchObject({
        movesOn: '2026-03-22',
        reasons: [],
        submitByMs: at('2026-03-23', '00:00') - 1,
      });
  });

  it('is null when the rule refuses other days than the requested one, and the next one is named', () => {
    expect(eft('2026-03-22', at('2026-03-18', '09:00'), 'REFUSE')).toEqual({
      movesOn: null,
      reasons: [{ code: 'WEEKEND', date: '2026-03-22' }],
      possibleOn: '2026-03-23',
      submitByMs: at('2026-03-23', '15:30'),
    });
    expect(eft(null, at('2026-03-22', '09:00'), 'REFUSE').movesOn).toBe('2026-03-23');
  });

  it('follows the clocks of the entity on the days when they change', () => {
    const berlin = { timezone: 'Europe/Berlin', holidays: new Map<string, string>() };
    const monday = { requested: '2026-03-30', submitMs: 0, hours: EFT, rule: 'FOLLOWING' } as const;
    expect(executionOf(monday, berlin).submitByMs).toBe(Date.parse('2026-03-30T13:30:00Z'));
    const friday = { ...monday, requested: '2026-03-27' };
    expect(executionOf(friday, berlin).submitByMs).toBe(Date.parse('2026-03-27T14:30:00Z'));
  });
});

describe('a day that can no longer be met', () => {
  it.each<[string, Request['rule'], string, number, string, string[]]>([
    [
      'after the cut-off',
      'FOLLOWING',
      '2026-03-25',
      at('2026-03-25', '15:30') + 1,
      '2026-03-26',
      ['AFTER_CUT_OFF 2026-03-25'],
    ],
    [
      'after the cut-off on a Friday',
      'MODIFIED_FOLLOWING',
      '2026-03-27',
      at('2026-03-27', '16:00'),
      '2026-03-30',
      ['AFTER_CUT_OFF 2026-03-27', 'WEEKEND 2026-03-28'],
    ],
    [
      'in the past',
      'FOLLOWING',
      '2026-03-20',
      at('2026-03-24', '09:00'),
      '2026-03-24',
      ['IN_THE_PAST 2026-03-20'],
    ],
    [
      'in the past, after the cut-off',
      'REFUSE',
      '2026-03-20',
      at('2026-03-24', '17:00'),
      '2026-03-25',
      ['IN_THE_PAST 2026-03-20', 'AFTER_CUT_OFF 2026-03-24'],
    ],
    [
      'after the cut-off of the day before a Sunday',
      'PRECEDING',
      '2027-02-07',
      at('2027-02-05', '15:31'),
      '2027-02-08',
      ['WEEKEND 2027-02-07', 'AFTER_CUT_OFF 2027-02-05', 'WEEKEND 2027-02-06'],
    ],
    [
      'when the day before a Sunday is over',
      'PRECEDING',
      '2027-02-07',
      at('2027-02-06', '09:00'),
      '2027-02-08',
      ['WEEKEND 2027-02-07', 'IN_THE_PAST 2027-02-05', 'WEEKEND 2027-02-06'],
    ],
  ])('%s by %s names the earliest possible one', (_name, rule, requested, submitMs, possibleOn, reasons) => {
    const execution = eft(requested, submitMs, rule);
    expect(execution).toMatchObject({ movesOn: null, possibleOn, submitByMs: at(possibleOn, '15:30') });
    expect(wordsOf(execution)).toEqual(reasons);
  });
});

describe('a service that takes files days before', () => {
  const oneDay: BankHours = { ...EFT, leadDays: 1 };
  const twoDays: BankHours = { ...EFT, leadDays: 2 };

  it('needs the file one or two banking days before the day of the money', () => {
    // 22 March is a holiday, the 20th and 21st are a weekend.
    expect(asked('2027-03-23', 'FOLLOWING', oneDay).submitByMs).toBe(at('2027-03-19', '15:30'));
    expect(asked('2027-03-24', 'FOLLOWING', twoDays).submitByMs).toBe(at('2027-03-19', '15:30'));
  });

  it('refuses a file on its action day, and names the next day', () => {
    const execution = eft('2027-03-24', at('2027-03-24', '10:00'), 'FOLLOWING', oneDay);
    expect(execution).toEqual({
      movesOn: null,
      reasons: [
        { code: 'LEAD_DAYS', date: '2027-03-24', cutOff: '15:30', leaveOn: '2027-03-23', leadDays: 1 },
      ],
      possibleOn: '2027-03-25',
      submitByMs: at('2027-03-24', '15:30'),
    });
    expect(eft('2027-03-24', at('2027-03-24', '10:00'), 'FOLLOWING', twoDays).possibleOn).toBe('2027-03-30');
  });

  it('is met by every day that it names', () => {
    expect(eft(null, at('2027-03-24', '10:00'), 'FOLLOWING', oneDay).movesOn).toBe('2027-03-25');
    expect(eft(null, at('2027-03-24', '16:00'), 'FOLLOWING', oneDay).movesOn).toBe('2027-03-30');
  });
});

describe('a bank that works on Saturdays', () => {
  it('pays on a Saturday until its cut-off of that day, which is earlier', () => {
    const friday = at('2026-11-27', '16:00');
    expect(eft('2026-11-28', friday, 'FOLLOWING', SATURDAYS)).toMatchObject({
      movesOn: '2026-11-28',
      reasons: [],
      submitByMs: at('2026-11-28', '10:15'),
    });
    expect(eft('2026-11-28', at('2026-11-28', '10:16'), 'FOLLOWING', SATURDAYS)).toMatchObject({
      movesOn: null,
      reasons: [
        { code: 'AFTER_CUT_OFF', date: '2026-11-28', cutOff: '10:15' },
        { code: 'WEEKEND', date: '2026-11-29' },
      ],
      possibleOn: '2026-11-30',
    });
  });

  it('never pays on a Sunday or a public holiday', () => {
    expect(asked('2026-11-29', 'PRECEDING', SATURDAYS).movesOn).toBe('2026-11-28');
    // 26 December 2026 is a Saturday and the Day of Goodwill.
    expect(wordsOf(asked('2026-12-26', 'FOLLOWING', SATURDAYS))).toEqual([
      'HOLIDAY 2026-12-26 Day of Goodwill',
      'WEEKEND 2026-12-27',
    ]);
  });

  it('takes files on a Saturday for the next banking day', () => {
    const oneDay: BankHours = { ...SATURDAYS, leadDays: 1 };
    expect(asked('2026-11-30', 'FOLLOWING', oneDay).submitByMs).toBe(at('2026-11-28', '10:15'));
  });

  it('works on no Saturday for a batch that also travels by a rail without Saturdays', () => {
    const both = hoursOfAll([SATURDAYS, { ...EFT, cutOff: '14:00', leadDays: 1 }]);
    expect(both).toEqual({ cutOff: '14:00', saturdayCutOff: null, leadDays: 1 });
    const withRtc = hoursOfAll([SATURDAYS, { cutOff: null, saturdayCutOff: null, leadDays: 0 }]);
    expect(withRtc).toEqual(SATURDAYS);
  });
});

describe('for any day', () => {
  const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2025-06-01', days));
  const moment = fc.integer({ min: at('2025-06-01', '00:00'), max: at('2027-04-30', '00:00') });
  const anyHours = fc.record({
    cutOff: fc.constantFrom('15:30', '11:00'),
    saturdayCutOff: fc.constantFrom(null, '10:15'),
    leadDays: fc.integer({ min: 0, max: 2 }),
  });
  const anyRule = fc.constantFrom('PRECEDING', 'FOLLOWING', 'MODIFIED_FOLLOWING', 'REFUSE');

  it('the money moves on a banking day that can be met, or the earliest such day is named', () => {
    fc.assert(
      fc.property(day, moment, anyHours, anyRule, (requested, submitMs, hours, rule) => {
        const { movesOn, possibleOn, reasons, submitByMs } = eft(requested, submitMs, rule, hours);
        expect(movesOn === null).toBe(possibleOn !== null);
        const named = (movesOn ?? possibleOn)!;
        expect(isBankingDay(named, hours, CALENDAR)).toBe(true);
        expect(named >= dayOf(submitMs, CALENDAR.timezone) && submitMs <= submitByMs).toBe(true);
        expect(submitByMs).toBe(latestSubmission(named, hours, CALENDAR));
        expect(reasons.length === 0).toBe(movesOn === requested);
        if (movesOn !== null || rule === 'REFUSE') return;
        const before = previousBankingDay(addDays(named, -1), hours, CALENDAR);
        expect(submitMs > latestSubmission(before, hours, CALENDAR)).toBe(true);
      }),
    );
  });

  const closed = [...holidays.keys()].filter((date) => date >= '2026-01-01' && date <= '2030-12-31');

  it('PRECEDING is never later than asked and never a day that banks are closed, 2026 to 2030', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...closed),
        fc.integer({ min: -4, max: 4 }),
        anyHours,
        (date, days, hours) => {
          const requested = addDays(date, days);
          const { movesOn } = asked(requested, 'PRECEDING', hours);
          expect(movesOn! <= requested).toBe(true);
          expect(isBankingDay(movesOn!, hours, CALENDAR)).toBe(true);
          expect(nextBankingDay(addDays(movesOn!, 1), hours, CALENDAR) > requested).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
    for (const date of closed) expect(asked(date, 'PRECEDING').movesOn! < date).toBe(true);
  });

  it('MODIFIED_FOLLOWING stays in the month and FOLLOWING is never earlier, 2026 to 2030', () => {
    for (let date = '2026-01-01'; date <= '2030-12-31'; date = addDays(date, 1)) {
      if (isBankingDay(date, EFT, CALENDAR)) continue;
      const modified = asked(date, 'MODIFIED_FOLLOWING').movesOn!;
      expect(modified.slice(0, 7)).toBe(date.slice(0, 7));
      const following = asked(date, 'FOLLOWING').movesOn!;
      expect(following >= date && (modified === following || modified < date)).toBe(true);
    }
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
