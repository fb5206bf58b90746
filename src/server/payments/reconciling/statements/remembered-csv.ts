import type { Queryable } from '../../../platform/database/pool.ts';
import type { CsvReading } from './tables.ts';

export interface RememberedCsv {
  csv: CsvReading;
  /** The users who chose the columns. */
  profileBy: string[];
  /** Whether another user has confirmed a statement that was read in this way. */
  isConfirmed: boolean;
}

/**
 * How the last CSV file of a connection was read; null when none was. One that was taken back may have been
 * read with wrong columns.
 */
export async function rememberedCsv(
  db: Queryable,
  entityId: string,
  connectionId: string,
): Promise<RememberedCsv | null> {
  const [last] = await db.query(
    `SELECT f.csv, f.uploaders,
            EXISTS (
              SELECT 1
                FROM statement_files o
                JOIN reconciled_entries r ON r.file_id = o.id
               WHERE o.entity_id = $1 AND o.csv = f.csv AND r.way = 'EXACT' AND r.posted_by IS NOT NULL
                  AND NOT EXISTS (
                        SELECT FROM entry_postings p
                         WHERE p.entry_id = r.entry_id AND p.rule_id IS NOT NULL)
            ) AS confirmed
       FROM statement_files f
      WHERE f.entity_id = $1 AND f.csv IS NOT NULL AND f.csv ->> 'connectionId' = $2 AND f.result = 'READ'
        AND f.taken_back_at IS NULL
      ORDER BY f.received_at DESC
      LIMIT 1`,
    [entityId, connectionId],
  );
  if (!last?.csv) return null;
  const { acceptedDifference: _difference, isOwnBalance: _isOwn, ...csv } = last.csv;
  return { csv, profileBy: last.uploaders, isConfirmed: last.confirmed === true };
}
