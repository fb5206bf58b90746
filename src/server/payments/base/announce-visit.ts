import type { Tx } from '../../platform/database/pool.ts';
import { sendJob } from '../../platform/jobs.ts';
import { VISIT_BANK } from './queues.ts';

/**
 * Has the files of a connection exchanged as soon as the transaction is committed. A bank that could not be
 * reached is left alone until its next try.
 */
export async function announceVisit(tx: Tx, connectionId: string, at: Date): Promise<void> {
  const announced = await tx.query(
    `UPDATE bank_file_transports SET next_visit_at = $2
      WHERE connection_id = $1 AND failures = 0
      RETURNING connection_id`,
    [connectionId, at],
  );
  if (announced.length > 0) await sendJob(tx, VISIT_BANK, { connectionId });
}

/** Has the files of a connection exchanged at once, even if the bank could not be reached before. */
export async function announceVisitNow(tx: Tx, connectionId: string, at: Date): Promise<void> {
  await tx.query('UPDATE bank_file_transports SET next_visit_at = $2 WHERE connection_id = $1', [
    connectionId,
    at,
  ]);
  await sendJob(tx, VISIT_BANK, { connectionId });
}
