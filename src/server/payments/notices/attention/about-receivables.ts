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
