import type { listBatchComments as op } from '../../../../contract/dashboard/batch-comments.ts';
import { notFound } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadComments } from './comment-for-display.ts';

/** GET /app/batches/{id}/comments: oldest first, with the users whom a comment can mention. Errors: 404. */
export function listBatchComments(context: Context): Handler<typeof op> {
  return async ({ caller, params }) => {
    const { database } = context;
    const [batch] = await database.query('SELECT id FROM batches WHERE entity_id = $1 AND id = $2', [
      caller.entityId,
      params.id,
    ]);
    if (!batch) throw notFound('batch');
    const people = await database.query(
      'SELECT id AS "userId", name FROM users WHERE entity_id = $1 AND disabled_at IS NULL ORDER BY name',
      [caller.entityId],
    );
    return { items: await loadComments(database, batch.id), people };
  };
}
