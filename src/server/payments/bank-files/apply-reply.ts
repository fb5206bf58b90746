import type { PaymentChange } from '../../../domain/bank-files/judge-reply.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { sendJob } from '../../platform/jobs.ts';
import { enqueueDispatch } from '../base/enqueue-dispatch.ts';
import { RECONCILE_ACCOUNT } from '../base/queues.ts';
import type { Reading } from './judge-stored-reply.ts';

/**
 * Writes the changes of replies that fit, and wakes the worker, which books them like the answers of any
 * bank. The caller has locked the batches.
 */
export async function applyReadings(tx: Tx, readings: readonly Reading[], at: Date): Promise<void> {
  for (const reading of readings) await applyReading(tx, reading, at);
}

async function applyReading(tx: Tx, { files, status, changes }: Reading, at: Date): Promise<void> {
  const fileIds = files.map(({ fileId }) => fileId);
  // A receipt that comes late takes nothing back.
  await tx.query(
    `UPDATE bank_files
        SET heard_at = $2,
            reply_status = CASE WHEN $3 = 'RECEIVED' THEN coalesce(reply_status, $3)
                                ELSE coalesce($3, reply_status) END
      WHERE id = ANY($1)`,
    [fileIds, at, status],
  );
  if (changes.length === 0) return;
  await tx.query(
    `UPDATE bank_file_payments p
        SET state = coalesce(c.state, p.state), heard_at = $2,
            failure_code = coalesce(c.failure_code, p.failure_code),
            reason_code = coalesce(c.reason_code, p.reason_code),
            reason_text = CASE WHEN c.reason_code IS NULL THEN p.reason_text ELSE c.reason_text END,
            paid_at = CASE WHEN c.state = 'PAID' THEN $2 ELSE p.paid_at END,
            returned_at = CASE WHEN c.state = 'RETURNED' THEN $2 ELSE p.returned_at END,
            moved_to_branch_code = coalesce(c.branch_code, p.moved_to_branch_code),
            moved_to_account_number = coalesce(c.account_number, p.moved_to_account_number)
       FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
         AS c (withdrawal_id, state, failure_code, reason_code, reason_text, branch_code, account_number)
      WHERE p.withdrawal_id = c.withdrawal_id AND p.file_id = ANY($1)
        AND (p.statement_at IS NULL OR c.state IS DISTINCT FROM 'REJECTED')`,
    [
      fileIds,
      at,
      changes.map((change) => change.withdrawalId),
      changes.map((change) => change.state),
      changes.map((change) => failureOf(change)),
      changes.map((change) => change.reason?.code ?? null),
      changes.map((change) => change.reason?.text ?? null),
      changes.map((change) => change.movedTo?.branchCode ?? null),
      changes.map((change) => change.movedTo?.accountNumber ?? null),
    ],
  );
  for (const { batchId } of files) await enqueueDispatch(tx, batchId, at);
  await compareStatementsAgain(tx, fileIds);
}

/** Debits of the files may have come before the answer, and wait for it. */
async function compareStatementsAgain(tx: Tx, fileIds: readonly string[]): Promise<void> {
  const accounts = await tx.query(
    `SELECT DISTINCT a.id
       FROM bank_files f
       JOIN statement_accounts a
         ON a.entity_id = f.entity_id AND a.currency = f.currency
            AND ltrim(a.account_number, '0') = ltrim(f.payer_account_number, '0')
      WHERE f.id = ANY($1)
        AND EXISTS (SELECT FROM reconciled_entries r WHERE r.account_id = a.id AND r.state = 'OPEN')
      ORDER BY a.id`,
    [fileIds],
  );
  for (const { id } of accounts) await sendJob(tx, RECONCILE_ACCOUNT, { accountId: id });
}

/** Why a payment failed or came back; null for any other change. */
export function failureOf({ state, reason }: PaymentChange) {
  if (state !== 'REJECTED' && state !== 'RETURNED') return null;
  return reason?.failureCode ?? 'UNKNOWN';
}
