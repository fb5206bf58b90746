import type { Tx } from '../../platform/database/pool.ts';
import { enqueueDispatch } from '../base/enqueue-dispatch.ts';

/** Wakes the worker for batches that wait for their bank files, because a connection has changed. */
export async function wakeWaiting(tx: Tx, entityId: string, at: Date): Promise<void> {
  const waiting = await tx.query(
    `SELECT id FROM batches
      WHERE entity_id = $1 AND status = 'APPROVED' AND held_for = 'BANK_FILE'`,
    [entityId],
  );
  for (const { id } of waiting) await enqueueDispatch(tx, id, at);
}
