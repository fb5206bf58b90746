import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { bringBack } from './bring-back.ts';
import type { DatabaseAddress } from '../database/pool.ts';
import { StartRefused } from '../start-refused.ts';
import {
  holderOf,
  isHolder,
  takeDirectoryLock,
  type DirectoryLock,
  type Holder,
  type Purpose,
} from './directory-lock.ts';
import {
  holdsCluster,
  PASSWORD_FILE,
  placesOf,
  preparePlaces,
  UNFINISHED_FILE,
  writeWhole,
  type Places,
} from './embedded-places.ts';
import {
  clearDeadSockets,
  clearLockFiles,
  findLeftBehind,
  isAlive,
  isRunning,
  POSTGRES_ALIVE,
  readPostmasterFile,
  type LeftBehind,
} from './left-behind.ts';
import { openLiveSocket } from './live-socket.ts';
import { makeDirectory } from './make-directory.ts';
import { keepCrashLog, keepLogSmall, rotateLog } from './postgres-log.ts';
import { socketFolder } from './socket-path.ts';

/**
 * The embedded PostgreSQL: a child process on a directory of ours, reached over a socket in a private
 * directory. It has no TCP port and a random password, so nobody else on the machine gets in. If this process
 * is killed the child lives on; the next start finds it and takes it over. The lock and the sockets lie
 * beside the data, so containers that share a volume see each other's.
 */
export interface EmbeddedPostgres {
  address: DatabaseAddress;
  /** Stops it: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Called once when PostgreSQL has ended unexpectedly and cannot be restarted. */
  onLost?: (logFile: string) => void;
  /** False gives up durability for speed: for tests alone. */
  durable?: boolean;
  /** A command starts only an existing, stopped database: it neither sets one up nor takes one over. */
  purpose?: Purpose;
}

export const SUPERUSER = 'outlay';
export const DATABASE = 'outlay';
const PORT = 5432;

/** Relative to the cluster, where PostgreSQL works: the path is short, and the same in every container. */
const SOCKET_FOLDER = '../run';

/**
 * Starts or takes over the PostgreSQL of a data directory. `say` prints a line for the person at the
 * terminal.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  say: (line: string) => void,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const purpose = options.purpose ?? 'server';
  if (!existsSync(dataDir)) {
    makeDirectory(dataDir);
    // Root's PostgreSQL runs as another account, which has to pass through; the secrets in it are files that
    // only root reads.
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
    if (!holdsCluster(places.data)) await setUp(dataDir, places);
    refuseOtherMajor(places);
    const address = addressOf(places.runtime, passwordOf(dataDir, places));
    const logFile = join(dataDir, 'postgres.log');
    const launchHere = () => launch(places, address, logFile, options.durable ?? true, say);
    const owner = await holdDatabase(address, dataDir, {
      pid: adopted ?? (await tried(launchHere)),
      restart: (isWanted) => {
        const start = async () => (await takeOver(places, dataDir, say)) ?? launchHere();
        return bringBack({ start, isWanted, folder: places.data, say });
      },
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
 * The PostgreSQL of a data directory for a command: that of the running server, or one started for the
 * command when nothing runs. A command creates no database, and takes over, signals and stops only one that
 * it started.
 */
export async function reachEmbeddedPostgres(
  dataDir: string,
  say: (line: string) => void,
): Promise<EmbeddedPostgres> {
  // Without permission to look inside, everything in it seems to be missing.
  if (existsSync(dataDir)) accessSync(dataDir, constants.X_OK);
  if (!existsSync(dataDir) || !holdsCluster(placesOf(dataDir).data)) {
    refuseLostDatabase(dataDir);
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
      `The database in ${places.data} does not answer. It may be starting or stopping: try again in a moment.`,
    );
  });
  return { address, stop: async () => undefined };
}

/** A start would not help an installation whose database is gone. */
function refuseLostDatabase(dataDir: string): void {
  const file = join(dataDir, PASSWORD_FILE);
  if (existsSync(file)) throw databaseGone(file, placesOf(dataDir).data, dataDir);
}

function databaseGone(file: string, data: string, dataDir: string): StartRefused {
  return new StartRefused(
    `${file} belongs to a database that is not in ${data}. Put that database back, or empty ${dataDir} to begin a new one.`,
  );
}

/**
 * Where the PostgreSQL of a data directory listens, for a command beside the running server; null when none
 * was ever started there.
 */
export function embeddedAddress(dataDir: string): DatabaseAddress | null {
  const file = join(dataDir, PASSWORD_FILE);
  return existsSync(file) ? addressOf(placesOf(dataDir).runtime, readFileSync(file, 'utf8')) : null;
}

