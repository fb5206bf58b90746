import type { getPayer as op } from '../../../contract/collections.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPayer } from './payer-for-display.ts';

/** GET /payments/collections/payers/{id}. Errors: 404. */
export function getPayer({ database }: Context): Handler<typeof op> {
  return ({ caller, params }) => loadPayer(database, caller.entityId, params.id);
}
