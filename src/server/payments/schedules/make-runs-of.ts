import { scheduleStates } from '../../../domain/schedules/schedule-states.ts';
import { dueDaysFrom } from '../../../domain/schedules/due-days.ts';
import { addDays, dayOf } from '../../../shared/calendar-day.ts';
import { explain, type Explained, type Params } from '../../../shared/error-texts.ts';
import { Problem } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import { recordAudit, WORKER, type AuditRecord } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { createRun } from './create-run.ts';
import { loadPlanning, type Planning } from './load-planning.ts';
import { lockSchedule, type LockedSchedule } from './load-schedule.ts';
import { isOpenRun, openFrom, type KnownRun } from './plan-runs.ts';
import { missRun } from './record-passed-runs.ts';
import { recordRun } from './record-run.ts';
import { sweepRun } from './sweep-run.ts';
import { sweptWithdrawal } from './sweep-to-account.ts';

/** How long a run that cannot be created waits for another try. */
export const AGAIN_MS = MINUTE_MS;
/** An older plan may rest on another calendar of the bank, and one of the future on a wrong clock. */
const LOOKS_EVERY_MS = 12 * HOUR_MS;
const AHEAD_MS = MINUTE_MS;
/** How far ahead runs are looked at: further than any run is created. */
const AHEAD_DAYS = 60;

/** A schedule that is due. */
export interface Due {
  id: string;
  entityId: string;
}

/** All that the runs of a schedule need of a context, so that a thread can make them. */
export type RunContext = Pick<Context, 'clock' | 'random' | 'database'>;

/** $1 is now; a plan from before $2 or after $3 is made again. */
export const IS_DUE = `
  next_at IS NOT NULL AND (next_at <= $1 OR looked_at IS NULL OR looked_at NOT BETWEEN $2 AND $3)` as const;

export function limitsOf(at: Date): [now: Date, from: Date, to: Date] {
  return [at, new Date(at.getTime() - LOOKS_EVERY_MS), new Date(at.getTime() + AHEAD_MS)];
}

/** Makes the runs of one schedule whose time has come, in one transaction. Does nothing if it is not due. */
export async function makeRunsOf(context: RunContext, { id, entityId }: Due): Promise<void> {
  await context.database.transaction(
    async (tx) => {
      const schedule = await lockSchedule(tx, entityId, id);
      const at = nowOf(context.clock);
      // Another worker, or a user, was here meanwhile.
      const [due] = await tx.query(`SELECT ${IS_DUE} AS is_due FROM schedules WHERE id = $4`, [
        ...limitsOf(at),
        id,
      ]);
      if (!due?.is_due) return;
      if (schedule.status !== 'ACTIVE') {
        await tx.query('UPDATE schedules SET next_at = NULL WHERE id = $1', [id]);
        return;
      }
      const planning = await loadPlanning(tx, schedule, at);
      const audits = await decideRuns(context, tx, schedule, planning, at);
      for (const audit of audits) await recordAudit(tx, audit);
    },
    { repeatable: true },
  );
}

/** Decides about each open run whose time has come, at most one of which becomes a batch. */
async function decideRuns(
  context: RunContext,
  tx: Tx,
  schedule: LockedSchedule,
  planning: Planning,
  at: Date,
): Promise<AuditRecord[]> {
  const { settings, nowMs } = planning;
  const today = dayOf(nowMs, settings.calendar.timezone);
  const runs = await planning.runsUntil(addDays(today, AHEAD_DAYS));
  const open = runs.filter(({ recorded }) => !recorded || isOpenRun(recorded));
  const audits: AuditRecord[] = [];
  const looks: number[] = [];
  let hasCreated = false;
  for (const run of open) {
    const { approveByMs, createsAtMs } = run.plan;
    if (approveByMs < nowMs) audits.push(await missRun(tx, schedule, planning, run, at));
    // The next run gets another transaction, which looks at the schedule again.
    else if (createsAtMs > nowMs || hasCreated) looks.push(Math.max(nowMs, createsAtMs));
    else {
      const made = await makeRun(context, tx, schedule, planning, run, at);
      audits.push(...made.audits);
      if (made.isSuspended) return audits;
      if (made.againMs === null) hasCreated = true;
      else looks.push(made.againMs);
    }
  }
  const nextMs = looks.length === 0 ? null : Math.min(...looks);
  audits.push(...(await finish(tx, schedule, planning, nextMs, at)));
  return audits;
}

