import type { Tx } from '../../platform/database/pool.ts';
import { enqueueDispatch } from '../base/enqueue-dispatch.ts';

/**
 * Notes that a statement shows payments of bank files as paid, and wakes the worker, which books them.
 * Resolves to the withdrawals that are noted now. The others were noted before, or the bank had rejected
 * them: then the statement contradicts the bank's reply, and a user has to ask the bank.
 */
export async function noteOnStatement(tx: Tx, withdrawalIds: readonly string[], at: Date): Promise<string[]> {
  // Replies lock the batches too, so that a statement and a reply see each other's changes.
  await tx.query(
    `SELECT 1
       FROM batches
      WHERE id IN (SELECT batch_id FROM withdrawals WHERE id = ANY($1))
      ORDER BY id
        FOR NO KEY UPDATE`,
    [withdrawalIds],
  );
  const noted = await tx.query(
    `UPDATE bank_file_payments p
        SET statement_at = $2, heard_at = $2
       FROM bank_files f
      WHERE p.withdrawal_id = ANY($1) AND f.id = p.file_id AND f.left_at IS NOT NULL
        AND p.statement_at IS NULL AND p.state IS DISTINCT FROM 'REJECTED'
      RETURNING p.withdrawal_id, f.batch_id`,
    [withdrawalIds, at],
  );
  for (const batchId of new Set(noted.map((row) => row.batch_id))) await enqueueDispatch(tx, batchId, at);
  return noted.map((row) => row.withdrawal_id);
}
