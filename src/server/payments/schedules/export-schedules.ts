import {
  type exportScheduledWithdrawals as schedulesOp,
  type exportScheduledWithdrawalRuns as runsOp,
  RUN_EXPORT_COLUMNS,
  SCHEDULE_EXPORT_COLUMNS,
} from '../../../contract/scheduled-withdrawals.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { withValues } from '../../platform/database/copy-out.ts';
import type { Handler } from '../../platform/http/route.ts';
import { listExporter } from '../payouts/export/export-list.ts';
import { lineOf } from '../payouts/export/line-of.ts';
import { findRuns } from './list-runs.ts';
import {
  displaySchedules,
  SELECT_SCHEDULES,
  type RunForDisplay,
  type ScheduleForDisplay,
} from './schedule-for-display.ts';
import { LIST_ORDER, schedulesFound } from './schedules-found.ts';

/** Each schedule is read with its runs, of which there can be hundreds. */
const WITH_THEIR_RUNS = 50;

/** GET /payments/scheduled-withdrawals/export: the schedules that the filters find, in the list's order. */
export function exportSchedules(context: Context): Handler<typeof schedulesOp> {
  const send = listExporter(context);
  const { database, clock } = context;
  return ({ caller, query, reply }) => {
    const { entityId } = caller;
    const { where, values } = schedulesFound(entityId, query);
    return send(
      { caller, query, reply },
      {
        name: 'schedules',
        columns: SCHEDULE_EXPORT_COLUMNS,
        found: { id: 's.id', from: `FROM schedules s ${withValues(where, values)} ${LIST_ORDER}` },
        linesOf: async (ids) => {
          const lines: string[][] = [];
          for (let at = 0; at < ids.length; at += WITH_THEIR_RUNS) {
            const rows = await database.query(
              `${SELECT_SCHEDULES}
                WHERE s.entity_id = $1 AND s.id = ANY($2)
                ORDER BY array_position($2, s.id)`,
              [entityId, ids.slice(at, at + WITH_THEIR_RUNS)],
            );
            const shown = await displaySchedules(database, entityId, rows, nowOf(clock));
            lines.push(...shown.map(lineOfSchedule));
          }
          return lines;
        },
      },
    );
  };
}

function lineOfSchedule(schedule: ScheduleForDisplay): string[] {
  const { calendar, limits } = schedule;
  const [next] = schedule.nextRuns;
  const isSweep = schedule.kind === 'SWEEP';
  return lineOf(SCHEDULE_EXPORT_COLUMNS, {
    id: schedule.id,
    label: schedule.label,
    kind: schedule.kind,
    status: schedule.status,
    approval_mode: schedule.approvalMode,
    source: schedule.source,
    currency: schedule.currency,
    payments: isSweep || schedule.source === 'NEW_FILE' ? null : schedule.withdrawalCount,
    amount: isSweep || schedule.source === 'NEW_FILE' ? null : schedule.totalAmount,
    every: calendar.every,
    interval: calendar.interval,
    weekday: calendar.weekday,
    day_of_month: calendar.dayOfMonth,
    starts_on: calendar.startsOn,
    ends_on: calendar.endsOn,
    runs: calendar.runs,
    if_not_banking_day: calendar.ifNotBankingDay,
    next_due_on: next?.dueOn,
    next_pays_on: next?.paysOn,
    approve_by: next?.approveBy,
    missed_runs: schedule.missedCount,
    limit_per_run: limits?.perRun,
    limit_total: limits?.total,
    valid_until: limits?.validUntil,
    version: schedule.version,
    prepared_by: schedule.createdBy.name,
    approved_by: schedule.approvals.map(({ by }) => by.name).join('; '),
  });
}

/** GET /payments/scheduled-withdrawals/{id}/runs/export: the runs of the list, without pages. Errors: 404. */
export function exportRuns(context: Context): Handler<typeof runsOp> {
  const send = listExporter(context);
  return async ({ caller, params: { id }, query, reply }) => {
    const { count, currency, shown } = await findRuns(context, caller.entityId, id, query);
    return send(
      { caller, query: { scheduleId: id, ...query }, reply },
      { name: 'schedule_runs', columns: RUN_EXPORT_COLUMNS, lines: linesOfRuns(shown(0, count), currency) },
    );
  };
}

function* linesOfRuns(runs: Iterable<RunForDisplay>, currency: string): Iterable<string[]> {
  for (const run of runs)
    yield lineOf(RUN_EXPORT_COLUMNS, {
      due_on: run.dueOn,
      pays_on: run.paysOn,
      moved_because: run.reasons.map(({ code }) => code).join('; '),
      creates_on: run.createsOn,
      approve_by: run.approveBy,
      status: run.status,
      batch_status: run.batchStatus,
      batch_id: run.batchId,
      payments: run.withdrawalCount,
      currency,
      amount: run.totalAmount,
      version: run.version,
      changed: run.isChanged ? 'yes' : 'no',
      not_covered_because: run.standingReasons.join('; '),
      problem: run.problem?.detail,
      decided_by: run.decidedBy?.name,
      reason: run.reason,
    });
}
