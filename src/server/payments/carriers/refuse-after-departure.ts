import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import type { Tx } from '../../platform/database/pool.ts';

/** Refuses to stop a batch that is being paid through a file that has left: that takes a recall. */
export async function refuseAfterDeparture(tx: Tx, batchId: string): Promise<void> {
  const [file] = await tx.query(
    `SELECT f.id
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
      WHERE f.batch_id = $1 AND f.left_at IS NOT NULL AND b.status = 'PROCESSING'`,
    [batchId],
  );
  if (file) throw refused('batch_file_left', explain('batch_file_left'));
}
