import type { listSettlements as op } from '../../../../contract/settlements.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageClause, pageOf } from '../../base/page.ts';
import { displaySettlement, SELECT_SETTLEMENTS } from './settlement-for-display.ts';

type Filters = Omit<Parameters<Handler<typeof op>>[0]['query'], 'offset' | 'limit'>;

/** The conditions of the filters. */
export function settlementsFound(entityId: string, query: Filters): Conditions {
  const found = new Conditions();
  found.and('SELECT FROM settlement_totals t WHERE t.entity_id = $1', [entityId]);
  if (query.state) found.and('SELECT FROM settlement_totals t WHERE t.state = $1', [query.state]);
  if (query.difference)
    found.and('SELECT FROM settlement_totals t WHERE t.difference_state = $1', [query.difference]);
  if (query.from) found.and('SELECT FROM settlement_totals t WHERE t.execution_date >= $1', [query.from]);
  if (query.to) found.and('SELECT FROM settlement_totals t WHERE t.execution_date <= $1', [query.to]);
  if (query.connectionId)
    found.and('SELECT FROM bank_files f WHERE f.connection_id = $1', [query.connectionId]);
  return found;
}

/** GET /payments/settlements: by the day on which the bank pays, the latest first. */
export function listSettlements({ database }: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const found = settlementsFound(caller.entityId, query);
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM settlement_totals t JOIN bank_files f ON f.id = t.file_id',
      found.where,
      found.values,
    );
    const unsettled = await unsettledOf(database, found);
    const rows = await database.dynamicQuery(
      SELECT_SETTLEMENTS,
      `${found.where} ORDER BY t.execution_date DESC, t.file_id DESC ${pageClause(found, query)}`,
      found.values,
    );
    return { ...pageOf(rows.map(displaySettlement), counted!.total, query), unsettled };
  };
}

/**
 * What statements do not show yet of the settlements that are found, for each currency. Settlements that wait
 * are few: each is found by its state, and those that are settled are not read.
 */
async function unsettledOf(database: Queryable, found: Conditions) {
  const open = found.copy();
  open.and("SELECT FROM settlement_totals t WHERE t.state IN ('WAITING', 'PARTIAL')");
  const sums = await database.dynamicQuery(
    `SELECT min(f.currency) AS currency, count(*)::int AS count,
            sum(n.expected_minor - t.settled_minor + t.over_minor - t.under_minor)::bigint AS minor
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
      CROSS JOIN LATERAL (
            SELECT coalesce(sum(k.amount_minor), 0)::bigint AS expected_minor
              FROM batch_counts k
             WHERE k.batch_id = f.batch_id AND k.status NOT IN ('FAILED', 'CANCELLED')) n`,
    `${open.where} GROUP BY f.currency ORDER BY f.currency`,
    open.values,
  );
  return sums.map(({ currency, count, minor }) => ({
    currency: currency as Currency,
    count: count!,
    amount: formatAmount(minor!, currency as Currency),
  }));
}
