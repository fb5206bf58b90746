import { describe, expect, it } from 'vitest';
import { rateOf, worthOf } from './worth.ts';

const MARKETS = [
  { symbol: 'BTCZAR', baseCurrency: 'BTC', quoteCurrency: 'ZAR', price: '1800000' },
  { symbol: 'USDCZAR', baseCurrency: 'USDC', quoteCurrency: 'ZAR', price: '18.5' },
  { symbol: 'SOLUSDC', baseCurrency: 'SOL', quoteCurrency: 'USDC', price: '150' },
  { symbol: 'DEADZAR', baseCurrency: 'DEAD', quoteCurrency: 'ZAR', price: '0' },
];

describe('the value of a balance', () => {
  it.each([
    ['ZAR', 'ZAR', '1'],
    ['BTC', 'ZAR', '1800000'],
    ['SOL', 'ZAR', '2775'],
    ['ZAR', 'USDC', '0.054054054054054054'],
  ])('one %s in %s is %s', (from, to, rate) => {
    expect(rateOf(MARKETS, from, to)).toBe(rate);
  });

  it('is unknown without a route of markets or without a price', () => {
    expect([
      worthOf(MARKETS, '1', 'DOGE', 'ZAR'),
      worthOf(MARKETS, '1', 'DEAD', 'ZAR'),
      worthOf([], '5', 'BTC', 'ZAR'),
    ]).toEqual([null, null, null]);
  });

  it('is zero for a zero balance, with or without a price', () => {
    expect(worthOf([], '0.00', 'BTC', 'ZAR')).toBe('0');
  });
});
