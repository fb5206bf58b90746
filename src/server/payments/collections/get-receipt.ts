import type { getReceipt as op } from '../../../contract/receipts.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadReceiptDetail } from './receipt-for-display.ts';

/** GET /payments/collections/receipts/{id}. Errors: 404. */
export function getReceipt({ database }: Context): Handler<typeof op> {
  return ({ caller, params }) => loadReceiptDetail(database, caller.entityId, params.id);
}
