import { describe, expect, it } from 'vitest';
import { TRANSACTION_TYPES } from '../../../../shared/trading-terms.ts';
import { HistorySearch, mayHaveOlder, timesOf } from './search.ts';
import { typeWords } from './words.ts';

describe('the address of the transactions page', () => {
  it('accepts known types and ignores others', () => {
    expect(HistorySearch.shape.types.parse('LIMIT_BUY,NONSENSE,FUND')).toEqual(['LIMIT_BUY', 'FUND']);
  });

  it('becomes query parameters', () => {
    expect(timesOf({ from: 0, to: 1_772_439_330_000, before: 'x' })).toEqual({
      startTime: '1970-01-01T00:00:00.000Z',
      endTime: '2026-03-02T08:15:30.000Z',
      beforeId: 'x',
    });
    expect(timesOf({})).toEqual({});
  });

  it.each([
    ['a full page', {}, 100, true],
    ['the latest 30 days, which are not everything', {}, 3, true],
    ['nothing in the latest 30 days, from where nothing leads back', {}, 0, false],
    ['the rest of a span', { from: 1 }, 3, false],
    ['the rest of everything', { before: 'x' }, 3, false],
  ])('knows whether anything older may follow %s', (_, search, found, older) => {
    expect(mayHaveOlder(search, found, 100)).toBe(older);
  });
});

describe('a type of transaction', () => {
  it('has a name that no other type has', () => {
    expect(new Set(TRANSACTION_TYPES.map(typeWords)).size).toBe(TRANSACTION_TYPES.length);
  });
});
