import type { z } from 'zod';
import type { Payer } from '../../../contract/payment-requests.ts';
import { notFound } from '../../../shared/errors.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Queryable, RowOf } from '../../platform/database/pool.ts';
import { OPEN_STATUSES } from './list-requests.ts';

type PayerForDisplay = z.input<typeof Payer>;

/** The caller appends a WHERE and an ORDER BY over `p`. */
export const SELECT_PAYERS = `
  SELECT p.id, p.name, p.email, p.language, p.reminders_off, p.reference, p.version, p.created_by,
         author.name AS created_by_name, p.created_at, p.updated_at
    FROM payers p
    JOIN users author ON author.id = p.created_by` as const;

type PayerRow = RowOf<typeof SELECT_PAYERS>;

/** Payers of one entity as the interface shows them, with what each has open. */
export async function displayPayers(
  db: Queryable,
  entityId: string,
  rows: readonly PayerRow[],
): Promise<PayerForDisplay[]> {
  if (rows.length === 0) return [];
  const sums = await db.query(
    `SELECT r.payer_id, r.currency, count(*) AS count,
            coalesce(sum(r.amount_minor - r.paid_minor) FILTER (WHERE r.status = ANY($3)), 0)::bigint AS open
       FROM payment_requests r
      WHERE r.entity_id = $1 AND r.payer_id = ANY($2)
      GROUP BY r.payer_id, r.currency
      ORDER BY r.currency`,
    [entityId, rows.map(({ id }) => id), OPEN_STATUSES],
  );
  const ids = rows.map(({ id }) => id);
  const credits = await db.query(
    `SELECT a.payer_id, r.currency, sum(a.amount_minor)::bigint AS minor
       FROM receipt_allocations a
       JOIN receipts r ON r.id = a.receipt_id
      WHERE a.entity_id = $1 AND a.payer_id = ANY($2) AND a.ended_at IS NULL
      GROUP BY a.payer_id, r.currency
      ORDER BY r.currency`,
    [entityId, ids],
  );
  const refunds = await db.query(
    `SELECT f.payer_id, r.currency, sum(f.amount_minor)::bigint AS minor
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
      WHERE f.payer_id = ANY($2) AND f.entity_id = $1 AND refund_counts(f.batch_id)
      GROUP BY f.payer_id, r.currency
      ORDER BY r.currency`,
    [entityId, ids],
  );
  const accounts = await db.query(
    `SELECT DISTINCT r.payer_id, r.counterparty_account
       FROM receipts r
      WHERE r.entity_id = $1 AND r.payer_id = ANY($2) AND r.allocated_minor > 0
        AND r.counterparty_account IS NOT NULL
      ORDER BY r.counterparty_account`,
    [entityId, ids],
  );
  const byPayer = groupBy(sums, ({ payer_id }) => payer_id);
  return rows.map((row) => {
    const own = byPayer.get(row.id) ?? [];
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      language: row.language,
      sendsReminders: !row.reminders_off,
      reference: row.reference,
      open: own
        .filter(({ open }) => open! > 0n)
        .map(({ currency, open }) => ({ currency, amount: formatAmount(open!, currency) })),
      credit: credits
        .filter(({ payer_id }) => payer_id === row.id)
        .map(({ currency, minor }) => ({ currency, amount: formatAmount(minor!, currency) })),
      refunded: refunds
        .filter(({ payer_id }) => payer_id === row.id)
        .map(({ currency, minor }) => ({ currency, amount: formatAmount(minor!, currency) })),
      knownAccounts: accounts
        .filter(({ payer_id }) => payer_id === row.id)
        .map(({ counterparty_account }) => counterparty_account!),
      requestCount: own.reduce((sum, { count }) => sum + Number(count), 0),
      version: row.version,
      createdBy: { userId: row.created_by, name: row.created_by_name },
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  });
}

/** One payer. Throws 404. */
export async function loadPayer(db: Queryable, entityId: string, id: string): Promise<PayerForDisplay> {
  const rows = await db.query(`${SELECT_PAYERS} WHERE p.entity_id = $1 AND p.id = $2`, [entityId, id]);
  const [payer] = await displayPayers(db, entityId, rows);
  if (!payer) throw notFound('payer');
  return payer;
}
