import type { z } from 'zod';
import type { SearchResults } from '../../../../contract/dashboard/search.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Terms } from '../../base/search-terms.ts';

type FoundPayments = z.input<typeof SearchResults>['payments'];

/** A shorter text is in too many references for an index to find them. */
const SHORTEST_REFERENCE = 3;
/** Rows whose own reference begins with the text: equal ones first, so that more are never needed. */
const OWN_REFERENCES = 50;
/** How many of the newest batches, and how many of their rows, are searched for references in the rows. */
const NEWEST_BATCHES = 200;
const NEWEST_ROWS = 20_000;

/** Payouts of one amount and currency, the newest first: many people may be paid the same. */
const SAME_AMOUNTS = 50;

/**
 * Payments to the recipients that a search found, payments with a matching reference and payments of the
 * amount, newest first. The text may be any part of a reference that was sent, and the beginning of an own
 * reference. In the newest rows it may be any part of either. Payments of an amount come first when the text
 * can be nothing else, and last when its digits may be a part of an account or a reference.
 */
export async function findPayments(
  db: Queryable,
  entityId: string,
  terms: Terms,
  recipientIds: readonly string[],
  limit: number,
): Promise<FoundPayments> {
  const [toRecipients, byReference, byOwnReference, inNewestRows, ofAmount, newestOfAmount] =
    await Promise.all([
      latestOf(db, recipientIds, limit),
      sentWith(db, entityId, terms, limit),
      withOwnReference(db, entityId, terms),
      inNewestBatches(db, entityId, terms, limit),
      sentOfAmount(db, entityId, terms),
      ofAmountInNewestBatches(db, entityId, terms, limit),
    ]);
  const byAmount = [...ofAmount.withdrawalIds, ...newestOfAmount];
  const withdrawalIds = [...toRecipients, ...byReference.withdrawalIds, ...byOwnReference, ...inNewestRows];
  const found = await Promise.all([
    withdrawals(db, entityId, [...withdrawalIds, ...byAmount], terms.id),
    received(db, entityId, [...byReference.payoutIds, ...ofAmount.payoutIds]),
  ]);
  const otherwise = new Set([...withdrawalIds, ...byReference.payoutIds]);
  const amounts = new Set([...byAmount, ...ofAmount.payoutIds]);
  const isFirst = ({ id }: FoundPayments[number]) =>
    terms.amount?.isCertain ? amounts.has(id) : !amounts.has(id) || otherwise.has(id);
  return found
    .flat()
    .toSorted(
      (a, b) =>
        Number(isFirst(b)) - Number(isFirst(a)) ||
        b.createdAt.localeCompare(a.createdAt) ||
        b.id.localeCompare(a.id),
    )
    .slice(0, limit);
}

/** Payments of the amount that were sent or received. The ids of payouts ascend with time. */
async function sentOfAmount(
  db: Queryable,
  entityId: string,
  { amount }: Terms,
): Promise<{ withdrawalIds: string[]; payoutIds: string[] }> {
  if (!amount) return { withdrawalIds: [], payoutIds: [] };
  const rows = await db.query(
    `SELECT paid.id, paid.withdrawal_id
       FROM unnest($2::text[], $3::bigint[]) AS wanted (currency, minor)
      CROSS JOIN LATERAL (
              SELECT p.id, p.withdrawal_id
                FROM payouts p
               WHERE p.entity_id = $1 AND p.currency = wanted.currency AND p.amount_minor = wanted.minor
               ORDER BY p.id DESC
               LIMIT $4) paid`,
    [entityId, amount.currencies, amount.minors, BigInt(SAME_AMOUNTS)],
  );
  return {
    withdrawalIds: rows.flatMap((row) => row.withdrawal_id ?? []),
    payoutIds: rows.flatMap((row) => (row.withdrawal_id === null ? row.id : [])),
  };
}

/** The newest rows with the amount, sent or not. */
async function ofAmountInNewestBatches(
  db: Queryable,
  entityId: string,
  { amount }: Terms,
  limit: number,
): Promise<string[]> {
  if (!amount) return [];
  const rows = await db.query(
    `SELECT newest.id
       FROM (SELECT w.id, w.amount_minor, b.minor
               FROM (SELECT b.id, wanted.minor
                       FROM batches b
                       JOIN unnest($2::text[], $3::bigint[]) AS wanted (currency, minor)
                         ON wanted.currency = b.currency
                      WHERE b.entity_id = $1
                      ORDER BY b.created_at DESC, b.id DESC
                      LIMIT $4) b
              CROSS JOIN LATERAL (SELECT * FROM withdrawals w WHERE w.batch_id = b.id LIMIT $5) w
              LIMIT $5) newest
      WHERE newest.amount_minor = newest.minor
      LIMIT $6`,
    [entityId, amount.currencies, amount.minors, BigInt(NEWEST_BATCHES), BigInt(NEWEST_ROWS), limit],
  );
  return rows.map(({ id }) => id);
}

