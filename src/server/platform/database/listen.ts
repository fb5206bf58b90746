import type { Logger } from 'pino';
import pg from 'pg';
import type { Database } from './pool.ts';

export interface Listener {
  close(): Promise<void>;
}

const RECONNECT_MS = 500;

/**
 * Listens on a PostgreSQL channel with a connection of its own, which is made again when it breaks. `onNotice` gets each payload;
 * `onResume` is called after a break, when notices may have been missed.
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
    const next = new pg.Client({ ...database.address, application_name: `outlay listens on ${channel}`, keepAlive: true });
    next.on('error', () => undefined);
    try {
      await next.connect();
      next.on('notification', (notice) => onNotice(notice.payload ?? ''));
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    next.on('end', again);
  }

  await connect();
  return {
    close: async () => {
      closed = true;
      if (retry) clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
