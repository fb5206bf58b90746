import type { StandingReason } from '../../../shared/schedule-terms.ts';
import type { Tx } from '../../platform/database/pool.ts';

/** Records on the run of a batch why the standing approval does not cover it any more; none when it does. */
export async function noteLapses(
  tx: Tx,
  batchId: string,
  reasons: readonly StandingReason[],
  at: Date,
): Promise<void> {
  await tx.query('UPDATE schedule_runs SET standing_reasons = $2, updated_at = $3 WHERE batch_id = $1', [
    batchId,
    [...reasons],
    at,
  ]);
}
