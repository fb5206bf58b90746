import type { z } from 'zod';
import type { listStatementFindings as op } from '../../../../contract/dashboard/statement-findings.ts';
import { notFound } from '../../../../shared/errors.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageClause, pageOf } from '../../base/page.ts';

type FindingForDisplay = z.input<(typeof op)['answers'][200]['schema']>['items'][number];

const SELECT_FINDINGS = `
  SELECT x.id, x.code, x.expected_minor, x.stated_minor, x.difference_minor, x.first_missing,
         x.last_missing, x.found_at, x.resolved_at, x.closed_by, closer.name AS closed_by_name,
         x.closing_note, x.statement_id, s.statement_name, s.order_date, a.account_number, a.currency,
         x.file_id, f.file_name
    FROM statement_findings x
    JOIN bank_statements s ON s.id = x.statement_id
    JOIN statement_accounts a ON a.id = s.account_id
    LEFT JOIN statement_files f ON f.id = x.file_id
    LEFT JOIN users closer ON closer.id = x.closed_by`;

/**
 * GET /app/statement-findings: newest first. A missing statement is not reported while a file that came
 * around that time is unread.
 */
export function listStatementFindings(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database } = context;
    const found = new Conditions();
    found.and('SELECT FROM statement_findings x WHERE x.entity_id = $1', [caller.entityId]);
    found.and(
      `SELECT FROM statement_findings x
        WHERE x.resolved_at IS NOT NULL OR NOT may_be_unread(x.entity_id, x.code, x.found_at)`,
    );
    if (query.statementId)
      found.and('SELECT FROM statement_findings x WHERE x.statement_id = $1', [query.statementId]);
    if (query.open === 'true') found.and('SELECT FROM statement_findings x WHERE x.resolved_at IS NULL');
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM statement_findings x',
      found.where,
      found.values,
    );
    const rows = await database.dynamicQuery(
      SELECT_FINDINGS,
      `${found.where} ORDER BY x.found_at DESC, x.id DESC ${pageClause(found, query)}`,
      found.values,
    );
    return pageOf(rows.map(display), counted!.total, query);
  };
}

/** One finding of the entity. Throws 404. */
export async function loadFinding(db: Queryable, entityId: string, id: string): Promise<FindingForDisplay> {
  const [row] = await db.query(`${SELECT_FINDINGS} WHERE x.entity_id = $1 AND x.id = $2`, [entityId, id]);
  if (!row) throw notFound('statement_finding');
  return display(row);
}

function display(row: RowOf<typeof SELECT_FINDINGS>): FindingForDisplay {
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
    closed:
      row.closed_by === null
        ? null
        : { by: { userId: row.closed_by, name: row.closed_by_name ?? '' }, note: row.closing_note ?? '' },
  };
}
