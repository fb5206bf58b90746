import type { listPaymentRequests as op } from '../../../contract/collections.ts';
import { dueDaysOf } from '../../../domain/collections/ageing.ts';
import { requestStates } from '../../../domain/collections/request-states.ts';
import { referencesIn, referencesNear } from '../../../domain/collections/references.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../base/page.ts';
import { escapeLike, termsOf } from '../base/search-terms.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { payLinksOf } from './pay-page/pay-links.ts';
import { displayRequest, SELECT_REQUESTS } from './request-for-display.ts';

export type Filters = Omit<Parameters<Handler<typeof op>>[0]['query'], 'offset' | 'limit'>;

/** A longer text is not a reference with a slip. */
const LONGEST_REFERENCE_TEXT = 24;

export const IN_ORDER = 'ORDER BY r.due_on DESC, r.id DESC';

/** The statuses in which money is expected. */
export const OPEN_STATUSES = requestStates.statusesBefore('receive all');

/** The references that a typed text names, also with one slip. */
export function referencesNamed(text: string): string[] {
  if (text.length > LONGEST_REFERENCE_TEXT) return [];
  return [...referencesIn(text), ...referencesNear(text)];
}

/** The filters with the due days of the age. */
function withDueDays(query: Filters, today: string): Filters {
  const { ageing } = query;
  if (!ageing) return query;
  const { from, to } = dueDaysOf(ageing, today);
  const days = (...some: (string | null | undefined)[]) => some.filter((day) => day != null).toSorted();
  return {
    ...query,
    dueFrom: days(from, query.dueFrom).at(-1),
    dueTo: days(to, query.dueTo)[0],
  };
}

/** The conditions of the filters over `r`. */
export function requestsFound(entityId: string, asked: Filters, today: string): Conditions {
  const query = withDueDays(asked, today);
  const found = new Conditions();
  found.and('SELECT FROM payment_requests r WHERE r.entity_id = $1', [entityId]);
  if (query.status) found.and('SELECT FROM payment_requests r WHERE r.status = $1', [query.status]);
  if (query.payerId) found.and('SELECT FROM payment_requests r WHERE r.payer_id = $1', [query.payerId]);
  if (query.dueFrom) found.and('SELECT FROM payment_requests r WHERE r.due_on >= $1', [query.dueFrom]);
  if (query.dueTo) found.and('SELECT FROM payment_requests r WHERE r.due_on <= $1', [query.dueTo]);
  if (query.isOverdue === 'true')
    found.and('SELECT FROM payment_requests r WHERE r.status = ANY($1) AND r.due_on < $2', [
      [...OPEN_STATUSES],
      today,
    ]);
  if (query.isOverdue === 'false')
    found.and('SELECT FROM payment_requests r WHERE NOT (r.status = ANY($1) AND r.due_on < $2)', [
      [...OPEN_STATUSES],
      today,
    ]);
  // Only an open amount has an age.
  if (query.isOpen === 'true' || query.ageing)
    found.and('SELECT FROM payment_requests r WHERE r.status = ANY($1)', [[...OPEN_STATUSES]]);
  if (query.isOpen === 'false')
    found.and('SELECT FROM payment_requests r WHERE NOT r.status = ANY($1)', [[...OPEN_STATUSES]]);
  if (query.writeOffWaits)
    found.and(
      `SELECT FROM payment_requests r
        WHERE r.id IN (
                SELECT w.request_id FROM write_offs w WHERE w.entity_id = $1 AND w.status = 'WAITING')`,
      [entityId],
    );
  if (query.isReopened)
    found.and(
      `SELECT FROM payment_requests r
        WHERE r.id IN (
                SELECT q.id FROM payment_requests q WHERE q.entity_id = $1 AND q.reopened_at IS NOT NULL)`,
      [entityId],
    );
  if (query.query) andText(found, entityId, query.query);
  return found;
}

function andText(found: Conditions, entityId: string, text: string): void {
  const { longest, second, others } = termsOf(text);
  found.and(
    `SELECT FROM payment_requests r
      WHERE r.id IN (
              SELECT q.id
                FROM payers s
                JOIN payment_requests q ON q.entity_id = s.entity_id AND q.payer_id = s.id
               WHERE s.entity_id = $1 AND s.search_name LIKE $2 AND s.search_name LIKE $3
                 AND s.search_name LIKE ALL ($4)
               UNION ALL
              SELECT q.id
                FROM payment_requests q
               WHERE q.entity_id = $1 AND lower(q.invoice_number) LIKE $5 AND q.invoice_number IS NOT NULL
               UNION ALL
              SELECT q.id FROM payment_requests q WHERE q.reference = ANY($6))`,
    [entityId, longest, second, others, `${escapeLike(text.toLowerCase())}%`, referencesNamed(text)],
  );
}

/** GET /payments/collections: by the due day, the latest first. */
export function listRequests(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller, query }) => {
    const today = await todayOf(context, database, caller.entityId);
    const found = requestsFound(caller.entityId, query, today);
    const total = await countRequests(database, caller.entityId, query, today);
    const rows = await database.dynamicQuery(
      SELECT_REQUESTS,
      `${found.where} ${IN_ORDER} ${pageClause(found, query)}`,
      found.values,
    );
    const links = await payLinksOf(context);
    return pageOf(
      rows.map((row) => displayRequest(row, today, links)),
      total,
      query,
    );
  };
}

/** How many requests the filters find: by the sums, as far as they know the filters. */
async function countRequests(
  db: Queryable,
  entityId: string,
  asked: Filters,
  today: string,
): Promise<bigint> {
  const query = withDueDays(asked, today);
  if (query.payerId || query.query || query.writeOffWaits || query.isReopened) {
    const found = requestsFound(entityId, query, today);
    const [counted] = await db.dynamicQuery(
      'SELECT count(*) AS total FROM payment_requests r',
      found.where,
      found.values,
    );
    return counted!.total;
  }
  const [counted] = await db.query(
    `SELECT coalesce(sum(s.request_count), 0)::bigint AS total
       FROM payment_request_sums s
      WHERE s.entity_id = $1 AND ($2::text IS NULL OR s.status = $2)
        AND ($3::text IS NULL OR s.due_on >= $3) AND ($4::text IS NULL OR s.due_on <= $4)
        AND ($5::boolean IS NULL OR (s.status = ANY($6::text[]) AND s.due_on < $7) = $5)
        AND ($8::boolean IS NULL OR (s.status = ANY($6::text[])) = $8)
        AND (NOT $9::boolean OR s.status = ANY($6::text[]))`,
    [
      entityId,
      query.status ?? null,
      query.dueFrom ?? null,
      query.dueTo ?? null,
      query.isOverdue === undefined ? null : query.isOverdue === 'true',
      OPEN_STATUSES,
      today,
      query.isOpen === undefined ? null : query.isOpen === 'true',
      query.ageing !== undefined,
    ],
  );
  return counted!.total!;
}
