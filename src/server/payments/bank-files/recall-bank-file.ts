import type { recallBankFile as op } from '../../../contract/dashboard/bank-recalls.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { nowOf } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadFile } from './file-for-display.ts';
import { auditOfRecall, lockForRecall } from './lock-for-recall.ts';
import { announceVisitNow } from '../base/announce-visit.ts';

/**
 * POST /app/bank-files/{id}/recall: a user has the bank's word that the rest of a file will not be paid. A
 * file that is on its way goes no further, and the next visit finds out whether it has arrived already.
 * Nothing else changes until another approver confirms the recall (confirm-bank-recall.ts). Errors: 401
 * `fresh_sign_in_required`; 404; 400 `bank_file_not_recallable`.
 */
export const recallBankFile: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const at = nowOf(context.clock);
  const { file, batch } = await lockForRecall(tx, caller, params.id, at);
  const recorded = await tx.query(
    `UPDATE bank_files
        SET recall_recorded_at = $2, recall_recorded_by = $3, recall_reason = $4, recall_contact = $5,
            recall_id = $6
      WHERE id = $1 AND left_at IS NOT NULL AND recall_recorded_at IS NULL
      RETURNING id`,
    [file.id, at, caller.userId, body.reason, body.confirmedBy, newId(context)],
  );
  if (recorded.length === 0 || batch.status !== 'PROCESSING')
    throw refused('bank_file_not_recallable', explain('bank_file_not_recallable'));
  const recalled = await loadFile(tx, caller.entityId, file.id);
  if (recalled.recall?.state === 'UNDECIDED') await announceVisitNow(tx, file.connection.id, at);
  return {
    body: recalled,
    audit: auditOfRecall(caller, at, 'bank_file.recall_recorded', file, body),
  };
};
