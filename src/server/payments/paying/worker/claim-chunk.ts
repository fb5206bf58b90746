import { batchStates } from '../../../../domain/payouts/batch-states.ts';
import { PAYOUT_STATUS_OF } from '../../../../domain/payouts/payout-states.ts';
import { withdrawalStates } from '../../../../domain/payouts/withdrawal-states.ts';
import { invariant } from '../../../../shared/errors.ts';
import type { Rail } from '../../../../shared/terms.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import type { BankConnections } from '../registry.ts';
import type { SettledBatch } from '../settlement/settle-chunk.ts';
import { noteHeldFor, payoutsAreOn } from '../../batches/release/hold-back.ts';
import { SUBMITTED_COLUMNS, type SubmittedRow } from './rows.ts';

/**
 * Claims the next `size` rows of a batch for submission. Each gets its attempt id, bank connection and
 * payout, and all are committed before the bank sees any of them. 'held back' while payouts are off and rows
 * are waiting, unless they have left in a bank file. Throws when the bank connection of a row is missing.
 */
export async function claimChunk(
  context: Context,
  connections: BankConnections,
  batch: SettledBatch,
  size: number,
): Promise<SubmittedRow[] | 'held back'> {
  return context.database.transaction(async (tx) => {
    const at = nowOf(context.clock);
    const [locked] = await tx.query('SELECT carriers FROM batches WHERE id = $1 AND status = $2 FOR UPDATE', [
      batch.id,
      batchStates.statusAfter('dispatch'),
    ]);
    if (!locked) return [];
    const next = await nextRows(tx, batch.id, size);
    if (next.length === 0) return [];
    const departed = await connections.departed(tx, batch.id);
    const on = departed !== null || (await payoutsAreOn(tx, batch.entityId));
    await noteHeldFor(tx, batch, on ? null : 'PAYOUTS_OFF', at);
    if (!on) return 'held back';
    const ids = next.map((row) => row.id);
    const names = next.map(({ rail }) => departed ?? carrierOf(connections, locked.carriers, rail));
    const rows = await submitRows(context, tx, ids, names, at);
    await insertPayouts(tx, ids, at);
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

/**
 * The next rows to submit. The rows of a batch are numbered from 1 without gaps and submitted in that order,
 * so the counts of the batch say where they begin. With both bounds PostgreSQL reads only these rows, however
 * few it expects. Rows that wait out of order are found by the second query.
 */
async function nextRows(tx: Tx, batchId: string, size: number) {
  const inOrder = await tx.query(
    `WITH submitted AS MATERIALIZED (
       SELECT (b.withdrawal_count - coalesce(sum(c.count), 0))::int AS rows
         FROM batches b
         LEFT JOIN batch_counts c ON c.batch_id = b.id AND c.status = ANY($2)
        WHERE b.id = $1
        GROUP BY b.withdrawal_count)
     SELECT w.id, w.rail
       FROM withdrawals w
      WHERE w.batch_id = $1 AND w.status = ANY($2)
        AND w.row_number > (SELECT rows FROM submitted)
        AND w.row_number <= (SELECT rows FROM submitted) + $3
      ORDER BY w.row_number`,
    [batchId, withdrawalStates.statusesBefore('submit'), size],
  );
  if (inOrder.length > 0) return inOrder;
  return tx.query(
    `SELECT w.id, w.rail
       FROM withdrawals w
      WHERE w.batch_id = $1 AND w.status = ANY($2)
        AND EXISTS (SELECT FROM batch_counts c
                     WHERE c.batch_id = $1 AND c.status = ANY($2) AND c.count > 0)
      ORDER BY w.row_number
      LIMIT $3`,
    [batchId, withdrawalStates.statusesBefore('submit'), size],
  );
}

/**
 * The name of the connection that was chosen for a rail when the batch was released. A connection that has
 * been switched on since carries none of its rows. Throws if the connection is missing from the registry.
 */
function carrierOf(
  connections: BankConnections,
  carriers: Partial<Record<Rail, string>> | null,
  rail: Rail,
): string {
  const name = carriers?.[rail];
  invariant(name !== undefined, 'a batch that is being paid has a bank connection for each rail');
  if (!connections.named(name).capabilities.rails.includes(rail))
    throw new Error(`The bank connection "${name}" of the batch no longer carries ${rail} payments.`);
  return name;
}

/** Rows are found by their ids only, as in moveRows (settle-chunk.ts). */
function submitRows(
  context: Context,
  tx: Tx,
  ids: readonly string[],
  connections: readonly string[],
  at: Date,
): Promise<SubmittedRow[]> {
  return tx.query(
    `UPDATE withdrawals w
        SET status = $5, attempt_id = n.attempt_id, bank_connection = n.bank_connection,
            payout_id = n.payout_id, submitted_at = $4, updated_at = $4
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $7::text[])
         AS n (withdrawal_id, attempt_id, payout_id, bank_connection)
      WHERE w.id = ANY($1) AND w.id = n.withdrawal_id AND coalesce(w.status = ANY($6), false)
      RETURNING ${SUBMITTED_COLUMNS}`,
    [
      ids,
      ids.map(() => newId(context)),
      ids.map(() => newId(context)),
      at,
      withdrawalStates.statusAfter('submit'),
      withdrawalStates.statusesBefore('submit'),
      connections,
    ],
  );
}

async function insertPayouts(tx: Tx, withdrawalIds: readonly string[], at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, beneficiary_id,
             recipient_reference, batch_id, withdrawal_id, rail, created_at, updated_at)
     SELECT w.payout_id, w.entity_id, 'DEBIT', $3, b.currency, w.amount_minor,
            w.unit_fee_minor + w.vat_minor, w.beneficiary_id, w.beneficiary_reference,
            w.batch_id, w.id, w.rail, $2, $2
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE w.id = ANY($1)`,
    [withdrawalIds, at, PAYOUT_STATUS_OF.SUBMITTED],
  );
}
