import type { getAttention as op } from '../../../../contract/dashboard/notifications.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadAttention } from './load-attention.ts';

/** GET /app/attention. */
export function getAttention(context: Context): Handler<typeof op> {
  return ({ caller }) =>
    loadAttention(context, { entityId: caller.entityId, isAdmin: caller.roles.has('ADMIN') });
}
