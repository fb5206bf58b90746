import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  newerThanThis,
  newestMigration,
  oldestMigration,
  stepOverLastUnsquashed,
} from '../../platform/database/migrate.ts';
import { isHolder, takeDirectoryLock } from '../directory-lock.ts';
import { PASSWORD_FILE, preparePlaces } from '../places.ts';
import { writeWhole } from '../../platform/write-whole.ts';
import { POSTGRES_MAJOR } from '../cluster.ts';
import { makeDirectory } from '../make-directory.ts';
import { BackupRefused, isKeyOf, type ArchiveHeader, type Manifest } from './archive.ts';
import type { Progress } from './progress.ts';
import { readHeader, unpack } from './read-archive.ts';
import { recover } from './recover.ts';
import {
  beginRestore,
  clearRestore,
  KEY_FILE,
  moveIntoPlace,
  prepareStaging,
  refuseOccupied,
} from './restore-place.ts';

export interface RestoreRequest {
  file: string;
  dataDir: string;
  /** The key that the operator gave, or null. */
  key: Buffer | null;
  /** True when the key comes from ENCRYPTION_KEY: it then stays out of the data directory. */
  keyStaysOutside: boolean;
  superuser: string;
  database: string;
  /** Statements that change the recovered data before it can be used. */
  statements: readonly string[];
  progress: Progress;
  say: (line: string) => void;
}

/**
 * Makes a new installation in an empty data directory from a backup. The data is moved into place only after
 * the whole archive has been compared with its manifest and PostgreSQL has recovered it. Throws BackupRefused
 * and leaves nothing behind.
 */
export async function restoreBackup(request: RestoreRequest): Promise<Manifest> {
  const { dataDir, progress } = request;
  const file = resolve(request.file);
  const header = await readHeader(file);
  refuseForeignVersion(header);
  if (!header.key.inside) refuseWrongKey(header, request.key);
  prepareDataDir(dataDir);
  const lock = await takeDirectoryLock(dataDir, 'command');
  if (isHolder(lock))
    throw new BackupRefused(`${dataDir} is in use. Name an empty or absent directory with DATA_DIR.`);
  try {
    refuseOccupied(dataDir);
    return await restoreInto(request, file, header);
  } finally {
    progress.clear();
    await lock.release();
  }
}

async function restoreInto(request: RestoreRequest, file: string, header: ArchiveHeader): Promise<Manifest> {
  const { dataDir, progress } = request;
  beginRestore(dataDir);
  const places = preparePlaces(dataDir, request.say);
  try {
    const staging = prepareStaging(places, header.dataBytes);
    const { manifest, key: inside } = await unpack(file, staging, places.owner, (done, of) =>
      progress.show('Unpacking', done, of),
    );
    progress.clear();
    const password = randomBytes(24).toString('base64url');
    request.say('Recovering the database to the end of the backup.');
    const newPassword = `ALTER ROLE ${request.superuser} PASSWORD '${password}'`;
    await recover(places, staging, request.database, [newPassword, ...request.statements]);
    const key = inside ?? request.key!;
    if (inside || !request.keyStaysOutside) writeWhole(join(dataDir, KEY_FILE), key.toString('hex'));
    writeWhole(join(dataDir, PASSWORD_FILE), password);
    moveIntoPlace(dataDir, staging, places);
    return manifest;
  } catch (error) {
    clearRestore(dataDir, places);
    throw error;
  }
}

function refuseForeignVersion(header: ArchiveHeader): void {
  if (header.postgres !== POSTGRES_MAJOR) {
    throw new BackupRefused(
      `The backup is of PostgreSQL ${header.postgres}, and this Outlay includes ${POSTGRES_MAJOR}. Restore ` +
        `it with Outlay ${header.outlay}.`,
    );
  }
  if (header.migration > newestMigration()) {
    throw new BackupRefused(
      `The backup was taken by ${newerThanThis(header.outlay)}. Restore it with that version or a later one.`,
    );
  }
  if (header.migration < oldestMigration()) {
    throw new BackupRefused(
      'The backup was taken by an early development version of Outlay, whose database this version cannot ' +
        `read. Restore it with the copy of Outlay that took it. ${stepOverLastUnsquashed('there')}`,
    );
  }
}

function refuseWrongKey(header: ArchiveHeader, key: Buffer | null): void {
  const where = header.key.file ? ` It was in ${header.key.file} when the backup was taken.` : '';
  if (!key)
    throw new BackupRefused(
      'The backup does not contain the encryption key. Provide it with --key-file <file> or ' +
        `ENCRYPTION_KEY.${where}`,
    );
  if (!isKeyOf(header, key))
    throw new BackupRefused(`This encryption key is not the key of the backup.${where}`);
}

function prepareDataDir(dataDir: string): void {
  if (existsSync(dataDir)) return;
  makeDirectory(dataDir);
  // Started by root, PostgreSQL runs as another account, which must be able to enter. Only root can read the
  // secrets inside.
  chmodSync(dataDir, process.getuid!() === 0 ? 0o711 : 0o700);
}
