import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { embeddedAddress } from '../src/server/embedded-postgres/testing/embedded-address.ts';
import { freePort } from '../src/server/platform/testing/free-port.ts';
import { whenReady } from '../src/server/platform/testing/program.ts';

/** One result of a run: the case, the number of attempts and the number of failures. */
export interface BackupFigure {
  case: string;
  tried: number;
  failed: number;
}

const ROOT = join(import.meta.dirname, '..');
const ROUNDS = 10;
const KILLS = 20;

/**
 * Backs up a trading installation repeatedly while its tables are rewritten (files grow, vanish and are
 * truncated) and its log rotates, and restores every backup. Then kills backups at random moments and checks
 * that they leave nothing behind.
 */
export async function tortureBackup(say: (line: string) => void = () => undefined): Promise<BackupFigure[]> {
  const folder = mkdtempSync('/tmp/outlay-torture-backup-');
  chmodSync(folder, 0o711);
  const live = join(folder, 'live');
  const server = await startServer(live);
  try {
    return [await underRewrites(folder, live, say), ...(await underKills(folder, live, say))];
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function underRewrites(
  folder: string,
  live: string,
  say: (line: string) => void,
): Promise<BackupFigure> {
  let failed = 0;
  let stopped = false;
  const rewriting = rewrite(live, () => stopped);
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const file = join(folder, `round-${round}.tar.gz`);
      const target = join(folder, `round-${round}`);
      const taken = await run('backup', [file], live).done;
      const restored =
        taken.code === 0
          ? await run('restore', [file, '--key-file', join(live, 'encryption-key')], target).done
          : taken;
      if (restored.code !== 0) failed++;
      const outcome = restored.code === 0 ? 'restored and verified' : `FAILED ${restored.said.trim()}`;
      say(`backup ${round}: ${outcome}`);
      for (const path of [file, target]) rmSync(path, { recursive: true, force: true });
    }
  } finally {
    stopped = true;
    await rewriting;
  }
  return { case: 'backups under rewrites, restored and verified', tried: ROUNDS, failed };
}

/** Fills and empties a large table, rewrites others, and rotates the log, as fast as it can. */
async function rewrite(live: string, isStopped: () => boolean): Promise<void> {
  const client = new pg.Client(embeddedAddress(live));
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS torture (n bigint, text text)');
  while (!isStopped()) {
    await client.query("INSERT INTO torture SELECT n, repeat('x', 200) FROM generate_series(1, 100000) n");
    await client.query('UPDATE torture SET n = n + 1 WHERE n % 3 = 0');
    await client.query('VACUUM FULL torture');
    await client.query('DELETE FROM torture');
    await client.query('VACUUM (TRUNCATE) torture');
    await client.query('TRUNCATE torture');
    await client.query('CHECKPOINT');
    await client.query('SELECT pg_switch_wal()');
  }
  await client.query('DROP TABLE torture');
  await client.end();
}

async function underKills(
  folder: string,
  live: string,
  say: (line: string) => void,
): Promise<BackupFigure[]> {
  const file = join(folder, 'killed.tar.gz');
  let leftSlots = 0;
  let halfFiles = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    const { child, done } = run('backup', [file], live);
    await sleep(Math.random() * 4_000);
    child.kill('SIGKILL');
    const { code } = await done;
    if (!(await slotsEnd(live))) leftSlots++;
    if (code !== 0 && readdirSync(folder).includes('killed.tar.gz')) halfFiles++;
    rmSync(file, { force: true });
  }
  const last = await run('backup', [file], live).done;
  say(`after ${KILLS} kills a backup ${last.code === 0 ? 'succeeds' : `FAILS: ${last.said}`}`);
  return [
    { case: 'killed backups that left a replication slot', tried: KILLS, failed: leftSlots },
    { case: 'killed backups that left a file under the final name', tried: KILLS, failed: halfFiles },
    { case: 'a backup after them', tried: 1, failed: last.code === 0 ? 0 : 1 },
  ];
}

async function slotsEnd(live: string): Promise<boolean> {
  const client = new pg.Client(embeddedAddress(live));
  await client.connect();
  try {
    for (let attempt = 0; attempt < 100; attempt++) {
      if ((await client.query('SELECT 1 FROM pg_replication_slots')).rowCount === 0) return true;
      await sleep(100);
    }
    return false;
  } finally {
    await client.end();
  }
}

function run(name: 'backup' | 'restore', words: string[], dataDir: string) {
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'silent', DATA_DIR: dataDir };
  const args = ['--import', 'tsx', `src/server/app/${name}.ts`, ...words];
  let child!: ChildProcess;
  const done = new Promise<{ code: number; said: string }>((resolve) => {
    child = execFile(process.execPath, args, { cwd: ROOT, env }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, said: `${stdout}${stderr}` });
    });
  });
  return { child, done };
}

async function startServer(dataDir: string): Promise<ChildProcess> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    TRADING_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/app/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await whenReady(child);
  return child;
}
