import type { withdrawBankRecall as op } from '../../../contract/dashboard/bank-recalls.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadFile } from './file-for-display.ts';
import { auditOfRecall, lockForRecall, openRecallOf } from './lock-for-recall.ts';
import { announceVisit } from '../base/announce-visit.ts';

/**
 * POST /app/bank-files/{id}/recall/withdraw: a recall that no approver has confirmed was recorded by mistake,
 * or the file reached the bank anyway. A file on its way goes on. The audit log keeps what the recall said.
 * Errors: 401 `fresh_sign_in_required`; 404; 400 `no_open_recall`, `recall_changed`.
 */
export const withdrawBankRecall: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const at = nowOf(context.clock);
  const { file } = await lockForRecall(tx, caller, params.id, at);
  const { by, reason, confirmedBy } = openRecallOf(file, body.recallId);
  await tx.query(
    `UPDATE bank_files
        SET recall_recorded_at = NULL, recall_recorded_by = NULL, recall_reason = NULL, recall_contact = NULL,
            recall_id = NULL, recall_too_late = false
      WHERE id = $1`,
    [file.id],
  );
  await announceVisit(tx, file.connection.id, at);
  return {
    body: await loadFile(tx, caller.entityId, file.id),
    audit: auditOfRecall(caller, at, 'bank_file.recall_withdrawn', file, {
      recordedBy: by.name,
      reason,
      confirmedBy,
    }),
  };
};
