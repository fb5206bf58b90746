import type { listStatementEntries as op } from '../../../../contract/dashboard/statements.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageClause, pageOf } from '../../base/page.ts';
import { loadEntriesForDisplay } from './entry-for-display.ts';
import { loadStatement } from './statement-for-display.ts';

/** GET /app/statements/{id}/entries: in the order of the statement. Errors: 404. */
export function listStatementEntries(context: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const { database } = context;
    const statement = await loadStatement(database, caller.entityId, params.id);
    const found = new Conditions();
    found.and('SELECT FROM statement_lines l WHERE l.statement_id = $1', [params.id]);
    const rows = await database.dynamicQuery(
      'SELECT l.entry_id FROM statement_lines l',
      `${found.where} ORDER BY l.position ${pageClause(found, query)}`,
      found.values,
    );
    const items = await loadEntriesForDisplay(
      database,
      rows.map((row) => row.entry_id),
      () => statement.account.currency,
    );
    return pageOf(items, BigInt(statement.entryCount), query);
  };
}
