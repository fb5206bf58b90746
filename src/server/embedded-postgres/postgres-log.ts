import { copyFileSync, statSync, truncateSync } from 'node:fs';

/** PostgreSQL appends to one open file, so rotation copies its content and then truncates it. */

const LARGEST_BYTES = 4 * 1024 * 1024;
const LOOK_EVERY_MS = 10_000;

/**
 * Moves the content of a large log to `<log>.1`, replacing that file. On a full disk the content is dropped
 * instead.
 */
export function rotateLog(file: string, largestBytes = LARGEST_BYTES): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= largestBytes) return;
  try {
    copyFileSync(file, `${file}.1`);
  } catch (error) {
    if (!['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  truncateSync(file);
}

/** Rotates a log while it is written. Returns a function that stops the rotation. */
export function keepLogSmall(
  file: string,
  largestBytes = LARGEST_BYTES,
  everyMs = LOOK_EVERY_MS,
): () => void {
  const timer = setInterval(() => {
    try {
      rotateLog(file, largestBytes);
    } catch {
      // The next check retries: a failed rotation must not end the server.
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
