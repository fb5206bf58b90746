/** Whether a run has time for the long forms. */
export const IS_LONG = Boolean(process.env['LONG_TESTS'] || process.env['TORTURE']);

/**
 * How often a property is tried, or how many steps a random course has: `short` in `npm test`, `long` in `npm
 * run test:long` and `npm run torture`. Each run draws different cases.
 */
export function runs(short: number, long: number): number {
  return IS_LONG ? long : short;
}

/**
 * Leaves tests to `npm run test:long` and `npm run torture`: `inLongRuns(it)('…', …)`. For what takes many
 * seconds and depends on few files, where `npm test` keeps a shorter test of the same promise.
 */
export function inLongRuns<T extends (...given: never[]) => unknown>(test: T): T {
  return IS_LONG ? test : ((() => undefined) as unknown as T);
}
