import type { z } from 'zod';
import type { listRefusedStatements as op } from '../../../../contract/dashboard/refused-statements.ts';
import { notFound } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageClause, pageOf } from '../../base/page.ts';
import { IS_REFUSED } from './refused-files.ts';

type RefusedForDisplay = z.input<(typeof op)['answers'][200]['schema']>['items'][number];

const SELECT_REFUSED = `
  SELECT f.id, f.file_name, f.sha256, f.byte_count, f.fetched_from, c.display_name, f.received_at,
         f.fetched_at, f.received_by, receiver.name AS received_by_name, f.last_fetched_at, f.fetch_count,
         f.read_at, f.refusal, f.refusal_detail, f.refusal_params, f.dismissed_by,
         dismisser.name AS dismissed_by_name, f.dismissed_at, f.dismissal_note
    FROM statement_files f
    LEFT JOIN bank_file_connections c ON c.id = f.fetched_from
    LEFT JOIN users receiver ON receiver.id = f.received_by
    LEFT JOIN users dismisser ON dismisser.id = f.dismissed_by`;

/** GET /app/refused-statements: the latest refusal first. */
export function listRefusedStatements({ database }: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const found = new Conditions();
    found.and(
      `SELECT FROM statement_files f
        WHERE f.entity_id = $1 AND ${IS_REFUSED}`,
      [caller.entityId],
    );
    if (query.open === 'true') found.and('SELECT FROM statement_files f WHERE f.dismissed_at IS NULL');
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM statement_files f',
      found.where,
      found.values,
    );
    const rows = await database.dynamicQuery(
      SELECT_REFUSED,
      `${found.where} ORDER BY f.read_at DESC, f.id DESC ${pageClause(found, query)}`,
      found.values,
    );
    return pageOf(rows.map(display), counted!.total, query);
  };
}

/** One refused file of the entity. Throws 404, also for a file that could be read meanwhile. */
export async function loadRefused(db: Queryable, entityId: string, id: string): Promise<RefusedForDisplay> {
  const [row] = await db.query(
    `${SELECT_REFUSED}
     WHERE f.entity_id = $1 AND f.id = $2 AND ${IS_REFUSED}`,
    [entityId, id],
  );
  if (!row) throw notFound('refused_statement');
  return display(row);
}

function display(row: RowOf<typeof SELECT_REFUSED>): RefusedForDisplay {
  return {
    id: row.id,
    fileName: row.file_name,
    sha256: row.sha256,
    byteCount: row.byte_count,
    connection:
      row.fetched_from === null ? null : { id: row.fetched_from, displayName: row.display_name ?? '' },
    uploadedBy:
      row.fetched_at !== null || row.received_by === null
        ? null
        : { userId: row.received_by, name: row.received_by_name ?? '' },
    receivedAt: row.received_at.toISOString(),
    lastFetchedAt: (row.last_fetched_at ?? row.fetched_at ?? row.received_at).toISOString(),
    // Files from before fetches were counted were fetched at least once.
    fetchCount: Math.max(row.fetch_count, 1),
    refusedAt: (row.read_at ?? row.received_at).toISOString(),
    refusal: row.refusal!,
    detail: row.refusal_detail ?? '',
    params: row.refusal_params,
    dismissed:
      row.dismissed_by === null
        ? null
        : {
            by: { userId: row.dismissed_by, name: row.dismissed_by_name ?? '' },
            at: row.dismissed_at!.toISOString(),
            note: row.dismissal_note ?? '',
          },
  };
}
