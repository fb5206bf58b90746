import { statusesBefore } from '../../../domain/payouts/withdrawal-states.ts';
import type { Context } from '../../platform/context.ts';
import { nowOf } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import { noteHeldFor, payoutsAreOn } from './hold-back.ts';
import { SENT_COLUMNS, type SentRow } from './rows.ts';

/**
 * Takes the next rows of a batch to be sent: each gets its attempt's id and its payout transaction, and that
 * is committed before the rail hears of any of them. 'held back' while payouts are switched off and there are
 * rows to send.
 */
export async function claimChunk(
  context: Context,
  batch: { id: string; entityId: string },
  size: number,
): Promise<SentRow[] | 'held back'> {
  return context.database.transaction(async (tx) => {
    const at = nowOf(context.clock);
    const [locked] = await tx.query(
      "SELECT 1 FROM batches WHERE id = $1 AND status = 'PROCESSING' FOR UPDATE",
      [batch.id],
    );
    if (!locked) return [];
    const next = await tx.query(
      'SELECT id FROM withdrawals WHERE batch_id = $1 AND status = ANY($2) ORDER BY row_number LIMIT $3',
      [batch.id, statusesBefore('submit'), size],
    );
    if (next.length === 0) return [];
    const on = await payoutsAreOn(tx, batch.entityId);
    await noteHeldFor(tx, batch, on ? null : 'PAYOUTS_OFF', at);
    if (!on) return 'held back';
    const rows = await tx.query(
      `UPDATE withdrawals w SET status = 'SUBMITTED', attempt_id = n.attempt_id, payout_id = n.payout_id, submitted_at = $4, updated_at = $4
         FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS n (withdrawal_id, attempt_id, payout_id)
        WHERE w.id = n.withdrawal_id AND w.status = 'PENDING'
        RETURNING ${SENT_COLUMNS}`,
      [next.map((row) => row.id), next.map(() => newId(context)), next.map(() => newId(context)), at],
    );
    await tx.query(
      `INSERT INTO payouts (id, entity_id, direction, status, currency, amount_minor, fee_minor, beneficiary_id, recipient_reference, batch_id, withdrawal_id, rail, created_at, updated_at)
       SELECT w.payout_id, w.entity_id, 'DEBIT', 'PROCESSING', b.currency, w.amount_minor, w.unit_fee_minor + w.vat_minor, w.beneficiary_id, w.beneficiary_reference, w.batch_id, w.id, w.rail, $2, $2
         FROM withdrawals w JOIN batches b ON b.id = w.batch_id WHERE w.id = ANY($1)`,
      [rows.map((row) => row.id), at],
    );
    await tx.query('UPDATE batches SET updated_at = $2 WHERE id = $1', [batch.id, at]);
    await recordAudit(tx, {
      entityId: batch.entityId,
      at,
      actor: WORKER,
      action: 'withdrawals.submitted',
      subjectType: 'batch',
      subjectId: batch.id,
      details: { count: rows.length },
    });
    return rows;
  });
}
