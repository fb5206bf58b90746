import type { Socket } from 'node:net';
import pg from 'pg';
import { connectionConfig, type Patience } from './patience.ts';
import type { DatabaseAddress } from './address.ts';

const CONNECT_MS = 5_000;
const CLOSE_MS = 2_000;

/**
 * A connection outside the pool, for long-lived uses such as a lock or a subscription. A broken one does not
 * end the process.
 */
export async function connectAlone(
  address: DatabaseAddress,
  name: string,
  patience: Patience,
  connectMs = CONNECT_MS,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionConfig(address, patience),
    application_name: name,
    connectionTimeoutMillis: connectMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await closeAlone(client);
    throw error;
  }
}

/** Ends a connection, and drops it when the server does not answer. */
export async function closeAlone(client: pg.Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(() => {
      dropConnection(client);
      done();
    }, CLOSE_MS);
  });
  await Promise.race([client.end().catch(() => undefined), late]);
  clearTimeout(timer);
}

/** Drops a connection at once, without notifying the server. */
export function dropConnection(client: pg.Client): void {
  streamOf(client).destroy();
}

/** Sets whether an open connection keeps the process running. One that waits for its next use should not. */
export function holdProcess(client: pg.Client, isHeld: boolean): void {
  if (isHeld) streamOf(client).ref();
  else streamOf(client).unref();
}

function streamOf(client: pg.Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

/** Whether the server answers on this connection within a given time. Never rejects. */
export async function answersWithin(client: pg.Client, ms: number): Promise<boolean> {
  // An empty statement is answered without being planned.
  const statement = { text: '', query_timeout: ms };
  return client.query(statement as pg.QueryConfig).then(
    () => true,
    () => false,
  );
}
