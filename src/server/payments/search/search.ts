import type { z } from 'zod';
import type { search as op, SearchResults } from '../../../contract/dashboard/search.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadRecipients } from '../recipients/recipient-for-display.ts';
import { findPayments } from './find-payments.ts';
import { findRecipientIds } from './find-recipients.ts';
import { termsOf, type Terms } from './terms.ts';

type Results = z.input<typeof SearchResults>;

/** The most results of each kind. */
const RESULTS = 6;

/**
 * GET /app/search. Each part reads an index and a bounded number of rows, so that a search costs the same
 * after years of payments.
 */
export function search(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database } = context;
    const { entityId } = caller;
    const terms = termsOf(query.q);
    const [batches, recipientIds] = await Promise.all([
      findBatches(database, entityId, terms),
      findRecipientIds(database, entityId, terms),
    ]);
    const [recipients, payments] = await Promise.all([
      loadRecipients(database, entityId, recipientIds.slice(0, RESULTS)),
      findPayments(database, entityId, terms, recipientIds, RESULTS),
    ]);
    return { batches, recipients, payments };
  };
}

/** Batches by their label, or by the id. */
async function findBatches(
  db: Queryable,
  entityId: string,
  { id, longest, second, others }: Terms,
): Promise<Results['batches']> {
  const rows = await db.query(
    `SELECT b.id, b.label, b.status, b.currency, b.withdrawal_count, b.total_amount_minor, b.created_at
       FROM batches b
      WHERE b.entity_id = $1
        AND (b.id = $2
             OR (search_fold(b.label) LIKE $3 AND search_fold(b.label) LIKE $4
                 AND search_fold(b.label) LIKE ALL ($5)))
      ORDER BY b.created_at DESC, b.id DESC
      LIMIT $6`,
    [entityId, id, longest, second, others, RESULTS],
  );
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    status: row.status,
    currency: row.currency,
    withdrawalCount: row.withdrawal_count,
    totalAmount: formatAmount(row.total_amount_minor, row.currency),
    createdAt: row.created_at.toISOString(),
  }));
}
