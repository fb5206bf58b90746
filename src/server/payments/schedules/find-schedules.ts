import type { z } from 'zod';
import type { SearchResults } from '../../../contract/dashboard/search.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Terms } from '../base/search-terms.ts';
import { LIST_ORDER } from './schedules-found.ts';

/** How many schedules are searched, so that a search costs the same with many: the next to run first. */
const MOST_SCHEDULES = 2_000;

/** Schedules by the name of the version that is shown, or by their id; in the order of their list. */
export async function findSchedules(
  db: Queryable,
  entityId: string,
  { id, longest, second, others }: Terms,
  limit: number,
): Promise<z.input<typeof SearchResults>['schedules']> {
  const rows = await db.query(
    `SELECT s.id, s.kind, s.status, s.currency, v.label, v.source, v.every, v.interval,
            v.total_amount_minor, v.per_run_minor
       FROM (SELECT id, kind, status, currency, version, latest_version, next_at, created_at
               FROM schedules
              WHERE entity_id = $1
              ORDER BY next_at, created_at, id
              LIMIT $6) s
      -- OFFSET 0 makes PostgreSQL look each version up by its key instead of reading those of all entities.
      CROSS JOIN LATERAL (
             SELECT label, source, every, "interval", total_amount_minor, per_run_minor
               FROM schedule_versions
              WHERE schedule_id = s.id AND version = coalesce(s.version, s.latest_version)
             OFFSET 0) v
      WHERE s.id = $2
         OR (search_fold(v.label) LIKE $3 AND search_fold(v.label) LIKE $4
             AND search_fold(v.label) LIKE ALL ($5))
      ${LIST_ORDER}
      LIMIT $7`,
    [entityId, id, longest, second, others, BigInt(MOST_SCHEDULES), BigInt(limit)],
  );
  return rows.map((row) => {
    const amountMinor = row.kind === 'SWEEP' ? row.per_run_minor : row.total_amount_minor;
    return {
      id: row.id,
      label: row.label,
      kind: row.kind,
      status: row.status,
      every: row.every,
      interval: row.interval,
      currency: row.currency,
      amount:
        row.source === 'NEW_FILE' || amountMinor === null ? null : formatAmount(amountMinor, row.currency),
    };
  });
}
