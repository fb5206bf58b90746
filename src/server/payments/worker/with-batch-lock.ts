import pg from 'pg';
import type { Context } from '../../platform/context.ts';

/**
 * Runs `work` while this process alone holds the batch; null when another does. The lock belongs to a connection of its own and
 * ends with it, so that the batch of a killed worker is free at once. `lost` tells the work that the connection broke: another
 * worker may hold the batch by now, and this one goes no further.
 */
export async function withBatchLock<T>(context: Context, batchId: string, work: (lost: () => boolean) => Promise<T>): Promise<T | null> {
  const client = new pg.Client({ ...context.database.address, application_name: 'outlay-batch-lock', keepAlive: true });
  let lost = false;
  client.on('error', () => (lost = true));
  client.on('end', () => (lost = true));
  await client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock(hashtextextended('batch ' || $1, 0)) AS taken", [batchId]);
    return rows[0]?.taken ? await work(() => lost) : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
