import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/**
 * The arguments with which Node.js runs a program of `src/server/app`, for tests that start it. With
 * OUTLAY_BUILT set, as `npm test` does after its build, it is the built program; otherwise it is the source,
 * so that a change needs no build. Starting from the source takes several times as long.
 */
export function programOf(name: string): string[] {
  return process.env['OUTLAY_BUILT'] === undefined
    ? ['--import', 'tsx', join(ROOT, `src/server/app/${name}.ts`)]
    : [join(ROOT, `dist/server/${name}.js`)];
}
