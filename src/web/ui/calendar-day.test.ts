import { describe, expect, it } from 'vitest';
import { dayOf, endOfDay, startOfDay } from '../../shared/calendar-day.ts';
import { dayWords } from './calendar-day.ts';

const DAYS: [day: string, zone: string, begins: string, ends: string][] = [
  ['2026-03-02', 'Africa/Johannesburg', '2026-03-01T22:00:00.000Z', '2026-03-02T21:59:59.999Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
  ['2026-01-01', 'UTC', '2026-01-01T00:00:00.000Z', '2026-01-01T23:59:59.999Z'],
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z', '2026-01-01T09:59:59.999Z'],
];

describe('a calendar day in a zone', () => {
  it.each(DAYS)(
    '%s in %s begins at %s and ends at %s, including days when the clocks change',
    (day, zone, begins, ends) => {
      expect(new Date(startOfDay(day, zone)).toISOString()).toBe(begins);
      expect(new Date(endOfDay(day, zone)).toISOString()).toBe(ends);
      expect(dayOf(Date.parse(begins), zone)).toBe(day);
      expect(dayOf(Date.parse(ends), zone)).toBe(day);
    },
  );

  it('is formatted with three letters for the month', () => {
    expect(dayWords('2026-09-02')).toBe('2 Sep');
    expect(dayWords('2026-03-02', true)).toBe('2 Mar 2026');
  });
});
