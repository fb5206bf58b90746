import { chownSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The partial file of a backup that is under way, as a note in the data directory: the next backup has
 * another name, so it removes what a killed one has left. One backup of an installation runs at a time.
 */
const FILE = 'unfinished-backup';

export function noteUnfinishedBackup(dataDir: string, part: string): void {
  const file = join(dataDir, FILE);
  writeFileSync(file, part, { mode: 0o600 });
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
}

export function forgetUnfinishedBackup(dataDir: string): void {
  rmSync(join(dataDir, FILE), { force: true });
}

/** Removes the partial file of a backup that was killed. Its disk may be absent today. */
export function removeUnfinishedBackup(dataDir: string): void {
  let part: string;
  try {
    part = readFileSync(join(dataDir, FILE), 'utf8');
  } catch {
    return;
  }
  if (part.endsWith('.part')) rmSync(part, { force: true });
}
