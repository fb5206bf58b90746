import type { listRecipients as op } from '../../../../contract/dashboard/recipients.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { totalAbove, type BoundedTotal } from '../../base/page.ts';
import { termsOf, type Terms } from '../../base/search-terms.ts';
import { loadRecipients } from './recipient-for-display.ts';

interface Paging {
  offset: number;
  limit: number;
}

type FoundPage = BoundedTotal & { ids: string[] };

/** A search that finds more recipients does not count them. */
const MOST_FOUND = 2_000;

/**
 * GET /app/recipients: filtered by a part of the name (ignoring case and accents), the account number or the
 * externalId; the most recently paid first.
 */
export function listRecipients(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database } = context;
    const text = query.query?.trim() ?? '';
    const found =
      text === ''
        ? await allOf(database, caller.entityId, query)
        : await matchesOf(database, caller.entityId, termsOf(text), query);
    const { ids, ...total } = found;
    const items = await loadRecipients(database, caller.entityId, ids);
    return { items, ...total, offset: query.offset, limit: query.limit };
  };
}

const IN_ORDER = 'ORDER BY r.last_paid_at DESC NULLS LAST, r.created_at DESC, r.id DESC';

/** The clauses that find the recipients of a search, or all, in their order. */
export function recipientsFound(entityId: string, text: string) {
  if (text === '') return { where: 'WHERE r.entity_id = $1', values: [entityId], order: IN_ORDER };
  const terms = termsOf(text);
  const where = `WHERE r.entity_id = $1
      AND r.id IN (SELECT s.beneficiary_id FROM recipient_search s
                    WHERE s.entity_id = $1 AND s.words LIKE $2 AND s.words LIKE $3
                      AND s.words LIKE ALL ($4::text[]))`;
  return { where, values: [entityId, terms.longest, terms.second, terms.others], order: IN_ORDER };
}

async function allOf(db: Queryable, entityId: string, { offset, limit }: Paging): Promise<FoundPage> {
  const [rows, [counted]] = await Promise.all([
    db.query(
      `SELECT r.id FROM beneficiaries r
        WHERE r.entity_id = $1
        ${IN_ORDER} OFFSET $2 LIMIT $3`,
      [entityId, offset, limit],
    ),
    db.query('SELECT coalesce(sum(count), 0)::bigint AS total FROM recipient_counts WHERE entity_id = $1', [
      entityId,
    ]),
  ]);
  return { ids: rows.map(({ id }) => id), total: Number(counted!.total) };
}

/**
 * Few matches are found in the index of words and sorted. Many are read in their order until the page is
 * full, because most of the recipients that are read then match.
 */
async function matchesOf(db: Queryable, entityId: string, terms: Terms, paging: Paging): Promise<FoundPage> {
  const words = await db.query(
    `SELECT s.beneficiary_id
       FROM recipient_search s
      WHERE s.entity_id = $1 AND s.words LIKE $2 AND s.words LIKE $3 AND s.words LIKE ALL ($4)
      LIMIT $5`,
    [entityId, terms.longest, terms.second, terms.others, MOST_FOUND + 1],
  );
  const { offset, limit } = paging;
  if (words.length > MOST_FOUND) {
    const rows = await db.query(
      `SELECT r.id FROM beneficiaries r
        WHERE r.entity_id = $1
          AND EXISTS (SELECT FROM recipient_search s
                       WHERE s.beneficiary_id = r.id AND s.words LIKE $2 AND s.words LIKE $3
                         AND s.words LIKE ALL ($4) OFFSET 0)
        ${IN_ORDER} OFFSET $5 LIMIT $6`,
      [entityId, terms.longest, terms.second, terms.others, offset, limit],
    );
    return { ids: rows.map(({ id }) => id), ...totalAbove(MOST_FOUND, paging, rows.length) };
  }
  const ids = [...new Set(words.map((row) => row.beneficiary_id))];
  const rows = await db.query(
    `SELECT r.id FROM beneficiaries r
      WHERE r.entity_id = $1 AND r.id = ANY ($2)
      ${IN_ORDER} OFFSET $3 LIMIT $4`,
    [entityId, ids, offset, limit],
  );
  return { ids: rows.map(({ id }) => id), total: ids.length };
}
