import type { approveScheduledWithdrawal as op } from '../../../contract/scheduled-withdrawals.ts';
import { approvalsRequired } from '../../../domain/payouts/approval-policy.ts';
import {
  isSignedEnough,
  missingSigners,
  signerIsNext,
  type Requirement,
} from '../../../domain/payouts/signers.ts';
import { NO_POLICY } from '../../../domain/payouts/signing-policy.ts';
import { scheduleStates } from '../../../domain/schedules/schedule-states.ts';
import { dayOf } from '../../../shared/calendar-day.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import { recordAudit, type AuditRecord } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { requireFreshSignIn } from '../../identity/step-up.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadPaymentConfig, type SavedPaymentConfig } from '../entity/config/payment-config.ts';
import { lockPolicy } from '../policy/load-policy.ts';
import { auditOfSchedule } from './audit-of-schedule.ts';
import { loadVersion, lockSchedule, type LockedSchedule, type StoredVersion } from './load-schedule.ts';
import { requireAllowed } from './read-content.ts';
import { recordPassedRuns } from './record-passed-runs.ts';
import { requirementOfStanding } from './signers-of-version.ts';
import { loadScheduleForDisplay, makesRuns } from './schedule-for-display.ts';
import { wrongStatus } from './wrong-status.ts';

/**
 * POST /payments/scheduled-withdrawals/{id}/approve: records an approval of the version that waits. With the
 * last one it is in force, and the worker looks at the schedule. The approvals that it needs are counted by
 * the current rules as well. Errors: 401 `fresh_sign_in_required`; 404; 400 `not_pending`, `digest_mismatch`,
 * `wrong_schedule_status`, `own_schedule`, `already_approved`, `not_your_turn`, `other_signers_needed`,
 * `standing_not_allowed`.
 */
