import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAILURE_CODES, RETRYABLE } from '../../shared/terms.ts';
import { feeOf, feeWithVat, sumFees, VAT_BASIS_POINTS, VAT_RATE } from './fees.ts';
import { failureOf } from './retryable.ts';

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
  ])('a unit fee of %s cents carries %s cents of VAT', (unitFeeMinor, vatMinor) => {
    expect(feeOf(unitFeeMinor)).toEqual({ unitFeeMinor, vatMinor });
  });

  it('round VAT on each row and sum what was rounded', () => {
    const rows = [feeOf(250n), feeOf(250n), feeOf(250n)];
    expect(sumFees(rows)).toEqual({ unitFeeMinor: 750n, vatMinor: 114n });
    expect(feeOf(750n).vatMinor).toBe(113n);
  });

  it('of a batch are the sum of the fees of its rows, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 10n ** 9n)), (units) => {
        const total = sumFees(units.map(feeOf));
        expect(feeWithVat(total)).toBe(units.reduce((sum, unit) => sum + feeWithVat(feeOf(unit)), 0n));
        expect(sumFees(units.toReversed().map(feeOf))).toEqual(total);
      }),
    );
  });

  it('write the rate that they are computed with', () => {
    expect(BigInt(VAT_RATE.replace('0.', '').padEnd(4, '0'))).toBe(VAT_BASIS_POINTS);
  });
});

describe('failures', () => {
  it('each say whether paying again can work, in a sentence that says what to do', () => {
    for (const code of FAILURE_CODES) {
      const { retryable, reason } = failureOf(code);
      expect(RETRYABLE).toContain(retryable);
      expect(reason).toMatch(/^[A-Z].+\. .+\.$/);
    }
  });
});
