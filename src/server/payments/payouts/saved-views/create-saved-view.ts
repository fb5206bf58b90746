import { explain } from '../../../../shared/error-texts.ts';
import type { createSavedView as op } from '../../../../contract/dashboard/saved-views.ts';
import { refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { auditOfView, lockView, requireFreeName } from './saved-view.ts';

/** As many as fit above a list. */
const MOST_VIEWS = 30;

/** POST /app/saved-views. Errors: 400 `too_many_views`, `view_name_taken`. */
export const createSavedView: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  // The user's row serialises their own changes, so that the limit and the name hold.
  await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [caller.userId]);
  const [counted] = await tx.query('SELECT count(*) AS total FROM saved_views WHERE user_id = $1', [
    caller.userId,
  ]);
  if (counted!.total >= MOST_VIEWS)
    throw refused('too_many_views', explain('too_many_views', { most: MOST_VIEWS }));
  await requireFreeName(tx, caller, body.name, null);
  const id = newId(context);
  const at = nowOf(context.clock);
  await tx.query(
    `INSERT INTO saved_views (id, entity_id, user_id, name, search, is_shared, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, caller.entityId, caller.userId, body.name, body.search, body.isShared, at],
  );
  return {
    body: await lockView(tx, caller, id),
    audit: auditOfView(caller, at, 'saved_view.created', { id, ...body }),
  };
};
