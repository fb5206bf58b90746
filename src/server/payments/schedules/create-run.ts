import type { PlannedRun } from '../../../domain/schedules/plan-run.ts';
import type { StandingReason } from '../../../shared/schedule-terms.ts';
import type { AuditRecord } from '../../audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { announceWaitingBatch } from '../base/announce.ts';
import { createBatch, type Creator } from '../batches/create/create-batch.ts';
import { approveByStanding } from './approve-standing.ts';
import type { LockedSchedule, StoredVersion } from './load-schedule.ts';
import { noteStandingReasons, recordRun } from './record-run.ts';
import { rowsOfVersion } from './run-rows.ts';

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
  /** What the audit log says about the batch. */
  audits: AuditRecord[];
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
  const withdrawals = content.withdrawals ?? (await rowsOfVersion(tx, schedule, version, plan.dueOn));
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
  const { isChanged, decidedBy } = content;
  await recordRun(
    tx,
    schedule,
    plan.dueOn,
    {
      status: 'CREATED',
      batchId,
      version: version.version,
      executionDate: executionDate ?? null,
      duplicateReason: duplicateReason ?? null,
      isChanged,
      decidedBy,
    },
    change.audit!.at,
  );
  const standing =
    version.approvalMode === 'STANDING'
      ? await approveByStanding(tx, schedule, version, batchId, change.audit!.at)
      : { reasons: [], approval: null };
  if (standing.reasons.length > 0) await noteStandingReasons(tx, schedule, plan.dueOn, standing.reasons);
  if (!standing.approval) await announceWaitingBatch(tx, batchId);
  return {
    batchId,
    standingReasons: standing.reasons,
    isApproved: standing.approval !== null,
    audits: [change.audit!, ...(standing.approval ? [standing.approval] : [])],
  };
}

/** The label of a run names its month, or with weeks its day: "Rent 2026-04". */
function labelOf({ label, calendar }: StoredVersion, dueOn: string): string {
  return `${label} ${calendar.every === 'MONTH' ? dueOn.slice(0, 7) : dueOn}`;
}
