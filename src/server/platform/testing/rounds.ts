/**
 * How often a test repeats a failure: `short` in `npm test`, `long` in `npm run torture`, which sets TORTURE.
 */
export function rounds(short: number, long: number): number {
  return process.env['TORTURE'] ? long : short;
}

/**
 * Of all combinations of some values, every fifth in `npm test`: no number of values is a multiple of five,
 * so every value is still met. All of them in `npm run torture`.
 */
export function someOf<T>(combinations: readonly T[]): readonly T[] {
  return combinations.filter((_, index) => index % rounds(5, 1) === 0);
}
