import { describe, expect, it } from 'vitest';
import { daysOfMonth, mattersOf, mayClose, monthsBetween, monthState, type MonthFacts } from './month-end.ts';

const READY: MonthFacts = {
  month: '2026-03',
  today: '2026-04-01',
  hasBegun: true,
  closedUntil: null,
  firstMonth: '2026-03',
  isStated: true,
  openFindings: 0,
  openEntries: 0,
  setAside: 0,
  differenceMinor: 0n,
  differentDays: 0,
  notSettled: 0,
};
const codes = (facts: Partial<MonthFacts>) =>
  mattersOf({ ...READY, ...facts }).map(({ code, count }) => `${code} ${count}`);

describe('a month', () => {
  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, lastDay) => {
    expect(daysOfMonth(month)).toEqual({ firstDay: `${month}-01`, lastDay });
  });

  it('is one of those between two, the latest first', () => {
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
    expect(monthsBetween('2026-03', '2026-02')).toEqual([]);
  });

  it('can be closed once it is over and everything in it is done', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ today: '2026-03-31' })).toEqual(['NOT_OVER 1']);
    expect(codes({ firstMonth: '2025-12', closedUntil: '2025-12' })).toEqual(['EARLIER_MONTH 2']);
    expect(codes({ firstMonth: '2025-12', closedUntil: '2026-02' })).toEqual([]);
    expect(codes({ hasBegun: false, isStated: false, openFindings: 2, openEntries: 3 })).toEqual([
      'NOT_BEGUN 1',
      'STATEMENTS 1',
      'FINDINGS 2',
      'OPEN_ENTRIES 3',
    ]);
  });

  it('can be closed with what is set aside, different days and settlements that wait', () => {
    const noted = mattersOf({ ...READY, setAside: 1, differentDays: 2, notSettled: 3, differenceMinor: 5n });
    expect(noted.map(({ code }) => code)).toEqual([
      'DIFFERENCE',
      'SET_ASIDE_ENTRIES',
      'DIFFERENT_DAYS',
      'SETTLEMENTS',
    ]);
    expect(mayClose(noted)).toBe(true);
    expect(mayClose(mattersOf({ ...READY, openEntries: 1 }))).toBe(false);
  });

  it('has the state of its last closing', () => {
    expect(monthState(null, false)).toBe('OPEN');
    expect(monthState(null, true)).toBe('READY');
    expect(monthState({ isConfirmed: false, isReopened: false }, true)).toBe('WAITING');
    expect(monthState({ isConfirmed: true, isReopened: false }, false)).toBe('CLOSED');
    expect(monthState({ isConfirmed: true, isReopened: true }, true)).toBe('REOPENED');
  });
});
