import { explain } from '../../../../shared/error-texts.ts';
import type { approveBatch as op } from '../../../../contract/disbursements.ts';
import { approvalsRequiredNow } from '../../../../domain/payouts/approval-policy.ts';
import type { MoveReason } from '../../../../domain/business-days/execution.ts';
import { batchStates } from '../../../../domain/payouts/batch-states.ts';
import { invariant, refused } from '../../../../shared/errors.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import { loadBatchForDisplay } from '../batch-for-display.ts';
import { countingApprovals } from '../counting-approvals.ts';
import { lockBatch, type LockedBatch } from '../lock-batch.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { requirePayoutsEnabled } from '../../entity/config/entity-config.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { loadDateSettings } from '../dates/date-settings.ts';
import { executionOfBatch, releaseTime } from '../dates/execution-of-batch.ts';
import { requireKeptDate } from '../dates/require-execution-date.ts';
import { placeHold } from '../../ledger/place-hold.ts';
import { enqueueDispatch } from '../../base/enqueue-dispatch.ts';
import { requireApprovable } from './require-approvable.ts';

/**
 * POST /payments/bulk-withdrawals/batches/{id}/approve: records an approval of the digest. The last approval
 * places the hold for amounts and fees and schedules dispatch to the bank. An approved batch accepts another
 * approval in place of a lapsed one.
 *
 * Errors: 401 `fresh_sign_in_required`; 404; 400 `digest_mismatch`, `batch_not_pending`, `batch_expired`,
 * `own_batch`, `already_approved`, `no_entity_config`, `payouts_disabled`,
 * `execution_date_not_possible`, `insufficient_funds`. After an
 * error no approval is recorded.
 */
export const approveBatch: ChangingVerb<typeof op> = async (context, tx, { caller, params, headers }) => {
  const at = nowOf(context.clock);
  // Rules that become stricter meanwhile wait, because the database compares with the rules in force.
  const config = await loadPaymentConfig(tx, caller.entityId, 'FOR SHARE');
  requireFreshSignIn(caller, config.stepUpMaxAgeSeconds, at.getTime());
  const batch = await lockBatch(tx, caller.entityId, params.id);
  const approvers = await loadApprovers(tx, batch.id);
  const counting = await countingApprovals(tx, batch.id);
  const again = batch.status === 'APPROVED';
  const required = again
    ? batch.approvalsRequired
    : approvalsRequiredNow(
        batch.approvalsRequired,
        config.approvalRules,
        batch.currency,
        batch.totalAmountMinor,
      );
  requireApprovable(batch, {
    userId: caller.userId,
    approvers,
    counting,
    required,
    ifMatch: headers['if-match'],
    at,
  });
  await requirePayoutsEnabled(tx, caller.entityId);
  const submitMs = at.getTime() + config.releaseDelaySeconds * 1000;
  const dated = await planExecution(tx, batch, at, submitMs);

  const isGivenAlready = approvers.includes(caller.userId);
  const given = isGivenAlready ? counting : counting + 1;
  const isLast = given >= required;
  if (!isGivenAlready) await insertApproval(tx, batch, caller.userId, at);
  const releaseAt = isLast ? (dated?.releaseAt ?? new Date(submitMs)) : null;
  // The database accepts APPROVED only after the hold was placed.
  if (isLast && !again) await holdMoney(tx, batch, at);
  await tx.query(
    `UPDATE batches
        SET status = $2, release_at = coalesce($3, release_at),
            approvals_required = CASE WHEN $4 THEN $5 ELSE approvals_required END, updated_at = $6,
            moves_on = CASE WHEN $4 THEN $7 ELSE moves_on END,
            move_reasons = CASE WHEN $4 THEN $8 ELSE move_reasons END
      WHERE id = $1`,
    [
      batch.id,
      batchStates.next(
        batch.status,
        again ? 'replace a lapsed approval' : isLast ? 'give the last approval' : 'approve',
      ),
      releaseAt,
      isLast,
      required,
      at,
      dated?.movesOn ?? null,
      dated ? JSON.stringify(dated.reasons) : null,
    ],
  );
  if (releaseAt) await enqueueDispatch(tx, batch.id, releaseAt);
  return {
    body: await loadBatchForDisplay(tx, caller.entityId, batch.id, at),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'batch.approved',
      subjectType: 'batch',
      subjectId: batch.id,
      details: {
        contentDigest: batch.contentDigest,
        approval: given,
        approvalsRequired: required,
        releaseAt: releaseAt?.toISOString() ?? null,
        ...(dated ? { executionDate: batch.executionDate, movesOn: dated.movesOn } : {}),
        ...(dated && dated.reasons.length > 0 ? { moveReasons: dated.reasons } : {}),
      },
    },
  };
};

/**
 * The day on which the money of a batch with an execution date moves if this is its last approval, and when
 * the worker may submit it. Null without an execution date. Throws 400 `execution_date_not_possible`.
 */
async function planExecution(
  tx: Tx,
  batch: LockedBatch,
  at: Date,
  submitMs: number,
): Promise<{ movesOn: string; reasons: readonly MoveReason[]; releaseAt: Date } | null> {
  if (batch.executionDate === null) return null;
  const settings = await loadDateSettings(tx, batch.entityId, at);
  invariant(settings, 'a batch with an execution date belongs to an entity with a calendar');
  const execution = executionOfBatch(batch, settings, submitMs);
  requireKeptDate(execution, batch.executionDate);
  const { movesOn, reasons } = execution;
  const releaseAt = releaseTime(movesOn, batch.executionRails ?? [], submitMs, settings);
  return { movesOn, reasons, releaseAt };
}

async function loadApprovers(tx: Tx, batchId: string): Promise<string[]> {
  const rows = await tx.query('SELECT user_id FROM approvals WHERE batch_id = $1', [batchId]);
  return rows.map(({ user_id }) => user_id);
}

async function insertApproval(tx: Tx, batch: LockedBatch, userId: string, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [batch.id, userId, batch.entityId, batch.contentDigest, at],
  );
}

async function holdMoney(tx: Tx, batch: LockedBatch, at: Date): Promise<void> {
  const { currency } = batch;
  const amountMinor = batch.totalAmountMinor + batch.totalFeeMinor;
  const hold = await placeHold(tx, {
    entityId: batch.entityId,
    batchId: batch.id,
    currency,
    amountMinor,
    atMs: at.getTime(),
  });
  if (hold.ok) return;
  const money = (minor: bigint) => ({ amount: formatAmount(minor, currency), currency });
  throw refused(
    'insufficient_funds',
    explain('insufficient_funds', {
      needed: money(amountMinor),
      available: money(hold.availableMinor),
      shortfall: money(amountMinor - hold.availableMinor),
    }),
    [
      {
        path: 'shortfall',
        code: 'insufficient_funds',
        message: formatAmount(amountMinor - hold.availableMinor, currency),
      },
    ],
  );
}
