import { describe, expect, it } from 'vitest';
import { feeOf, type OrderDraft, totalsOf, shareOf, typedDecimal } from './order-values.ts';
import { ETHZAR as PAIR } from './testing/pair.ts';

const DRAFT: OrderDraft = {
  side: 'buy',
  price: '30000',
  amount: '0.5',
  unit: 'quantity',
  timeInForce: 'GTC',
  postOnly: false,
  reduceOnly: false,
  allowMargin: false,
};

describe('a typed number', () => {
  it.each([
    ['1,234,567.5', '1234567.5'],
    ['98 000', '98000'],
    ['.5', '0.5'],
    ['0.05', '0.05'],
    ['1,5', '1.5'],
    ['0,002', '0.002'],
    ['1,234', null],
    ['-3', null],
    ['12e3', null],
    ['', null],
  ])('reads %s as %s', (typed, expected) => {
    expect(typedDecimal(typed)).toBe(expected);
  });
});

describe('a draft', () => {
  it('is worth its quantity times its price', () => {
    expect(totalsOf(DRAFT, PAIR)).toEqual({ price: '30000', quantity: '0.5', total: '15000' });
  });

  it('derives the quantity from a total, rounded down so that the total is not exceeded', () => {
    expect(totalsOf({ ...DRAFT, unit: 'total', amount: '10000', price: '29999' }, PAIR)).toMatchObject({
      quantity: '0.33334444',
      total: '9999.99985556',
    });
  });

  it('cuts digits beyond the decimal places of the base currency, as the exchange does', () => {
    expect(totalsOf({ ...DRAFT, amount: '0.123456789' }, PAIR).quantity).toBe('0.12345678');
  });

  it.each([
    [
      { price: '30000.5' },
      { priceError: 'The price must be a multiple of 1 ZAR, such as 30,000 or 30,001.' },
    ],
    [{ price: 'abc' }, { priceError: 'Enter a number such as 98000.' }],
    [{ price: '0' }, { priceError: 'Enter a price above zero.' }],
    [{ amount: '0.0001' }, { amountError: 'The minimum is 0.0002 ETH.' }],
    [{ amount: '70' }, { amountError: 'The maximum is 69.21 ETH.' }],
    [{ amount: '60', price: '100000' }, { amountError: 'The order can be worth at most 5,000,000 ZAR.' }],
  ])('cannot be sent with %o', (change, expected) => {
    expect(totalsOf({ ...DRAFT, ...change }, PAIR)).toMatchObject(expected);
  });

  it('cannot be sent when it is worth less than the minimum', () => {
    expect(totalsOf({ ...DRAFT, amount: '0.0002', price: '40000' }, PAIR).amountError).toBe(
      'The order must be worth at least 10 ZAR.',
    );
  });

  it('reports no error for empty fields', () => {
    expect(totalsOf({ ...DRAFT, price: '', amount: '' }, PAIR)).toEqual({
      price: null,
      quantity: null,
      total: null,
    });
  });
});

describe('a share of the available balance', () => {
  it('of a buy is the quantity that the money pays for, never more', () => {
    expect(shareOf(50, '1000', { side: 'buy', unit: 'quantity' }, '30000', PAIR)).toBe('0.01666666');
    expect(shareOf(50, '1000', { side: 'buy', unit: 'total' }, null, PAIR)).toBe('500');
  });

  it('of a sale is a share of the base currency', () => {
    expect(shareOf(25, '2', { side: 'sell', unit: 'quantity' }, null, PAIR)).toBe('0.5');
    expect(shareOf(25, '2', { side: 'sell', unit: 'total' }, '30000', PAIR)).toBe('15000');
  });

  it('is unknown without a price that it needs', () => {
    expect(shareOf(50, '1000', { side: 'buy', unit: 'quantity' }, null, PAIR)).toBeNull();
  });
});

describe('the fee', () => {
  it('is in the base currency for a spot buy and in the quote currency otherwise', () => {
    const match = { quantity: '0.5', value: '15000' };
    expect(feeOf('buy', match, PAIR)).toEqual({ amount: '0.0005', currency: 'ETH' });
    expect(feeOf('sell', match, PAIR)).toEqual({ amount: '15', currency: 'ZAR' });
    expect(feeOf('buy', match, { ...PAIR, takerFeeRate: undefined as never })).toBeNull();
    expect(feeOf('buy', match, { ...PAIR, currencyPairType: 'FUTURE' })).toEqual({
      amount: '15',
      currency: 'ZAR',
    });
  });
});
