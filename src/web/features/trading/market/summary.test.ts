import { describe, expect, it } from 'vitest';
import type { PriceBucket } from '../../../../client/types.gen.ts';
import { changeInPercent, summaryOfHours, summaryOfMessage } from './summary.ts';

function hour(open: string, high: string, low: string, close: string): PriceBucket {
  return {
    currencyPairSymbol: 'BTCZAR',
    bucketPeriodInSeconds: 3600,
    startTime: '2026-03-02T08:00:00.000Z',
    open,
    high,
    low,
    close,
    volume: '1.5',
    quoteVolume: '1',
  };
}

describe('the last 24 hours', () => {
  it('run from the oldest open to the newest close', () => {
    expect(summaryOfHours([hour('101', '110', '100', '105'), hour('100', '103', '90', '101')])).toEqual({
      last: '105',
      change: '5',
      high: '110',
      low: '90',
      volume: '3',
    });
  });

  it('are unknown for a market without trades', () => {
    expect(summaryOfHours([])).toBeNull();
    expect(summaryOfMessage({ lastTradedPrice: '0', changeFromPrevious: '0' })).toBeNull();
  });

  it('are read from the stream', () => {
    expect(
      summaryOfMessage({
        lastTradedPrice: '7',
        changeFromPrevious: '-1.25',
        highPrice: '8',
        lowPrice: '6',
        baseVolume: '3',
      }),
    ).toEqual({ last: '7', change: '-1.25', high: '8', low: '6', volume: '3' });
  });
});

describe('a change in percent', () => {
  it.each([
    ['200', '190', '-5'],
    ['3', '4', '33.33'],
    ['0', '4', '0'],
  ])('from %s to %s is %s', (before, now, expected) => {
    expect(changeInPercent(before, now)).toBe(expected);
  });
});
