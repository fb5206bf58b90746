import { invariant } from '../../../shared/errors.ts';
import type { StandingReason } from '../../../shared/schedule-terms.ts';
import { WORKER, type AuditRecord } from '../../audit/audit.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { completeApproval } from '../batches/approve/approve-batch.ts';
import { loadDateSettings } from '../batches/dates/date-settings.ts';
import { executionOfBatch, releaseTime } from '../batches/dates/execution-of-batch.ts';
import { lockBatch } from '../batches/lock-batch.ts';
import { standingIsSigned } from '../batches/signers/standing-signers.ts';
import { lockPolicy } from '../policy/load-policy.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { requireAllowedByRegister } from '../register/require-registered.ts';
import type { LockedSchedule, StoredVersion } from './load-schedule.ts';

/**
 * Approves a new batch by the standing approval of its schedule, if nothing speaks against it: its signers
 * become the approvers of the batch, as its audit log says, and its money is held. Otherwise the batch waits
 * as any other. The database checks the same again when the batch becomes APPROVED. Throws 400
 * `insufficient_funds`.
 */
export async function approveByStanding(
  tx: Tx,
  schedule: LockedSchedule,
  version: StoredVersion,
  batchId: string,
  at: Date,
): Promise<{ reasons: StandingReason[]; approval: AuditRecord | null }> {
  // Rules that become stricter, or another policy, wait for this transaction, as for any approval.
  await lockPolicy(tx, schedule.entityId);
  await loadPaymentConfig(tx, schedule.entityId, 'FOR SHARE');
  const batch = await lockBatch(tx, schedule.entityId, batchId);
  const settings = await loadDateSettings(tx, schedule.entityId, at);
  invariant(settings && version.limits, 'a standing approval has limits, and its entity a calendar');
  const submitMs = at.getTime() + settings.releaseDelayMs;
  const { movesOn, reasons: moveReasons } = executionOfBatch(batch, settings, submitMs);
  const [checked] = await tx.query('SELECT standing_refusals($1, $2) AS reasons', [batchId, version.version]);
  const reasons = (checked!.reasons ?? []) as StandingReason[];
  const isLate = movesOn === null || movesOn > version.limits.validUntil;
  if (isLate && !reasons.includes('LIMIT_EXPIRED')) reasons.push('LIMIT_EXPIRED');
  const people = await loadSigners(tx, version);
  const isJudged = reasons.includes('STRICTER_RULES') || reasons.includes('SIGNER_LEFT');
  if (!isJudged && !(await standingIsSigned(tx, batch, version, people, at))) reasons.push('STRICTER_RULES');
  if (reasons.length > 0 || movesOn === null) return { reasons, approval: null };
  // A run that the register does not allow is a problem that the next attempt may find solved.
  await requireAllowedByRegister(tx, batch, at);
  await tx.query('UPDATE batches SET standing_version = $2 WHERE id = $1', [batchId, version.version]);
  const signers = await tx.query(
    `INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
     SELECT $1, a.user_id, a.entity_id, $2, $3
       FROM schedule_approvals a
       JOIN users u ON u.id = a.user_id
      WHERE a.schedule_id = $4 AND a.version = $5 AND approval_lapse(u.disabled_at, u.roles) IS NULL
      ORDER BY a.approved_at, a.user_id
     RETURNING (SELECT coalesce(n.display_name, n.name) FROM users n WHERE n.id = approvals.user_id) AS name`,
    [batchId, batch.contentDigest, at, schedule.id, version.version],
  );
  const required = Math.max(batch.approvalsRequired, version.approvalsRequired);
  const releaseAt = releaseTime(movesOn, batch.executionRails ?? [], submitMs, settings);
  await completeApproval(
    tx,
    batch,
    {
      required,
      releaseAt,
      movesOn,
      reasons: moveReasons,
      isAccepted: false,
      by: version.createdBy,
    },
    at,
  );
  const approval = {
    entityId: schedule.entityId,
    at,
    actor: WORKER,
    action: 'batch.approved',
    subjectType: 'batch',
    subjectId: batchId,
    details: {
      contentDigest: batch.contentDigest,
      approval: signers.length,
      approvalsRequired: required,
      releaseAt: releaseAt.toISOString(),
      executionDate: batch.executionDate,
      movesOn,
      scheduleId: schedule.id,
      version: version.version,
      signers: signers.map(({ name }) => name),
    },
  };
  return { reasons, approval };
}

/** The signers of a version that count, in the order in which they signed. */
async function loadSigners(tx: Tx, { scheduleId, version }: StoredVersion): Promise<string[]> {
  const rows = await tx.query(
    `SELECT a.user_id
       FROM schedule_approvals a
       JOIN users u ON u.id = a.user_id
      WHERE a.schedule_id = $1 AND a.version = $2 AND approval_lapse(u.disabled_at, u.roles) IS NULL
      ORDER BY a.approved_at, a.user_id`,
    [scheduleId, version],
  );
  return rows.map(({ user_id: userId }) => userId);
}
