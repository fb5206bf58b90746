import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  fixed,
  isDecimal,
  multiply,
  ratioForDrawing,
  round,
  subtract,
  sum,
  toStep,
} from './decimals.ts';

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, scale]) => {
    const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
    const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
    return units < 0n ? `-${text}` : text;
  });

describe('decimals as text', () => {
  it.each([
    [add('0.1', '0.2'), '0.3'],
    [subtract('1', '1.000'), '0'],
    [subtract('0.5', '0.75'), '-0.25'],
    [multiply('0.00000001', '98000.5'), '0.000980005'],
    [multiply('-2', '0.50'), '-1'],
    [divide('1', '3', 4), '0.3333'],
    [divide('2', '3', 4), '0.6667'],
    [divide('1', '3', 0, 'up'), '1'],
    [divide('-1', '3', 2, 'up'), '-0.34'],
    [round('1.005', 2), '1.01'],
    [round('1.999', 2, 'down'), '1.99'],
    [fixed('12.5', 2), '12.50'],
    [fixed('-0.001', 2), '0.00'],
    [fixed('7.6', 0), '8'],
    [toStep('18123.4', '1', 'up'), '18124'],
    [toStep('18.1234', '0.01', 'down'), '18.12'],
    [sum(['0.1', '0.2', '-0.3']), '0'],
    [sum([]), '0'],
  ])('are computed exactly: %s', (result, expected) => {
    expect(result).toBe(expected);
  });

  it('accepts only plain decimals', () => {
    expect(['1e3', '', '.5', '1.', '1,000', 'x', '+1'].filter(isDecimal)).toEqual([]);
    expect(() => add('1e3', '1')).toThrow(RangeError);
    expect(() => divide('1', '0.00', 2)).toThrow(RangeError);
  });

  it('compares by value, not by spelling', () => {
    expect([compare('1.0', '1'), compare('10', '9.99'), compare('-1', '-0.5')]).toEqual([0, 1, -1]);
  });

  it('adds and subtracts without losing a digit', () => {
    fc.assert(fc.property(decimal, decimal, (a, b) => compare(subtract(add(a, b), b), a) === 0));
  });

  it('multiplies in any order, and distributes over sums', () => {
    fc.assert(
      fc.property(decimal, decimal, decimal, (a, b, c) => {
        expect(multiply(a, b)).toBe(multiply(b, a));
        expect(multiply(a, add(b, c))).toBe(add(multiply(a, b), multiply(a, c)));
      }),
    );
  });

  it('rounds down to at most the value, and up to at least the value', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 8 }), (a, places) => {
        const magnitude = a.replace('-', '');
        expect(compare(round(magnitude, places, 'down'), magnitude)).toBeLessThanOrEqual(0);
        expect(compare(round(magnitude, places, 'up'), magnitude)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives a ratio for drawing, 0 for a division by zero', () => {
    expect([ratioForDrawing('1', '4'), ratioForDrawing('1', '0')]).toEqual([0.25, 0]);
  });
});
