import { describe, expect, it } from 'vitest';
import type { PriceBucket } from '../../../../client/types.gen.ts';
import { laidOver, movedBy, tradeOfMessage } from './candles.ts';

function bucket(minute: string, close: string): PriceBucket {
  return {
    currencyPairSymbol: 'BTCZAR',
    bucketPeriodInSeconds: 60,
    startTime: `2026-03-02T08:${minute}:00.000Z`,
    open: '100',
    high: '105',
    low: '95',
    close,
    volume: '1',
    quoteVolume: '100',
  };
}

describe('newer buckets', () => {
  it('replace those with the same start, newest first', () => {
    const merged = laidOver(
      [bucket('03', '9'), bucket('02', '8')],
      [bucket('02', '7'), bucket('01', '6')],
      10,
    );
    expect(merged.map(({ startTime, close }) => `${startTime.slice(14, 16)} ${close}`)).toEqual([
      '03 9',
      '02 8',
      '01 6',
    ]);
  });

  it('are limited to the requested number', () => {
    expect(laidOver([bucket('03', '9')], [bucket('02', '7'), bucket('01', '6')], 2)).toHaveLength(2);
  });
});

describe('a trade', () => {
  it('moves the close, the high and the low, but not the volume', () => {
    expect(
      movedBy([bucket('03', '100'), bucket('02', '99')], {
        price: '106',
        tradedAt: '2026-03-02T08:03:20.000Z',
      })[0],
    ).toMatchObject({ close: '106', high: '106', low: '95', volume: '1' });
  });

  it('outside the bucket changes nothing', () => {
    const before = [bucket('03', '100')];
    expect(movedBy(before, { price: '106', tradedAt: '2026-03-02T08:04:00.000Z' })).toBe(before);
    expect(movedBy(before, { price: '106', tradedAt: '2026-03-02T08:02:59.999Z' })).toBe(before);
  });

  it('is ignored when the message is not a trade', () => {
    expect(tradeOfMessage({ price: 1 })).toBeNull();
  });
});
