import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from './database/pool.ts';
import { StartRefused } from './database/migrate.ts';
import { PASSWORD_FILE, preparePlaces, runtimeOf, type Places } from './embedded-places.ts';

/**
 * The embedded PostgreSQL: a child process on a directory of ours, reached over a socket in a private directory. It has no TCP
 * port and a random password, so nobody else on the machine gets in. If this process is killed the child lives on; the next start
 * finds it by postmaster.pid and takes it over.
 */
export interface EmbeddedPostgres {
  address: DatabaseAddress;
  /** Stops it: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Called once when PostgreSQL ends although nobody stopped it. */
  onLost?: (logFile: string) => void;
  /** False gives up durability for speed: for tests alone. */
  durable?: boolean;
}

const SUPERUSER = 'outlay';
const DATABASE = 'outlay';
const PORT = 5432;
const LARGEST_LOG_BYTES = 16 * 1024 * 1024;

/** Starts or takes over the PostgreSQL of a data directory. `say` prints a line for the person at the terminal. */
export async function startEmbeddedPostgres(dataDir: string, say: (line: string) => void, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir, { recursive: true });
    // Root's PostgreSQL runs as another account, which has to pass through; the secrets in it are files that only root reads.
    chmodSync(dataDir, process.getuid!() === 0 ? 0o711 : 0o700);
  }
  const places = preparePlaces(dataDir, say);
  const lock = await takeLock(places.runtime, dataDir);
  try {
    const address = addressOf(places.runtime, keptSecret(dataDir, PASSWORD_FILE, () => randomBytes(24).toString('base64url')));
    await endStray(places);
    if (!existsSync(join(places.data, 'PG_VERSION'))) await tried(() => initialise(places, address.password!));
    refuseOtherMajor(places);
    const logFile = join(dataDir, 'postgres.log');
    const adopted = await findLeftBehind(places, address);
    const pid = adopted ?? (await tried(() => launch(places, address, logFile, options.durable ?? true, say)));
    const owner = await holdDatabase(address, pid, dataDir, () => options.onLost?.(logFile));
    if (adopted) await owner.endOthers();
    await ensureDatabase(address);
    return {
      address,
      stop: async () => {
        await owner.release();
        await stopProcess(pid);
        await closed(lock);
        rmSync(places.runtime, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await closed(lock);
    throw error;
  }
}

/** Where the PostgreSQL of a data directory listens, for a command beside the running server; null when none was ever started there. */
export function embeddedAddress(dataDir: string): DatabaseAddress | null {
  const file = join(dataDir, PASSWORD_FILE);
  return existsSync(file) ? addressOf(runtimeOf(dataDir), readFileSync(file, 'utf8')) : null;
}

/** Whether a server holds the data directory at this moment. */
export async function isDataDirectoryInUse(dataDir: string): Promise<boolean> {
  return existsSync(dataDir) && (await answers(join(runtimeOf(dataDir), 'lock.sock')));
}

/** A secret that lives in the data directory, readable by its owner alone; made on first use. */
export function keptSecret(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = make();
  // Whole or not at all: a start that is killed here leaves no empty secret behind.
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secret;
}

function addressOf(runtime: string, password: string): DatabaseAddress {
  return { host: runtime, port: PORT, user: SUPERUSER, password, database: DATABASE };
}

/** A listening socket is the lock: the operating system closes it when this process ends, however it ends. */
async function takeLock(runtime: string, dataDir: string): Promise<Server> {
  const path = join(runtime, 'lock.sock');
  if (await answers(path)) throw alreadyRunning(dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => socket.end());
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(path, done);
  });
  chmodSync(path, 0o600);
  server.unref();
  return server;
}

function alreadyRunning(dataDir: string): StartRefused {
  return new StartRefused(`Outlay is already running on ${dataDir}. Stop it first, or start this one with another DATA_DIR and PORT.`);
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => void server.close(() => done()));
}

