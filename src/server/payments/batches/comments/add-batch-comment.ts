import type { addBatchComment as op } from '../../../../contract/dashboard/batch-comments.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { announceComment } from '../../base/announce.ts';
import { loadComments } from './comment-for-display.ts';

/**
 * POST /app/batches/{id}/comments: adds a comment, in every status. Mentions are users of the same entity.
 * Errors: 404; 400 `validation_failed` for a row or a user that does not exist.
 */
export const addBatchComment: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const [batch] = await tx.query(
    'SELECT id, withdrawal_count FROM batches WHERE entity_id = $1 AND id = $2',
    [caller.entityId, params.id],
  );
  if (!batch) throw notFound('batch');
  const rowNumber = body.rowNumber ?? null;
  if (rowNumber !== null && rowNumber > batch.withdrawal_count) {
    const message = `The batch has ${batch.withdrawal_count} rows.`;
    throw refused('validation_failed', message, [{ path: 'rowNumber', code: 'too_big', message }]);
  }
  const mentions = [...new Set(body.mentions)];
  await requireUsers(tx, caller.entityId, mentions);
  const id = newId(context);
  const at = nowOf(context.clock);
  await tx.query(
    `INSERT INTO batch_comments (id, batch_id, author_id, entity_id, text, row_number, mentioned_ids,
            created_at)
     VALUES ($1, $2, $3, $8, $4, $5, $6, $7)`,
    [id, batch.id, caller.userId, body.text, rowNumber, mentions, at, caller.entityId],
  );
  await announceComment(tx, batch.id, id);
  const comments = await loadComments(tx, batch.id);
  return {
    body: comments.find((comment) => comment.id === id)!,
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'batch.commented',
      subjectType: 'batch',
      subjectId: batch.id,
      details: { commentId: id, text: body.text, rowNumber, mentions },
    },
  };
};

async function requireUsers(tx: Tx, entityId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await tx.query(
    'SELECT id FROM users WHERE entity_id = $1 AND id = ANY ($2) AND disabled_at IS NULL',
    [entityId, ids],
  );
  if (known.length === ids.length) return;
  const message = 'Mention enabled users of your own entity only.';
  throw refused('validation_failed', message, [{ path: 'mentions', code: 'unknown_user', message }]);
}
