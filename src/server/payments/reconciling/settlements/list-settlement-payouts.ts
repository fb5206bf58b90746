import type { listSettlementPayouts as op } from '../../../../contract/settlements.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageClause, pageOf } from '../../base/page.ts';
import { COUNT_SETTLED, displaySettled, SELECT_SETTLED } from './settled-payout.ts';
import { loadSettlement } from './settlement-for-display.ts';

/** GET /payments/settlements/{id}/payouts: in the order of the file. Errors: 404. */
export function listSettlementPayouts({ database }: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const { currency } = await loadSettlement(database, caller.entityId, params.id);
    const found = new Conditions();
    found.and('SELECT FROM bank_file_payments p WHERE p.file_id = $1', [params.id]);
    const state = query.state ? ` AND x.state = ${found.bind(query.state)}` : '';
    const [counted] = await database.dynamicQuery(COUNT_SETTLED, `${found.where}${state}`, found.values);
    const rows = await database.dynamicQuery(
      SELECT_SETTLED,
      `${found.where}${state} ORDER BY p.sequence_number ${pageClause(found, query)}`,
      found.values,
    );
    return pageOf(
      rows.map((row) => displaySettled(row, currency)),
      counted!.total,
      query,
    );
  };
}
