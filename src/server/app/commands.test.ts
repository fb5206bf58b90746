import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { inLongRuns } from '../../shared/testing/runs.ts';
import { embeddedAddress } from '../embedded-postgres/testing/embedded-address.ts';
import { programOf } from '../platform/testing/program.ts';
import { namespacePrefix } from '../platform/testing/namespaces.ts';

const started: ChildProcess[] = [];
const folders: string[] = [];

function newDataDir(): string {
  const folder = mkdtempSync('/var/tmp/outlay-commands-');
  chmodSync(folder, 0o711);
  folders.push(folder);
  return join(folder, 'data');
}

function run(program: string, dataDir: string, prefix: readonly string[] = []): ChildProcess {
  const [first, ...words] = [...prefix, process.execPath, ...programOf(program)];
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    SEED: 'none',
    ROLES: 'worker',
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
  };
  const child = spawn(first!, words, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

async function server(dataDir: string): Promise<ChildProcess> {
  const child = run('main', dataDir);
  let said = '';
  child.stderr!.on('data', (chunk) => (said += String(chunk)));
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    if (said.includes('Outlay is working.')) return child;
  }
  throw new Error(`The process ended after printing: ${said}`);
}

async function auditVerify(
  dataDir: string,
  prefix: readonly string[] = [],
): Promise<{ code: number | null; said: string }> {
  const child = run('audit-verify', dataDir, prefix);
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

function postmasterOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
}

async function execute(dataDir: string, statement: string): Promise<void> {
  const client = new pg.Client(embeddedAddress(dataDir));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

afterEach(async () => {
  for (const child of started.splice(0)) await end(child, 'SIGTERM');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const WHOLE = { code: 0, said: expect.stringContaining('The audit log is intact') as string };

describe('a command', () => {
  it('leaves a running server alone, even with a different /tmp and a removed lock', async () => {
    const dataDir = newDataDir();
    const running = await server(dataDir);
    const postmaster = postmasterOf(dataDir);
    rmSync(join(dataDir, 'lock'), { recursive: true });
    expect(await auditVerify(dataDir, namespacePrefix() ?? [])).toMatchObject(WHOLE);
    expect(running.exitCode).toBeNull();
    expect(postmasterOf(dataDir)).toBe(postmaster);
    expect(existsSync(`/proc/${postmaster}`)).toBe(true);
    expect(await auditVerify(dataDir)).toMatchObject(WHOLE);
  });

  inLongRuns(it)(
    "works beside a killed server's PostgreSQL, and leaves a stopped PostgreSQL stopped",
    async () => {
      const dataDir = newDataDir();
      const first = await server(dataDir);
      const postmaster = postmasterOf(dataDir);
      await end(first, 'SIGKILL');
      expect(await auditVerify(dataDir)).toMatchObject(WHOLE);
      expect(postmasterOf(dataDir)).toBe(postmaster);
      await end(await server(dataDir), 'SIGTERM');
      expect(await auditVerify(dataDir)).toMatchObject(WHOLE);
      expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    },
  );

  inLongRuns(it)('neither sets up nor migrates an installation', async () => {
    const dataDir = newDataDir();
    expect(await auditVerify(dataDir)).toEqual({
      code: 1,
      said:
        `There is no installation in ${dataDir}. ` +
        'Start Outlay once with npm start, or name another DATA_DIR.\n',
    });
    expect(existsSync(dataDir)).toBe(false);
    await server(dataDir);
    const newest = 'SELECT max(created_at) FROM drizzle.__drizzle_migrations';
    await execute(dataDir, `DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (${newest})`);
    expect(await auditVerify(dataDir)).toEqual({
      code: 1,
      said:
        'This database has not been migrated to this version of Outlay yet. ' +
        'Start Outlay once with npm start, and try again.\n',
    });
  });
});
