import { batchStates } from '../../../../domain/payouts/batch-states.ts';
import type { StandingReason } from '../../../../shared/schedule-terms.ts';
import type { Rail, WaitingFor } from '../../../../shared/terms.ts';
import { recordAudit, WORKER, type Actor } from '../../../audit/audit.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { isRefusedByRegister } from '../../register/require-registered.ts';
import { countingApprovals } from '../counting-approvals.ts';
import { endUnsent } from '../end-unsent.ts';
import type { LockedBatch } from '../lock-batch.ts';
import { announceEndedBatch } from '../../base/announce.ts';
import { lockPolicy, loadPolicy } from '../../policy/load-policy.ts';
import { personOf } from '../../../../domain/payouts/signers.ts';
import { loadSignatures } from '../signers/load-signatures.ts';
import { standingIsSigned } from '../signers/standing-signers.ts';
import { digestOfRows } from './digest-of-rows.ts';
import { payoutsAreOn } from './hold-back.ts';

/** Why an approved batch must not be submitted to the bank now; null when it may. */
export async function reasonToHold(tx: Tx, batch: LockedBatch, at: Date): Promise<WaitingFor | null> {
  // Before the row of the entity config, in the order in which changes of control lock them.
  await lockPolicy(tx, batch.entityId);
  if (!(await payoutsAreOn(tx, batch.entityId))) return 'PAYOUTS_OFF';
  if ((await countingApprovals(tx, batch.id)) < batch.approvalsRequired) return 'APPROVALS';
  const [signers] = await tx.query('SELECT signers_suffice($1) AS suffice', [batch.id]);
  if (!signers!.suffice) return 'APPROVALS';
  if ((await standingLapses(tx, batch, at)).length > 0) return 'STANDING';
  return (await isRefusedByRegister(tx, batch.id, at)) ? 'REGISTER' : null;
}

/**
 * Why the standing approval of a batch does not cover it any more; empty when it does, or when users approved
 * the batch. Rules that become stricter, and another policy, wait for the transaction.
 */
export async function standingLapses(tx: Tx, batch: LockedBatch, at: Date): Promise<StandingReason[]> {
  await lockPolicy(tx, batch.entityId);
  await loadPaymentConfig(tx, batch.entityId, 'FOR SHARE');
  const [found] = await tx.query('SELECT standing_lapses($1) AS reasons', [batch.id]);
  const reasons = (found!.reasons ?? []) as StandingReason[];
  const isStricter = !reasons.includes('STRICTER_RULES') && (await policyIsStricter(tx, batch, at));
  return isStricter ? [...reasons, 'STRICTER_RULES'] : reasons;
}

/** Whether a policy that came into force after a standing approval asks for other signers. */
async function policyIsStricter(tx: Tx, batch: LockedBatch, at: Date): Promise<boolean> {
  const { version } = await loadPolicy(tx, batch.entityId);
  const [standing] = await tx.query(
    `SELECT v.approvals_required, v.approval_amount_minor
       FROM batches b
       JOIN schedule_versions v ON v.schedule_id = b.schedule_id AND v.version = b.standing_version
      WHERE b.id = $1
        AND NOT EXISTS (
              SELECT 1 FROM batch_signers s WHERE s.batch_id = b.id AND s.policy_version = $2)`,
    [batch.id, version],
  );
  if (!standing || version === 0) return false;
  const people = (await loadSignatures(tx, batch.id)).filter(({ counts }) => counts).map(personOf);
  const { approvals_required: approvalsRequired, approval_amount_minor: approvalAmountMinor } = standing;
  return !(await standingIsSigned(tx, batch, { approvalsRequired, approvalAmountMinor }, people, at));
}

/**
 * Compares the rows of a locked batch with the digest that was approved. Rows that no longer match end the
 * batch as FAILED: nothing is submitted and its hold is released.
 */
export async function endUnlessIntact(tx: Tx, batch: LockedBatch, at: Date): Promise<boolean> {
  const foundDigest = await digestOfRows(tx, batch.id);
  if (foundDigest === batch.contentDigest) return true;
  await endUnsent(tx, batch, 'fail the digest check', at);
  await announceEndedBatch(tx, batch.id);
  await recordAudit(tx, {
    entityId: batch.entityId,
    at,
    actor: WORKER,
    action: 'batch.digest_broken',
    subjectType: 'batch',
    subjectId: batch.id,
    details: { approvedDigest: batch.contentDigest, foundDigest },
  });
  return false;
}

/**
 * A locked, approved and intact batch becomes PROCESSING: its withdrawals may be submitted through
 * `carriers`, the names of the bank connections by rail. They stay the same until it has ended, whatever is
 * switched on meanwhile. Without them its payments have left in a bank file.
 */
export async function releaseBatch(
  tx: Tx,
  batch: LockedBatch,
  at: Date,
  actor: Actor,
  { carriers = null, ...details }: { carriers?: Partial<Record<Rail, string>> | null; sha256?: string },
): Promise<void> {
  await tx.query(
    `UPDATE batches
        SET status = $2, held_for = NULL, held_why = NULL, carriers = $4, updated_at = $3
      WHERE id = $1`,
    [batch.id, batchStates.statusAfter('dispatch'), at, carriers && JSON.stringify(carriers)],
  );
  await recordAudit(tx, {
    entityId: batch.entityId,
    at,
    actor,
    action: 'batch.released',
    subjectType: 'batch',
    subjectId: batch.id,
    details: { approvedDigest: batch.contentDigest, ...details },
  });
}
