import type { listPayouts as op } from '../../../../contract/dashboard/payouts.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { findPayouts } from './find-payouts.ts';
import { readHistory } from './read-history.ts';

/** GET /app/payouts: filtered and sorted. Errors: 400 `too_many_to_sort`. */
export function listPayouts(context: Context): Handler<typeof op> {
  return ({ caller, query }) => readHistory(context, (db) => findPayouts(db, caller.entityId, query));
}
