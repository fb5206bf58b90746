import { describe, expect, it } from 'vitest';
import { feesOf } from './fees.ts';

const SPOT = { baseCurrency: 'BTC', quoteCurrency: 'ZAR', currencyPairType: 'SPOT' } as const;
const FUTURE = { ...SPOT, currencyPairType: 'FUTURE' } as const;

describe('the fees of an order', () => {
  it.each([
    ['a maker who buys', 'buy', '-0.5', SPOT, 'ZAR'],
    ['a maker who sells', 'sell', '-0.5', SPOT, 'BTC'],
    ['a taker who buys', 'buy', '0.5', SPOT, 'BTC'],
    ['a taker who sells', 'sell', '0.5', SPOT, 'ZAR'],
    ['a taker of futures who buys', 'buy', '0.5', FUTURE, 'ZAR'],
    ['a maker of futures who sells', 'sell', '-0.5', FUTURE, 'ZAR'],
  ] as const)(
    'of %s are in the currency of the interface document',
    (_who, orderSide, executedFee, pair, currency) => {
      expect(feesOf([{ orderSide, executedFee }], pair)).toEqual([{ amount: executedFee, currency }]);
    },
  );

  it('are listed by currency when one part took liquidity and the rest made it', () => {
    const statuses = [
      { orderSide: 'buy', executedFee: '-2' },
      { orderSide: 'buy', executedFee: '0.25' },
      { orderSide: 'buy', executedFee: '-1' },
      { orderSide: 'buy', executedFee: '0' },
    ] as const;
    expect(feesOf(statuses, SPOT)).toEqual([
      { amount: '-3', currency: 'ZAR' },
      { amount: '0.25', currency: 'BTC' },
    ]);
  });
});