/** Whether a server or a command holds the data directory at this moment. */
export async function isDataDirectoryInUse(dataDir: string): Promise<boolean> {
  return existsSync(dataDir) && (await holderOf(dataDir)) !== null;
}

/** A secret that lives in the data directory, readable by its owner alone; made on first use. */
export function keptSecret(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = make();
  writeWhole(file, secret);
  return secret;
}

function addressOf(runtime: string, password: string): DatabaseAddress {
  return {
    host: socketFolder(runtime, `.s.PGSQL.${PORT}`),
    port: PORT,
    user: SUPERUSER,
    password,
    database: DATABASE,
  };
}

const COMMAND_MS = 60_000;

/**
 * Takes the lock of a directory. Waits a while for a command that holds it, but not for a server, which keeps
 * it.
 */
async function lockOf(directory: string, dataDir: string, purpose: Purpose): Promise<DirectoryLock> {
  for (const deadline = Date.now() + COMMAND_MS; ; await sleep(100)) {
    const taken = await takeDirectoryLock(directory, purpose);
    if (!isHolder(taken)) return taken;
    if (taken.purpose === 'server' || Date.now() > deadline) throw alreadyRunning(dataDir, taken);
  }
}

function alreadyRunning(dataDir: string, holder?: Holder): StartRefused {
  const where = holder?.pid ? ` (process ${holder.pid} on ${holder.host})` : '';
  if (holder?.purpose === 'command') {
    return new StartRefused(
      `A command of Outlay${where} is working on ${dataDir}. Wait until it has ended, and try again.`,
    );
  }
  return new StartRefused(
    `Outlay is already running on ${dataDir}${where}. Stop it first, or start this one with another DATA_DIR and PORT.`,
  );
}

function refuseUnfinished(dataDir: string): void {
  if (!existsSync(join(dataDir, UNFINISHED_FILE))) return;
  throw new StartRefused(
    `A restore into ${dataDir} was interrupted. Run npm run restore again, or empty the directory to begin a new installation.`,
  );
}

function isInside(dataDir: string, places: Places): boolean {
  const [folder, base] = [statSync(dataDir), statSync(places.base)];
  return folder.ino === base.ino && folder.dev === base.dev;
}

/**
 * A cluster and its password are made together: the password gets its name last, so a start that is killed
 * here can be finished.
 */
