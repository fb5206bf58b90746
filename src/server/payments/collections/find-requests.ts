import type { z } from 'zod';
import type { SearchResults } from '../../../contract/dashboard/search.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Terms } from '../base/search-terms.ts';
import { referencesNamed } from './list-requests.ts';
import { openMinorOf } from './request-for-display.ts';

type Found = z.input<typeof SearchResults>;

/** Payers by a part of the name, by the reference, also with one slip, or by the id; by name. */
export async function findPayers(
  db: Queryable,
  entityId: string,
  text: string,
  { id, longest, second, others }: Terms,
  limit: number,
): Promise<Found['payers']> {
  return db.query(
    `SELECT p.id, p.name, p.email, p.reference
       FROM payers p
      WHERE p.entity_id = $1
        AND (p.id = $2 OR p.reference = ANY($3)
             OR (p.search_name LIKE $4 AND p.search_name LIKE $5 AND p.search_name LIKE ALL ($6)))
      ORDER BY p.search_name, p.id
      LIMIT $7`,
    [entityId, id, referencesNamed(text), longest, second, others, BigInt(limit)],
  );
}

/**
 * Payment requests by the beginning of the invoice number, by the reference, also with one slip, by the id,
 * and those of the payers who were found; the latest due day first.
 */
export async function findRequests(
  db: Queryable,
  entityId: string,
  text: string,
  { id, begins }: Terms,
  payerIds: readonly string[],
  limit: number,
): Promise<Found['paymentRequests']> {
  const rows = await db.query(
    `SELECT r.id, p.name AS payer_name, r.label, r.invoice_number, r.reference, r.status, r.currency,
            r.amount_minor, r.paid_minor, r.due_on
       FROM payment_requests r
       JOIN payers p ON p.id = r.payer_id
      WHERE r.entity_id = $1
        AND r.id IN (
              SELECT q.id FROM payment_requests q WHERE q.id = $2 OR q.reference = ANY($3)
               UNION ALL
              (SELECT q.id
                 FROM payment_requests q
                WHERE q.entity_id = $1 AND lower(q.invoice_number) LIKE $4 AND q.invoice_number IS NOT NULL
                LIMIT $7)
               UNION ALL
              SELECT latest.id
                FROM unnest($5::uuid[]) AS named (payer_id)
               CROSS JOIN LATERAL (
                      SELECT q.id
                        FROM payment_requests q
                       WHERE q.entity_id = $1 AND q.payer_id = named.payer_id
                       ORDER BY q.due_on DESC, q.id DESC
                       LIMIT $6) latest)
      ORDER BY r.due_on DESC, r.id DESC
      LIMIT $6`,
    [entityId, id, referencesNamed(text), begins, payerIds, BigInt(limit), BigInt(MOST_INVOICES)],
  );
  return rows.map((row) => ({
    id: row.id,
    payerName: row.payer_name,
    label: row.label,
    invoiceNumber: row.invoice_number,
    reference: row.reference,
    status: row.status,
    currency: row.currency,
    amount: formatAmount(row.amount_minor, row.currency),
    openAmount: formatAmount(openMinorOf(row), row.currency),
    dueOn: row.due_on,
  }));
}

/** How many requests whose invoice number begins with a text are read: one letter may begin all of them. */
const MOST_INVOICES = 500;
