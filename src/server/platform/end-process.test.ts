import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProgram } from './testing/service-process.ts';

const PROGRAM = join(import.meta.dirname, 'testing', 'ending-process.ts');
/** Enough for Node to start and for the calls to time out. */
const SOON_MS = 20_000;

let folder: string;
const alive = new Set<ChildProcess>();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'outlay-end-'));
});
afterAll(() => {
  for (const child of alive) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function endOf(path: string): Promise<{ code: number | null; signal: string | null }> {
  const child = await startProgram(PROGRAM, { OPENED: path }, 'Working.', alive);
  child.kill('SIGTERM');
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { code, signal };
}

it('a process that is asked to end does so, with its usual code', { timeout: SOON_MS }, async () => {
  const path = join(folder, 'file');
  writeFileSync(path, 'text');
  expect(await endOf(path)).toEqual({ code: 0, signal: null });
});

it('a file system that does not answer does not keep it alive', { timeout: SOON_MS }, async () => {
  const path = join(folder, 'pipe');
  // Opening a named pipe waits for its writer, like opening a folder of a file server that is down.
  execFileSync('mkfifo', [path]);
  expect(await endOf(path)).toEqual({ code: null, signal: 'SIGKILL' });
});
