import type { Logger } from 'pino';
import pg from 'pg';
import { answersWithin, closeAlone, connectAlone, dropConnection } from './connection.ts';
import { LISTENERS } from './patience.ts';
import type { Database } from './pool.ts';

export interface Listener {
  close(): Promise<void>;
}

const RECONNECT_MS = 500;
/** A cut connection gives no sign, so it is probed at this interval. */
const HEARTBEAT_MS = 5_000;
const ANSWER_MS = 5_000;

/**
 * Listens on a PostgreSQL channel over a separate connection, and reconnects when it breaks.
 * `onNotice` gets each payload; `onResume` is called after a break, when notices may have been missed.
 */
export async function listen(
  database: Database,
  channel: string,
  log: Logger,
  onNotice: (payload: string) => void,
  onResume: () => void = () => undefined,
): Promise<Listener> {
  let closed = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;

  const again = (): void => {
    if (closed || retry) return;
    client = null;
    retry = setTimeout(() => {
      retry = null;
      connect().then(onResume, (error: unknown) => {
        log.warn({ err: error }, `listening on ${channel} failed; trying again`);
        again();
      });
    }, RECONNECT_MS);
  };

  async function connect(): Promise<void> {
    const next = await connectAlone(database.address, `outlay listens on ${channel}`, LISTENERS);
    try {
      next.on('notification', (notice) => onNotice(notice.payload ?? ''));
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await closeAlone(next);
      throw error;
    }
    client = next;
    next.on('end', again);
  }

  let asking = false;
  const heartbeat = setInterval(() => {
    const asked = client;
    if (!asked || asking) return;
    asking = true;
    void answersWithin(asked, ANSWER_MS).then((answered) => {
      asking = false;
      if (!answered) dropConnection(asked);
    });
  }, HEARTBEAT_MS);
  heartbeat.unref();

  await connect().catch((error: unknown) => {
    clearInterval(heartbeat);
    throw error;
  });
  return {
    close: async () => {
      closed = true;
      clearInterval(heartbeat);
      if (retry) clearTimeout(retry);
      if (client) await closeAlone(client);
    },
  };
}
