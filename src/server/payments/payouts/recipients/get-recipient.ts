import type { getRecipient as op } from '../../../../contract/dashboard/recipients.ts';
import { notFound } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadRecipients } from './recipient-for-display.ts';

/** GET /app/recipients/{id}. */
export function getRecipient(context: Context): Handler<typeof op> {
  return async ({ caller, params }) => {
    const [recipient] = await loadRecipients(context.database, caller.entityId, [params.id]);
    if (!recipient) throw notFound('recipient');
    return recipient;
  };
}