/** When the schedule is looked at next, or that it has no more runs. */
async function finish(
  tx: Tx,
  schedule: LockedSchedule,
  { version, settings, plan, nowMs }: Planning,
  nextMs: number | null,
  at: Date,
): Promise<AuditRecord[]> {
  const { timezone } = settings.calendar;
  const open = openFrom(nowMs, timezone);
  const runsFrom = open > schedule.runsFrom ? open : schedule.runsFrom;
  const later = addDays(dayOf(nowMs, timezone), AHEAD_DAYS + 1);
  const [dueOn] = dueDaysFrom(version.calendar, later > schedule.runsFrom ? later : schedule.runsFrom, 1);
  const nextRunMs = nextMs ?? (dueOn === undefined ? null : plan(dueOn).createsAtMs);
  // A version that waits may have more runs. An ended schedule would have none, whatever is approved.
  const waits = schedule.pendingVersion !== null;
  const lookMs = nextRunMs ?? (waits ? at.getTime() + LOOKS_EVERY_MS : null);
  if (lookMs !== null) {
    await tx.query('UPDATE schedules SET next_at = $2, looked_at = $3, runs_from = $4 WHERE id = $1', [
      schedule.id,
      new Date(lookMs),
      at,
      runsFrom,
    ]);
    return [];
  }
  await tx.query('UPDATE schedules SET status = $2, next_at = NULL, updated_at = $3 WHERE id = $1', [
    schedule.id,
    scheduleStates.statusAfter('end'),
    at,
  ]);
  return [byWorker(schedule, at, 'schedule.ended', { label: version.label })];
}

interface Made {
  audits: AuditRecord[];
  /** When it is tried again, in epoch milliseconds; null once it is decided. */
  againMs: number | null;
  isSuspended: boolean;
}

async function makeRun(
  context: RunContext,
  tx: Tx,
  schedule: LockedSchedule,
  planning: Planning,
  run: KnownRun,
  at: Date,
): Promise<Made> {
  const { version, nowMs } = planning;
  const { plan, recorded } = run;
  if (version.source === 'NEW_FILE') return waitForFile(tx, schedule, run, at);
  const swept = version.source === 'FUNDING' ? await sweptWithdrawal(tx, schedule, version) : null;
  if (schedule.kind === 'SWEEP' && !swept) return makeSweep(context, tx, schedule, planning, run, at);
  const creator = await authorOf(tx, version.createdBy, schedule.entityId);
  const content = {
    ...(swept ? { withdrawals: [swept] } : {}),
    executionDate: recorded?.execution_date ?? null,
    duplicateReason: recorded?.duplicate_reason ?? null,
    isChanged: recorded?.is_changed ?? false,
    decidedBy: null,
  };
  await tx.query('SAVEPOINT run');
  try {
    const made = await createRun(context, tx, schedule, version, plan, content, creator);
    const details = {
      label: version.label,
      dueOn: plan.dueOn,
      batchId: made.batchId,
      version: version.version,
    };
    const audits = [
      ...made.audits.map((audit) => ({ ...audit, actor: WORKER })),
      byWorker(schedule, at, 'schedule.run_created', {
        ...details,
        isApproved: made.isApproved,
        ...(made.standingReasons.length > 0 ? { standingReasons: made.standingReasons } : {}),
      }),
    ];
    const [reason] = made.standingReasons.filter((code) => code !== 'RUN_CHANGED');
    if (!reason) return { audits, againMs: null, isSuspended: false };
    audits.push(await suspend(tx, schedule, { label: version.label, dueOn: plan.dueOn, reason }, at));
    return { audits, againMs: null, isSuspended: true };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT run');
    if (error.code === 'insufficient_funds' && version.ifShort === 'SKIP')
      return { audits: [await skipShort(tx, schedule, run, error, at)], againMs: null, isSuspended: false };
    const audits = await noteProblem(tx, schedule, run, error, at);
    return { audits, againMs: Math.min(nowMs + AGAIN_MS, plan.approveByMs + 1), isSuspended: false };
  }
}

