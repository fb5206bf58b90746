import { dueDays } from '../../../domain/schedules/due-days.ts';
import { runStates } from '../../../domain/schedules/schedule-states.ts';
import { planRun, type PlannedRun } from '../../../domain/schedules/plan-run.ts';
import { addDays, dayOf, startOfDay } from '../../../shared/calendar-day.ts';
import type { RunStatus, StandingReason } from '../../../shared/schedule-terms.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Queryable, RowOf } from '../../platform/database/pool.ts';
import type { DateSettings } from '../batches/dates/date-settings.ts';
import type { StoredVersion } from './load-schedule.ts';

/** The part of a version that decides about the days of its runs. */
export type PlannedVersion = Pick<
  StoredVersion,
  'calendar' | 'rule' | 'createDaysAhead' | 'rails' | 'rail' | 'source'
>;

/** The plan of the run that is due on a day, or of one whose own execution date is another. */
export function planOf(
  version: PlannedVersion,
  settings: DateSettings,
  defaultRail: Rail,
): (dueOn: string, executionDate?: string | null) => PlannedRun {
  const rails = version.rails.length > 0 ? version.rails : [version.rail ?? defaultRail];
  const hours = settings.hoursOf(rails);
  const { calendar, releaseDelayMs } = settings;
  const { rule, createDaysAhead } = version;
  const isInLedger = version.source === 'COLLECTION';
  return (dueOn, executionDate) => {
    const plan = planRun(executionDate ?? dueOn, { rule, hours, calendar, createDaysAhead, releaseDelayMs });
    return { ...(isInLedger ? withinItsDay(plan, calendar.timezone) : plan), dueOn };
  };
}

/** A sweep from COLLECTION moves money in the ledger, which has no cut-off: all of its day is in time. */
function withinItsDay(plan: PlannedRun, timezone: string): PlannedRun {
  const day = plan.paysOn ?? plan.dueOn;
  return {
    ...plan,
    createsOn: day,
    createsAtMs: startOfDay(day, timezone),
    approveByMs: startOfDay(addDays(day, 1), timezone) - 1,
  };
}

const SELECT_RUNS = `
  SELECT n.schedule_id, n.due_on::text AS due_on, n.status, n.execution_date::text AS execution_date,
         n.is_changed, n.batch_id, n.version, n.problem_code, n.problem_detail, n.problem_params,
         n.problem_since,
         n.standing_reasons, n.duplicate_reason, n.decided_by, u.name AS decided_by_name, n.reason,
         b.status AS batch_status, b.withdrawal_count, b.total_amount_minor,
         w.amount_minor AS swept_minor, w.funding_id
    FROM (SELECT *
            FROM schedule_runs
           WHERE schedule_id = ANY($1) AND due_on BETWEEN $2::date AND $3::date
           UNION
          SELECT *
            FROM schedule_runs
           WHERE schedule_id = ANY($1) AND status IN ('PLANNED', 'WAITING_FOR_FILE', 'MISSED')) n
    -- OFFSET 0 makes PostgreSQL look each batch up by its key instead of reading all of them.
    LEFT JOIN LATERAL (
           SELECT status, withdrawal_count, total_amount_minor FROM batches WHERE id = n.batch_id OFFSET 0
         ) b ON true
    LEFT JOIN schedule_sweeps w ON w.schedule_id = n.schedule_id AND w.due_on = n.due_on
    LEFT JOIN users u ON u.id = n.decided_by`;

/** PostgreSQL does not say which column a UNION takes its values from, so their sets are named here. */
export type RunRow = Omit<RowOf<typeof SELECT_RUNS>, 'status' | 'standing_reasons'> & {
  status: RunStatus;
  standing_reasons: StandingReason[];
};

/** The recorded runs of schedules that are due from one day to another, and all that wait for something. */
export async function loadRuns(
  db: Queryable,
  scheduleIds: readonly string[],
  from: string,
  to: string,
): Promise<RunRow[]> {
  return (await db.query(SELECT_RUNS, [[...scheduleIds], from, to])) as RunRow[];
}

/** Whether a recorded run still waits for its batch. */
export function isOpenRun({ status }: Pick<RunRow, 'status'>): boolean {
  return runStates.next(status, 'miss') !== null;
}

/** A run with what is recorded about it. */
export interface KnownRun {
  plan: PlannedRun;
  recorded: RunRow | null;
  status: RunStatus;
  standingReasons: readonly StandingReason[];
}

/** A day on which a run is due, with what is recorded about it. */
interface KnownDay {
  dueOn: string;
  recorded: RunRow | null;
}

/**
 * The days from one to another on which runs are due, in order: those recorded, whatever the calendar says
 * now, and those that the calendar names from `runsFrom` on.
 */
export function knownDays(
  { calendar }: Pick<PlannedVersion, 'calendar'>,
  recorded: readonly RunRow[],
  { from, to, runsFrom, makesRuns }: Omit<RunsWanted, 'nowMs'>,
): KnownDay[] {
  const byDay = new Map(recorded.map((run) => [run.due_on!, run]));
  const days = new Set(byDay.keys());
  if (makesRuns) {
    const first = from > runsFrom ? from : runsFrom;
    for (const day of dueDays(calendar)) {
      if (day > to) break;
      if (day >= first) days.add(day);
    }
  }
  return [...days].sort().map((dueOn) => ({ dueOn, recorded: byDay.get(dueOn) ?? null }));
}

/** The plan and the status of a run. One that is not decided when its time has passed is missed. */
export function knownRun(
  version: Pick<StoredVersion, 'source'>,
  plan: ReturnType<typeof planOf>,
  { dueOn, recorded }: KnownDay,
  nowMs: number,
): KnownRun {
  const planned = plan(dueOn, recorded?.execution_date);
  return {
    plan: planned,
    recorded,
    status: recorded && !isOpenRun(recorded) ? recorded.status : openStatus(version, planned, nowMs),
    standingReasons: recorded?.standing_reasons ?? [],
  };
}

/** The runs of `knownDays`, each with its plan. */
export function knownRuns(
  version: PlannedVersion,
  plan: ReturnType<typeof planOf>,
  recorded: readonly RunRow[],
  wanted: RunsWanted,
): KnownRun[] {
  return knownDays(version, recorded, wanted).map((day) => knownRun(version, plan, day, wanted.nowMs));
}

export interface RunsWanted {
  from: string;
  to: string;
  runsFrom: string;
  /** Whether the schedule makes runs, or would after a pause. */
  makesRuns: boolean;
  nowMs: number;
}

function openStatus(
  { source }: Pick<StoredVersion, 'source'>,
  { approveByMs, createsAtMs }: PlannedRun,
  nowMs: number,
): RunStatus {
  if (approveByMs < nowMs) return 'MISSED';
  return source === 'NEW_FILE' && createsAtMs <= nowMs ? 'WAITING_FOR_FILE' : 'PLANNED';
}

/** A run moves by a few days, so that its due day can be this much before the day of its money. */
export const MOVES_DAYS = 14;

/** The due days from which on a run can still be open, for schedules that are looked at often. */
export function openFrom(nowMs: number, timezone: string): string {
  return addDays(dayOf(nowMs, timezone), -MOVES_DAYS);
}
