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

  it('says why a date that the config does not move cannot be kept', () => {
    const moveReasons = [{ code: 'AFTER_CUT_OFF', date: '2026-04-02', cutOff: '15:30' }] as const;
    expect(movesWords({ executionDate: '2026-04-02', movesOn: null, moveReasons })).toBe(
      'The money cannot move on Thursday 2 April 2026 (the cut-off on Thursday 2 April 2026 is 15:30).',
    );
  });

  it('is absent when the day is not known', () => {
    expect(movesWords({ executionDate: null, movesOn: null, moveReasons: [] })).toBeNull();
  });
});