/** Moves what was collected. A version that does not cover it any more is suspended, and nothing is moved. */
async function makeSweep(
  context: RunContext,
  tx: Tx,
  schedule: LockedSchedule,
  { version }: Planning,
  { plan: { dueOn } }: KnownRun,
  at: Date,
): Promise<Made> {
  const { amountMinor, refusals } = await sweepRun(context, tx, schedule, version, dueOn, at);
  const [reason] = refusals;
  if (reason) {
    const suspended = await suspend(tx, schedule, { label: version.label, dueOn, reason }, at);
    return { audits: [suspended], againMs: null, isSuspended: true };
  }
  const audit = byWorker(schedule, at, 'schedule.run_swept', {
    label: version.label,
    dueOn,
    version: version.version,
    currency: schedule.currency,
    amount: formatAmount(amountMinor, schedule.currency),
  });
  return { audits: [audit], againMs: null, isSuspended: false };
}

/** A preparer has until the last moment to send the withdrawals of the run. */
async function waitForFile(
  tx: Tx,
  schedule: LockedSchedule,
  { plan, recorded }: KnownRun,
  at: Date,
): Promise<Made> {
  if (recorded?.status !== 'WAITING_FOR_FILE')
    await recordRun(tx, schedule, plan.dueOn, { status: 'WAITING_FOR_FILE' }, at);
  return { audits: [], againMs: plan.approveByMs + 1, isSuspended: false };
}

/** The author of a version is the creator of its batches, so that they cannot approve them. */
async function authorOf(tx: Tx, userId: string, entityId: string) {
  const [author] = await tx.query('SELECT name FROM users WHERE id = $1', [userId]);
  return { userId, userName: author!.name, entityId };
}

async function suspend(
  tx: Tx,
  schedule: LockedSchedule,
  { label, dueOn, reason }: { label: string; dueOn: string; reason: string },
  at: Date,
): Promise<AuditRecord> {
  await tx.query(
    `UPDATE schedules
        SET status = $2, next_at = NULL, suspended_code = $3, suspended_due_on = $4, suspended_at = $5,
            updated_at = $5
      WHERE id = $1`,
    [schedule.id, scheduleStates.statusAfter('suspend'), reason, dueOn, at],
  );
  return byWorker(schedule, at, 'schedule.suspended', { label, dueOn, reason });
}

async function skipShort(
  tx: Tx,
  schedule: LockedSchedule,
  { plan }: KnownRun,
  problem: Problem,
  at: Date,
): Promise<AuditRecord> {
  const { detail } = sentencesOf(problem);
  await recordRun(tx, schedule, plan.dueOn, { status: 'SKIPPED', reason: detail }, at);
  return byWorker(schedule, at, 'schedule.run_skipped', { dueOn: plan.dueOn, reason: detail });
}

/** A problem in sentences with the first field that it names, and its values for other languages. */
function sentencesOf({ message, params, errors }: Problem): { detail: string; params: Params | null } {
  const [first] = errors;
  if (!first || first.message === message) return { detail: message, params };
  const detail = `${message} ${first.message}`;
  if (!params || !first.params) return { detail, params: null };
  const problem: Explained = { text: message, params };
  const field: Explained = { text: first.message, params: first.params };
  return { detail, params: explain('run_problem.with_field', { problem, field }).params };
}

/** Records why the batch of a run cannot be created. A problem that stays is written once. */
async function noteProblem(
  tx: Tx,
  schedule: LockedSchedule,
  { plan, recorded }: KnownRun,
  problem: Problem,
  at: Date,
): Promise<AuditRecord[]> {
  const { detail, params } = sentencesOf(problem);
  if (recorded?.problem_code === problem.code && recorded.problem_detail === detail) return [];
  const { code } = problem;
  await recordRun(tx, schedule, plan.dueOn, { status: 'PLANNED', problem: { code, detail, params } }, at);
  await tx.query('UPDATE schedules SET updated_at = $2 WHERE id = $1', [schedule.id, at]);
  return [
    byWorker(schedule, at, 'schedule.run_delayed', { dueOn: plan.dueOn, problem: problem.code, detail }),
  ];
}

function byWorker(
  { entityId, id }: Pick<LockedSchedule, 'entityId' | 'id'>,
  at: Date,
  action: string,
  details: Record<string, unknown>,
): AuditRecord {
  return { entityId, at, actor: WORKER, action, subjectType: 'schedule', subjectId: id, details };
}
