import type { ChildProcess } from 'node:child_process';
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

/** Resolves once a started server is ready; rejects with what it printed when it ends before. */
export function whenReady(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((ready, failed) => {
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('Outlay is ready')) ready();
      });
    child.once('exit', () => failed(new Error(`The server ended: ${said}`)));
  });
}
