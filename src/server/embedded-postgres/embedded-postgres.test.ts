import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { inLongRuns } from '../../shared/testing/runs.ts';
import { holderOf } from './directory-lock.ts';
import { embeddedAddress } from './testing/embedded-address.ts';

const CHILD = resolve(import.meta.dirname, 'testing/embedded-process.ts');
const AS_ROOT = process.getuid!() === 0;
const started: ChildProcess[] = [];
const folders: string[] = [];

function newDataDir(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'outlay embedded, '));
  chmodSync(folder, mode);
  folders.push(folder);
  return join(
    folder,
    'a directory with spaces',
    'and a name that is far too long for the path of a Unix socket: '.repeat(3),
    'data',
  );
}

/**
 * Starts a process that owns the database of the directory; resolves with the outcome. A refusal may have
 * several lines.
 */
async function own(dataDir: string): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  let said = '';
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    const line = /^(?:started$|refused: [^]*)/m.exec(said)?.[0].trim();
    if (line !== undefined) return { child, line };
  }
  throw new Error(`The process ended after printing: ${said}`);
}

async function ask<R extends object>(dataDir: string, statement: string): Promise<R[]> {
  const client = new pg.Client(embeddedAddress(dataDir));
  await client.connect();
  try {
    return (await client.query<R & pg.QueryResultRow>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

afterEach(async () => {
  for (const child of started.splice(0))
    if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('starts below a private directory, as root or not', async () => {
    const dataDir = newDataDir(0o700);
    const { line, child } = await own(dataDir);
    expect(line).toBe('started');
    const [places] = await ask<{ data_directory: string }>(dataDir, 'SHOW data_directory');
    await end(child, 'SIGTERM');
    // Started as root, Outlay puts the data where PostgreSQL's account can reach it, and the next start finds
    // it there.
    expect((await own(dataDir)).line).toBe('started');
    expect(await ask(dataDir, 'SHOW data_directory')).toEqual([places]);
    folders.push(dirname(places!.data_directory));
  });

  it('starts in any directory with checksums and without a TCP port, and cleans up on exit', async () => {
    const dataDir = newDataDir();
    const { child, line } = await own(dataDir);
    expect(line).toBe('started');
    expect(await ask(dataDir, 'SHOW data_checksums')).toEqual([{ data_checksums: 'on' }]);
    expect(await ask(dataDir, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await ask(dataDir, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    expect(statSync(join(dataDir, 'database-password')).mode & 0o777).toBe(0o600);
    const [pid] = await ask<{ pid: number }>(
      dataDir,
      "SELECT (string_to_array(pg_read_file('postmaster.pid'), E'\\n'))[1]::int AS pid",
    );
    expect(await end(child, 'SIGTERM')).toBe(0);
    expect(existsSync(`/proc/${pid!.pid}`)).toBe(false);
    expect(await holderOf(dataDir)).toBeNull();
  });

  it('refuses a second owner with a sentence that says what to do, and leaves the first alone', async () => {
    const dataDir = newDataDir();
    await own(dataDir);
    const second = await own(dataDir);
    expect(second.line).toMatch(
      /^refused: Outlay is already running on .*Stop it first, or start this one with another DATA_DIR/,
    );
    expect(await ask(dataDir, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  inLongRuns(it)('refuses a second owner even when the lock was removed', async () => {
    const dataDir = newDataDir();
    await own(dataDir);
    rmSync(join(dataDir, 'lock'), { recursive: true });
    const second = await own(dataDir);
    expect(second.line).toContain('refused: Outlay is already running');
    expect(await ask(dataDir, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is taken over after its owner was killed, without data loss; database sessions are ended', async () => {
    const dataDir = newDataDir();
    const first = await own(dataDir);
    await ask(dataDir, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const straggler = new pg.Client(embeddedAddress(dataDir));
    straggler.on('error', () => undefined);
    await straggler.connect();
    const sleeping = expect(straggler.query('SELECT pg_sleep(3600)')).rejects.toThrow();
    await end(first.child, 'SIGKILL');
    const second = await own(dataDir);
    expect(second.line).toBe('started');
    expect(await ask(dataDir, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await sleeping;
  });

  inLongRuns(it)(
    'starts a new cluster when the directory was removed under a running PostgreSQL',
    async () => {
      const dataDir = newDataDir();
      const first = await own(dataDir);
      await ask(dataDir, 'CREATE TABLE kept AS SELECT 42 AS answer');
      await end(first.child, 'SIGKILL');
      rmSync(dataDir, { recursive: true });
      expect((await own(dataDir)).line).toBe('started');
      await expect(ask(dataDir, 'SELECT answer FROM kept')).rejects.toThrow('does not exist');
    },
  );

  inLongRuns(it)('starts although another process now has the id of its last one', async () => {
    const dataDir = newDataDir();
    const first = await own(dataDir);
    const [places] = await ask<{ data_directory: string }>(dataDir, 'SHOW data_directory');
    const pidFile = join(places!.data_directory, 'postmaster.pid');
    const written = readFileSync(pidFile, 'utf8');
    await end(first.child, 'SIGTERM');
    writeFileSync(pidFile, written.replace(/^\d+/, String(process.pid)));
    expect((await own(dataDir)).line).toBe('started');
  });

  inLongRuns(it)('finds its data after the data directory was moved, wherever the data is kept', async () => {
    const dataDir = newDataDir(0o700);
    const first = await own(dataDir);
    await ask(dataDir, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const [places] = await ask<{ data_directory: string }>(dataDir, 'SHOW data_directory');
    folders.push(dirname(places!.data_directory));
    await end(first.child, 'SIGTERM');
    const moved = `${dataDir}-moved`;
    renameSync(dataDir, moved);
    expect((await own(moved)).line).toBe('started');
    expect(await ask(moved, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  inLongRuns(it.runIf(AS_ROOT))(
    'finds the data of an earlier version by its path, and from then on wherever it is moved',
    async () => {
      const dataDir = newDataDir(0o700);
      const first = await own(dataDir);
      await ask(dataDir, 'CREATE TABLE kept AS SELECT 42 AS answer');
      await end(first.child, 'SIGTERM');
      const digest = createHash('sha256').update(realpathSync(dataDir)).digest('hex');
      const earlier = `/var/lib/outlay/${digest.slice(0, 16)}`;
      folders.push(earlier);
      renameSync(readFileSync(join(dataDir, 'database-place'), 'utf8'), earlier);
      rmSync(join(earlier, 'data-directory'));
      rmSync(join(dataDir, 'database-place'));
      const second = await own(dataDir);
      expect(second.line).toBe('started');
      await end(second.child, 'SIGTERM');
      const moved = `${dataDir}-moved`;
      renameSync(dataDir, moved);
      expect((await own(moved)).line).toBe('started');
      expect(await ask(moved, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    },
  );

  inLongRuns(it.runIf(AS_ROOT))(
    'refuses a copy of a data directory that names the same database',
    async () => {
      const dataDir = newDataDir(0o700);
      const first = await own(dataDir);
      folders.push(readFileSync(join(dataDir, 'database-place'), 'utf8'));
      await end(first.child, 'SIGTERM');
      cpSync(dataDir, `${dataDir}-copy`, { recursive: true });
      expect((await own(`${dataDir}-copy`)).line).toContain(
        `refused: ${dataDir}-copy is a copy of ${dataDir}`,
      );
      expect((await own(dataDir)).line).toBe('started');
    },
  );
});
