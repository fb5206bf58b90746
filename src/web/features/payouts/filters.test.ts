import { describe, expect, it } from 'vitest';
import { dayOf, exportAddress, startOfDay } from './filters.ts';

describe('a calendar day', () => {
  it.each([
    ['2026-03-02', 'Africa/Johannesburg', '2026-03-01T22:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2026-01-01', 'UTC', '2026-01-01T00:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, moment) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(moment);
    expect(dayOf(startOfDay(day, zone), zone)).toBe(day);
    expect(dayOf(startOfDay(day, zone) - 1, zone)).not.toBe(day);
  });
});

describe('the export', () => {
  it('has exactly the filters', () => {
    expect(exportAddress({})).toBe('/app/payouts.csv');
    expect(exportAddress({ status: 'FAILED', query: 'a&b', minAmount: '10.50' })).toBe('/app/payouts.csv?status=FAILED&query=a%26b&minAmount=10.50');
  });
});
