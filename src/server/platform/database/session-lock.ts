import type pg from 'pg';
import { answersWithin, closeAlone, connectAlone, dropConnection } from './connection.ts';
import { LOCK_HOLDERS } from './patience.ts';
import type { DatabaseAddress } from './address.ts';

/** An advisory lock of one process, held on a separate connection. */
export interface SessionLock {
  isLost(): boolean;
  release(): Promise<void>;
}

/** Well below the time after which the server considers a silent holder frozen. */
const HEARTBEAT_MS = 2_500;
const ANSWER_MS = 5_000;
const UNLOCK = { text: 'SELECT pg_advisory_unlock_all()', query_timeout: 2_000 };

/**
 * Takes the advisory lock that `key` computes from `values`; null when another database session has it. The
 * lock ends with the connection: at once when this process is killed, and within ten seconds when it is
 * frozen or cut off, since the server then misses its heartbeat. `onLost` is called once when the lock is
 * lost; another process may already hold it.
 */
export async function takeSessionLock(
  address: DatabaseAddress,
  name: string,
  lock: { key: string; values: readonly unknown[] },
  onLost: () => void = () => undefined,
): Promise<SessionLock | null> {
  const client = await connectAlone(address, name, LOCK_HOLDERS);
  let isOver = false;
  let isLost = false;
  let isAsking = false;

  const end = (): void => {
    clearInterval(heartbeat);
    if (isOver) return;
    isLost = true;
    isOver = true;
    onLost();
  };
  client.once('error', end);
  client.once('end', end);
  const heartbeat = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void answersWithin(client, ANSWER_MS).then((answered) => {
      isAsking = false;
      if (answered || isOver) return;
      end();
      dropConnection(client);
    });
  }, HEARTBEAT_MS);
  heartbeat.unref();

  const release = async (): Promise<void> => {
    isOver = true;
    clearInterval(heartbeat);
    // Unlock explicitly, so that the next holder does not wait until the server notices the closed
    // connection.
    if (!isLost) await client.query(UNLOCK as pg.QueryConfig).catch(() => undefined);
    await closeAlone(client);
  };
  try {
    if (await tryLock(client, lock)) return { isLost: () => isLost, release };
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
}

async function tryLock(
  client: pg.Client,
  { key, values }: { key: string; values: readonly unknown[] },
): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${key}) AS taken`, [
    ...values,
  ]);
  return rows[0]!.taken;
}
