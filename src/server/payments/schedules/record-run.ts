import type { RunStatus, StandingReason } from '../../../shared/schedule-terms.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { Params } from '../../../shared/error-texts.ts';
import type { LockedSchedule } from './load-schedule.ts';

/** A change of a run. A field that is left out stays as it is recorded. */
export interface RunRecord {
  /** PLANNED stands for a run whose status does not change. */
  status: RunStatus;
  executionDate?: string | null;
  isChanged?: boolean;
  batchId?: string;
  version?: number;
  duplicateReason?: string | null;
  /** The user who decided about the run. */
  decidedBy?: string | null;
  reason?: string | null;
  /** Why its batch cannot be created. Without one, an earlier problem is over, but for a missed run. */
  problem?: { code: string; detail: string; params: Params | null };
}

/**
 * Records a run of a locked schedule: only this SQL statement writes one, except for its standing reasons.
 */
export async function recordRun(
  tx: Tx,
  { id, entityId }: Pick<LockedSchedule, 'id' | 'entityId'>,
  dueOn: string,
  run: RunRecord,
  at: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO schedule_runs AS n
            (schedule_id, due_on, entity_id, status, execution_date, is_changed, batch_id, version,
             duplicate_reason, decided_by, reason, problem_code, problem_detail, problem_params,
             problem_since, standing_reasons, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $15,
             CASE WHEN $12::text IS NOT NULL THEN $14::timestamptz END, '{}', $14, $14)
     ON CONFLICT (schedule_id, due_on) DO UPDATE
        SET status = CASE WHEN excluded.status = 'PLANNED' THEN n.status ELSE excluded.status END,
            execution_date = coalesce(excluded.execution_date, n.execution_date),
            is_changed = n.is_changed OR excluded.is_changed,
            batch_id = coalesce(excluded.batch_id, n.batch_id),
            version = coalesce(excluded.version, n.version),
            duplicate_reason = coalesce(excluded.duplicate_reason, n.duplicate_reason),
            decided_by = coalesce(excluded.decided_by, n.decided_by),
            reason = coalesce(excluded.reason, n.reason),
            problem_code = CASE WHEN excluded.status = 'MISSED' THEN n.problem_code
                                ELSE excluded.problem_code END,
            problem_detail = CASE WHEN excluded.status = 'MISSED' THEN n.problem_detail
                                  ELSE excluded.problem_detail END,
            problem_params = CASE WHEN excluded.status = 'MISSED' THEN n.problem_params
                                  ELSE excluded.problem_params END,
            problem_since = CASE WHEN excluded.status = 'MISSED' THEN n.problem_since
                                 ELSE excluded.problem_since END,
            updated_at = excluded.updated_at`,
    [
      id,
      dueOn,
      entityId,
      run.status,
      run.executionDate ?? null,
      run.isChanged ?? false,
      run.batchId ?? null,
      run.version ?? null,
      run.duplicateReason ?? null,
      run.decidedBy ?? null,
      run.reason ?? null,
      run.problem?.code ?? null,
      run.problem?.detail ?? null,
      at,
      run.problem?.params ?? null,
    ],
  );
}

/** Records why a standing approval does not cover a run; none when it does. */
export async function noteStandingReasons(
  tx: Tx,
  { id }: Pick<LockedSchedule, 'id'>,
  dueOn: string,
  reasons: readonly StandingReason[],
): Promise<void> {
  await tx.query('UPDATE schedule_runs SET standing_reasons = $3 WHERE schedule_id = $1 AND due_on = $2', [
    id,
    dueOn,
    [...reasons],
  ]);
}
