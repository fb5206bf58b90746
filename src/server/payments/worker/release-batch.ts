import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { nextBatchStatus } from '../../../domain/payouts/batch-states.ts';
import { digestClosing, digestOpening, digestRow } from '../../../domain/payouts/digest.ts';
import type { WaitingFor } from '../../../shared/terms.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { countingApprovals } from '../batches/counting-approvals.ts';
import { endUnsent } from '../batches/end-unsent.ts';
import { lockBatch, type LockedBatch } from '../batches/lock-batch.ts';
import { announceEndedBatch } from '../notifications/enqueue.ts';
import { noteHeldFor, payoutsAreOn } from './hold-back.ts';

const PAGE = 2_000;

/**
 * Starts paying an approved batch once its delay is over, while payouts are on and enough approvals count.
 * Its rows must still be the approved ones: a digest that does not match ends the batch FAILED, with nothing
 * sent and its hold released. A batch that may not start yet stays APPROVED and is 'held back'; one that is
 * not due, or not APPROVED, is 'left alone'.
 */
export async function releaseBatch(
  context: Context,
  entityId: string,
  batchId: string,
): Promise<'released' | 'held back' | 'left alone'> {
  return context.database.transaction(async (tx) => {
    const batch = await lockBatch(tx, entityId, batchId);
    const at = nowOf(context.clock);
    const [{ due } = { due: false }] = await tx.query(
      'SELECT release_at <= $2 AS due FROM batches WHERE id = $1',
      [batchId, at],
    );
    const released = nextBatchStatus(batch.status, 'release');
    if (!due || !released) return 'left alone';
    const heldFor = await reasonToHold(tx, batch);
    if (heldFor) {
      await noteHeldFor(tx, batch, heldFor, at);
      return 'held back';
    }
    const found = await digestOfRows(tx, batchId);
    const intact = found === batch.contentDigest;
    if (intact)
      await tx.query('UPDATE batches SET status = $2, held_for = NULL, updated_at = $3 WHERE id = $1', [
        batchId,
        released,
        at,
      ]);
    else {
      await endUnsent(tx, batch, 'find the digest broken', at);
      await announceEndedBatch(tx, batchId);
    }
    await recordAudit(tx, {
      entityId,
      at,
      actor: WORKER,
      action: intact ? 'batch.released' : 'batch.digest_broken',
      subjectType: 'batch',
      subjectId: batchId,
      details: { approvedDigest: batch.contentDigest, ...(intact ? {} : { foundDigest: found }) },
    });
    return intact ? 'released' : 'left alone';
  });
}

async function reasonToHold(tx: Tx, batch: LockedBatch): Promise<WaitingFor | null> {
  if (!(await payoutsAreOn(tx, batch.entityId))) return 'PAYOUTS_OFF';
  return (await countingApprovals(tx, batch.id)) < batch.approvalsRequired ? 'APPROVALS' : null;
}

/**
 * The digest of what would be paid, from the rows as they stand now. Gives way to other work between pages.
 */
export async function digestOfRows(tx: Tx, batchId: string): Promise<string> {
  const [batch] = await tx.query(
    `SELECT id, entity_id AS "entityId", currency, withdrawal_count AS "withdrawalCount", total_amount_minor AS "totalAmountMinor",
            total_unit_fee_minor + total_vat_minor AS "totalFeeMinor" FROM batches WHERE id = $1`,
    [batchId],
  );
  const hash = createHash('sha256').update(digestOpening(batch!));
  let last = 0;
  for (;;) {
    const rows = await tx.query(
      `SELECT row_number AS "rowNumber", beneficiary_name AS "beneficiaryName", bank_code AS "bankCode", branch_code AS "branchCode", account_number AS "accountNumber",
              account_type AS "accountType", amount_minor AS "amountMinor", unit_fee_minor AS "unitFeeMinor", vat_minor AS "vatMinor", rail,
              beneficiary_reference AS "beneficiaryReference", own_reference AS "ownReference", external_id AS "externalId"
         FROM withdrawals WHERE batch_id = $1 AND row_number > $2 ORDER BY row_number LIMIT $3`,
      [batchId, last, PAGE],
    );
    if (rows.length > 0)
      hash.update((last > 0 ? ',' : '') + rows.map((row) => digestRow(row, batch!.currency)).join(','));
    if (rows.length < PAGE) return hash.update(digestClosing(batch!)).digest('hex');
    last = rows.at(-1)!.rowNumber;
    await breathe();
  }
}
