/**
 * Exact arithmetic on safe integers. A product beyond 2^53 is computed as a bigint; there are no fractions.
 */

/**
 * floor(a * b / c) for non-negative safe integers. Throws a RangeError when the result is not a safe
 * integer.
 */
export function mulDivFloor(a: number, b: number, c: number): number {
  const product = a * b;
  if (product <= Number.MAX_SAFE_INTEGER) return Math.floor(product / c);
  return safe((BigInt(a) * BigInt(b)) / BigInt(c));
}

/**
 * ceil(a * b / c) for non-negative safe integers. Throws a RangeError when the result is not a safe
 * integer.
 */
export function mulDivCeil(a: number, b: number, c: number): number {
  const product = a * b;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const floor = Math.floor(product / c);
    return floor * c < product ? floor + 1 : floor;
  }
  const divisor = BigInt(c);
  return safe((BigInt(a) * BigInt(b) + divisor - 1n) / divisor);
}

/** floor(a * b / c), or `most` if that is less. */
export function mulDivFloorUpTo(most: number, a: number, b: number, c: number): number {
  return (a / c) * b > most ? most : Math.min(most, mulDivFloor(a, b, c));
}

function safe(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RangeError('An amount of the exchange does not fit 53 bits');
  return Number(value);
}

const PPM = 1_000_000;

/** A share of an amount in parts per million, rounded down. For fees and rewards. */
export function shareFloor(amount: number, ppm: number): number {
  return mulDivFloor(amount, ppm, PPM);
}

/** A share of an amount in parts per million, rounded up. For holds and margins. */
export function shareCeil(amount: number, ppm: number): number {
  return mulDivCeil(amount, ppm, PPM);
}
