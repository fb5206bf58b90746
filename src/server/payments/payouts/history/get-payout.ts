import type { getPayout as op } from '../../../../contract/payouts.ts';
import { notFound } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { displayPayout, SELECT_PAYOUTS, type PayoutForDisplay } from './payout-for-display.ts';

/** GET /payments/payout/history/{id}. */
export function getPayout(context: Context): Handler<typeof op> {
  return ({ caller, params }) => loadPayout(context.database, caller.entityId, params.id);
}

/** One payout transaction of an entity. Throws 404, also for one of another entity. */
export async function loadPayout(
  db: Queryable,
  entityId: string,
  payoutId: string,
): Promise<PayoutForDisplay> {
  const [row] = await db.prepared(`${SELECT_PAYOUTS} WHERE p.entity_id = $1 AND p.id = $2`, [
    entityId,
    payoutId,
  ]);
  if (!row) throw notFound('payout');
  return displayPayout(row);
}
