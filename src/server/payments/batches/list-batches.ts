import type { listBatches as op } from '../../../contract/disbursements.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../base/page.ts';
import { termsOf } from '../base/search-terms.ts';
import { displayBatches, SELECT_BATCHES } from './batch-for-display.ts';

/** OFFSET 0 makes PostgreSQL look each approval up by its key instead of reading all of them. */
const WHERE = `WHERE b.entity_id = $1 AND ($2::text IS NULL OR b.status = $2)
        AND ($3::text IS NULL
             OR (search_fold(b.label) LIKE $3 AND search_fold(b.label) LIKE $4
                 AND search_fold(b.label) LIKE ALL ($5::text[])))
        AND ($6::uuid IS NULL
             OR EXISTS (
                  SELECT 1 FROM approvals o WHERE o.batch_id = b.id AND o.user_id = $6 OFFSET 0))` as const;

/** The batches of a status, or all, without reading them. */
const SELECT_STORED_COUNT = `
  SELECT coalesce(sum(c.count), 0)::bigint AS total
    FROM batch_status_counts c
   WHERE c.entity_id = $1 AND ($2::text IS NULL OR c.status = $2)`;

type Filters = Pick<Parameters<Handler<typeof op>>[0]['query'], 'status' | 'search' | 'approvedBy'>;

const NEWEST_FIRST = 'ORDER BY b.created_at DESC, b.id DESC';

/** The clauses that find the batches of the filters, in their order. */
export function batchesFound(entityId: string, query: Filters) {
  const terms = query.search === undefined ? null : termsOf(query.search);
  const values = [
    entityId,
    query.status ?? null,
    terms?.longest ?? null,
    terms?.second ?? null,
    terms?.others ?? [],
    query.approvedBy ?? null,
  ] as const;
  return { where: WHERE, values, order: NEWEST_FIRST };
}

/** GET /payments/bulk-withdrawals/batches: newest first. */
export function listBatches(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database, clock } = context;
    const { values: filters } = batchesFound(caller.entityId, query);
    const hasStoredCount = query.search === undefined && query.approvedBy === undefined;
    const [counted] = hasStoredCount
      ? await database.query(SELECT_STORED_COUNT, [caller.entityId, query.status ?? null])
      : await database.query(`SELECT count(*) AS total FROM batches b ${WHERE}`, [...filters]);
    const rows = await database.query(
      `${SELECT_BATCHES} ${WHERE} ORDER BY b.created_at DESC, b.id DESC OFFSET $7 LIMIT $8`,
      [...filters, query.offset, query.limit],
    );
    return pageOf(await displayBatches(database, caller.entityId, rows, nowOf(clock)), counted!.total, query);
  };
}
