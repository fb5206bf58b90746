import type { getPaymentRequest as op } from '../../../contract/collections.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { loadRequestDetail } from './request-for-display.ts';

/** GET /payments/collections/{id}. Errors: 404. */
export function getRequest(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller: { entityId }, params }) =>
    loadRequestDetail(context, database, entityId, params.id, await todayOf(context, database, entityId));
}
