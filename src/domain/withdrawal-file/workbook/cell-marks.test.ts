import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CellMarks } from './cell-marks.ts';
import { numberFormat } from './number-formats.ts';

/** The kinds of marks of one cell with a number. */
function kindsOf(value: number, code: string): string[] {
  const marks = new CellMarks();
  marks.take({ value, type: 'number' }, 1, 0, value, numberFormat(code));
  return marks.all().map(({ kind }) => kind);
}

describe('an amount whose format shows fewer decimals', () => {
  it('is marked exactly when the digits that are not shown are not all zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 9_999_999_999_999n }),
        fc.constantFrom([0, '#,##0'], [1, '0.0'], [2, '#,##0.00'], [3, '0.000']),
        (minor, [decimals, code]) => {
          const cents = String(minor % 100n).padStart(2, '0');
          const value = Number(`${minor / 100n}.${cents}`);
          const isHidden = /[1-9]/.test(cents.slice(decimals as number));
          expect(kindsOf(value, code as string)).toEqual(isHidden ? ['rounded'] : []);
        },
      ),
    );
  });

  it.each([
    ['a sum that a double does not hold exactly', 0.1 + 0.2, '0.0', []],
    ['half a cent, which a double holds as less', 1.005, '0', []],
    ['cents under half a unit', 1250.49, '0', ['rounded']],
    ['a number that Excel does not keep', 6.2e16, '0', []],
    ['a very small number', 1.5e-9, '0', []],
    ['a negative amount', -2500.15, '0.0', ['rounded']],
  ] as const)('is judged by the digits that are paid: %s', (_what, value, code, kinds) => {
    expect(kindsOf(value, code)).toEqual(kinds);
  });
});