/** The latest withdrawals to each recipient. */
async function latestOf(db: Queryable, recipientIds: readonly string[], limit: number): Promise<string[]> {
  const rows = await db.query(
    `SELECT latest.id
       FROM unnest($1::uuid[]) AS wanted (id)
      CROSS JOIN LATERAL (
              SELECT w.id, w.created_at
                FROM withdrawals w
               WHERE w.beneficiary_id = wanted.id
               ORDER BY w.created_at DESC, w.row_number DESC
               LIMIT $2) latest
      ORDER BY latest.created_at DESC
      LIMIT $2`,
    [recipientIds, limit],
  );
  return rows.map(({ id }) => id);
}

/** Payments that were sent or received with a matching reference, or that have this id. */
async function sentWith(
  db: Queryable,
  entityId: string,
  { whole, id }: Terms,
  limit: number,
): Promise<{ withdrawalIds: string[]; payoutIds: string[] }> {
  if (whole.length - 2 < SHORTEST_REFERENCE) return { withdrawalIds: [], payoutIds: [] };
  const rows = await db.query(
    `SELECT p.id, p.withdrawal_id
       FROM payouts p
      WHERE p.entity_id = $1 AND (p.recipient_reference ILIKE $2 OR p.id = $3)
      ORDER BY p.created_at DESC, p.id DESC
      LIMIT $4`,
    [entityId, whole, id, limit],
  );
  return {
    withdrawalIds: rows.flatMap((row) => row.withdrawal_id ?? []),
    payoutIds: rows.flatMap((row) => (row.withdrawal_id === null ? row.id : [])),
  };
}

/** Rows whose own reference begins with the text, equal ones first, then newest first, however old. */
async function withOwnReference(db: Queryable, entityId: string, { begins }: Terms): Promise<string[]> {
  if (begins.length - 1 < SHORTEST_REFERENCE) return [];
  const rows = await db.query(
    `SELECT w.id
       FROM withdrawals w
      WHERE w.entity_id = $1 AND w.own_reference IS NOT NULL AND lower(w.own_reference) LIKE $2
      ORDER BY lower(w.own_reference) USING ~<~, w.created_at DESC NULLS FIRST
      LIMIT $3`,
    [entityId, begins, OWN_REFERENCES],
  );
  return rows.map(({ id }) => id);
}

/** The newest rows with a matching reference, sent or not. */
async function inNewestBatches(
  db: Queryable,
  entityId: string,
  { whole }: Terms,
  limit: number,
): Promise<string[]> {
  if (whole.length - 2 < SHORTEST_REFERENCE) return [];
  const rows = await db.query(
    `SELECT newest.id
       FROM (SELECT w.id, w.beneficiary_reference, w.own_reference
               FROM (SELECT b.id FROM batches b
                      WHERE b.entity_id = $1
                      ORDER BY b.created_at DESC, b.id DESC
                      LIMIT $2) b
              CROSS JOIN LATERAL (SELECT * FROM withdrawals w WHERE w.batch_id = b.id LIMIT $3) w
              LIMIT $3) newest
      WHERE newest.beneficiary_reference ILIKE $4 OR newest.own_reference ILIKE $4
      LIMIT $5`,
    [entityId, NEWEST_BATCHES, NEWEST_ROWS, whole, limit],
  );
  return rows.map(({ id }) => id);
}

async function withdrawals(
  db: Queryable,
  entityId: string,
  ids: readonly string[],
  id: string | null,
): Promise<FoundPayments> {
  const rows = await db.query(
    `SELECT w.id, w.payout_id, w.batch_id, b.label, w.row_number, w.status, w.beneficiary_name,
            coalesce(k.display_name, w.bank_code) AS bank_name, w.account_number, w.beneficiary_reference,
            b.currency, w.amount_minor, w.created_at
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
       LEFT JOIN banks k ON k.code = w.bank_code
      WHERE w.entity_id = $1 AND w.id = ANY ($2::uuid[] || $3::uuid)`,
    [entityId, ids, id],
  );
  return rows.map((row) => ({
    id: row.id,
    payoutId: row.payout_id,
    batch: { id: row.batch_id, label: row.label, rowNumber: row.row_number },
    direction: 'DEBIT',
    status: row.status,
    name: row.beneficiary_name,
    bankName: row.bank_name,
    accountNumber: row.account_number,
    reference: row.beneficiary_reference,
    currency: row.currency,
    amount: formatAmount(row.amount_minor, row.currency),
    createdAt: row.created_at.toISOString(),
  }));
}

/** Money received that no withdrawal explains. */
async function received(db: Queryable, entityId: string, ids: readonly string[]): Promise<FoundPayments> {
  if (ids.length === 0) return [];
  const rows = await db.query(
    `SELECT p.id, p.direction, p.status, p.recipient_reference, p.currency, p.amount_minor, p.created_at
       FROM payouts p
      WHERE p.entity_id = $1 AND p.id = ANY ($2)`,
    [entityId, ids],
  );
  return rows.map((row) => ({
    id: row.id,
    payoutId: row.id,
    batch: null,
    direction: row.direction,
    status: row.status,
    name: null,
    bankName: null,
    accountNumber: null,
    reference: row.recipient_reference,
    currency: row.currency,
    amount: formatAmount(row.amount_minor, row.currency),
    createdAt: row.created_at.toISOString(),
  }));
}
