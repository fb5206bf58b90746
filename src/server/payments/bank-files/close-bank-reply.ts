import type { closeBankReply as op } from '../../../contract/dashboard/bank-replies.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadReply, requireSeenReply } from './reply-for-display.ts';

/**
 * POST /app/bank-replies/{id}/close: closes a question, or sets aside a reply that waits for confirmation.
 * Errors: 404; 400 `no_open_question`, `own_bank_reply`, `bank_reply_changed`.
 */
export const closeBankReply: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  await tx.query('SELECT 1 FROM bank_file_replies WHERE entity_id = $1 AND id = $2 FOR UPDATE', [
    caller.entityId,
    params.id,
  ]);
  const before = await loadReply(tx, caller.entityId, params.id);
  if (before.receivedBy?.userId === caller.userId)
    throw refused('own_bank_reply', explain('own_bank_reply.close'));
  const isOpen = before.waiting !== null || (before.question !== null && before.question.closed === null);
  if (isOpen) requireSeenReply(before, body.readAt);
  const at = nowOf(context.clock);
  const closed = await tx.query(
    `UPDATE bank_file_replies
        SET closed_by = $2, closed_at = $3, closing_note = $4,
            result = CASE result WHEN 'QUESTION' THEN result ELSE 'SET_ASIDE' END
      WHERE id = $1 AND result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND closed_at IS NULL
      RETURNING result`,
    [before.id, caller.userId, at, body.note],
  );
  if (!closed[0]) throw refused('no_open_question', explain('no_open_question'));
  return {
    body: await loadReply(tx, caller.entityId, before.id),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: closed[0].result === 'SET_ASIDE' ? 'bank_reply.set_aside' : 'bank_reply.closed',
      subjectType: 'bank_reply',
      subjectId: before.id,
      details: {
        fileName: before.fileName,
        ...(before.question ? { question: before.question.code } : {}),
        note: body.note,
      },
    },
  };
};