async function setUp(dataDir: string, places: Places): Promise<void> {
  const file = join(dataDir, PASSWORD_FILE);
  if (existsSync(file)) {
    throw databaseGone(file, places.data, dataDir);
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(`${file}.new`, password, { mode: 0o600 });
  await tried(() => initialise(places, password));
  renameSync(`${file}.new`, file);
}

function passwordOf(dataDir: string, places: Pick<Places, 'data'>): string {
  const file = join(dataDir, PASSWORD_FILE);
  if (!existsSync(file) && existsSync(`${file}.new`)) renameSync(`${file}.new`, file);
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (password) return password;
  throw new StartRefused(
    `${file} is ${existsSync(file) ? 'empty' : 'missing'}. Put the password of the database in ${places.data} back, from a backup.`,
  );
}

/**
 * Makes the cluster beside its place and moves it there whole: a start that is killed here leaves nothing
 * half made.
 */
function initialise(places: Places, password: string): void {
  const parent = dirname(places.data);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(places.data)}.new`))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
  const unfinished = `${places.data}.new-${randomBytes(4).toString('hex')}`;
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = join(places.runtime, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (places.owner)
    for (const path of [unfinished, passwordFile]) chownSync(path, places.owner.uid, places.owner.gid);
  const result = spawnSync(
    join(places.binaries, 'initdb'),
    [
      '--pgdata',
      unfinished,
      '--username',
      SUPERUSER,
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
      '--data-checksums',
    ],
    { ...places.owner, cwd: '/', encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartRefused(
      `The embedded PostgreSQL could not be set up in ${places.data}:\n${(result.stderr || String(result.error ?? '')).trim()}`,
    );
  }
  rmSync(places.data, { recursive: true, force: true });
  renameSync(unfinished, places.data);
}

/** Major version of the PostgreSQL that this version of Outlay includes. */
export const POSTGRES_MAJOR = '18';

function refuseOtherMajor(places: Places): void {
  const found = readFileSync(join(places.data, 'PG_VERSION'), 'utf8').trim();
  if (found === POSTGRES_MAJOR) return;
  throw new StartRefused(
    `The database in ${places.data} is of PostgreSQL ${found}, and this Outlay includes ${POSTGRES_MAJOR}. Start it with the version of Outlay that made it, or name another DATA_DIR.`,
  );
}

const LEFT_BEHIND_MS = 15_000;
const LOOK_AGAIN_MS = 100;

/**
 * The pid of a PostgreSQL that a killed Outlay left on this cluster and that answers; null once it is proven
 * that none runs.
 */
async function takeOver(
  places: Places,
  dataDir: string,
  say: (line: string) => void,
): Promise<number | null> {
  if (!holdsCluster(places.data)) return null;
  for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
    const found = await findLeftBehind(places);
    if (found.kind === 'nothing') {
      if (readPostmasterFile(places.data)) keepCrashLog(join(dataDir, 'postgres.log'));
      clearLockFiles(places);
      return null;
    }
    if (found.kind === 'unproven') throw stillRuns(places, found);
    const status = found.kind === 'here' ? found.file.status : '';
    if (
      found.kind === 'here' &&
      status === 'ready' &&
      (await answers(places, dataDir, found.file.socketFolder))
    ) {
      if (found.file.socketFolder === SOCKET_FOLDER) return found.file.pid;
      await stopEarlier(
        addressOf(found.file.socketFolder, passwordOf(dataDir, places)),
        found.file.pid,
        dataDir,
      );
    }
    if (waitedMs === SAY_AFTER_MS) say('Waiting for the PostgreSQL of the last run.');
    // Recovery after a crash and an orderly stop have no limit of time.
    if (waitedMs >= LEFT_BEHIND_MS && status !== 'starting' && status !== 'stopping')
      throw stillRuns(places, found);
    await sleep(LOOK_AGAIN_MS);
  }
}

async function answers(places: Places, dataDir: string, folder: string): Promise<boolean> {
  const password = passwordOf(dataDir, places);
  const address = addressOf(isAbsolute(folder) ? folder : places.runtime, password);
  try {
    await once({ ...address, database: 'postgres' }, 'SELECT 1');
    return true;
  } catch (error) {
    if ((error as pg.DatabaseError).code === WRONG_PASSWORD) throw wrongPassword(dataDir);
    return false;
  }
}

/**
 * A PostgreSQL that an earlier version started has its socket below /tmp and no live socket: it is stopped
 * and restarted.
 */
async function stopEarlier(address: DatabaseAddress, pid: number, dataDir: string): Promise<void> {
  const [row] = (
    await once({ ...address, database: 'postgres' }, `SELECT pg_try_advisory_lock(${OWNER_LOCK}) AS free`)
  ).rows;
  if (!(row as { free: boolean }).free) throw alreadyRunning(dataDir);
  await stopProcess(pid);
}

async function refuseToTakeOver(dataDir: string, places: Places): Promise<void> {
  if ((await findLeftBehind(places)).kind === 'nothing' && holdsCluster(places.data)) return;
  throw new StartRefused(
    `The database in ${dataDir} was not stopped in order. Start Outlay once with npm start, and try again.`,
  );
}

function stillRuns({ data }: Places, found: Exclude<LeftBehind, { kind: 'nothing' }>): StartRefused {
  if (found.kind === 'unproven') {
    return new StartRefused(
      `A PostgreSQL may still be running on ${data} in another container: stop that container, or when there is none, ` +
        `remove ${join(data, 'postmaster.pid')}, and start again.`,
    );
  }
  const pids = found.kind === 'here' ? [found.file.pid] : found.pids;
  if (pids.length === 0)
    return new StartRefused(
      `A PostgreSQL still runs on ${data} in another container: stop that container, and start again.`,
    );
  return new StartRefused(
    `A PostgreSQL that does not answer still runs on ${data}: stop it with kill -INT ${pids.join(' ')}, and start again.`,
  );
}

const WRONG_PASSWORD = '28P01';

function wrongPassword(dataDir: string): WrongPassword {
  return new WrongPassword(
    `The password in ${join(dataDir, PASSWORD_FILE)} is not the one of the database beside it. Put the right one back.`,
  );
}

/** Retrying cannot help. */
class WrongPassword extends StartRefused {}

const TRIES = 5;
const BETWEEN_TRIES_MS = 500;

/**
 * Tries again when PostgreSQL refuses: what a killed one left may take a moment to end, and stands in the way
 * until then.
 */
async function tried<T>(work: () => T | Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !(error instanceof StartRefused) || error instanceof WrongPassword)
        throw error;
      await sleep(BETWEEN_TRIES_MS);
    }
  }
}

const SAY_AFTER_MS = 10_000;
/**
 * Starts it and answers its pid once it answers. Throws StartRefused with the end of its log when it ends.
 */
async function launch(
  places: Places,
  address: DatabaseAddress,
  logFile: string,
  durable: boolean,
  say: (line: string) => void,
): Promise<number> {
  const alive = await openLiveSocket(places.runtime, POSTGRES_ALIVE);
  rotateLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(
    join(places.binaries, 'postgres'),
    [
      '-D',
      places.data,
      '-k',
      SOCKET_FOLDER,
      '-p',
      String(PORT),
      ...settings({
        listen_addresses: '',
        unix_socket_permissions: '0700',
        max_connections: '200',
        shared_buffers: '256MB',
        max_wal_size: '512MB',
        log_checkpoints: 'off',
        timezone: 'UTC',
        jit: 'off',
        log_min_messages: 'warning',
        // The details of an error show the values of a row, account numbers among them: these stay out of the
        // log.
        log_error_verbosity: 'terse',
        log_min_error_statement: 'panic',
        ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
      }),
    ],
    // A session of its own: Ctrl-C reaches this process alone, which finishes what is in flight before it
    // stops the database.
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
  // After a crash it replays its log first, which may take minutes: as long as it runs, it is waited for.
  for (let waitedMs = 0; !exited; waitedMs += 20) {
    if (waitedMs === SAY_AFTER_MS)
      say('PostgreSQL is recovering what the last run left; this can take a few minutes.');
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
    await once({ ...address, database: 'postgres' }, 'SELECT 1');
  } catch (error) {
    if ((error as pg.DatabaseError).code !== WRONG_PASSWORD) throw error;
    await stopProcess(pid);
    throw wrongPassword(dataDir);
  }
}

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

interface Hold {
  /** Ends what a killed process had under way, before anything new begins. */
  endOthers(): Promise<void>;
  /** Detaches from PostgreSQL without stopping it, and returns its pid. */
  release(): Promise<number>;
}

interface Held {
  pid: number;
  /** Restarts PostgreSQL and returns its pid; null when that fails for good. */
  restart(isWanted: () => boolean): Promise<number | null>;
  onLost(): void;
}

const OWNER_LOCK = 7_263_540;

/**
 * A lock inside the database, held by a connection of ours for as long as we live: whatever name the
 * directory is reached by, one Outlay owns it. When the connection breaks, PostgreSQL has crashed and
 * recovers, or it is gone and is started again.
 */
async function holdDatabase(address: DatabaseAddress, dataDir: string, held: Held): Promise<Hold> {
  let { pid } = held;
  let released = false;
  let retaking: Promise<void> = Promise.resolve();
  let client = await take();

  async function take(): Promise<pg.Client> {
    const next = new pg.Client({
      ...address,
      database: 'postgres',
      application_name: 'outlay-owner',
      connectionTimeoutMillis: 5_000,
    });
    next.on('error', () => undefined);
    await next.connect();
    for (let attempt = 0; attempt < 20; attempt++) {
      const { rows } = await next.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
        OWNER_LOCK,
      ]);
      if (rows[0]!.taken) {
        next.once('end', () => (retaking = retake()));
        return next;
      }
      await sleep(100);
    }
    await next.end();
    throw alreadyRunning(dataDir);
  }

  async function retake(): Promise<void> {
    while (!released) {
      if (!isAlive(pid)) {
        const restarted = await held.restart(() => !released);
        if (restarted === null) break;
        pid = restarted;
      }
      try {
        client = await take();
        return;
      } catch {
        await sleep(200);
      }
    }
    if (!released) held.onLost();
  }

  return {
    endOthers: async () => {
      await client.query(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
      );
    },
    release: async () => {
      released = true;
      await client.end().catch(() => undefined);
      await retaking;
      return pid;
    },
  };
}

async function ensureDatabase(address: DatabaseAddress): Promise<void> {
  const maintenance = { ...address, database: 'postgres' };
  const found = await once(maintenance, `SELECT 1 FROM pg_database WHERE datname = '${DATABASE}'`);
  if (found.rowCount === 0) await once(maintenance, `CREATE DATABASE ${DATABASE}`);
}

async function once(address: DatabaseAddress, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const STOP_TIMEOUT_MS = 60_000;

/**
 * SIGINT is PostgreSQL's fast shutdown: sessions end, everything committed is written, nothing is left to
 * recover.
 */
async function stopProcess(pid: number): Promise<void> {
  if (!isRunning(pid)) return;
  signal(pid, 'SIGINT');
  for (const deadline = Date.now() + STOP_TIMEOUT_MS; Date.now() < deadline; await sleep(20)) {
    if (!isRunning(pid)) return;
  }
  signal(pid, 'SIGQUIT');
}

/** A process that has ended by itself meanwhile needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
