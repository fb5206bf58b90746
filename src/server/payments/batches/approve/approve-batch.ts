import { explain, type Explained } from '../../../../shared/error-texts.ts';
import type { approveBatch as op } from '../../../../contract/disbursements.ts';
import { approvalsRequiredNow } from '../../../../domain/payouts/approval-policy.ts';
import {
  isSignedEnough,
  missingSigners,
  personOf,
  type Signature,
} from '../../../../domain/payouts/signers.ts';
import type { Execution, MoveReason } from '../../../../domain/business-days/execution.ts';
import { batchStates } from '../../../../domain/payouts/batch-states.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { invariant, refused } from '../../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import { loadBatchForDisplay } from '../batch-for-display.ts';
import { countingApprovals } from '../counting-approvals.ts';
import { lockBatch, type LockedBatch } from '../lock-batch.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadEntityConfig, payoutsEnabledIn } from '../../entity/config/entity-config.ts';
import { loadPaymentConfig, type SavedPaymentConfig } from '../../entity/config/payment-config.ts';
import { lockPolicy } from '../../policy/load-policy.ts';
import { recordRequirements } from '../signers/requirements.ts';
import { loadDateSettings, type DateSettings } from '../dates/date-settings.ts';
import { executionOfBatch, releaseTime } from '../dates/execution-of-batch.ts';
import { requireDay, requireNoDay } from '../dates/require-execution-date.ts';
import { placeHold, type MissingMoney } from '../../ledger/place-hold.ts';
import { sweepRefund } from '../../ledger/sweep-refund.ts';
import { announceWaitingBatch } from '../../base/announce.ts';
import { enqueueDispatch } from '../../base/enqueue-dispatch.ts';
import { requireAllowedByRegister } from '../../register/require-registered.ts';
import { checkSignature, keepSignature, requireNoPasskey } from './passkey-signature.ts';
import { isEnough, loadSigning, requireSigner, turnHasPassed, type Signing } from './prepare-signing.ts';
import { requireApprovable } from './require-approvable.ts';

/**
 * POST /payments/bulk-withdrawals/batches/{id}/approve: records an approval of the digest. The last approval
 * places the hold for amounts and fees and schedules dispatch to the bank. An approved batch accepts another
 * approval in place of a lapsed one, and another day when its execution date can no longer be kept.
 *
 * Two approvers at the cut-off: the row's lock lets one after the other decide, each by the time of its
 * request. Whatever is approved in time and submitted too late is held back by the worker.
 *
 * With the answer of a passkey the approval is signed: the signature is kept with it. Another day is accepted
 * with a passkey too, by any approver; without an approval of theirs only the audit log names the passkey.
 *
 * With `onBehalfOf` the approval is that of another user, who has delegated it. The signers that the policies
 * ask for are decided again at each approval, and recorded with it.
 *
 * Errors: 401 `fresh_sign_in_required`; 404; 401 `passkey_challenge_unknown`, `passkey_unknown`,
 * `passkey_not_valid`, `passkey_counter`, `passkey_required`; 400 `digest_mismatch`, `batch_not_pending`,
 * `batch_expired`, `own_batch`, `already_approved`, `no_delegation`, `not_your_turn`,
 * `other_signers_needed`, `refund_taken_back`, `no_entity_config`, `payouts_disabled`,
 * `payee_not_registered`, `payee_not_verified`, `execution_date_not_possible`, `insufficient_funds`. After an
 * error no approval is recorded.
 */