/** Makes the cluster beside its place and moves it there whole: a start that is killed here leaves nothing half made. */
function initialise(places: Places, password: string): void {
  const parent = dirname(places.data);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(places.data)}.new`)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const unfinished = `${places.data}.new-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = join(places.runtime, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (places.owner) for (const path of [unfinished, passwordFile]) chownSync(path, places.owner.uid, places.owner.gid);
  const result = spawnSync(
    join(places.binaries, 'initdb'),
    ['--pgdata', unfinished, '--username', SUPERUSER, '--pwfile', passwordFile, '--auth', 'scram-sha-256', '--encoding', 'UTF8',
      '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--data-checksums'],
    { ...places.owner, cwd: '/', encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartRefused(`The embedded PostgreSQL could not be set up in ${places.data}:\n${(result.stderr || String(result.error ?? '')).trim()}`);
  }
  rmSync(places.data, { recursive: true, force: true });
  renameSync(unfinished, places.data);
}

const MAJOR = '18';

function refuseOtherMajor(places: Places): void {
  const found = readFileSync(join(places.data, 'PG_VERSION'), 'utf8').trim();
  if (found === MAJOR) return;
  throw new StartRefused(`The database in ${places.data} is of PostgreSQL ${found}, and this Outlay brings ${MAJOR}. Upgrade it as docs/operating.md says, or name another DATA_DIR.`);
}

/** A PostgreSQL whose data directory was removed under it still sits on the socket, and would write into the new directory. */
async function endStray(places: Places): Promise<void> {
  const pid = pidIn(join(places.runtime, `.s.PGSQL.${PORT}.lock`));
  if (!pid || pid === pidIn(join(places.data, 'postmaster.pid')) || !isRunning(pid) || !isPostgresOf(pid, places.runtime)) return;
  signal(pid, 'SIGQUIT');
  while (isRunning(pid)) await sleep(20);
}

/** The pid of a PostgreSQL that an earlier, killed Outlay left on this directory and that answers us; it is stopped when it does not. */
async function findLeftBehind(places: Places, address: DatabaseAddress): Promise<number | null> {
  const file = join(places.data, 'postmaster.pid');
  const pid = pidIn(file);
  if (!pid || !isRunning(pid)) return null;
  if (!isPostgresOf(pid, places.data)) {
    // The number belongs to another process by now, as in a container that was started again; PostgreSQL would refuse to start.
    rmSync(file);
    return null;
  }
  for (let attempt = 0; attempt < 50; attempt++) {
    try {
      await once({ ...address, database: 'postgres' }, 'SELECT 1');
      return pid;
    } catch {
      await sleep(100);
      if (!isRunning(pid)) return null;
    }
  }
  await stopProcess(pid);
  return null;
}

/** The process that a lock file of PostgreSQL names in its first line; null when there is no such file. */
function pidIn(lockFile: string): number | null {
  try {
    return Number(readFileSync(lockFile, 'utf8').split('\n', 1)[0]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a process is the PostgreSQL of this very directory, and not another one that was given its number since. */
function isPostgresOf(pid: number, folder: string): boolean {
  if (platform() !== 'linux') return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(folder);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder);
  } catch {
    return false;
  }
}

/** No time mends it. */
class WrongPassword extends StartRefused {}

const TRIES = 5;
const BETWEEN_TRIES_MS = 500;

/** Tries again when PostgreSQL refuses: what a killed one left may take a moment to end, and stands in the way until then. */
async function tried<T>(work: () => T | Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !(error instanceof StartRefused) || error instanceof WrongPassword) throw error;
      await sleep(BETWEEN_TRIES_MS);
    }
  }
}

const SAY_AFTER_MS = 10_000;
/** Starts it and answers its pid once it answers. Throws StartRefused with the end of its log when it ends. */
async function launch(places: Places, address: DatabaseAddress, logFile: string, durable: boolean, say: (line: string) => void): Promise<number> {
  const log = openSync(logFile, (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG_BYTES ? 'w' : 'a', 0o600);
  const child = spawn(
    join(places.binaries, 'postgres'),
    ['-D', places.data, '-k', places.runtime, '-p', String(PORT), ...settings({
      listen_addresses: '',
      unix_socket_permissions: '0700',
      max_connections: '200',
      shared_buffers: '256MB',
      max_wal_size: '2GB',
      timezone: 'UTC',
      jit: 'off',
      log_min_messages: 'warning',
      // The details of an error show the values of a row, account numbers among them: these stay out of the log.
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
      ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    })],
    // A session of its own: Ctrl-C reaches this process alone, which finishes what is in flight before it stops the database.
    { ...places.owner, cwd: '/', detached: true, stdio: ['ignore', log, log], env: { ...process.env, LC_ALL: 'C' } },
  );
  closeSync(log);
  child.unref();
  let exited = false;
  child.once('exit', () => (exited = true));
  child.once('error', () => (exited = true));
  // After a crash it replays its log first, which may take minutes: as long as it runs, it is waited for.
  for (let waitedMs = 0; !exited; waitedMs += 20) {
    if (waitedMs === SAY_AFTER_MS) say('PostgreSQL is recovering what the last run left; this can take a few minutes.');
    try {
      await once({ ...address, database: 'postgres' }, 'SELECT 1');
      return child.pid!;
    } catch (error) {
      if ((error as pg.DatabaseError).code === '28P01') {
        await stopProcess(child.pid!);
        throw new WrongPassword(`The password in ${join(dirname(logFile), PASSWORD_FILE)} is not the one of the database beside it. Put the right one back.`);
      }
      await sleep(20);
    }
  }
  const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
  throw new StartRefused(`The embedded PostgreSQL did not start on ${places.data}:\n${tail}`);
}

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

interface Hold {
  /** Ends what a killed process had under way, before anything new begins. */
  endOthers(): Promise<void>;
  release(): Promise<void>;
}

const OWNER_LOCK = 7_263_540;

/**
 * A lock inside the database, held by a connection of ours for as long as we live: whatever name the directory is reached by,
 * one Outlay owns it. When the connection breaks, PostgreSQL has crashed and recovers, or it is gone.
 */
async function holdDatabase(address: DatabaseAddress, pid: number, dataDir: string, onLost: () => void): Promise<Hold> {
  let released = false;
  let client = await take();

  async function take(): Promise<pg.Client> {
    const next = new pg.Client({ ...address, database: 'postgres', application_name: 'outlay-owner' });
    next.on('error', () => undefined);
    await next.connect();
    for (let attempt = 0; attempt < 20; attempt++) {
      const { rows } = await next.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [OWNER_LOCK]);
      if (rows[0]!.taken) {
        next.once('end', () => void retake());
        return next;
      }
      await sleep(100);
    }
    await next.end();
    throw alreadyRunning(dataDir);
  }

  async function retake(): Promise<void> {
    while (!released && isRunning(pid)) {
      try {
        client = await take();
        return;
      } catch {
        await sleep(200);
      }
    }
    if (!released) onLost();
  }

  return {
    endOthers: async () => {
      await client.query("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()");
    },
    release: async () => {
      released = true;
      await client.end().catch(() => undefined);
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const STOP_TIMEOUT_MS = 60_000;

/** SIGINT is PostgreSQL's fast shutdown: sessions end, everything committed is written, nothing is left to recover. */
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
