import type pg from 'pg';
import { answersWithin, closeAlone, connectAlone, dropConnection, holdProcess } from './connection.ts';
import { LOCK_HOLDERS } from './patience.ts';
import { startConnectMs, type DatabaseAddress } from './address.ts';

/** An advisory lock of one process, held on a separate connection. */
export interface SessionLock {
  isLost(): boolean;
  /** A second call does nothing. */
  release(): Promise<void>;
}

/** Well below the time after which the server considers a silent holder frozen. */
const HEARTBEAT_MS = 2_500;
const ANSWER_MS = 5_000;
const UNLOCK_MS = 2_000;

/** A connection that holds no lock is kept this long, which is less than the server's idle limit. */
const SPARE_MS = 5_000;
/** The kept connections by name: connecting costs PostgreSQL far more than a lock does. */
const spares = new WeakMap<DatabaseAddress, Map<string, Spare>>();

interface Spare {
  client: pg.Client;
  forget: () => void;
}

/**
 * Takes the advisory lock that `key` computes from `values`; null when another database session has it. The
 * lock ends with the connection: at once when this process is killed, and within ten seconds when it is
 * frozen or cut off, since the server then misses its heartbeat. `onLost` is called once when the lock is
 * lost; another process may already hold it. A connection whose lock was released serves the next one; when
 * it turns out to be cut off, the lock may be refused until the server has noticed that too.
 */
export async function takeSessionLock(
  address: DatabaseAddress,
  name: string,
  lock: { key: string; values: readonly unknown[] },
  onLost: () => void = () => undefined,
): Promise<SessionLock | null> {
  const keep = (client: pg.Client) => keepSpare(address, name, client);
  const spare = takeSpare(address, name);
  if (spare) {
    try {
      return await lockOn(spare, lock, onLost, keep);
    } catch {
      // PostgreSQL has ended the kept connection, or it was cut off: open a new one.
    }
  }
  // The first start of a busy machine pays the demo's batches before it is ready.
  const client = await connectAlone(address, name, LOCK_HOLDERS, startConnectMs(address));
  return lockOn(client, lock, onLost, keep);
}

async function lockOn(
  client: pg.Client,
  lock: { key: string; values: readonly unknown[] },
  onLost: () => void,
  keep: (client: pg.Client) => Promise<void>,
): Promise<SessionLock | null> {
  let isTaken = false;
  let isLost = false;
  let isAsking = false;
  const lose = (): void => {
    if (isLost) return;
    isLost = true;
    clearInterval(heartbeat);
    if (isTaken) onLost();
  };
  client.once('error', lose).once('end', lose);
  const heartbeat = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void answersWithin(client, ANSWER_MS).then((answered) => {
      isAsking = false;
      if (answered || !isTaken) return;
      lose();
      dropConnection(client);
    });
  }, HEARTBEAT_MS);
  heartbeat.unref();
  const leave = (): void => {
    isTaken = false;
    clearInterval(heartbeat);
    client.off('error', lose).off('end', lose);
  };

  const giveBack = async (): Promise<void> => {
    leave();
    // Unlock explicitly, since the connection stays, or the server may notice late that it was closed.
    const isFree = !isLost && (await unlock(client));
    await (isFree ? keep(client) : closeAlone(client));
  };
  let released: Promise<void> | null = null;
  // A second call must not unlock the lock that the next holder has on this connection.
  const release = (): Promise<void> => (released ??= giveBack());
  try {
    isTaken = await tryLock(client, lock);
    if (isLost) throw new Error('The connection ended while it took a lock');
  } catch (error) {
    leave();
    dropConnection(client);
    throw error;
  }
  if (isTaken) return { isLost: () => isLost, release };
  leave();
  await keep(client);
  return null;
}

/** Keeps a connection without a lock for the next one, or closes it when one is kept already. */
async function keepSpare(address: DatabaseAddress, name: string, client: pg.Client): Promise<void> {
  const named = spares.get(address) ?? new Map<string, Spare>();
  spares.set(address, named);
  if (named.has(name)) return closeAlone(client);
  const forget = () => {
    clearTimeout(timer);
    client.off('error', forget).off('end', forget);
    if (named.get(name)?.client === client) named.delete(name);
  };
  const timer = setTimeout(() => {
    forget();
    void closeAlone(client);
  }, SPARE_MS);
  timer.unref();
  holdProcess(client, false);
  client.on('error', forget).on('end', forget);
  named.set(name, { client, forget });
}

function takeSpare(address: DatabaseAddress, name: string): pg.Client | null {
  const spare = spares.get(address)?.get(name);
  if (!spare) return null;
  spare.forget();
  holdProcess(spare.client, true);
  return spare.client;
}

async function tryLock(
  client: pg.Client,
  { key, values }: { key: string; values: readonly unknown[] },
): Promise<boolean> {
  // On a connection that was cut off without a sign, the answer never comes.
  const statement = { text: `SELECT pg_try_advisory_lock(${key}) AS taken`, query_timeout: ANSWER_MS };
  const { rows } = await client.query<{ taken: boolean }>(statement as pg.QueryConfig, [...values]);
  return rows[0]!.taken;
}

/** Releases every lock of a connection; false when it did not answer. */
async function unlock(client: pg.Client): Promise<boolean> {
  const statement = { text: 'SELECT pg_advisory_unlock_all()', query_timeout: UNLOCK_MS };
  return client.query(statement as pg.QueryConfig).then(
    () => true,
    () => false,
  );
}
