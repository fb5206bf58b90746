import type { PlannedRun } from '../../../domain/schedules/plan-run.ts';
import type { StandingReason } from '../../../shared/schedule-terms.ts';
import type { AuditRecord } from '../../audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { announceWaitingBatch } from '../base/announce.ts';
import { createBatch, type Creator } from '../batches/create/create-batch.ts';
import { approveByStanding } from './approve-standing.ts';
import type { LockedSchedule, StoredVersion } from './load-schedule.ts';
import { rowsOfBatch } from './read-content.ts';

/** What a run pays, when that is not what its version says. */
export interface RunContent {
  /** The withdrawals of this run alone. */
  withdrawals?: readonly object[];
  /** The day of this run alone, YYYY-MM-DD. */
  executionDate?: string | null;
  duplicateReason?: string | null;
  isChanged: boolean;
  decidedBy: string | null;
}

export interface CreatedRun {
  batchId: string;
  /** Why a standing approval does not cover it; empty when it does, and for EACH_RUN. */
  standingReasons: readonly StandingReason[];
  isApproved: boolean;
  audit: AuditRecord;
}

/**
 * Creates the batch of a run whose schedule is locked, and records it. A run that a standing approval covers
 * is approved with it. Errors: those of `createBatch`, and 400 `insufficient_funds` for a covered run.
 */
export async function createRun(
  context: Pick<Context, 'clock' | 'random'>,
  tx: Tx,
  schedule: LockedSchedule,
  version: StoredVersion,
  plan: PlannedRun,
  content: RunContent,
  creator: Creator,
): Promise<CreatedRun> {
  const withdrawals = content.withdrawals ?? (await rowsOf(tx, schedule, version));
  const { executionDate, duplicateReason } = content;
  const request = {
    label: labelOf(version, plan.dueOn),
    currency: schedule.currency,
    ...(version.rail ? { rail: version.rail } : {}),
    executionDate: executionDate ?? plan.dueOn,
    ifNotBankingDay: version.rule,
    ...(duplicateReason ? { duplicateReason } : {}),
    withdrawals,
  };
  const run = { scheduleId: schedule.id, dueOn: plan.dueOn, approveBy: new Date(plan.approveByMs) };
  const change = await createBatch(context, tx, creator, Buffer.from(JSON.stringify(request)), run);
  const batchId = change.audit!.subjectId;
  await recordCreated(tx, schedule, version, { dueOn: plan.dueOn, batchId, content }, change.audit!.at);
  const standing =
    version.approvalMode === 'STANDING'
      ? await approveByStanding(tx, schedule, version, batchId, change.audit!.at)
      : { reasons: [], isApproved: false };
  if (standing.reasons.length > 0)
    await tx.query('UPDATE schedule_runs SET standing_reasons = $3 WHERE schedule_id = $1 AND due_on = $2', [
      schedule.id,
      plan.dueOn,
      [...standing.reasons],
    ]);
  if (!standing.isApproved) await announceWaitingBatch(tx, batchId);
  return {
    batchId,
    standingReasons: standing.reasons,
    isApproved: standing.isApproved,
    audit: change.audit!,
  };
}

/** The label of a run names its month, or with weeks its day: "Rent 2026-04". */
function labelOf({ label, calendar }: StoredVersion, dueOn: string): string {
  return `${label} ${calendar.every === 'MONTH' ? dueOn.slice(0, 7) : dueOn}`;
}

async function rowsOf(tx: Tx, schedule: LockedSchedule, version: StoredVersion): Promise<readonly object[]> {
  if (version.source === 'LAST_PAID_RUN') {
    const [paid] = await tx.query(
      `SELECT b.id
         FROM batches b
        WHERE b.schedule_id = $1 AND b.status IN ('COMPLETE', 'PARTIALLY_COMPLETE')
        ORDER BY b.schedule_due_on DESC
        LIMIT 1`,
      [schedule.id],
    );
    if (paid) return rowsOfBatch(tx, schedule.entityId, paid.id);
  }
  const rows = await tx.query(
    'SELECT r.request FROM schedule_rows r WHERE r.schedule_id = $1 AND r.version = $2 ORDER BY r.row_number',
    [schedule.id, version.version],
  );
  return rows.map(({ request }) => request);
}

async function recordCreated(
  tx: Tx,
  schedule: LockedSchedule,
  { version }: StoredVersion,
  { dueOn, batchId, content }: { dueOn: string; batchId: string; content: RunContent },
  at: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO schedule_runs AS n
            (schedule_id, due_on, entity_id, status, execution_date, is_changed, batch_id, version,
             standing_reasons, duplicate_reason, decided_by, created_at, updated_at)
     VALUES ($1, $2, $3, 'CREATED', $4, $5, $6, $7, '{}', $8, $9, $10, $10)
     ON CONFLICT (schedule_id, due_on) DO UPDATE
        SET status = 'CREATED',
            execution_date = excluded.execution_date,
            is_changed = n.is_changed OR excluded.is_changed,
            batch_id = excluded.batch_id,
            version = excluded.version,
            duplicate_reason = coalesce(excluded.duplicate_reason, n.duplicate_reason),
            decided_by = coalesce(excluded.decided_by, n.decided_by),
            problem_code = NULL,
            problem_detail = NULL,
            problem_since = NULL,
            updated_at = excluded.updated_at`,
    [
      schedule.id,
      dueOn,
      schedule.entityId,
      content.executionDate ?? null,
      content.isChanged,
      batchId,
      version,
      content.duplicateReason ?? null,
      content.decidedBy,
      at,
    ],
  );
}
