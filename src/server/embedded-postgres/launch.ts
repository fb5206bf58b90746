import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startConnectMs } from '../platform/database/address.ts';
import type { DatabaseAddress } from '../platform/database/pool.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { isWrongPassword, maintenance, once, PORT } from './connect.ts';
import { clearDeadSockets, POSTGRES_ALIVE, readPostmasterFile } from './left-behind.ts';
import { openLiveSocket } from './live-socket.ts';
import type { Places } from './places.ts';
import { rotateLog } from './postgres-log.ts';
import { WrongPassword } from './refusals.ts';
import { stopProcess } from './stop-process.ts';

/**
 * Relative to the cluster, PostgreSQL's working directory: the path is short and the same in every container.
 */
export const SOCKET_FOLDER = '../run';
const SAY_AFTER_MS = 10_000;

interface Launch {
  places: Places;
  address: DatabaseAddress;
  logFile: string;
  /** False gives up durability for speed, for tests. */
  durable: boolean;
  say: (line: string) => void;
}

/**
 * Starts PostgreSQL and returns its pid once it answers. Throws StartRefused with the end of its log when it
 * ends instead.
 */
export async function launch({ places, address, logFile, durable, say }: Launch): Promise<number> {
  const alive = await openLiveSocket(places.runtime, POSTGRES_ALIVE);
  rotateLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(
    join(places.binaries, 'postgres'),
    ['-D', places.data, '-k', SOCKET_FOLDER, '-p', String(PORT), ...settings(durable)],
    // Detached, so that Ctrl-C reaches only this process, which finishes its work before it stops the
    // database.
    {
      ...places.owner,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log, alive.descriptor],
      env: { ...process.env, LC_ALL: 'C' },
    },
  );
  let exited = false;
  child.once('exit', () => (exited = true));
  child.once('error', () => (exited = true));
  child.unref();
  closeSync(log);
  await alive.letGo();
  // After a crash PostgreSQL first replays its log, which may take minutes. Wait for as long as it runs.
  for (let waitedMs = 0; !exited; waitedMs += 20) {
    if (waitedMs === SAY_AFTER_MS)
      say('PostgreSQL is recovering the data of the last run. This can take a few minutes.');
    const file = readPostmasterFile(places.data);
    if (file?.pid === child.pid && file?.status === 'ready') {
      await checkPassword(address, child.pid!, dirname(logFile));
      await clearDeadSockets(places);
      return child.pid!;
    }
    await sleep(20);
  }
  const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
  throw new StartRefused(`The embedded PostgreSQL did not start on ${places.data}:\n${tail}`);
}

async function checkPassword(address: DatabaseAddress, pid: number, dataDir: string): Promise<void> {
  try {
    await once(maintenance(address), 'SELECT 1', startConnectMs(address));
  } catch (error) {
    if (!isWrongPassword(error)) throw error;
    await stopProcess(pid);
    throw new WrongPassword(dataDir);
  }
}

/** For databases that are thrown away. Their statistics are gathered only when they are asked for. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_compression: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

function settings(durable: boolean): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '256MB',
    max_wal_size: '512MB',
    // After a checkpoint the first change of each page logs the whole page, which is most of what an idle
    // server writes.
    checkpoint_timeout: '30min',
    wal_compression: 'on',
    // With the default of 50 changed rows, small tables that change all the time are vacuumed and analysed
    // every minute, and each time their GIN indexes merge the few entries that were added since.
    autovacuum_vacuum_threshold: '500',
    autovacuum_analyze_threshold: '500',
    log_checkpoints: 'off',
    timezone: 'UTC',
    jit: 'off',
    log_min_messages: 'warning',
    // The details of an error show the values of a row, account numbers among them, so they are not logged.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(durable ? {} : NOT_DURABLE),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