export const approveBatch: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, headers, body },
) => {
  const at = nowOf(context.clock);
  // Rules that become stricter meanwhile wait, because the database compares with the rules in force.
  await lockPolicy(tx, caller.entityId);
  const config = await loadPaymentConfig(tx, caller.entityId, 'FOR SHARE');
  requireFreshSignIn(caller, config.stepUpMaxAgeSeconds, at.getTime());
  const batch = await lockBatch(tx, caller.entityId, params.id);
  const counting = await countingApprovals(tx, batch.id);
  const signed = body?.passkey ? await checkSignature(context, tx, caller, batch, body.passkey, at) : null;
  const submitMs = at.getTime() + config.releaseDelaySeconds * 1000;
  const entity = await loadEntityConfig(tx, caller.entityId);
  const dates =
    batch.executionDate === null || !entity ? null : await loadDateSettings(tx, caller.entityId, at, entity);
  const execution = dates && executionOfBatch(batch, dates, submitMs);
  const signing = await loadSigning(
    tx,
    { ...batch, movesOn: batch.movesOn ?? execution?.movesOn ?? null },
    { userId: caller.userId, forUserId: body?.onBehalfOf ?? null },
    { base: requiredByAmount(batch, config), timezone: config.timezone, at },
    at,
  );
  const lacking = counting < batch.approvalsRequired || !isSignedEnough(signing.requirements, signing.people);
  const isAboutDate = batch.status === 'APPROVED' && !lacking && execution?.movesOn === null;
  const { people, part } = signing;
  requireApprovable(batch, {
    userId: caller.userId,
    part,
    isEnough: isEnough(signing, people),
    lacking,
    ifMatch: headers['if-match'],
    isAboutDate,
    at,
  });
  if (part === null && !isAboutDate) requireSigner(signing);
  if (!signed) requireNoPasskey(batch, config);
  payoutsEnabledIn(entity);
  await requireStillReceived(tx, batch.id);
  await requireAllowedByRegister(tx, batch, at);

  // The lapsed approval of a user who may approve again counts again, and is not written twice.
  const isGivenAlready = part !== null || isAboutDate;
  const given = isGivenAlready ? people : [...people, personOf(signing.wanted)];
  const isLast = isEnough(signing, given);
  const release = planRelease(batch, { dates, execution }, submitMs, {
    isLast,
    acceptDate: body?.acceptDate,
  });
  if (batch.status === 'PENDING_APPROVAL') await recordRequirements(tx, batch, signing.requirements, at);
  if (!isGivenAlready) await insertApproval(tx, batch, signing, at);
  // Whoever only accepts another day has no approval that a signature could belong to.
  if (signed && (!isGivenAlready || (await hasApproved(tx, batch.id, caller.userId))))
    await keepSignature(tx, batch, signed, at);
  const required = requiredFromHereOn(batch, signing, given, isLast);
  if (isLast) await completeApproval(tx, batch, { required, ...release, by: caller.userId }, at);
  else await noteApproval(tx, batch, signing, required, at);
  if (!isLast && turnHasPassed(signing.requirements, people, given)) await announceWaitingBatch(tx, batch.id);
  return {
    body: await loadBatchForDisplay(tx, caller.entityId, batch.id, at, dates),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: isAboutDate ? 'batch.date_accepted' : 'batch.approved',
      subjectType: 'batch',
      subjectId: batch.id,
      details: {
        contentDigest: batch.contentDigest,
        approval: given.length,
        approvalsRequired: required,
        ...(signing.delegation === null || isGivenAlready
          ? {}
          : { onBehalfOf: { userId: body!.onBehalfOf!, name: signing.delegation.name } }),
        ...(signed ? { passkey: signed.passkey.name, passkeyId: signed.passkey.id } : {}),
        releaseAt: isLast ? release.releaseAt.toISOString() : null,
        ...(dates ? { executionDate: batch.executionDate, movesOn: release.movesOn } : {}),
        ...(release.isAccepted ? { acceptedDate: release.movesOn } : {}),
        ...(release.reasons?.length ? { moveReasons: release.reasons } : {}),
      },
    },
  };
};

/** Throws 400 `refund_taken_back` for the refund of a receipt that the bank has taken back since. */
async function requireStillReceived(tx: Tx, batchId: string): Promise<void> {
  // Locked, so that the bank does not take it back between this and the approval.
  const [receipt] = await tx.query(
    `SELECT r.status
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
      WHERE f.batch_id = $1
        FOR NO KEY UPDATE OF r`,
    [batchId],
  );
  if (receipt?.status === 'RETURNED') throw refused('refund_taken_back', explain('refund_taken_back'));
}

/** How many approvals the batch needs by its amount: by the present rules until it is approved. */
function requiredByAmount(
  { status, approvalsRequired, currency, totalAmountMinor }: LockedBatch,
  { approvalRules }: Pick<SavedPaymentConfig, 'approvalRules'>,
): number {
  if (status === 'APPROVED') return approvalsRequired;
  return approvalsRequiredNow(approvalsRequired, approvalRules, currency, totalAmountMinor);
}

/**
 * With a policy each of the `given` signers of an approved batch stays needed: if one lapses, the batch waits
 * for another, until no signer is missing by either policy.
 */
function requiredFromHereOn(
  { status }: LockedBatch,
  { requirements, required }: Signing,
  given: readonly string[],
  isLast: boolean,
): number {
  if (!hasPolicy(requirements) || (!isLast && status === 'PENDING_APPROVAL')) return required;
  const missing = requirements.map((requirement) => missingSigners(requirement, given).total);
  return Math.max(required, given.length + Math.max(...missing));
}

function hasPolicy(requirements: Signing['requirements']): boolean {
  return requirements.some(({ version }) => version > 0);
}

/** When the worker may submit an approved batch, and for an execution date, on which day its money moves. */
export interface Release {
  releaseAt: Date;
  movesOn: string | null;
  reasons: readonly MoveReason[] | null;
  /** Whether an approver accepts this day, because that of the rule can no longer be kept. */
  isAccepted: boolean;
}

/**
 * The release if this is the last approval. An earlier one needs no `acceptDate`, because the possible day
 * may be another one by then. Throws 400 `execution_date_not_possible`.
 */
