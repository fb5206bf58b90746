/**
 * How often a property is tried, or how long a random course is: `short` in `npm test`, `long` in
 * `npm run test:long` and `npm run torture`. Each run draws other cases.
 */
export function runs(short: number, long: number): number {
  return process.env['LONG_TESTS'] || process.env['TORTURE'] ? long : short;
}
