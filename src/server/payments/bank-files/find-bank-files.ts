import type { z } from 'zod';
import type { SearchResults } from '../../../contract/dashboard/search.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Terms } from '../base/search-terms.ts';

/** How many of the newest files are searched, so that a search costs the same after years. */
const NEWEST_FILES = 2_000;

/** Bank files by their name, and those that have left by the label of their batch, newest first. */
export async function findBankFiles(
  db: Queryable,
  entityId: string,
  { whole, id, longest, second, others }: Terms,
  limit: number,
): Promise<z.input<typeof SearchResults>['bankFiles']> {
  const rows = await db.query(
    `SELECT newest.id, newest.file_name, newest.currency, newest.total_minor, newest.execution_date,
            newest.left_at, newest.batch_id, b.label, c.display_name
       FROM (SELECT f.id, f.file_name, f.currency, f.total_minor, f.execution_date, f.left_at, f.batch_id,
                    f.connection_id, f.sealed_at, f.withdrawn_at
               FROM bank_files f
              WHERE f.entity_id = $1
              ORDER BY f.sealed_at DESC, f.id DESC
              LIMIT $2) newest
       JOIN batches b ON b.id = newest.batch_id
       JOIN bank_file_connections c ON c.id = newest.connection_id
      WHERE newest.withdrawn_at IS NULL
        AND (newest.id = $3 OR newest.file_name ILIKE $4
             OR (newest.left_at IS NOT NULL AND search_fold(b.label) LIKE $5
                 AND search_fold(b.label) LIKE $6 AND search_fold(b.label) LIKE ALL ($7)))
      ORDER BY newest.sealed_at DESC, newest.id DESC
      LIMIT $8`,
    [entityId, BigInt(NEWEST_FILES), id, whole, longest, second, others, BigInt(limit)],
  );
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    batch: { id: row.batch_id, label: row.label },
    connectionName: row.display_name,
    executionDate: row.execution_date,
    isHandedOver: row.left_at !== null,
    currency: row.currency,
    totalAmount: formatAmount(row.total_minor, row.currency),
  }));
}
