import { sendJob } from '../../../platform/jobs.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { RECONCILE_ACCOUNT } from '../../base/queues.ts';
import { wakeByAmount } from '../statements/wake-entries.ts';

/** Compares the open entries of an entity's accounts again: money is now expected, or no longer expected. */
export async function reconcileAgain(tx: Tx, entityId: string, amountMinor: bigint): Promise<void> {
  await wakeByAmount(tx, entityId, amountMinor);
  const accounts = await tx.query(
    `SELECT a.id
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id AND c.purpose = 'PAYMENTS'
      WHERE a.entity_id = $1
      ORDER BY a.id`,
    [entityId],
  );
  for (const { id } of accounts) await sendJob(tx, RECONCILE_ACCOUNT, { accountId: id });
}
