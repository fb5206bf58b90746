import type { getBatch as op } from '../../../contract/disbursements.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadBatchForDisplay } from './batch-for-display.ts';

/** GET /payments/bulk-withdrawals/batches/{id}. */
export function getBatch(context: Context): Handler<typeof op> {
  return ({ caller, params }) =>
    loadBatchForDisplay(context.database, caller.entityId, params.id, nowOf(context.clock));
}
