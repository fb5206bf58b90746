import { accessSync, chmodSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startConnectMs } from '../platform/database/address.ts';
import type { DatabaseAddress } from '../platform/database/pool.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { bringBack } from './bring-back.ts';
import { makeCluster, refuseOtherMajor } from './cluster.ts';
import { addressOf, DATABASE, maintenance, once, passwordOf } from './connect.ts';
import { holderOf, isHolder, takeDirectoryLock, type DirectoryLock, type Purpose } from './directory-lock.ts';
import { holdDatabase } from './hold-database.ts';
import { launch } from './launch.ts';
import { clearDeadSockets, findLeftBehind } from './left-behind.ts';
import { makeDirectory } from './make-directory.ts';
import {
  holdsCluster,
  PASSWORD_FILE,
  placesOf,
  preparePlaces,
  UNFINISHED_FILE,
  type Places,
} from './places.ts';
import { keepLogSmall } from './postgres-log.ts';
import { alreadyRunning, databaseGone } from './refusals.ts';
import { withRetries } from './retries.ts';
import { stopProcess } from './stop-process.ts';
import { refuseToTakeOver, takeOver } from './take-over.ts';

/**
 * The embedded PostgreSQL: a child process on our data directory, reached over a socket in a private
 * directory. It has no TCP port and a random password, so no other user of the machine can reach it. If this
 * process is killed, PostgreSQL keeps running, and the next start takes it over. The lock and the sockets are
 * beside the data, so that containers which share a volume see each other's.
 */
export interface EmbeddedPostgres {
  address: DatabaseAddress;
  /** Stops it: open transactions are rolled back, committed data is on disk. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Called once when PostgreSQL has ended unexpectedly and cannot be restarted. */
  onLost?: (logFile: string) => void;
  /** False gives up durability for speed, for tests. */
  durable?: boolean;
  /** A command starts only an existing, stopped database: it neither creates one nor takes one over. */
  purpose?: Purpose;
}

/** Starts or takes over the PostgreSQL of a data directory. `say` prints a line for the operator. */
export async function startEmbeddedPostgres(
  dataDir: string,
  say: (line: string) => void,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const purpose = options.purpose ?? 'server';
  if (!existsSync(dataDir)) {
    makeDirectory(dataDir);
    // Started by root, PostgreSQL runs as another account, which must pass through this directory. Only root
    // can read the secrets in it.
    chmodSync(dataDir, process.getuid!() === 0 ? 0o711 : 0o700);
  }
  const locks = [await lockOf(dataDir, dataDir, purpose)];
  const release = async () => {
    for (const lock of locks.splice(0).reverse()) await lock.release();
  };
  try {
    refuseUnfinished(dataDir);
    const places = preparePlaces(dataDir, say);
    if (!isInside(dataDir, places)) locks.push(await lockOf(places.base, dataDir, purpose));
    if (purpose === 'command') await refuseToTakeOver(dataDir, places);
    const adopted = await takeOver(places, dataDir, say);
    if (!holdsCluster(places.data)) await makeCluster(dataDir, places);
    refuseOtherMajor(places);
    const address = addressOf(places.runtime, passwordOf(dataDir, places));
    const logFile = join(dataDir, 'postgres.log');
    const start = () => launch({ places, address, logFile, durable: options.durable ?? true, say });
    const owner = await holdDatabase(address, dataDir, {
      pid: adopted ?? (await withRetries(start)),
      restart: (isWanted) =>
        bringBack({
          start: async () => (await takeOver(places, dataDir, say)) ?? start(),
          isWanted,
          folder: places.data,
          say,
        }),
      onLost: () => options.onLost?.(logFile),
    });
    const endRotation = keepLogSmall(logFile);
    if (adopted) await owner.endOthers();
    await ensureDatabase(address);
    return {
      address,
      stop: async () => {
        await stopProcess(await owner.release());
        await clearDeadSockets(places);
        endRotation();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * The PostgreSQL of a data directory, for a command: the one of the running server, or one that is started
 * for the command when none runs. A command creates no database, and takes over, signals and stops only a
 * PostgreSQL that it started.
 */
export async function reachEmbeddedPostgres(
  dataDir: string,
  say: (line: string) => void,
): Promise<EmbeddedPostgres> {
  // Fail here when permission is missing: otherwise every file inside would seem to be missing.
  if (existsSync(dataDir)) accessSync(dataDir, constants.X_OK);
  if (!existsSync(dataDir) || !holdsCluster(placesOf(dataDir).data)) {
    if (existsSync(join(dataDir, PASSWORD_FILE))) throw databaseGone(placesOf(dataDir).data, dataDir);
    throw new StartRefused(
      `There is no installation in ${dataDir}. Start Outlay once with npm start, or name another DATA_DIR.`,
    );
  }
  const places = placesOf(dataDir);
  const runs =
    (await holderOf(dataDir))?.purpose === 'server' || (await findLeftBehind(places)).kind !== 'nothing';
  if (!runs) return startEmbeddedPostgres(dataDir, say, { purpose: 'command' });
  const address = addressOf(places.runtime, passwordOf(dataDir, places));
  await once(address, 'SELECT 1').catch(() => {
    throw new StartRefused(
      `The database in ${places.data} does not answer. It may be starting or stopping: try again in a ` +
        'moment.',
    );
  });
  return { address, stop: async () => undefined };
}

const COMMAND_MS = 60_000;

/**
 * Takes the lock of a directory. Waits for a command that holds it; refuses at once when a server holds it.
 */
async function lockOf(directory: string, dataDir: string, purpose: Purpose): Promise<DirectoryLock> {
  for (const deadline = Date.now() + COMMAND_MS; ; await sleep(100)) {
    const taken = await takeDirectoryLock(directory, purpose);
    if (!isHolder(taken)) return taken;
    if (taken.purpose === 'server' || Date.now() > deadline) throw alreadyRunning(dataDir, taken);
  }
}

function refuseUnfinished(dataDir: string): void {
  if (!existsSync(join(dataDir, UNFINISHED_FILE))) return;
  throw new StartRefused(
    `A restore into ${dataDir} was interrupted. Run npm run restore again, or empty the directory to begin ` +
      'a ' +
      'new installation.',
  );
}

function isInside(dataDir: string, places: Places): boolean {
  const [folder, base] = [statSync(dataDir), statSync(places.base)];
  return folder.ino === base.ino && folder.dev === base.dev;
}

async function ensureDatabase(address: DatabaseAddress): Promise<void> {
  const find = `SELECT 1 FROM pg_database WHERE datname = '${DATABASE}'`;
  const connectMs = startConnectMs(address);
  const { rowCount } = await once(maintenance(address), find, connectMs);
  if (rowCount === 0) await once(maintenance(address), `CREATE DATABASE ${DATABASE}`, connectMs);
}
