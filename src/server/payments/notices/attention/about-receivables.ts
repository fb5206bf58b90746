import { DAY_MS } from '../../../../shared/time.ts';
import { type Currency, formatAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import { loadPayInto } from '../../collections/pay-page/receiving-account.ts';
import type { Attention } from './attention-item.ts';

/** Write-offs of payment requests that wait for a second user, by currency. */
export async function waitingWriteOffs({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT r.currency, count(*)::int AS count, sum(w.amount_minor)::bigint AS amount_minor,
            max(w.asked_at) AS at
       FROM write_offs w
       JOIN payment_requests r ON r.id = w.request_id
      WHERE w.entity_id = $1 AND w.status = 'WAITING'
      GROUP BY r.currency`,
    [entityId],
  );
  return rows.map((row) => inCurrency('WRITE_OFF_TO_CONFIRM', row));
}

/** Requests that had ended, and are open again because money that paid them went, by currency. */
export async function reopenedRequests({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT r.currency, count(*)::int AS count, sum(r.amount_minor - r.paid_minor)::bigint AS amount_minor,
            max(r.reopened_at) AS at
       FROM payment_requests r
      WHERE r.entity_id = $1 AND r.reopened_at IS NOT NULL AND r.amount_minor > r.paid_minor
      GROUP BY r.currency`,
    [entityId],
  );
  return rows.map((row) => inCurrency('REQUESTS_REOPENED', row));
}

/** Receipts with a part that no user has allocated, by currency, with the sum of those parts. */
export async function openReceipts({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT r.currency, count(*)::int AS count,
            sum(r.amount_minor - r.allocated_minor - refunded_of(r.id))::bigint AS amount_minor,
            max(r.created_at) AS at
       FROM receipts r
      WHERE r.entity_id = $1 AND r.status = ANY('{UNALLOCATED,PARTLY_ALLOCATED}')
        AND r.amount_minor > r.allocated_minor + refunded_of(r.id)
      GROUP BY r.currency`,
    [entityId],
  );
  return rows.map((row) => inCurrency('RECEIPTS_OPEN', row));
}

/**
 * Open requests of a company with a bank whose pay pages show no account, by currency: the account was
 * switched off, or payers no longer pay into it.
 */
export async function closedPayPages({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT s.currency, sum(s.request_count)::int AS count, sum(s.open_minor)::bigint AS amount_minor,
            (SELECT max(greatest(c.off_since, c.changed_at))
               FROM bank_file_connections c
              WHERE c.entity_id = $1 AND c.currency = s.currency AND c.switched_on_at IS NOT NULL
                AND c.purpose <> 'STATEMENTS_ONLY') AS at
       FROM payment_request_sums s
      WHERE s.entity_id = $1 AND s.status = ANY('{OPEN,PARTLY_PAID}')
      GROUP BY s.currency
     HAVING sum(s.request_count) > 0`,
    [entityId],
  );
  const closed: Attention[] = [];
  for (const { currency, count, amount_minor: amountMinor, at } of rows) {
    if (at === null || (await loadPayInto(database, entityId, currency)) !== null) continue;
    closed.push({
      id: `PAY_PAGES_CLOSED ${currency}`,
      kind: 'PAY_PAGES_CLOSED',
      at: at.toISOString(),
      batch: null,
      count,
      settlementId: null,
      currency,
      amount: formatAmount(amountMinor ?? 0n, currency),
      until: null,
    });
  }
  return closed;
}

/** Credits of payers who have something open too, by currency: a user may use them for it. */
export async function unusedCredits({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT r.currency, count(DISTINCT a.payer_id)::int AS count, sum(a.amount_minor)::bigint AS amount_minor,
            max(a.allocated_at) AS at
       FROM receipt_allocations a
       JOIN receipts r ON r.id = a.receipt_id
      WHERE a.entity_id = $1 AND a.payer_id IS NOT NULL AND a.ended_at IS NULL
        AND EXISTS (
              SELECT 1
                FROM payment_requests q
               WHERE q.entity_id = $1 AND q.payer_id = a.payer_id AND q.currency = r.currency
                 AND q.status IN ('OPEN', 'PARTLY_PAID'))
      GROUP BY r.currency`,
    [entityId],
  );
  return rows.map((row) => inCurrency('CREDITS_UNUSED', row));
}

/** Older losses are history. */
const LOSSES_MS = 366 * DAY_MS;
const MOST_LOSSES = 50;

/**
 * Refunds that had left when the bank took their receipt back: the company gave back money that it no longer
 * has. Each ends when its payment comes back, or when a user has said on its batch what was done about it.
 */
export async function lostRefunds({ database, clock }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT r.id, r.currency, r.returned_at, r.counterparty_name, p.name AS payer_name, f.amount_minor,
            b.id AS batch_id, b.label
       FROM receipts r
       JOIN receipt_refunds f ON f.receipt_id = r.id
       JOIN batches b ON b.id = f.batch_id AND b.status NOT IN ('PENDING_APPROVAL', 'APPROVED')
       LEFT JOIN payers p ON p.id = f.payer_id
      WHERE r.entity_id = $1 AND r.status = 'RETURNED' AND r.returned_at >= $2 AND refund_counts(b.id)
        AND NOT EXISTS (
              SELECT 1 FROM batch_comments c
               WHERE c.batch_id = b.id AND c.created_at > r.returned_at OFFSET 0)
      ORDER BY r.returned_at DESC
      LIMIT $3`,
    [entityId, new Date(clock.nowMs() - LOSSES_MS), MOST_LOSSES],
  );
  return rows.map((row) => ({
    id: `REFUND_TAKEN_BACK ${row.batch_id}`,
    kind: 'REFUND_TAKEN_BACK',
    at: row.returned_at!.toISOString(),
    batch: { id: row.batch_id, label: row.label },
    count: 1,
    settlementId: null,
    receipt: {
      id: row.id,
      requestLabel: null,
      requests: 0,
      payerName: row.payer_name ?? row.counterparty_name,
    },
    currency: row.currency,
    amount: formatAmount(row.amount_minor, row.currency),
    until: null,
  }));
}

/** An item of a kind that has one for each currency. */
function inCurrency(
  kind: Attention['kind'],
  row: {
    currency: Currency;
    count: number;
    amount_minor: bigint | null;
    at: Date | null;
  },
): Attention {
  return {
    id: `${kind} ${row.currency}`,
    kind,
    at: row.at!.toISOString(),
    batch: null,
    count: row.count,
    settlementId: null,
    currency: row.currency,
    amount: formatAmount(row.amount_minor ?? 0n, row.currency),
    until: null,
  };
}
