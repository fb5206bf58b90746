import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAILURE_CODES, RETRYABLE } from '../../shared/terms.ts';
import { vatHalfUp } from '../countries/vat.ts';
import { feeOf, feeWithVat, sumFees } from './fees.ts';
import { failureOf } from './retryable.ts';

const VAT = vatHalfUp(1_500n);

describe('fees', () => {
  it.each([
    [0n, 0n],
    [1n, 0n],
    [3n, 0n],
    [4n, 1n],
    [10n, 2n], // 1.5 rounds up
    [30n, 5n], // 4.5 rounds up
    [250n, 38n], // 37.5 rounds up
    [1000n, 150n],
  ])('of %s cents have %s cents of VAT', (unitFeeMinor, vatMinor) => {
    expect(feeOf(unitFeeMinor, VAT)).toEqual({ unitFeeMinor, vatMinor });
  });

  it('sum the VAT that was rounded on each row', () => {
    const rows = [feeOf(250n, VAT), feeOf(250n, VAT), feeOf(250n, VAT)];
    expect(sumFees(rows)).toEqual({ unitFeeMinor: 750n, vatMinor: 114n });
    expect(feeOf(750n, VAT).vatMinor).toBe(113n);
  });

  it('of a batch are the sum of the fees of its rows, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 10n ** 9n)), (units) => {
        const total = sumFees(units.map((unit) => feeOf(unit, VAT)));
        expect(feeWithVat(total)).toBe(units.reduce((sum, unit) => sum + feeWithVat(feeOf(unit, VAT)), 0n));
        expect(sumFees(units.toReversed().map((unit) => feeOf(unit, VAT)))).toEqual(total);
      }),
    );
  });

  it('have no VAT in a country without VAT', () => {
    expect(feeOf(250n, vatHalfUp(0n))).toEqual({ unitFeeMinor: 250n, vatMinor: 0n });
  });

  it.each([
    [0n, '0'],
    [750n, '0.075'],
    [1_500n, '0.15'],
  ])('with %s basis points of VAT show the rate %s', (basisPoints, rate) => {
    expect(vatHalfUp(basisPoints).rate).toBe(rate);
  });
});

describe('failures', () => {
  it('each say whether paying again can work, and tell the user what to do', () => {
    for (const code of FAILURE_CODES) {
      const { retryable, reason } = failureOf(code);
      expect(RETRYABLE).toContain(retryable);
      expect(reason).toMatch(/^[A-Z].+\. .+\.$/);
    }
  });
});
