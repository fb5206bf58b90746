import { formatAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
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
  return rows.map((row) => ({
    id: `WRITE_OFF_TO_CONFIRM ${row.currency}`,
    kind: 'WRITE_OFF_TO_CONFIRM',
    at: row.at!.toISOString(),
    batch: null,
    count: row.count,
    settlementId: null,
    currency: row.currency,
    amount: formatAmount(row.amount_minor ?? 0n, row.currency),
    until: null,
  }));
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
  return rows.map((row) => ({
    id: `RECEIPTS_OPEN ${row.currency}`,
    kind: 'RECEIPTS_OPEN',
    at: row.at!.toISOString(),
    batch: null,
    count: row.count,
    settlementId: null,
    currency: row.currency,
    amount: formatAmount(row.amount_minor ?? 0n, row.currency),
    until: null,
  }));
}
