import type { listReceipts as op } from '../../../contract/receipts.ts';
import { receiptStates } from '../../../domain/collections/receipt-states.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../base/page.ts';
import { escapeLike } from '../base/search-terms.ts';
import { displayReceipts, SELECT_RECEIPTS } from './receipt-for-display.ts';

/** The statuses in which a part is unallocated. */
const OPEN_RECEIPTS = receiptStates.statusesBefore('allocate all');

export type ReceiptFilters = Omit<Parameters<Handler<typeof op>>[0]['query'], 'offset' | 'limit'>;

export const IN_ORDER = 'ORDER BY r.received_on DESC, r.id DESC';

/** The conditions of the filters over `r`. */
export function receiptsFound(entityId: string, query: ReceiptFilters): Conditions {
  const found = new Conditions();
  found.and('SELECT FROM receipts r WHERE r.entity_id = $1', [entityId]);
  if (query.status) found.and('SELECT FROM receipts r WHERE r.status = $1', [query.status]);
  if (query.isOpen)
    found.and(
      query.isOpen === 'true'
        ? `SELECT FROM receipts r
            WHERE r.status = ANY($1)
              AND r.amount_minor > r.allocated_minor + refunded_of(r.id)`
        : `SELECT FROM receipts r
            WHERE NOT (r.status = ANY($1)
                       AND r.amount_minor > r.allocated_minor + refunded_of(r.id))`,
      [[...OPEN_RECEIPTS]],
    );
  if (query.payerId) found.and('SELECT FROM receipts r WHERE r.payer_id = $1', [query.payerId]);
  if (query.query) andWords(found, query.query);
  if (query.from) found.and('SELECT FROM receipts r WHERE r.received_on >= $1', [query.from]);
  if (query.to) found.and('SELECT FROM receipts r WHERE r.received_on <= $1', [query.to]);
  return found;
}

/** GET /payments/collections/receipts: the latest day first. */
export function listReceipts({ database }: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, query }) => {
    const found = receiptsFound(entityId, query);
    const total = await countReceipts(database, entityId, query);
    const rows = await database.dynamicQuery(
      SELECT_RECEIPTS,
      `${found.where} ${IN_ORDER} ${pageClause(found, query)}`,
      found.values,
    );
    return pageOf(await displayReceipts(database, entityId, rows), total, query);
  };
}

/**
 * How many receipts the filters find: by the sums of days, as far as they know the filters. Those that a user
 * still decides about are few, and are counted.
 */
async function countReceipts(db: Queryable, entityId: string, query: ReceiptFilters): Promise<bigint> {
  if (query.payerId || query.query || query.isOpen === 'true') {
    const found = receiptsFound(entityId, query);
    const [counted] = await db.dynamicQuery(
      'SELECT count(*) AS total FROM receipts r',
      found.where,
      found.values,
    );
    return counted!.total;
  }
  if (query.isOpen === 'false') {
    const { isOpen: _, ...others } = query;
    const open = await countReceipts(db, entityId, { ...others, isOpen: 'true' });
    return (await countReceipts(db, entityId, others)) - open;
  }
  const [counted] = await db.query(
    `SELECT coalesce(sum(s.receipt_count), 0)::bigint AS total
       FROM receipt_sums s
      WHERE s.entity_id = $1 AND ($2::text IS NULL OR s.status = $2)
        AND ($3::text IS NULL OR s.received_on >= $3) AND ($4::text IS NULL OR s.received_on <= $4)`,
    [entityId, query.status ?? null, query.from ?? null, query.to ?? null],
  );
  return counted!.total!;
}

/** Each word, anywhere in what the bank says: without accents, as banks write. */
function andWords(found: Conditions, text: string): void {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const patterns = words.toSorted((a, b) => b.length - a.length).map((word) => `%${escapeLike(word)}%`);
  // The index finds single patterns, and none of an array.
  const [longest = '%', second = longest, ...others] = patterns;
  found.and(
    `SELECT FROM receipts r
      WHERE lower(r.text || ' ' || coalesce(r.counterparty_name, '') || ' '
                  || coalesce(r.counterparty_account, '')) LIKE $1
        AND lower(r.text || ' ' || coalesce(r.counterparty_name, '') || ' '
                  || coalesce(r.counterparty_account, '')) LIKE $2
        AND lower(r.text || ' ' || coalesce(r.counterparty_name, '') || ' '
                  || coalesce(r.counterparty_account, '')) LIKE ALL ($3)`,
    [longest, second, others],
  );
}
