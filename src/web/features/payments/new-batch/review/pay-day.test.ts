import { expect, it } from 'vitest';
import type { BankDays } from '../../../../../client/types.gen.ts';
import { cutOffFor, payDay, type PayDayFacts } from './pay-day.ts';

const DAYS: BankDays = {
  today: '2027-01-20',
  lastDay: '2028-01-21',
  ifNotBankingDay: 'PRECEDING',
  policy: 'MOVE',
  holidays: [{ date: '2027-03-26', name: 'Good Friday' }],
  rails: [
    { rail: 'EFT', cutOff: '15:30', saturdayCutOff: null, leadDays: 1, firstDay: '2027-01-21', reasons: [] },
    { rail: 'RTC', cutOff: null, saturdayCutOff: null, leadDays: 0, firstDay: '2027-01-20', reasons: [] },
  ],
};
const FACTS: PayDayFacts = {
  days: DAYS,
  rails: ['EFT'],
  timezone: 'Africa/Johannesburg',
  rule: 'PRECEDING',
  submitMs: Date.parse('2027-01-20T10:00:00+02:00'),
};

it('is the day that the server takes, by the rule, the holidays and the lead days of the rails', () => {
  expect(payDay('2027-02-07', FACTS)).toMatchObject({ movesOn: '2027-02-05' });
  expect(payDay('2027-03-26', FACTS)).toMatchObject({ movesOn: '2027-03-25' });
  expect(payDay('2027-01-20', FACTS)).toMatchObject({ movesOn: null, possibleOn: '2027-01-21' });
  expect(payDay('2027-02-07', { ...FACTS, rails: ['RTC'] })).toMatchObject({ movesOn: '2027-02-07' });
});

it('has the cut-off of the day on which the file must leave, on Saturdays its own', () => {
  expect(cutOffFor('2027-03-30', FACTS)).toEqual({ day: '2027-03-29', time: '15:30' });
  expect(cutOffFor('2027-03-30', { ...FACTS, rails: ['RTC'] })).toBeNull();
  const saturdays = { ...DAYS, rails: [{ ...DAYS.rails[0]!, saturdayCutOff: '10:15', leadDays: 0 }] };
  expect(cutOffFor('2027-03-27', { ...FACTS, days: saturdays })).toEqual({
    day: '2027-03-27',
    time: '10:15',
  });
  expect(cutOffFor('2027-03-29', { ...FACTS, days: saturdays })).toEqual({
    day: '2027-03-29',
    time: '15:30',
  });
});
