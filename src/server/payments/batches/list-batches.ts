import type { listBatches as op } from '../../../contract/batches.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../page.ts';
import { selectBatches } from './batch-for-display.ts';

/** GET /payments/bulk-withdrawals/batches: newest first. */
export function listBatches(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database } = context;
    const values = [caller.entityId, query.status ?? null];
    const where = 'WHERE b.entity_id = $1 AND ($2::text IS NULL OR b.status = $2)';
    const [counted] = await database.query<{ total: bigint }>(
      `SELECT count(*) AS total FROM batches b ${where}`,
      values,
    );
    const narrowed = `${where} ORDER BY b.created_at DESC, b.id DESC OFFSET $3 LIMIT $4`;
    const items = await selectBatches(database, caller.entityId, narrowed, [
      ...values,
      query.offset,
      query.limit,
    ]);
    return pageOf(items, counted!.total, query);
  };
}
