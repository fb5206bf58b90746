import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PASSWORD_FILE, PLACE_FILE, UNFINISHED_FILE, type Places } from '../places.ts';
import { BackupRefused } from './archive.ts';
import { byteText } from './progress.ts';

export const KEY_FILE = 'encryption-key';

/** Files that a killed restore may have left; a directory with only these counts as empty. */
const OF_A_RESTORE = [
  UNFINISHED_FILE,
  KEY_FILE,
  PASSWORD_FILE,
  PLACE_FILE,
  `${KEY_FILE}.new`,
  `${PASSWORD_FILE}.new`,
  `${PLACE_FILE}.new`,
  'postgres.restoring',
];
/**
 * Entries that exist before an installation: a file system's own directory, the lock, and the directory of
 * the sockets.
 */
const IGNORED = new Set(['lost+found', 'lock', 'run']);

/** Refuses a data directory that is not empty, unless only a killed restore left files in it. */
export function refuseOccupied(dataDir: string): void {
  const isUnfinished = existsSync(join(dataDir, UNFINISHED_FILE));
  const occupied = readdirSync(dataDir).filter((name) => {
    if (IGNORED.has(name) || (isUnfinished && OF_A_RESTORE.includes(name))) return false;
    return !(name === 'postgres' && readdirSync(join(dataDir, name)).length === 0);
  });
  if (occupied.length === 0) return;
  throw new BackupRefused(
    `${dataDir} is not empty (${occupied[0]}). A restore never overwrites anything: name an empty or ` +
      'absent directory with DATA_DIR.',
  );
}

/** Marks the data directory, so that no server starts on it until the restore has ended. */
export function beginRestore(dataDir: string): void {
  writeFileSync(
    join(dataDir, UNFINISHED_FILE),
    'A restore is running, or was interrupted. If it was interrupted, run it again.\n',
    { mode: 0o600 },
  );
}

/** The directory that the data is unpacked into, beside its final place; empty. */
export function prepareStaging(places: Places, dataBytes: number): string {
  const room = statfsSync(dirname(places.data));
  if (room.bavail * room.bsize < dataBytes) {
    throw new BackupRefused(
      `The restored database needs ${byteText(dataBytes)}, and ${dirname(places.data)} has less room. Free ` +
        'some first.',
    );
  }
  const staging = stagingOf(places);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { mode: 0o700 });
  if (places.owner) chownSync(staging, places.owner.uid, places.owner.gid);
  return staging;
}

/** Removes everything that a refused restore made. */
export function clearRestore(dataDir: string, places: Places): void {
  rmSync(stagingOf(places), { recursive: true, force: true });
  if (existsSync(join(dataDir, PLACE_FILE))) rmSync(places.base, { recursive: true, force: true });
  for (const name of OF_A_RESTORE) rmSync(join(dataDir, name), { recursive: true, force: true });
}

/** Moves the recovered data to its final place. From then on, the data directory is an installation. */
export function moveIntoPlace(dataDir: string, staging: string, places: Places): void {
  rmdirSync(places.data);
  renameSync(staging, places.data);
  rmSync(join(dataDir, UNFINISHED_FILE));
}

function stagingOf(places: Places): string {
  return `${places.data}.restoring`;
}
