import type { z } from 'zod';
import type { search as op, SearchResults } from '../../../contract/dashboard/search.ts';
import { formatAmount } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadRecipients } from '../payouts/recipients/recipient-for-display.ts';
import { findPayments } from '../payouts/search/find-payments.ts';
import { findRecipientIds } from '../payouts/search/find-recipients.ts';
import { findBankFiles } from '../bank-files/find-bank-files.ts';
import { findPayers, findRequests } from '../collections/find-requests.ts';
import { findPayees } from '../register/find-payees.ts';
import { findSchedules } from '../schedules/find-schedules.ts';
import { findStatements } from '../reconciling/statements/find-statements.ts';
import { termsOf, type SearchedAmount, type Terms } from '../base/search-terms.ts';

type Results = z.input<typeof SearchResults>;

/** The most results of each kind. */
const RESULTS = 6;

/**
 * GET /app/search. Each part reads an index and a bounded number of rows, so that a search costs the same
 * after years of payments.
 */
export function search(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database, clock } = context;
    const { entityId } = caller;
    const terms = termsOf(query.q);
    const [batches, recipientIds, payers] = await Promise.all([
      findBatches(database, entityId, terms),
      findRecipientIds(database, entityId, terms),
      findPayers(database, entityId, query.q, terms, RESULTS),
    ]);
    const payerIds = payers.map(({ id }) => id);
    const [recipients, payees, payments, bankFiles, statements, schedules, paymentRequests] =
      await Promise.all([
        loadRecipients(database, entityId, recipientIds.slice(0, RESULTS)),
        findPayees(database, entityId, query.q, terms, RESULTS, nowOf(clock)),
        findPayments(database, entityId, terms, recipientIds, RESULTS),
        findBankFiles(database, entityId, terms, RESULTS),
        findStatements(database, entityId, terms, RESULTS),
        findSchedules(database, entityId, terms, RESULTS),
        findRequests(database, entityId, query.q, terms, payerIds, RESULTS),
      ]);
    return {
      batches,
      recipients,
      payees,
      payments,
      bankFiles,
      statements,
      schedules,
      paymentRequests,
      payers,
    };
  };
}

/** How many of the newest batches are compared with an amount. */
const NEWEST_BATCHES = 1_000;

/** Batches by their label, by the id, or by the total of one of the newest. */
async function findBatches(
  db: Queryable,
  entityId: string,
  { id, longest, second, others, amount }: Terms,
): Promise<Results['batches']> {
  const rows = await db.query(
    `SELECT b.id, b.label, b.status, b.currency, b.withdrawal_count, b.total_amount_minor, b.created_at
       FROM batches b
      WHERE b.entity_id = $1
        AND (b.id = $2 OR b.id = ANY ($7)
             OR (search_fold(b.label) LIKE $3 AND search_fold(b.label) LIKE $4
                 AND search_fold(b.label) LIKE ALL ($5)))
      ORDER BY b.created_at DESC, b.id DESC
      LIMIT $6`,
    [entityId, id, longest, second, others, RESULTS, await batchesOfTotal(db, entityId, amount)],
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

async function batchesOfTotal(
  db: Queryable,
  entityId: string,
  amount: SearchedAmount | null,
): Promise<string[]> {
  if (!amount) return [];
  const rows = await db.query(
    `SELECT newest.id
       FROM (SELECT b.id, b.currency, b.total_amount_minor
               FROM batches b
              WHERE b.entity_id = $1
              ORDER BY b.created_at DESC, b.id DESC
              LIMIT $2) newest
       JOIN unnest($3::text[], $4::bigint[]) AS wanted (currency, minor)
         ON wanted.currency = newest.currency AND wanted.minor = newest.total_amount_minor
      LIMIT $5`,
    [entityId, BigInt(NEWEST_BATCHES), amount.currencies, amount.minors, BigInt(RESULTS)],
  );
  return rows.flatMap(({ id }) => id ?? []);
}
