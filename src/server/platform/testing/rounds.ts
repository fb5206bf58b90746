/**
 * How often a test repeats a failure: `short` in `npm test`, `long` in `npm run torture`, which sets TORTURE.
 */
export function rounds(short: number, long: number): number {
  return process.env['TORTURE'] ? long : short;
}

/**
 * Every fifth of the combinations in `npm test`, all of them in `npm run torture`. Every value is still among
 * them unless the number of values of one kind is a multiple of five.
 */
export function someOf<T>(combinations: readonly T[]): readonly T[] {
  return combinations.filter((_, index) => index % rounds(5, 1) === 0);
}
