import { describe, expect, it } from 'vitest';
import { faultsOf, fractionOf, percentOf } from './search.ts';

const GOOD = {
  amount: '1,250.50',
  pay: 'USDC',
  receive: 'ZAR',
  feePercent: '0.5',
  feeIn: 'pay',
  feeAccount: '77',
} as const;

describe('the form of a conversion', () => {
  it('accepts an amount with thousands separators', () => {
    expect(faultsOf(GOOD)).toEqual({});
  });

  it.each([
    ['amount', { amount: '0.00' }],
    ['amount', { amount: '1e3' }],
    ['pay', { pay: '' }],
    ['receive', { receive: '' }],
    ['receive', { receive: 'USDC' }],
    ['feePercent', { feePercent: '100' }],
    ['feePercent', { feePercent: '' }],
    ['feeAccount', { feeAccount: '' }],
  ])('says what is wrong with %s', (field, change) => {
    expect(Object.keys(faultsOf({ ...GOOD, ...change }))).toEqual([field]);
  });

  it('converts a percentage into a fraction and back', () => {
    expect([fractionOf('0.5'), percentOf('0.005'), percentOf(fractionOf('12.3456'))]).toEqual([
      '0.005',
      '0.5',
      '12.3456',
    ]);
  });
});
