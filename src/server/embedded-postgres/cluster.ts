import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '../platform/start-refused.ts';
import { SUPERUSER } from './connect.ts';
import { PASSWORD_FILE, type Places } from './places.ts';
import { databaseGone } from './refusals.ts';
import { withRetries } from './retries.ts';

/** Major version of the PostgreSQL that this version of Outlay includes. */
export const POSTGRES_MAJOR = '18';

export function refuseOtherMajor(places: Places): void {
  const found = readFileSync(join(places.data, 'PG_VERSION'), 'utf8').trim();
  if (found === POSTGRES_MAJOR) return;
  throw new StartRefused(
    `The database in ${places.data} is of PostgreSQL ${found}, and this Outlay includes ${POSTGRES_MAJOR}. ` +
      'Start it with the version of Outlay that made it, or name another DATA_DIR.',
  );
}

/**
 * Makes a cluster together with its password. The password file gets its final name last, so that a start
 * that is killed here can be finished by the next one.
 */
export async function makeCluster(dataDir: string, places: Places): Promise<void> {
  const file = join(dataDir, PASSWORD_FILE);
  if (existsSync(file)) throw databaseGone(places.data, dataDir);
  const password = randomBytes(24).toString('base64url');
  writeFileSync(`${file}.new`, password, { mode: 0o600 });
  await withRetries(() => initialise(places, password));
  renameSync(`${file}.new`, file);
}

/**
 * Makes the cluster under another name in the same directory and renames it: a start that is killed leaves no
 * half-made cluster.
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
  const result = spawnSync(join(places.binaries, 'initdb'), initdbArguments(unfinished, passwordFile), {
    ...places.owner,
    cwd: '/',
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartRefused(
      `The embedded PostgreSQL could not be set up in ${places.data}:\n` +
        (result.stderr || String(result.error ?? '')).trim(),
    );
  }
  rmSync(places.data, { recursive: true, force: true });
  renameSync(unfinished, places.data);
}

function initdbArguments(data: string, passwordFile: string): string[] {
  return [
    ...['--pgdata', data, '--username', SUPERUSER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    '--data-checksums',
  ];
}
