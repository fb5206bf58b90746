import { NUMBERED_FORMATS } from '../../../domain/bank-files/formats.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { enqueueDispatch } from '../base/enqueue-dispatch.ts';

/**
 * Withdraws the file of a locked batch, if it has one that has not left. Its numbers are free again. Files
 * with later numbers that have not left either are withdrawn too, so that no gap remains, and the worker
 * writes them again. REPLACED: another file may carry the payments. NOT_CARRIED: the same, but a connection
 * that is off keeps its file until it is on again. ENDED: the batch has ended, and the payments stay with the
 * file.
 *
 * The lock of the connection keeps other transactions from writing, withdrawing or handing over its files.
 */
export async function withdrawFile(
  tx: Tx,
  batchId: string,
  at: Date,
  reason: 'REPLACED' | 'NOT_CARRIED' | 'ENDED',
): Promise<void> {
  const [locked] = await tx.query(
    `SELECT c.id
       FROM bank_file_connections c
      WHERE c.id IN (SELECT connection_id FROM bank_files
                      WHERE batch_id = $1 AND left_at IS NULL AND withdrawn_at IS NULL)
        AND (c.state = 'LIVE' OR $2)
        FOR NO KEY UPDATE`,
    [batchId, reason !== 'NOT_CARRIED'],
  );
  if (!locked) return;
  const withdrawn = await tx.query(
    `UPDATE bank_files f
        SET withdrawn_at = $2
       FROM bank_files own
      WHERE own.batch_id = $1 AND own.left_at IS NULL AND own.withdrawn_at IS NULL
        AND f.connection_id = own.connection_id AND f.left_at IS NULL AND f.withdrawn_at IS NULL
        AND (f.id = own.id OR (f.file_number > own.file_number AND f.format = ANY($3)))
      RETURNING f.id, f.batch_id`,
    [batchId, at, NUMBERED_FORMATS],
  );
  const behind = withdrawn.filter((file) => file.batch_id !== batchId);
  const replaced = reason === 'ENDED' ? behind : withdrawn;
  await tx.query('DELETE FROM bank_file_payments WHERE file_id = ANY($1)', [replaced.map(({ id }) => id)]);
  for (const { batch_id: id } of behind) await enqueueDispatch(tx, id, at);
}
