import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { inLongRuns } from '../../shared/testing/runs.ts';
import { embeddedAddress } from './testing/embedded-address.ts';
import { childrenOf, innerPid, namespacePrefix, spawnWith } from '../platform/testing/namespaces.ts';
import { rounds } from '../platform/testing/rounds.ts';

const OWNER = [
  process.execPath,
  '--import',
  'tsx',
  resolve(import.meta.dirname, 'testing/embedded-process.ts'),
];
/** A container whose first process outlives Outlay, as with an init process. */
const WITH_INIT = ['sh', '-c', '"$@" & wait; exec sleep 3600', 'sh'];
const PREFIX = namespacePrefix();
const ROUNDS = rounds(1, 20);
const RUNNING = /^refused: Outlay is already running on .*Stop it first/;

const started: ChildProcess[] = [];
const folders: string[] = [];

/** Outside /tmp, since every container has its own. */
function newDataDir(mode = 0o711): string {
  const folder = mkdtempSync('/var/tmp/outlay-namespaces-');
  chmodSync(folder, mode);
  folders.push(folder);
  return join(folder, 'data');
}

interface Owner {
  line: string;
  child: ChildProcess;
}

async function own(dataDir: string, around: readonly string[] = []): Promise<Owner> {
  const child = spawnWith(
    [...(PREFIX ?? []), ...around],
    [...OWNER, dataDir, 'durable'],
    ['ignore', 'pipe', 'ignore'],
  );
  started.push(child);
  let said = '';
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    const line = /^(?:started$|refused: [^]*)/m.exec(said)?.[0].trim();
    if (line !== undefined) return { child, line };
  }
  throw new Error(`The process ended after printing: ${said}`);
}

/**
 * Asks Outlay to stop, or kills it. The first process of the container is Outlay, unless it was started with
 * an init process.
 */
async function end({ child }: Owner, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  // A refused process ends on its own: then no process is left inside to be signalled.
  const pid = PREFIX ? childrenOf(child.pid!)[0] : child.pid!;
  if (pid !== undefined) process.kill(pid, signal);
  await gone;
}

async function ask(dataDir: string, statement: string): Promise<object[]> {
  const client = new pg.Client(embeddedAddress(dataDir));
  await client.connect();
  try {
    return (await client.query(statement)).rows as object[];
  } finally {
    await client.end();
  }
}

async function hasEnded(pid: number): Promise<void> {
  await expect.poll(() => isThere(pid), { timeout: 60_000 }).toBe(false);
}

function isThere(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z');
  } catch {
    return false;
  }
}

afterEach(async () => {
  for (const child of started.splice(0)) await end({ child, line: '' }, 'SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

if (!PREFIX)
  process.stderr.write(
    'This machine allows no namespaces, so the processes of this file share those of the test.\n',
  );

describe('two containers on one volume', () => {
  it('have one owner; the other is refused, and may start once the first has stopped', async () => {
    const dataDir = newDataDir();
    const first = await own(dataDir);
    expect(first.line).toBe('started');
    await ask(dataDir, 'CREATE TABLE kept AS SELECT 42 AS answer');
    expect((await own(dataDir)).line).toMatch(RUNNING);
    expect(await ask(dataDir, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await end(first, 'SIGTERM');
    expect((await own(dataDir)).line).toBe('started');
    expect(await ask(dataDir, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  inLongRuns(it)(
    'have one owner when both start at once, by whatever path they reach the directory',
    async () => {
      const dataDir = newDataDir();
      const link = `${dataDir}-link`;
      const first = await own(dataDir);
      await end(first, 'SIGTERM');
      symlinkSync(dataDir, link);
      for (let round = 0; round < ROUNDS; round++) {
        const both = await Promise.all([own(dataDir), own(link)]);
        const lines = both.map(({ line }) => line).sort();
        expect(lines[0]).toMatch(RUNNING);
        expect(lines[1]).toBe('started');
        expect(await ask(dataDir, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
        const owner = both.find(({ line }) => line === 'started')!;
        await end(owner, round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      }
    },
  );

  inLongRuns(it)('have one owner when the database is kept outside the data directory', async () => {
    const dataDir = newDataDir(0o700);
    const first = await own(dataDir);
    expect(first.line).toContain('started');
    const [places] = (await ask(dataDir, 'SHOW data_directory')) as [{ data_directory: string }];
    folders.push(resolve(places.data_directory, '..'));
    expect((await own(dataDir)).line).toContain('refused: Outlay is already running');
    await end(first, 'SIGKILL');
    expect((await own(dataDir)).line).toContain('started');
  });

  inLongRuns(it)('start after one was killed, while the kernel still ends its PostgreSQL', async () => {
    const dataDir = newDataDir();
    let owner = await own(dataDir);
    await ask(dataDir, 'CREATE TABLE kept (answer int)');
    for (let round = 1; round <= ROUNDS; round++) {
      await ask(dataDir, `INSERT INTO kept VALUES (${round})`);
      await end(owner, 'SIGKILL');
      owner = await own(dataDir);
      expect(owner.line).toBe('started');
      expect(await ask(dataDir, 'SELECT count(*)::int AS kept FROM kept')).toEqual([{ kept: round }]);
    }
  });

  inLongRuns(it.runIf(PREFIX))(
    'refuse to start while the other one still runs the PostgreSQL of a killed Outlay',
    async () => {
      const dataDir = newDataDir();
      const first = await own(dataDir, WITH_INIT);
      const init = innerPid(first.child);
      const outlay = childrenOf(init)[0]!;
      process.kill(outlay, 'SIGKILL');
      await hasEnded(outlay);
      expect((await own(dataDir)).line).toMatch(
        /^refused: A PostgreSQL still runs on .* in another container\. Stop that container/,
      );
      expect(await ask(dataDir, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      process.kill(init, 'SIGKILL');
      await once(first.child, 'exit');
      expect((await own(dataDir)).line).toBe('started');
    },
  );
});
