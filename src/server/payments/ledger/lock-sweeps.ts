import type { Tx } from '../../platform/database/pool.ts';

/**
 * Waits for the other sweeps of collected money of an entity, so that two at once do not both take it. They
 * end with their transactions. The guards of the database take the same lock.
 */
export async function lockSweeps(tx: Tx, entityId: string): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('collection sweep ' || $1, 0))", [entityId]);
}
