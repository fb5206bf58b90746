import { describe, expect, it } from 'vitest';
import { movesWords } from './execution-words.ts';

const DATED = { executionDate: '2026-04-03', movesOn: '2026-04-03', moveReasons: [] };

describe('the day of the money in words', () => {
  it('is the day with its weekday', () => {
    expect(movesWords(DATED)).toBe('The money moves on Friday 3 April 2026.');
  });

  it('names what keeps banks from that day, without the weekend in between', () => {
    const moveReasons = [
      { code: 'HOLIDAY', date: '2026-04-03', name: 'Good Friday' },
      { code: 'WEEKEND', date: '2026-04-04' },
      { code: 'HOLIDAY', date: '2026-04-06', name: 'Family Day' },
    ] as const;
    expect(movesWords({ ...DATED, movesOn: '2026-04-07', moveReasons })).toBe(
      'The money moves on the next banking day, Tuesday 7 April 2026 (Good Friday is a holiday; Family Day ' +
        'is a holiday).',
    );
  });

  it('says that the money moves before a day that is no banking day', () => {
    const moveReasons = [{ code: 'WEEKEND', date: '2027-02-07' }] as const;
    expect(movesWords({ executionDate: '2027-02-07', movesOn: '2027-02-05', moveReasons })).toBe(
      'The money moves on the banking day before, Friday 5 February 2027 (Sunday 7 February 2027 is on a ' +
        'weekend).',
    );
  });

  it('says why a date can no longer be kept, and names the possible day', () => {
    const moveReasons = [
      { code: 'LEAD_DAYS', date: '2026-04-02', cutOff: '15:30', leaveOn: '2026-04-01', leadDays: 1 },
    ] as const;
    const late = { executionDate: '2026-04-02', movesOn: null, moveReasons };
    const cannot =
      'The money cannot move on Thursday 2 April 2026 (for Thursday 2 April 2026 the bank needs the file ' +
      'by Wednesday 1 April 2026, 15:30).';
    expect(movesWords(late)).toBe(cannot);
    expect(movesWords({ ...late, possibleOn: '2026-04-07' })).toBe(
      `${cannot} The earliest possible day is Tuesday 7 April 2026.`,
    );
  });

  it('is absent when the day is not known', () => {
    expect(movesWords({ executionDate: null, movesOn: null, moveReasons: [] })).toBeNull();
  });
});
