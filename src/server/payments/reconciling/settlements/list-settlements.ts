import type { listSettlements as op } from '../../../../contract/settlements.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageClause, pageOf } from '../../base/page.ts';
import { displaySettlement, SELECT_SETTLEMENTS } from './settlement-for-display.ts';

/** GET /payments/settlements: by the day on which the bank pays, the latest first. */
export function listSettlements({ database }: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const found = new Conditions();
    found.and('SELECT FROM settlement_totals t WHERE t.entity_id = $1', [caller.entityId]);
    if (query.state) found.and('SELECT FROM settlement_totals t WHERE t.state = $1', [query.state]);
    if (query.difference)
      found.and('SELECT FROM settlement_totals t WHERE t.difference_state = $1', [query.difference]);
    if (query.from) found.and('SELECT FROM settlement_totals t WHERE t.execution_date >= $1', [query.from]);
    if (query.to) found.and('SELECT FROM settlement_totals t WHERE t.execution_date <= $1', [query.to]);
    if (query.connectionId)
      found.and('SELECT FROM bank_files f WHERE f.connection_id = $1', [query.connectionId]);
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM settlement_totals t JOIN bank_files f ON f.id = t.file_id',
      found.where,
      found.values,
    );
    const rows = await database.dynamicQuery(
      SELECT_SETTLEMENTS,
      `${found.where} ORDER BY t.execution_date DESC, t.file_id DESC ${pageClause(found, query)}`,
      found.values,
    );
    return pageOf(rows.map(displaySettlement), counted!.total, query);
  };
}
