import type pg from 'pg';
import type { Context } from '../context.ts';
import { closeAlone, connectAlone, dropConnection } from '../database/connection.ts';
import { newestMigration } from '../database/migrate.ts';
import { LISTENERS } from '../database/patience.ts';

/** Whether the database answers and is migrated. */
export interface Readiness {
  /** Resolves within a second, even when the database does not answer. */
  isReady(): Promise<boolean>;
}

const ANSWER_WITHIN_MS = 800;
/** A probe that the database does not answer for this long is abandoned with its connection. */
const GIVE_UP_MS = 5_000;

const QUESTION = {
  text: 'SELECT max(created_at)::text AS at FROM drizzle.__drizzle_migrations',
  query_timeout: GIVE_UP_MS,
} as pg.QueryConfig;

/**
 * Probes the database on a separate connection, so that requests that wait for the pool do not make the
 * process look unready.
 */
export function watchReadiness(context: Context): Readiness {
  let client: pg.Client | null = null;
  let asking: Promise<boolean> | null = null;
  context.onClose(async () => {
    if (client) await closeAlone(client);
  });

  const ask = async (): Promise<boolean> => {
    try {
      client ??= await connectAlone(context.database.address, 'outlay-readiness', LISTENERS);
      const { rows } = await client.query<{ at: string | null }>(QUESTION);
      const at = rows[0]?.at;
      return typeof at === 'string' && BigInt(at) >= BigInt(newestMigration());
    } catch {
      if (client) dropConnection(client);
      client = null;
      return false;
    }
  };

  return {
    isReady: () => {
      // Concurrent monitors share one probe.
      asking ??= ask().finally(() => (asking = null));
      return Promise.race([asking, soon()]);
    },
  };
}

function soon(): Promise<false> {
  return new Promise((answer) => setTimeout(() => answer(false), ANSWER_WITHIN_MS).unref());
}
