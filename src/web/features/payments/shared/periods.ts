import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dayOf, endOfDay, startOfDay } from '../../../../shared/calendar-day.ts';

/** The periods of the filter. They move with time, so that a saved view of "Last month" stays correct. */
export const PERIODS = [
  'today',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'last-3-months',
  'this-quarter',
  'last-quarter',
  'this-tax-year',
  'last-tax-year',
] as const;
export type Period = (typeof PERIODS)[number];

const PERIOD_WORDS: Record<Period, MessageDescriptor> = {
  today: msg`Today`,
  'this-week': msg`This week`,
  'last-week': msg`Last week`,
  'this-month': msg`This month`,
  'last-month': msg`Last month`,
  'last-3-months': msg`Last three months`,
  'this-quarter': msg`This quarter`,
  'last-quarter': msg`Last quarter`,
  'this-tax-year': msg`This tax year`,
  'last-tax-year': msg`Last tax year`,
};

/** The name of a period. */
export function periodWords(period: Period): string {
  return i18n._(PERIOD_WORDS[period]);
}

const DAYS_OF_WEEK = 7;
const LAST_MONTHS = 3;
const MONTHS_OF_QUARTER = 3;
const MONTHS_OF_YEAR = 12;

/** The first and the last calendar day of a period, as "2026-03-01". Weeks begin on Monday. */
export function daysOf(period: Period, today: string, taxYearMonth: number): [first: string, last: string] {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const months = (start: number, count: number): [string, string] => [
    calendarDay(year, start, 1),
    calendarDay(year, start + count, 0),
  ];
  const quarter = month - ((month - 1) % MONTHS_OF_QUARTER);
  const taxYear = month >= taxYearMonth ? taxYearMonth : taxYearMonth - MONTHS_OF_YEAR;
  switch (period) {
    case 'today':
      return [today, today];
    case 'this-week':
    case 'last-week': {
      const sinceMonday = (new Date(today).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
      const monday = day - sinceMonday - (period === 'last-week' ? DAYS_OF_WEEK : 0);
      return [calendarDay(year, month, monday), calendarDay(year, month, monday + DAYS_OF_WEEK - 1)];
    }
    case 'this-month':
      return months(month, 1);
    case 'last-month':
      return months(month - 1, 1);
    case 'last-3-months':
      return months(month - LAST_MONTHS, LAST_MONTHS);
    case 'this-quarter':
      return months(quarter, MONTHS_OF_QUARTER);
    case 'last-quarter':
      return months(quarter - MONTHS_OF_QUARTER, MONTHS_OF_QUARTER);
    case 'this-tax-year':
      return months(taxYear, MONTHS_OF_YEAR);
    case 'last-tax-year':
      return months(taxYear - MONTHS_OF_YEAR, MONTHS_OF_YEAR);
  }
}

/** The first and the last day of the month of a day. */
export function monthOf(day: string): [first: string, last: string] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return [calendarDay(year, month, 1), calendarDay(year, month + 1, 0)];
}

/** A day of the calendar. Months from 1 and days may be outside of their ranges: they count on. */
function calendarDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The first and the last millisecond of a period in a zone: filters take both bounds as inclusive. */
export function boundsOf(
  period: Period,
  nowMs: number,
  timezone: string,
  taxYearMonth: number,
): { from: number; to: number } {
  const [first, last] = daysOf(period, dayOf(nowMs, timezone), taxYearMonth);
  return { from: startOfDay(first, timezone), to: endOfDay(last, timezone) };
}
