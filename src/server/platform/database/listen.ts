import { setImmediate as immediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import pg from 'pg';
import { answersWithin, closeAlone, connectAlone, dropConnection } from './connection.ts';
import { LISTENERS } from './patience.ts';
import type { Database } from './pool.ts';

export interface Listener {
  /**
   * Resolves to true once every notice that was committed before this call has been delivered, and to false
   * when the connection cannot tell. Calls share round trips.
   */
  caughtUp(): Promise<boolean>;
  close(): Promise<void>;
}

const RECONNECT_MS = 500;
/** A connection that was cut off gives no sign of it, so it is probed at this interval. */
const HEARTBEAT_MS = 5_000;
const ANSWER_MS = 5_000;
/**
 * How long a caller of `caughtUp` waits. After that, callers do not wait until the connection answers again.
 */
const CAUGHT_UP_MS = 1_000;

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

  // PostgreSQL delivers the notices of committed transactions before it answers a statement that was sent
  // after their commit.
  let slow: pg.Client | null = null;
  const probe = async (): Promise<boolean> => {
    const asked = client;
    if (!asked || asked === slow) return false;
    const answered = await answersWithin(asked, CAUGHT_UP_MS);
    if (!answered) slow = asked;
    return answered && asked === client;
  };
  let sent: Promise<boolean> = Promise.resolve(true);
  let toSend: Promise<boolean> | null = null;
  const caughtUp = (): Promise<boolean> =>
    (toSend ??= sent.then(immediate).then(() => {
      toSend = null;
      sent = probe();
      return sent;
    }));

  let asking = false;
  const heartbeat = setInterval(() => {
    const asked = client;
    if (!asked || asking) return;
    asking = true;
    void answersWithin(asked, ANSWER_MS).then((answered) => {
      asking = false;
      if (!answered) dropConnection(asked);
      else if (slow === asked) slow = null;
    });
  }, HEARTBEAT_MS);
  heartbeat.unref();

  await connect().catch((error: unknown) => {
    clearInterval(heartbeat);
    throw error;
  });
  return {
    caughtUp,
    close: async () => {
      closed = true;
      clearInterval(heartbeat);
      if (retry) clearTimeout(retry);
      if (client) await closeAlone(client);
    },
  };
}
