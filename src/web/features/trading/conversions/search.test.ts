import { describe, expect, it } from 'vitest';
import { addressOf, faultsOf, percentOf, refusalsOf, requestOf, valuesOf } from './search.ts';

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
    const fractionOf = (feePercent: string) => String(requestOf({ ...GOOD, feePercent }).feeRate);
    expect([fractionOf('0.5'), percentOf('0.005'), percentOf(fractionOf('12.3456'))]).toEqual([
      '0.005',
      '0.5',
      '12.3456',
    ]);
  });

  it('asks for a quote with the fee in the chosen currency, and for one without a fee', () => {
    expect(requestOf(GOOD)).toEqual({
      payAmount: '1250.50',
      payCurrency: 'USDC',
      receiveCurrency: 'ZAR',
      feeRate: '0.005',
      feeCurrency: 'USDC',
      feeAccountId: '77',
    });
    expect(requestOf({ ...GOOD, feeIn: 'receive' })).toMatchObject({ feeCurrency: 'ZAR' });
    const { feeRate, feeAccountId } = requestOf({ ...GOOD, feePercent: '0' });
    expect([feeRate, feeAccountId]).toEqual(['0', undefined]);
  });

  it('is found again in the address of its quote', () => {
    expect(valuesOf(addressOf(GOOD))).toEqual({ ...GOOD, amount: '1250.50' });
    expect(valuesOf(addressOf({ ...GOOD, feePercent: '0' }))).toMatchObject({
      feePercent: '0',
      feeAccount: '',
    });
  });

  it('shows a refusal at its field', () => {
    expect(refusalsOf({ payAmount: 'Too small.', account: 'Unknown.' })).toEqual({ amount: 'Too small.' });
  });
});
