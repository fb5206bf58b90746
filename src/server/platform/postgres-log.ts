import { copyFileSync, statSync, truncateSync } from 'node:fs';

/** PostgreSQL appends to one file. It is kept small by copying: PostgreSQL goes on writing to the file that it has open. */

const LARGEST_BYTES = 4 * 1024 * 1024;
const LOOK_EVERY_MS = 10_000;

/** Moves what a large log holds to `<log>.1`, in place of what was there. With a full disk it is dropped instead. */
export function rotateLog(file: string, largestBytes = LARGEST_BYTES): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= largestBytes) return;
  try {
    copyFileSync(file, `${file}.1`);
  } catch (error) {
    if (!['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  truncateSync(file);
}

/** Rotates a log while it is written. Returns what ends that. */
export function keepLogSmall(file: string, largestBytes = LARGEST_BYTES, everyMs = LOOK_EVERY_MS): () => void {
  const timer = setInterval(() => {
    try {
      rotateLog(file, largestBytes);
    } catch {
      // The next look tries again; a log must not end the server.
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Keeps the log of a PostgreSQL that was killed or crashed, as `<log>.crash`, until the next crash. */
export function keepCrashLog(file: string): void {
  try {
    copyFileSync(file, `${file}.crash`);
  } catch (error) {
    if (!['ENOENT', 'ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
