import type { z } from 'zod';
import type { SearchResults } from '../../../../contract/dashboard/search.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Terms } from '../../base/search-terms.ts';

/** How many of the newest statements are searched, so that a search costs the same after years. */
const NEWEST_STATEMENTS = 5_000;

/** Statements by the bank's name for them, by its number, or by the name of their file; newest first. */
export async function findStatements(
  db: Queryable,
  entityId: string,
  { whole, id, endsWith }: Terms,
  limit: number,
): Promise<z.input<typeof SearchResults>['statements']> {
  // A number is looked for as a whole: a part of it is in most numbers.
  const number = endsWith?.slice(1) ?? null;
  const rows = await db.query(
    `SELECT newest.id, newest.statement_name, newest.sequence_number, newest.kind, newest.order_date,
            a.account_number, c.display_name
       FROM (SELECT s.id, s.statement_name, s.sequence_number, s.kind, s.order_date, s.account_id, s.file_id
               FROM bank_statements s
              WHERE s.entity_id = $1
              ORDER BY s.order_date DESC, s.id DESC
              LIMIT $2) newest
       JOIN statement_accounts a ON a.id = newest.account_id
       JOIN bank_file_connections c ON c.id = a.connection_id
       JOIN statement_files f ON f.id = newest.file_id
      WHERE newest.id = $3 OR newest.sequence_number::text = $4 OR f.file_name ILIKE $5
         OR (newest.statement_name ILIKE $5 AND newest.statement_name !~ '^[0-9a-f]{64}$')
      ORDER BY newest.order_date DESC, newest.id DESC
      LIMIT $6`,
    [entityId, BigInt(NEWEST_STATEMENTS), id, number, whole, BigInt(limit)],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.statement_name,
    number: row.sequence_number,
    kind: row.kind,
    date: row.order_date,
    accountNumber: row.account_number,
    connectionName: row.display_name,
  }));
}
