import type { deleteSavedView as op } from '../../../../contract/dashboard/saved-views.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { auditOfView, lockView, requireOwn } from './saved-view.ts';

/**
 * DELETE /app/saved-views/{id}. Admins may delete shared views of others, such as those of a user who has
 * left. Errors: 404; 400 `not_your_view`.
 */
export const deleteSavedView: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const view = await lockView(tx, caller, params.id);
  if (!caller.roles.has('ADMIN')) requireOwn(view, caller);
  await tx.query('DELETE FROM saved_views WHERE id = $1', [view.id]);
  return { body: view, audit: auditOfView(caller, nowOf(context.clock), 'saved_view.deleted', view) };
};
