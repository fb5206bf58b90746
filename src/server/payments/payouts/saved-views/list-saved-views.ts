import type { listSavedViews as op } from '../../../../contract/dashboard/saved-views.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadViews } from './saved-view.ts';

/** GET /app/saved-views. */
export function listSavedViews(context: Context): Handler<typeof op> {
  return ({ caller }) => loadViews(context.database, caller);
}
