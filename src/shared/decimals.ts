import { withoutTrailing } from './trailing.ts';

/**
 * Exact arithmetic on plain decimals as text ("98000.5"): the digits are a bigint with a scale, never a
 * floating-point number. Results have no trailing zeros and no minus sign before zero.
 */

interface Parts {
  units: bigint;
  /** Digits after the point. */
  scale: number;
}

const PLAIN = /^-?\d+(\.\d+)?$/;

/** Whether a text is a plain decimal, such as "0.05" or "-3". */
export function isDecimal(text: string): boolean {
  return PLAIN.test(text);
}

function parse(text: string): Parts {
  if (!PLAIN.test(text)) throw new RangeError(`"${text}" is not a plain decimal.`);
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function write({ units, scale }: Parts): string {
  const negative = units < 0n;
  const digits = (negative ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = withoutTrailing(digits.slice(digits.length - scale), '0');
  return `${negative ? '-' : ''}${whole}${fraction && scale > 0 ? `.${fraction}` : ''}`;
}

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/** Both numbers as integers of the finer scale. */
function aligned(a: string, b: string): { left: bigint; right: bigint; scale: number } {
  const x = parse(a);
  const y = parse(b);
  const scale = Math.max(x.scale, y.scale);
  return { left: x.units * power(scale - x.scale), right: y.units * power(scale - y.scale), scale };
}

/** Below zero when a < b, zero when they are equal, above zero when a > b. */
export function compare(a: string, b: string): number {
  const { left, right } = aligned(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

export function isZero(a: string): boolean {
  return parse(a).units === 0n;
}

export function isPositive(a: string): boolean {
  return parse(a).units > 0n;
}

export function isNegative(a: string): boolean {
  return parse(a).units < 0n;
}

export function add(a: string, b: string): string {
  const { left, right, scale } = aligned(a, b);
  return write({ units: left + right, scale });
}

export function subtract(a: string, b: string): string {
  const { left, right, scale } = aligned(a, b);
  return write({ units: left - right, scale });
}

export function multiply(a: string, b: string): string {
  const x = parse(a);
  const y = parse(b);
  return write({ units: x.units * y.units, scale: x.scale + y.scale });
}

/** The sum; "0" for no amounts. */
export function sum(amounts: Iterable<string>): string {
  let total = '0';
  for (const amount of amounts) total = add(total, amount);
  return total;
}

/**
 * How digits that do not fit are rounded: `nearest` rounds halves away from zero, `down` rounds towards zero,
 * `up` away from zero.
 */
export type Rounding = 'nearest' | 'down' | 'up';

function quotient(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const n = dividend < 0n ? -dividend : dividend;
  const d = divisor < 0n ? -divisor : divisor;
  let whole = n / d;
  const rest = n % d;
  if (rest > 0n && (rounding === 'up' || (rounding === 'nearest' && rest * 2n >= d))) whole += 1n;
  return negative ? -whole : whole;
}

/** a / b with at most `places` digits after the point. Dividing by zero throws a RangeError. */
export function divide(a: string, b: string, places: number, rounding: Rounding = 'nearest'): string {
  const { left, right } = aligned(a, b);
  if (right === 0n) throw new RangeError('Division by zero.');
  return write({ units: quotient(left * power(places), right, rounding), scale: places });
}

/** Rounds to at most `places` digits after the point. */
export function round(a: string, places: number, rounding: Rounding = 'nearest'): string {
  const { units, scale } = parse(a);
  return scale <= places
    ? write({ units, scale })
    : write({ units: quotient(units, power(scale - places), rounding), scale: places });
}

/** Writes with exactly `places` digits after the point, as money is written: ("12.5", 2) -> "12.50". */
export function fixed(a: string, places: number, rounding: Rounding = 'nearest'): string {
  const [whole = '0', fraction = ''] = round(a, places, rounding).split('.');
  return places === 0 ? whole : `${whole}.${fraction.padEnd(places, '0')}`;
}

/** Rounds to a multiple of a step, such as a price to the tick of its pair. */
export function toStep(a: string, step: string, rounding: Rounding = 'nearest'): string {
  return multiply(divide(a, step, 0, rounding), step);
}

/**
 * a / b as a floating-point number, 0 when b is zero. For drawing only: never compute an amount from it.
 */
export function ratioForDrawing(a: string, b: string): number {
  return isZero(b) ? 0 : Number(divide(a, b, 6));
}
