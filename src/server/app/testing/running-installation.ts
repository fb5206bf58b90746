import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedAddress } from '../../embedded-postgres/testing/embedded-address.ts';
import { copyDemoData } from '../../platform/testing/demo-data.ts';
import { freePort } from '../../platform/testing/free-port.ts';
import { programOf, whenReady } from '../../platform/testing/program.ts';

export const ROOT = join(import.meta.dirname, '../../../..');

/** How a program ended. */
interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** An installation with demo data that pays and trades, and the programs that back it up and restore it. */
export interface RunningInstallation {
  /** Removed at the end, with everything in it. */
  readonly folder: string;
  readonly dataDir: string;
  readonly port: number;
  readonly server: ChildProcess;
  readonly keyFile: string;
  /** Starts a server on another data directory; it is stopped at the end. */
  startServer(dataDir: string, port: number): Promise<ChildProcess>;
  stopServer(child: ChildProcess): Promise<void>;
  /** Runs `npm run backup`, on this installation unless the settings name another. */
  backup(words: string[], settings?: Record<string, string>): Promise<Ran>;
  close(): Promise<void>;
}

/** The processes of `npm start` and `npm run backup` on a new data directory. */
export async function runningInstallation(): Promise<RunningInstallation> {
  const folder = mkdtempSync(join(tmpdir(), 'outlay-backup-'));
  // Root's PostgreSQL runs as another account, which has to pass through.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'live');
  copyDemoData(dataDir);
  const port = await freePort();
  const servers = new Set<ChildProcess>();
  const startServer = (directory: string, onPort: number) =>
    serve(directory, onPort, (child) => servers.add(child));
  const stopServer = async (child: ChildProcess): Promise<void> => {
    servers.delete(child);
    await stop(child);
  };
  return {
    folder,
    dataDir,
    port,
    server: await startServer(dataDir, port),
    keyFile: join(dataDir, 'encryption-key'),
    startServer,
    stopServer,
    backup: (words, settings = { DATA_DIR: dataDir }) => run('backup', words, settings).ran,
    close: async () => {
      for (const child of servers) await stop(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves once the server is ready. */
async function serve(
  dataDir: string,
  onPort: number,
  onStarted: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    PORT: String(onPort),
    TRADING_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, programOf('main'), {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStarted(child);
  await whenReady(child);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Starts a command of the server as its own process. */
export function run(
  name: 'backup' | 'restore' | 'audit-verify',
  words: string[],
  settings: Record<string, string>,
) {
  const args = [...programOf(name), ...words];
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...settings };
  let child!: ChildProcess;
  const ran = new Promise<Ran>((resolve) => {
    child = execFile(process.execPath, args, { cwd: ROOT, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr });
    });
  });
  return { child, ran };
}

/** Runs `npm run restore`. */
export const restore = (words: string[], settings: Record<string, string>): Promise<Ran> =>
  run('restore', words, settings).ran;

/** Asks the embedded PostgreSQL of a data directory. */
export async function ask<R extends object>(
  dataDir: string,
  statement: string,
  values: unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client(embeddedAddress(dataDir));
  await client.connect();
  try {
    return (await client.query<R & pg.QueryResultRow>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

export const oneLine = (text: string): number => text.trim().split('\n').length;
