import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startConnectMs } from '../platform/database/address.ts';
import type { DatabaseAddress } from '../platform/database/pool.ts';
import { maintenance } from './connect.ts';
import { isAlive } from './left-behind.ts';
import { alreadyRunning } from './refusals.ts';

interface Hold {
  /** Ends the database sessions that a killed Outlay left open, before new work begins. */
  endOthers(): Promise<void>;
  /** Detaches from PostgreSQL without stopping it, and returns its pid. */
  release(): Promise<number>;
}

interface Held {
  pid: number;
  /** Restarts PostgreSQL and returns its pid; null when that fails for good. */
  restart(isWanted: () => boolean): Promise<number | null>;
  onLost(): void;
}

/** The advisory lock of the Outlay that owns the embedded database. */
export const OWNER_LOCK = 7_263_540;

/**
 * Holds an advisory lock in the database for the life of this process, so that one Outlay owns the database
 * by whatever path its directory is reached. When the connection breaks, PostgreSQL has crashed: it either
 * recovers on its own, or has ended and is restarted.
 */
export async function holdDatabase(address: DatabaseAddress, dataDir: string, held: Held): Promise<Hold> {
  let { pid } = held;
  let released = false;
  let retaking: Promise<void> = Promise.resolve();
  let client = await take();

  async function take(): Promise<pg.Client> {
    const next = new pg.Client({
      ...maintenance(address),
      application_name: 'outlay-owner',
      connectionTimeoutMillis: startConnectMs(address),
    });
    next.on('error', () => undefined);
    await next.connect();
    for (let attempt = 0; attempt < 20; attempt++) {
      const { rows } = await next.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
        OWNER_LOCK,
      ]);
      if (rows[0]!.taken) {
        next.once('end', () => (retaking = retake()));
        return next;
      }
      await sleep(100);
    }
    await next.end();
    throw alreadyRunning(dataDir);
  }

  async function retake(): Promise<void> {
    while (!released) {
      if (!isAlive(pid)) {
        const restarted = await held.restart(() => !released);
        if (restarted === null) break;
        pid = restarted;
      }
      try {
        client = await take();
        return;
      } catch {
        await sleep(200);
      }
    }
    if (!released) held.onLost();
  }

  return {
    endOthers: async () => {
      await client.query(
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
          WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      );
    },
    release: async () => {
      released = true;
      await client.end().catch(() => undefined);
      await retaking;
      return pid;
    },
  };
}
