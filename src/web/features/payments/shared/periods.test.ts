import { describe, expect, it } from 'vitest';
import { boundsOf, daysOf, monthOf, type Period } from './periods.ts';

const MARCH = 3;

describe('a period', () => {
  it.each<[Period, string, string, string]>([
    ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
    ['this-week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['this-week', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['this-week', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['last-week', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['last-week', '2026-11-23', '2026-11-16', '2026-11-22'],
    ['this-month', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last-3-months', '2026-11-22', '2026-08-01', '2026-10-31'],
    ['last-3-months', '2026-02-28', '2025-11-01', '2026-01-31'],
    ['this-quarter', '2026-11-22', '2026-10-01', '2026-12-31'],
    ['last-quarter', '2026-02-01', '2025-10-01', '2025-12-31'],
    ['this-tax-year', '2026-02-28', '2025-03-01', '2026-02-28'],
    ['this-tax-year', '2026-03-01', '2026-03-01', '2027-02-28'],
    ['last-tax-year', '2028-06-01', '2027-03-01', '2028-02-29'],
  ])('%s on %s is %s to %s', (period, today, first, last) => {
    expect(daysOf(period, today, MARCH)).toEqual([first, last]);
  });

  it.each([
    ['2026-02-11', '2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('takes %s to the whole month', (day, first, last) => {
    expect(monthOf(day)).toEqual([first, last]);
  });

  it('begins and ends with the days of the entity’s time zone', () => {
    // It is already the 23rd in Johannesburg.
    const now = Date.parse('2026-11-22T22:30:00.000Z');
    const { from, to } = boundsOf('today', now, 'Africa/Johannesburg', MARCH);
    expect(new Date(from).toISOString()).toBe('2026-11-22T22:00:00.000Z');
    expect(new Date(to).toISOString()).toBe('2026-11-23T21:59:59.999Z');
  });
});
