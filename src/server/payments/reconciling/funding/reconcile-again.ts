import { sendJob } from '../../../platform/jobs.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { RECONCILE_ACCOUNT } from '../../base/queues.ts';
import { wakeByAmount } from '../statements/wake-entries.ts';

/** Compares the open entries of an entity's accounts again: money is now expected, or no longer expected. */
export async function reconcileAgain(tx: Tx, entityId: string, amountMinor: bigint): Promise<void> {
  await wakeByAmount(tx, entityId, amountMinor);
  const accounts = await tx.query('SELECT id FROM statement_accounts WHERE entity_id = $1 ORDER BY id', [
    entityId,
  ]);
  for (const { id } of accounts) await sendJob(tx, RECONCILE_ACCOUNT, { accountId: id });
}
