import type { listStatementFindings as op } from '../../../contract/dashboard/statements.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../page.ts';

/** GET /app/statement-findings: newest first. */
export function listStatementFindings(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database } = context;
    const found = new Conditions();
    found.and('SELECT FROM statement_findings x WHERE x.entity_id = $1', [caller.entityId]);
    if (query.statementId)
      found.and('SELECT FROM statement_findings x WHERE x.statement_id = $1', [query.statementId]);
    if (query.open === 'true') found.and('SELECT FROM statement_findings x WHERE x.resolved_at IS NULL');
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM statement_findings x',
      found.where,
      found.values,
    );
    const rows = await database.dynamicQuery(
      `SELECT x.id, x.code, x.expected_minor, x.stated_minor, x.difference_minor, x.first_missing,
              x.last_missing, x.found_at, x.resolved_at, x.statement_id, s.statement_name, s.order_date,
              a.account_number, a.currency, x.file_id, f.file_name
         FROM statement_findings x
         JOIN bank_statements s ON s.id = x.statement_id
         JOIN statement_accounts a ON a.id = s.account_id
         LEFT JOIN statement_files f ON f.id = x.file_id`,
      `${found.where} ORDER BY x.found_at DESC, x.id DESC ${pageClause(found, query)}`,
      found.values,
    );
    const items = rows.map((row) => {
      const amount = (minor: bigint | null) => (minor === null ? null : formatAmount(minor, row.currency));
      return {
        id: row.id,
        code: row.code,
        statement: {
          id: row.statement_id,
          name: row.statement_name,
          date: row.order_date,
          accountNumber: row.account_number,
          currency: row.currency,
        },
        expectedAmount: amount(row.expected_minor),
        statedAmount: amount(row.stated_minor),
        differenceAmount: amount(row.difference_minor),
        missing:
          row.first_missing === null || row.last_missing === null
            ? null
            : { first: row.first_missing, last: row.last_missing },
        file: row.file_id === null ? null : { id: row.file_id, fileName: row.file_name ?? '' },
        foundAt: row.found_at.toISOString(),
        resolvedAt: row.resolved_at?.toISOString() ?? null,
      };
    });
    return pageOf(items, counted!.total, query);
  };
}
