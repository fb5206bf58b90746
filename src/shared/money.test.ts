import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  CURRENCY_DIGITS,
  formatAmount,
  isCurrency,
  MAX_AMOUNT_MINOR,
  parseAmount,
  shareHalfUp,
} from './money.ts';

const currency = fc.constantFrom(...CURRENCIES);
const minor = fc.bigInt({ min: -MAX_AMOUNT_MINOR, max: MAX_AMOUNT_MINOR });

describe('amounts', () => {
  it('reads back every amount that it writes', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        expect(parseAmount(formatAmount(amount, code), code)).toBe(amount);
      }),
    );
  });

  it('always writes as many decimals as the currency has', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        expect(formatAmount(amount, code)).toMatch(new RegExp(`^-?\\d+\\.\\d{${CURRENCY_DIGITS[code]}}$`));
      }),
    );
  });

  it.each([
    ['1250', 125_000n],
    ['1250.5', 125_050n],
    ['0.01', 1n],
    ['-3.10', -310n],
    ['0001.00', 100n],
  ])('reads %s rand', (text, expected) => expect(parseAmount(text, 'ZAR')).toBe(expected));

  it.each([
    '',
    ' 1',
    '1.',
    '.5',
    '1,5',
    '1.005',
    '1e3',
    '+1',
    '0x10',
    'NaN',
    '--1',
    '99999999999999999999',
    '92233720368547758.08',
  ])('refuses %j', (text) => expect(parseAmount(text, 'ZAR')).toBeNull());

  it('recognises its currencies, and no inherited property name', () => {
    expect(isCurrency('ZAR')).toBe(true);
    for (const name of ['zar', 'constructor', '__proto__', 'toString']) expect(isCurrency(name)).toBe(false);
  });
});

describe('a share', () => {
  it.each([
    [0n, 0n],
    [1n, 0n],
    [3n, 0n],
    [4n, 1n],
    [250n, 38n],
    [850n, 128n],
  ])('of 15 % of %s is %s, with halves rounded up', (amount, expected) =>
    expect(shareHalfUp(amount, 1500n)).toBe(expected),
  );

  it('is at most half a unit from the exact share', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.bigInt({ min: 0n, max: 10_000n }),
        (amount, points) => {
          const difference = shareHalfUp(amount, points) * 10_000n - amount * points;
          expect(difference > -5_000n && difference <= 5_000n).toBe(true);
        },
      ),
    );
  });
});
