import type { listBatches as op } from '../../../contract/batches.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../page.ts';
import { displayBatches, SELECT_BATCHES } from './batch-for-display.ts';

const WHERE = 'WHERE b.entity_id = $1 AND ($2::text IS NULL OR b.status = $2)';

/** GET /payments/bulk-withdrawals/batches: newest first. */
export function listBatches(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database } = context;
    const status = query.status ?? null;
    const [counted] = await database.query(`SELECT count(*) AS total FROM batches b ${WHERE}`, [
      caller.entityId,
      status,
    ]);
    const rows = await database.query(
      `${SELECT_BATCHES} ${WHERE} ORDER BY b.created_at DESC, b.id DESC OFFSET $3 LIMIT $4`,
      [caller.entityId, status, query.offset, query.limit],
    );
    return pageOf(await displayBatches(database, caller.entityId, rows), counted!.total, query);
  };
}
