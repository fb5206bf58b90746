import type { recallBankFile as op } from '../../../../contract/dashboard/bank-files.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import type { FailureCode } from '../../../../shared/terms.ts';
import { actorOf } from '../../../audit/audit.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import { nowOf } from '../../../platform/clock.ts';
import { lockBatch } from '../../batches/lock-batch.ts';
import type { ChangingVerb } from '../../change.ts';
import { loadPaymentConfig } from '../../config/payment-config.ts';
import { enqueueDispatch } from '../../worker/enqueue.ts';
import { loadFile } from './file-for-display.ts';

const FAILURE: FailureCode = 'BANK_REJECTED';

/**
 * POST /app/bank-files/{id}/recall: a user has the bank's word that the rest of a file will not be paid. The
 * payments that do not count as paid become REJECTED, and the worker books them as failed. Errors: 401
 * `fresh_sign_in_required`; 404; 400 `bank_file_not_recallable`.
 */
export const recallBankFile: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const at = nowOf(context.clock);
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, caller.entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
  const before = await loadFile(tx, caller.entityId, params.id);
  const batch = await lockBatch(tx, caller.entityId, before.batch.id);
  const [recalled] = await tx.query(
    `UPDATE bank_files
        SET recalled_at = $2, recalled_by = $3, recall_reason = $4, recall_contact = $5
      WHERE id = $1 AND left_at IS NOT NULL AND recalled_at IS NULL
      RETURNING id`,
    [before.id, at, caller.userId, body.reason, body.confirmedBy],
  );
  if (!recalled || batch.status !== 'PROCESSING')
    throw refused('bank_file_not_recallable', explain('bank_file_not_recallable'));
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
    [before.id, FAILURE, body.reason, at],
  );
  await enqueueDispatch(tx, batch.id, at);
  return {
    body: await loadFile(tx, caller.entityId, before.id),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'bank_file.recalled',
      subjectType: 'bank_file',
      subjectId: before.id,
      details: {
        batchId: batch.id,
        fileName: before.fileName,
        failed: failed.length,
        reason: body.reason,
        confirmedBy: body.confirmedBy,
      },
    },
  };
};
