import type { Queryable } from '../../platform/database/pool.ts';

/** The day on which the money of a batch was to move; that of its creation if it names none. */
export async function dayOfBatch(db: Queryable, batchId: string, timezone: string): Promise<string> {
  const [batch] = await db.query(
    `SELECT coalesce(b.execution_date, (b.created_at AT TIME ZONE $2)::date)::text AS day
       FROM batches b
      WHERE b.id = $1`,
    [batchId, timezone],
  );
  return batch!.day!;
}
