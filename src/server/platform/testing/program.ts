import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/**
 * What Node.js is given to run a program of `src/server/app`, for tests that start it: the program as it was
 * built when OUTLAY_BUILT is set, as `npm test` does after it has built it; otherwise the source, which a
 * change needs no build for. Starting from sources takes several times as long.
 */
export function programOf(name: string): string[] {
  return process.env['OUTLAY_BUILT'] === undefined
    ? ['--import', 'tsx', join(ROOT, `src/server/app/${name}.ts`)]
    : [join(ROOT, `dist/server/${name}.js`)];
}
