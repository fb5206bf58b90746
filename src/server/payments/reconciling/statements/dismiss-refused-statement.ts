import type { dismissRefusedStatement as op } from '../../../../contract/dashboard/refused-statements.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadRefused } from './list-refused-statements.ts';

/** POST /app/refused-statements/{id}/dismiss. Errors: 404; 400 `refused_statement_dismissed`. */
export const dismissRefusedStatement: ChangingVerb<typeof op> = async (context, tx, call) => {
  const { caller, params, body } = call;
  const { fileName, sha256, refusal, detail } = await loadRefused(tx, caller.entityId, params.id);
  const at = nowOf(context.clock);
  const dismissed = await tx.query(
    `UPDATE statement_files
        SET dismissed_by = $2, dismissed_at = $3, dismissal_note = $4
      WHERE id = $1 AND result = 'REFUSED' AND dismissed_at IS NULL
      RETURNING id`,
    [params.id, caller.userId, at, body.note],
  );
  if (dismissed.length === 0)
    throw refused('refused_statement_dismissed', explain('refused_statement_dismissed'));
  return {
    body: await loadRefused(tx, caller.entityId, params.id),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'statement_file.dismissed',
      subjectType: 'statement_file',
      subjectId: params.id,
      details: { fileName, sha256, refusal, detail, note: body.note },
    },
  };
};
