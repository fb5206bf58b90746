import { statfsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface BringBackOptions {
  /** Starts PostgreSQL and returns its pid; throws when it does not start. */
  start: () => Promise<number>;
  /** False once the database is no longer needed. */
  isWanted: () => boolean;
  /** The directory of its data. */
  folder: string;
  say: (line: string) => void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
const LOOK_MS = 200;
const TRIES = 10;
/** Two segments of the write-ahead log. With less space, PostgreSQL cannot recover. */
const NEEDED_BYTES = 32 * 1024 * 1024;

/**
 * Restarts an embedded PostgreSQL that has ended unexpectedly, with growing pauses between attempts. On a
 * full disk it waits for space without limit; after ten other failures it gives up. Returns the pid, or null
 * when it gave up or the database is no longer needed.
 */
export async function bringBack({ start, isWanted, folder, say }: BringBackOptions): Promise<number | null> {
  say('The embedded PostgreSQL ended unexpectedly. Restarting it.');
  let failures = 0;
  let saidFull = false;
  for (let pauseMs = FIRST_PAUSE_MS; isWanted(); pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      const pid = await start();
      say('The embedded PostgreSQL is running again.');
      return pid;
    } catch (error) {
      const isFull = freeBytesOf(folder) < NEEDED_BYTES;
      if (isFull && !saidFull)
        say(`The disk of ${folder} is full. PostgreSQL restarts once there is free space.`);
      saidFull ||= isFull;
      if (!isFull && ++failures === TRIES) {
        say(error instanceof Error ? error.message : String(error));
        return null;
      }
    }
    for (let waitedMs = 0; waitedMs < pauseMs && isWanted(); waitedMs += LOOK_MS) await sleep(LOOK_MS);
  }
  return null;
}

function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
