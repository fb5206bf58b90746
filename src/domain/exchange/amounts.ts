/**
 * Arithmetic of the exchange: safe integers, exact. A product beyond 2^53 goes through bigint; nothing is
 * ever a fraction.
 */

/** floor(a * b / c) for non-negative safe integers; throws when the result is none. */
export function mulDivFloor(a: number, b: number, c: number): number {
  const product = a * b;
  if (product <= Number.MAX_SAFE_INTEGER) return Math.floor(product / c);
  return safe((BigInt(a) * BigInt(b)) / BigInt(c));
}

/** ceil(a * b / c) for non-negative safe integers; throws when the result is none. */
export function mulDivCeil(a: number, b: number, c: number): number {
  const product = a * b;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const floor = Math.floor(product / c);
    return floor * c < product ? floor + 1 : floor;
  }
  const divisor = BigInt(c);
  return safe((BigInt(a) * BigInt(b) + divisor - 1n) / divisor);
}

/** floor(a * b / c), or `most` when that is less. */
export function mulDivFloorUpTo(most: number, a: number, b: number, c: number): number {
  return (a / c) * b > most ? most : Math.min(most, mulDivFloor(a, b, c));
}

function safe(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RangeError('An amount of the exchange does not fit 53 bits');
  return Number(value);
}

const PPM = 1_000_000;

/** The share of an amount in parts per million, rounded down: what fees and rewards are. */
export function shareFloor(amount: number, ppm: number): number {
  return mulDivFloor(amount, ppm, PPM);
}

/** The share of an amount in parts per million, rounded up: what must be reserved. */
export function shareCeil(amount: number, ppm: number): number {
  return mulDivCeil(amount, ppm, PPM);
}