function planRelease(
  batch: LockedBatch,
  { dates, execution }: { dates: DateSettings | null; execution: Execution | null },
  submitMs: number,
  { isLast, acceptDate }: { isLast: boolean; acceptDate?: string | undefined },
): Release {
  if (batch.executionDate === null) {
    requireNoDay(acceptDate);
    return { releaseAt: new Date(submitMs), movesOn: null, reasons: null, isAccepted: false };
  }
  invariant(dates && execution, 'a batch with an execution date belongs to an entity with a calendar');
  const movesOn =
    isLast || acceptDate !== undefined
      ? requireDay(execution, batch.executionDate, acceptDate)
      : execution.movesOn;
  const releaseAt =
    movesOn === null ? new Date(submitMs) : releaseTime(movesOn, batch.executionRails ?? [], submitMs, dates);
  return { releaseAt, movesOn, reasons: execution.reasons, isAccepted: execution.movesOn !== movesOn };
}

/** An approval that is not the last one leaves the batch as it is. */
async function noteApproval(
  tx: Tx,
  batch: LockedBatch,
  { requirements }: Signing,
  required: number,
  at: Date,
): Promise<void> {
  await tx.query(
    `UPDATE batches
        SET status = $2, updated_at = $3, approvals_required = greatest(approvals_required, $4)
      WHERE id = $1`,
    [
      batch.id,
      batchStates.next(batch.status, batch.status === 'APPROVED' ? 'replace a lapsed approval' : 'approve'),
      at,
      // Without a policy, a stricter rule counts only while it is in force.
      hasPolicy(requirements) ? required : 0,
    ],
  );
}

/** The last approval: the money is held, unless it is held already, and the worker gets the batch. */
export async function completeApproval(
  tx: Tx,
  batch: LockedBatch,
  { required, releaseAt, movesOn, reasons, isAccepted, by }: Release & { required: number; by: string },
  at: Date,
): Promise<void> {
  const isHeld = batch.status === 'APPROVED';
  // The database accepts APPROVED only after the hold was placed.
  if (!isHeld) await holdMoney(tx, batch, at);
  await tx.query(
    `UPDATE batches
        SET status = $2, release_at = $3, approvals_required = $4, moves_on = $5, move_reasons = $6,
            updated_at = $7, date_accepted_by = coalesce($8, date_accepted_by),
            held_for = CASE WHEN $8 IS NULL THEN held_for END,
            held_why = CASE WHEN $8 IS NULL THEN held_why END
      WHERE id = $1`,
    [
      batch.id,
      batchStates.next(batch.status, isHeld ? 'replace a lapsed approval' : 'give the last approval'),
      releaseAt,
      required,
      movesOn,
      reasons && JSON.stringify(reasons),
      at,
      isAccepted ? by : null,
    ],
  );
  await enqueueDispatch(tx, batch.id, releaseAt);
}

async function hasApproved(tx: Tx, batchId: string, userId: string): Promise<boolean> {
  const [row] = await tx.query('SELECT 1 AS one FROM approvals WHERE batch_id = $1 AND user_id = $2', [
    batchId,
    userId,
  ]);
  return row !== undefined;
}

async function insertApproval(
  tx: Tx,
  batch: LockedBatch,
  { wanted, delegation }: { wanted: Signature; delegation: { id: string } | null },
  at: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO approvals
            (batch_id, user_id, entity_id, content_digest, approved_at, for_user_id, delegation_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      batch.id,
      wanted.userId,
      batch.entityId,
      batch.contentDigest,
      at,
      wanted.forUserId,
      delegation?.id ?? null,
    ],
  );
}

async function holdMoney(tx: Tx, batch: LockedBatch, at: Date): Promise<void> {
  const { currency } = batch;
  const amountMinor = batch.totalAmountMinor + batch.totalFeeMinor;
  const { timezone } = await loadPaymentConfig(tx, batch.entityId);
  const day = dayOf(at.getTime(), timezone);
  await sweepRefund(tx, { entityId: batch.entityId, batchId: batch.id, currency }, { at, day });
  const hold = await placeHold(tx, {
    entityId: batch.entityId,
    batchId: batch.id,
    currency,
    amountMinor,
    atMs: at.getTime(),
  });
  if (hold.ok) return;
  const shortfallMinor = amountMinor - hold.availableMinor;
  throw refused('insufficient_funds', missingMoney(hold, amountMinor, currency), [
    {
      path: 'shortfall',
      code: 'insufficient_funds',
      message: formatAmount(shortfallMinor, currency),
    },
  ]);
}

/** The words of the refusal: how much is missing, and on which account. */
function missingMoney(
  { availableMinor, payingAccount, withoutOpening }: MissingMoney,
  amountMinor: bigint,
  currency: Currency,
): Explained {
  const money = (minor: bigint) => ({ amount: formatAmount(minor, currency), currency });
  const needed = money(amountMinor);
  const available = money(availableMinor);
  const shortfall = money(amountMinor - availableMinor);
  if (withoutOpening !== null)
    return explain('insufficient_funds.opening', { needed, available, account: withoutOpening, shortfall });
  if (payingAccount === null) return explain('insufficient_funds', { needed, available, shortfall });
  const account = payingAccount.name;
  return payingAccount.isOn
    ? explain('insufficient_funds.account', { needed, available, account, shortfall })
    : explain('insufficient_funds.off', { needed, available, account });
}
