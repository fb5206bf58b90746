import type { updateSavedView as op } from '../../../../contract/dashboard/saved-views.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { auditOfView, lockView, requireFreeName, requireOwn } from './saved-view.ts';

/** PUT /app/saved-views/{id}. Errors: 404; 400 `not_your_view`, `view_name_taken`. */
export const updateSavedView: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const view = await lockView(tx, caller, params.id);
  requireOwn(view, caller);
  await requireFreeName(tx, caller, body.name, view.id);
  const at = nowOf(context.clock);
  await tx.query(
    'UPDATE saved_views SET name = $2, search = $3, is_shared = $4, updated_at = $5 WHERE id = $1',
    [view.id, body.name, body.search, body.isShared, at],
  );
  return {
    body: await lockView(tx, caller, view.id),
    audit: auditOfView(caller, at, 'saved_view.changed', { id: view.id, ...body }),
  };
};
