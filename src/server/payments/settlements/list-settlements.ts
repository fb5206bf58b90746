import type { listSettlements as op } from '../../../contract/settlements.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../page.ts';
import { COUNT_SETTLEMENTS, displaySettlement, SELECT_SETTLEMENTS } from './settlement-for-display.ts';

/** GET /payments/settlements: by the day on which the bank pays, the latest first. */
export function listSettlements({ database }: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const found = new Conditions();
    found.and('SELECT FROM bank_files f WHERE f.entity_id = $1 AND f.left_at IS NOT NULL', [caller.entityId]);
    if (query.from) found.and('SELECT FROM bank_files f WHERE f.execution_date >= $1', [query.from]);
    if (query.to) found.and('SELECT FROM bank_files f WHERE f.execution_date <= $1', [query.to]);
    if (query.connectionId)
      found.and('SELECT FROM bank_files f WHERE f.connection_id = $1', [query.connectionId]);
    const filters = found.where;
    const state = query.state ? ` AND x.state = ${found.bind(query.state)}` : '';
    const [counted] = query.state
      ? await database.dynamicQuery(COUNT_SETTLEMENTS, `${filters}${state}`, found.values)
      : await database.dynamicQuery('SELECT count(*) AS total FROM bank_files f', filters, found.values);
    const rows = await database.dynamicQuery(
      SELECT_SETTLEMENTS,
      `${filters}${state} ORDER BY f.execution_date DESC, f.id DESC ${pageClause(found, query)}`,
      found.values,
    );
    return pageOf(rows.map(displaySettlement), counted!.total, query);
  };
}
