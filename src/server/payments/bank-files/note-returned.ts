import type { ReplyReason } from '../../../domain/bank-files/reply.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { enqueueDispatch } from '../base/enqueue-dispatch.ts';

/** A payment of a bank file that came back, with the reason that the bank gave. */
export interface ReturnOnStatement {
  withdrawalId: string;
  reason: ReplyReason | null;
}

/**
 * Notes that a statement shows payments of bank files as returned, and wakes the worker, which books them as
 * it books the returns of any bank. A return that a reply has reported stays as it is. A payment that the
 * bank rejected was never debited, so nothing can come back.
 */
export async function noteReturned(tx: Tx, returns: readonly ReturnOnStatement[], at: Date): Promise<void> {
  const noted = await tx.query(
    `UPDATE bank_file_payments p
        SET state = 'RETURNED', returned_at = $5, heard_at = $5, failure_code = r.failure_code,
            reason_code = r.reason_code, reason_text = r.reason_text
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[])
         AS r (withdrawal_id, failure_code, reason_code, reason_text),
            bank_files f
      WHERE p.withdrawal_id = r.withdrawal_id AND f.id = p.file_id AND f.left_at IS NOT NULL
        AND p.returned_at IS NULL AND p.state IS DISTINCT FROM 'REJECTED'
      RETURNING f.batch_id`,
    [
      returns.map(({ withdrawalId }) => withdrawalId),
      returns.map(({ reason }) => reason?.failureCode ?? 'UNKNOWN'),
      returns.map(({ reason }) => reason?.code ?? null),
      returns.map(({ reason }) => reason?.text ?? null),
      at,
    ],
  );
  for (const batchId of new Set(noted.map((row) => row.batch_id))) await enqueueDispatch(tx, batchId, at);
}
