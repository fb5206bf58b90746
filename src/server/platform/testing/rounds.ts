/**
 * How often a test repeats a failure: `short` in `npm test`, `long` in `npm run torture`, which sets TORTURE.
 */
export function rounds(short: number, long: number): number {
  return process.env['TORTURE'] ? long : short;
}
