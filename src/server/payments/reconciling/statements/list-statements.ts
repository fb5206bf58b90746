import type { listStatements as op } from '../../../../contract/dashboard/statements.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageClause, pageOf } from '../../base/page.ts';
import { loadStatements } from './statement-for-display.ts';

type Filters = Pick<Parameters<Handler<typeof op>>[0]['query'], 'accountId' | 'kind' | 'from' | 'to'>;

/** The conditions of the filters. */
export function statementsFound(entityId: string, query: Filters): Conditions {
  const found = new Conditions();
  // With both conditions PostgreSQL may read the statements of all accounts to find those of one.
  if (query.accountId)
    found.and(
      `SELECT FROM bank_statements s
        WHERE s.account_id =
              (SELECT a.id FROM statement_accounts a WHERE a.id = $1 AND a.entity_id = $2)`,
      [query.accountId, entityId],
    );
  else found.and('SELECT FROM bank_statements s WHERE s.entity_id = $1', [entityId]);
  if (query.kind) found.and('SELECT FROM bank_statements s WHERE s.kind = $1', [query.kind]);
  if (query.from) found.and('SELECT FROM bank_statements s WHERE s.order_date >= $1', [query.from]);
  if (query.to) found.and('SELECT FROM bank_statements s WHERE s.order_date <= $1', [query.to]);
  return found;
}

/** The latest first; those of one account in the order in which its bank numbered them. */
function orderOf(query: Filters): string {
  return query.accountId
    ? 'ORDER BY s.account_id DESC, s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC'
    : 'ORDER BY s.order_date DESC, s.id DESC';
}

/** GET /app/statements: the latest first. */
export function listStatements(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database } = context;
    const found = statementsFound(caller.entityId, query);
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM bank_statements s',
      found.where,
      found.values,
    );
    const ids = await database.dynamicQuery(
      'SELECT s.id FROM bank_statements s',
      `${found.where} ${orderOf(query)} ${pageClause(found, query)}`,
      found.values,
    );
    const items = await loadStatements(
      database,
      ids.map(({ id }) => id),
    );
    return pageOf(items, counted!.total, query);
  };
}
