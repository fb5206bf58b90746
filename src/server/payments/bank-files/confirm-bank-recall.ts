import type { confirmBankRecall as op } from '../../../contract/dashboard/bank-recalls.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import type { FailureCode } from '../../../shared/terms.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { ChangingVerb } from '../base/change.ts';
import { enqueueDispatch } from '../base/enqueue-dispatch.ts';
import { loadFile } from './file-for-display.ts';
import { auditOfRecall, lockForRecall, openRecallOf } from './lock-for-recall.ts';
import { othersWhoMay } from './others-who-may.ts';

const FAILURE: FailureCode = 'BANK_REJECTED';

/**
 * POST /app/bank-files/{id}/recall/confirm: another approver has checked with the bank that the rest of a
 * file will not be paid. The payments that do not count as paid become REJECTED, and the worker books them as
 * failed. While the file may still be on its way, the bank cannot know this. Errors: 401
 * `fresh_sign_in_required`; 404; 400 `no_open_recall`, `recall_changed`, `own_recall`,
 * `bank_file_not_recallable`, `recall_too_late`, `recall_undecided`.
 */
export const confirmBankRecall: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const at = nowOf(context.clock);
  const { file, batch } = await lockForRecall(tx, caller, params.id, at);
  const { by, reason, confirmedBy, state } = openRecallOf(file, body.recallId);
  const involved = [by.userId, ...(file.leftBy ? [file.leftBy.userId] : [])];
  if (involved.includes(caller.userId)) {
    const names = await othersWhoMay(tx, caller.entityId, 'recallBankFile', involved);
    throw refused('own_recall', names ? explain('own_recall', { names }) : explain('own_recall.alone'));
  }
  if (state === 'TOO_LATE') throw refused('recall_too_late', explain('recall_too_late'));
  if (batch.status !== 'PROCESSING')
    throw refused('bank_file_not_recallable', explain('bank_file_not_recallable'));
  if (state === 'UNDECIDED' && !(await hasBeenOutOfReach(tx, file.connection.id, at)))
    throw refused('recall_undecided', explain('recall_undecided'));
  await tx.query('UPDATE bank_files SET recalled_at = $2, recalled_by = $3 WHERE id = $1', [
    file.id,
    at,
    caller.userId,
  ]);
  const failed = await tx.query(
    `UPDATE bank_file_payments p
        SET state = 'REJECTED', failure_code = $2, reason_code = 'RECALLED', reason_text = $3, heard_at = $4
       FROM bank_files f, withdrawals w
      WHERE p.file_id = $1 AND f.id = p.file_id AND w.id = p.withdrawal_id
        AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')
        AND (p.state IS NULL OR p.state = 'RECEIVED'
             OR (p.state = 'ACCEPTED' AND f.profile ->> 'paidBy' <> 'ACCEPTANCE'))
        AND p.statement_at IS NULL
      RETURNING p.withdrawal_id`,
    [file.id, FAILURE, reason, at],
  );
  await enqueueDispatch(tx, batch.id, at);
  return {
    body: await loadFile(tx, caller.entityId, file.id),
    audit: auditOfRecall(caller, at, 'bank_file.recalled', file, {
      failed: failed.length,
      recordedBy: by.name,
      reason,
      confirmedBy,
    }),
  };
};

/**
 * Whether the bank's server has not answered for an hour: then users need not wait for it any longer, and the
 * bank's word alone decides. If the file turns out to be there, the recall becomes TOO_LATE. The database has
 * the same rule.
 */
async function hasBeenOutOfReach(tx: Tx, connectionId: string, at: Date): Promise<boolean> {
  const [transport] = await tx.query(
    `SELECT connection_id FROM bank_file_transports
      WHERE connection_id = $1 AND failing_since <= $2::timestamptz - interval '1 hour'`,
    [connectionId, at],
  );
  return transport !== undefined;
}
