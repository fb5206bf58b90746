/**
 * How often a property is tried, or how many steps a random course has: `short` in `npm test`, `long` in `npm
 * run test:long` and `npm run torture`. Each run draws different cases.
 */
export function runs(short: number, long: number): number {
  return process.env['LONG_TESTS'] || process.env['TORTURE'] ? long : short;
}
