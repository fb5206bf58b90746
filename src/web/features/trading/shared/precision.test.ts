import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, subtract } from '../../../../shared/decimals.ts';
import { shownAmount, shownPrice, shownQuantity, shownRate } from './precision.ts';

describe('an amount', () => {
  it.each([
    ['33376093.844981', 'ZAR', '33,376,093.84'],
    ['33376093.849999', 'ZAR', '33,376,093.84'],
    ['12', 'ZAR', '12.00'],
    ['0', 'ZAR', '0.00'],
    ['0.004', 'ZAR', '<0.01'],
    ['-12.341', 'ZAR', '−12.35'],
    ['1848.1', 'USDC', '1,848.10'],
    ['1848.1234567', 'USDC', '1,848.123456'],
    ['0.12345678', 'BTC', '0.12345678'],
    ['0.1234567891', 'BTC', '0.12345678'],
    ['0.000000001', 'BTC', '<0.00000001'],
    ['5', 'SOL', '5'],
  ])('of %s %s is shown as %s', (value, currency, expected) => {
    expect(shownAmount(value, currency)).toBe(expected);
  });

  it.each([
    ['nearest', '0.005', '0.01'],
    ['nearest', '0.004', '<0.01'],
    ['up', '100.001', '100.01'],
    ['down', '-0.019', '−0.01'],
  ] as const)('rounded %s, %s is %s', (rounding, value, expected) => {
    expect(shownAmount(value, 'ZAR', rounding)).toBe(expected);
  });

  it('is never shown larger than it is, and at most one unit smaller', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), (millionths) => {
        const sign = millionths < 0n ? '-' : '';
        const digits = (millionths < 0n ? -millionths : millionths).toString().padStart(7, '0');
        const value = `${sign}${digits.slice(0, -6)}.${digits.slice(-6)}`;
        const shown = shownAmount(value, 'ZAR').replaceAll(',', '').replace('−', '-');
        if (shown.startsWith('<')) return compare(value, '0.01') < 0 && compare(value, '0') > 0;
        return compare(shown, value) <= 0 && compare(subtract(value, shown), '0.01') < 0;
      }),
    );
  });
});

describe('in a market', () => {
  it.each([
    ['0.123456789', '8', '0.12345678'],
    ['12.999', '2', '12.99'],
    ['1234', '2', '1,234'],
  ])('a quantity of %s with %s places is %s', (value, baseDecimalPlaces, expected) => {
    expect(shownQuantity(value, { baseDecimalPlaces })).toBe(expected);
  });

  it.each([
    ['1729497', '1', '1,729,497'],
    ['18.4', '0.01', '18.40'],
    ['18.4', '0.0100', '18.40'],
    ['98000.5', '0.5', '98,000.5'],
    ['98000', '10', '98,000'],
  ])('a price of %s at the tick %s is %s', (value, tickSize, expected) => {
    expect(shownPrice(value, { tickSize })).toBe(expected);
  });

  it('shows every digit while the market is not known', () => {
    expect([shownQuantity('1234.5678', undefined), shownPrice('0.123', undefined)]).toEqual([
      '1,234.5678',
      '0.123',
    ]);
  });
});

describe('a rate', () => {
  it.each([
    ['18.482345678', '18.4823'],
    ['1', '1'],
    ['0.054105678912', '0.0541057'],
    ['0.000000578912345', '0.000000578912'],
  ])('of %s is shown as %s', (value, expected) => {
    expect(shownRate(value)).toBe(expected);
  });
});