export const approveSchedule: ChangingVerb<typeof op> = async (context, tx, { caller, params, headers }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  // The database compares standing approvals with the rules in force, so they wait for this transaction.
  await lockPolicy(tx, entityId);
  const config = await loadPaymentConfig(tx, entityId, 'FOR SHARE');
  requireFreshSignIn(caller, config.stepUpMaxAgeSeconds, at.getTime());
  const schedule = await lockSchedule(tx, entityId, params.id);
  const version = await requirePending(tx, schedule, at);
  // An earlier build ended schedules while a version waited. Its approval would make no run.
  if (!makesRuns(schedule.status)) throw wrongStatus(schedule.status);
  requireDigest(version, headers['if-match']);
  if (version.createdBy === userId) throw refused('own_schedule', explain('own_schedule'));
  const given = await loadApprovers(tx, version);
  if (given.some((one) => one.user_id === userId))
    throw refused('already_approved', explain('already_approved.schedule'));
  const today = dayOf(at.getTime(), config.timezone);
  if (version.limits) requireAllowed(config, schedule.currency, version.limits, today);
  const people = given.filter(({ counts }) => counts).map((one) => one.user_id);
  const requirement = await requirementOf(tx, schedule, version, requiredNow(version, schedule, config));
  requireNextSigner(requirement, people, userId);
  const required = requirement.needed.total;
  await tx.query(
    `INSERT INTO schedule_approvals (schedule_id, version, user_id, entity_id, content_digest, approved_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [schedule.id, version.version, userId, entityId, version.contentDigest, at],
  );
  const counting = people.length + 1;
  const isLast = isSignedEnough([requirement], [...people, userId]);
  const passed = isLast ? await putInForce(tx, schedule, version, { required, today, at }) : [];
  for (const audit of passed) await recordAudit(tx, audit);
  if (!isLast) await tx.query('UPDATE schedules SET updated_at = $2 WHERE id = $1', [schedule.id, at]);
  return {
    body: await loadScheduleForDisplay(tx, entityId, schedule.id, at),
    audit: auditOfSchedule(caller, schedule.id, at, 'approved', {
      label: version.label,
      version: version.version,
      contentDigest: version.contentDigest,
      approval: counting,
      approvalsRequired: required,
      approvalMode: version.approvalMode,
      isInForce: isLast,
    }),
  };
};

/** The version that waits. Throws 400 `not_pending`, also when the job that ends it has not run yet. */
export async function requirePending(tx: Tx, schedule: LockedSchedule, at: Date): Promise<StoredVersion> {
  if (schedule.pendingVersion === null) throw refused('not_pending', explain('not_pending'));
  const version = await loadVersion(tx, schedule.id, schedule.pendingVersion);
  if (version.expiresAt < at) throw refused('not_pending', explain('not_pending'));
  return version;
}

function requireDigest({ contentDigest }: StoredVersion, ifMatch: string): void {
  if (ifMatch === `"${contentDigest}"`) return;
  throw refused('digest_mismatch', explain('digest_mismatch.schedule'), [
    fieldError('if-match', 'digest_mismatch', explain('digest_mismatch.field')),
  ]);
}

function loadApprovers(tx: Tx, { scheduleId, version }: StoredVersion) {
  return tx.query(
    `SELECT a.user_id, approval_lapse(u.disabled_at, u.roles) IS NULL AS counts
       FROM schedule_approvals a
       JOIN users u ON u.id = a.user_id
      WHERE a.schedule_id = $1 AND a.version = $2
      ORDER BY a.approved_at, a.user_id`,
    [scheduleId, version],
  );
}

/** The signers of a version: any approvers, and with a standing approval those of the signing policy. */
async function requirementOf(
  tx: Tx,
  { entityId, currency }: LockedSchedule,
  { approvalMode, approvalAmountMinor, rails, createdBy }: StoredVersion,
  base: number,
): Promise<Requirement> {
  const byAmount = { policy: NO_POLICY, needed: { total: base, groups: [], inOrder: false } };
  if (approvalMode === 'EACH_RUN') return byAmount;
  const content = { currency, approvalAmountMinor, rails, authorId: createdBy };
  return (await requirementOfStanding(tx, entityId, content, base)) ?? byAmount;
}

/** Throws 400 `not_your_turn`, `other_signers_needed` for an approval that would not help. */
function requireNextSigner(requirement: Requirement, people: readonly string[], userId: string): void {
  if (isSignedEnough([requirement], people)) return;
  const next = signerIsNext([requirement], people, userId);
  if (next === 'CAN_SIGN') return;
  const missing = missingSigners(requirement, people).groups;
  const groups = (next === 'NOT_YOUR_TURN' ? missing.slice(0, 1) : missing)
    .map(({ groupId }) => requirement.policy.groups.find(({ id }) => id === groupId)!.name)
    .join(', ');
  throw next === 'NOT_YOUR_TURN'
    ? refused('not_your_turn', explain('not_your_turn', { groups }))
    : refused('other_signers_needed', explain('other_signers_needed', { groups }));
}

/** If each run is approved, one approval suffices; a standing approval needs those of all runs together. */
function requiredNow(
  { approvalMode, approvalsRequired: atFirst, approvalAmountMinor }: StoredVersion,
  { currency }: LockedSchedule,
  { approvalRules }: SavedPaymentConfig,
): number {
  if (approvalMode === 'EACH_RUN') return atFirst;
  return Math.max(atFirst, approvalsRequired(approvalRules, currency, approvalAmountMinor));
}

async function putInForce(
  tx: Tx,
  schedule: LockedSchedule,
  { version, calendar }: StoredVersion,
  { required, today, at }: { required: number; today: string; at: Date },
): Promise<AuditRecord[]> {
  const passed = schedule.version === null ? [] : await recordPassedRuns(tx, schedule, at);
  if (schedule.version !== null)
    await tx.query(
      `UPDATE schedule_versions SET status = 'SUPERSEDED' WHERE schedule_id = $1 AND version = $2`,
      [schedule.id, schedule.version],
    );
  await tx.query(
    `UPDATE schedule_versions
        SET status = 'IN_FORCE', approvals_required = $3, decided_at = $4
      WHERE schedule_id = $1 AND version = $2`,
    [schedule.id, version, required, at],
  );
  // Earlier runs have their records by now. The first version in force also makes records of runs that it
  // came too late for. It is not always the one that the schedule was created with.
  const runsFrom = schedule.version === null ? calendar.startsOn : today;
  const status = scheduleStates.next(schedule.status, 'give the last approval') ?? schedule.status;
  await tx.query(
    `UPDATE schedules
        SET version = $2, status = $3, runs_from = $4, updated_at = $5, next_at = $6
      WHERE id = $1`,
    [schedule.id, version, status, runsFrom, at, status === 'ACTIVE' ? at : null],
  );
  return passed;
}
