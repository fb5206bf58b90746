import type { z } from 'zod';
import type { ScheduledRun, ScheduledWithdrawalForDisplay } from '../../../contract/schedules.ts';
import { approvalsRequired } from '../../../domain/payouts/approval-policy.ts';
import { needsOwnApproval } from '../../../domain/schedules/standing.ts';
import { addDays, dayOf } from '../../../shared/calendar-day.ts';
import { notFound } from '../../../shared/errors.ts';
import { groupBy } from '../../../shared/group-by.ts';
import type { Params } from '../../../shared/error-texts.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { ScheduleStatus } from '../../../shared/schedule-terms.ts';
import type { ApprovalLapse, Rail } from '../../../shared/terms.ts';
import type { Queryable, RowOf } from '../../platform/database/pool.ts';
import { loadDateSettings, type DateSettings } from '../batches/dates/date-settings.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { loadVersion, versionOf, VERSION_COLUMNS, type StoredVersion } from './load-schedule.ts';
import {
  isOpenRun,
  knownDays,
  knownRun,
  loadRuns,
  openFrom,
  planOf,
  type KnownRun,
  type RunRow,
} from './plan-runs.ts';
import { signersNeeded } from './signers-needed.ts';
import { requirementOfStanding } from './signers-of-version.ts';
import { isWaiting, loadWaitingBatches, type WaitingBatch, type WaitingRun } from './waiting-runs.ts';

export type ScheduleForDisplay = z.input<typeof ScheduledWithdrawalForDisplay>;
export type RunForDisplay = z.input<typeof ScheduledRun>;

/** The author and the approvals of a version `v`. */
export const SIGNED_COLUMNS = `
  v.created_at AS version_created_at, author.name AS created_by_name,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'userId', a.user_id, 'name', u.name,
            'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
            'lapsed', approval_lapse(u.disabled_at, u.roles)) ORDER BY a.approved_at, a.user_id), '[]')
     FROM schedule_approvals a
     JOIN users u ON u.id = a.user_id
    WHERE a.schedule_id = v.schedule_id AND a.version = v.version) AS approvals` as const;

/** Schedules with the version that is shown. The caller appends a WHERE and an ORDER BY over `s`. */
export const SELECT_SCHEDULES = `
  SELECT s.id, s.currency, s.kind, s.status, s.latest_version, s.runs_from::text AS runs_from,
         s.suspended_code, s.suspended_due_on::text AS suspended_due_on, s.suspended_at, s.status_reason,
         s.created_at, s.updated_at, p.version AS pending_version, p.expires_at AS pending_expires_at,
         ${VERSION_COLUMNS}, ${SIGNED_COLUMNS}
    FROM schedules s
    JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = coalesce(s.version, s.latest_version)
    JOIN users author ON author.id = v.created_by
    LEFT JOIN schedule_versions p ON p.schedule_id = s.id AND p.status = 'PENDING_APPROVAL'` as const;

export type ScheduleRow = RowOf<typeof SELECT_SCHEDULES>;

interface StoredSigner {
  userId: string;
  name: string;
  approvedAtMs: number;
  lapsed: ApprovalLapse | null;
}

/** How far ahead the next runs of a schedule are looked for. */
const AHEAD_DAYS = 1_200;
const NEXT_RUNS = 3;

const MAKES_RUNS: readonly ScheduleStatus[] = ['PENDING_APPROVAL', 'ACTIVE', 'PAUSED', 'SUSPENDED'];

export function makesRuns(status: ScheduleStatus): boolean {
  return MAKES_RUNS.includes(status);
}

/** Schedules of one entity as the interface shows them. */
export async function displaySchedules(
  db: Queryable,
  entityId: string,
  rows: readonly ScheduleRow[],
  at: Date,
): Promise<ScheduleForDisplay[]> {
  if (rows.length === 0) return [];
  const settings = await loadDateSettings(db, entityId, at);
  const { defaultRail } = await loadPaymentConfig(db, entityId);
  const zone = settings?.calendar.timezone ?? 'UTC';
  const to = addDays(dayOf(at.getTime(), zone), AHEAD_DAYS);
  const froms = rows.map((row) => lookedAtFrom(row, at, zone));
  const ids = rows.map(({ id }) => id);
  const runs = await loadRuns(db, ids, froms.toSorted()[0]!, to);
  const byId = groupBy(runs, ({ schedule_id }) => schedule_id);
  const batches = await loadWaitingBatches(db, runs);
  return rows.map((row) =>
    display(row, byId.get(row.id) ?? [], settings && { settings, defaultRail, at, to, batches }),
  );
}

/** One schedule. Throws 404. */
export async function loadScheduleForDisplay(
  db: Queryable,
  entityId: string,
  id: string,
  at: Date,
): Promise<ScheduleForDisplay> {
  const rows = await db.query(`${SELECT_SCHEDULES} WHERE s.entity_id = $1 AND s.id = $2`, [entityId, id]);
  const [shown] = await displaySchedules(db, entityId, rows, at);
  if (!shown) throw notFound('schedule');
  return { ...shown, signers: await signersOfPending(db, entityId, shown) };
}

/** The signers that the version of a schedule still waits for; null where the policy names no group. */
async function signersOfPending(
  db: Queryable,
  entityId: string,
  { id, currency, pendingVersion }: Pick<ScheduleForDisplay, 'id' | 'currency' | 'pendingVersion'>,
): Promise<ScheduleForDisplay['signers']> {
  if (pendingVersion === null) return null;
  const version = await loadVersion(db, id, pendingVersion);
  if (version.approvalMode === 'EACH_RUN') return null;
  const { approvalAmountMinor, rails, createdBy: authorId, approvalsRequired: atFirst } = version;
  const { approvalRules } = await loadPaymentConfig(db, entityId);
  const base = Math.max(atFirst, approvalsRequired(approvalRules, currency, approvalAmountMinor));
  const content = { currency, approvalAmountMinor, rails, authorId };
  const requirement = await requirementOfStanding(db, entityId, content, base);
  const signed = await db.query(
    `SELECT a.user_id
       FROM schedule_approvals a
       JOIN users u ON u.id = a.user_id
      WHERE a.schedule_id = $1 AND a.version = $2 AND approval_lapse(u.disabled_at, u.roles) IS NULL
      ORDER BY a.approved_at, a.user_id`,
    [id, pendingVersion],
  );
  const people = signed.map(({ user_id: userId }) => userId);
  return signersNeeded(db, entityId, requirement, { authorId, signed: people });
}

interface Planning {
  settings: DateSettings;
  defaultRail: Rail;
  at: Date;
  to: string;
  /** What the batches of runs wait for. */
  batches: ReadonlyMap<string, WaitingBatch>;
}

function display(
  row: ScheduleRow,
  recorded: readonly RunRow[],
  planning: Planning | null,
): ScheduleForDisplay {
  const version = versionOf(row);
  const { currency, status } = row;
  const runs = planning && makesRuns(status) ? runsOf(row, version, recorded, planning) : NO_RUNS;
  const isSuspended = status === 'SUSPENDED';
  return {
    id: row.id,
    kind: row.kind,
    status,
    currency,
    version: version.version,
    pendingVersion: row.pending_version,
    latestVersion: row.latest_version,
    ...displayContent(row, currency),
    nextRuns: runs.next.map((run) => displayRun(run, version, currency)),
    waitingRuns: planning ? waitingOf(version, recorded, planning) : [],
    signers: null,
    missedCount: runs.missedCount,
    suspension: isSuspended
      ? { code: row.suspended_code!, dueOn: row.suspended_due_on!, at: row.suspended_at!.toISOString() }
      : null,
    statusReason: row.status_reason,
    expiresAt: row.pending_expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What a list shows of the runs of a schedule. */
interface ShownRuns {
  next: KnownRun[];
  missedCount: number;
}

const NO_RUNS: ShownRuns = { next: [], missedCount: 0 };

/** The next runs, and how many were missed. Each plan takes time: only runs that are shown are planned. */
function runsOf(
  row: ScheduleRow,
  version: StoredVersion,
  recorded: readonly RunRow[],
  { settings, defaultRail, at, to }: Planning,
): ShownRuns {
  const { timezone } = settings.calendar;
  const from = lookedAtFrom(row, at, timezone);
  const days = knownDays(version, recorded, { from, to, runsFrom: row.runs_from!, makesRuns: true });
  const plan = planOf(version, settings, defaultRail);
  const open = openFrom(at.getTime(), timezone);
  const next: KnownRun[] = [];
  let missedCount = 0;
  for (const day of days) {
    const isRecorded = day.recorded !== null && !isOpenRun(day.recorded);
    if (isRecorded || (day.dueOn < open && !day.recorded?.execution_date)) {
      if (!isRecorded || day.recorded?.status === 'MISSED') missedCount += 1;
      continue;
    }
    if (next.length === NEXT_RUNS) continue;
    const run = knownRun(version, plan, day, at.getTime());
    if (run.status === 'MISSED') missedCount += 1;
    else next.push(run);
  }
  return { next, missedCount };
}

/** The runs whose batches wait for approval. */
function waitingOf(
  version: StoredVersion,
  recorded: readonly RunRow[],
  { settings, defaultRail, batches }: Planning,
): WaitingRun[] {
  const plan = planOf(version, settings, defaultRail);
  return recorded
    .filter(isWaiting)
    .sort((one, other) => (one.due_on! < other.due_on! ? -1 : 1))
    .flatMap(({ batch_id: batchId, due_on, execution_date: executionDate }) => {
      const batch = batches.get(batchId!);
      if (!batch) return [];
      const dueOn = due_on!;
      const { approveByMs } = plan(dueOn, executionDate);
      const approveBy = new Date(approveByMs).toISOString();
      return [{ dueOn, executionDate: executionDate ?? dueOn, batchId: batchId!, approveBy, ...batch }];
    });
}

/** From which day on runs can be open: while a schedule rests, none of them is recorded. */
function lookedAtFrom({ runs_from }: Pick<ScheduleRow, 'runs_from'>, at: Date, timezone: string): string {
  const open = openFrom(at.getTime(), timezone);
  return runs_from! < open ? runs_from! : open;
}

/** The content of a version as the interface shows it. */
export function displayContent(
  row: Parameters<typeof versionOf>[0] &
    Pick<ScheduleRow, 'version_created_at' | 'created_by_name' | 'approvals'>,
  currency: Currency,
) {
  const version = versionOf(row);
  const { limits } = version;
  return {
    label: version.label,
    approvalMode: version.approvalMode,
    source: version.source,
    rail: version.rail,
    calendar: { ...version.calendar, ifNotBankingDay: version.rule },
    createDaysAhead: version.createDaysAhead,
    limits: limits && {
      perRun: formatAmount(limits.perRunMinor, currency),
      total: limits.totalMinor === null ? null : formatAmount(limits.totalMinor, currency),
      validUntil: limits.validUntil,
    },
    keepAmount: version.keepMinor === null ? null : formatAmount(version.keepMinor, currency),
    ifShort: version.ifShort,
    withdrawalCount: version.withdrawalCount,
    totalAmount: formatAmount(version.totalAmountMinor, currency),
    contentDigest: version.contentDigest,
    approvalsRequired: version.approvalsRequired,
    approvals: (row.approvals as unknown as StoredSigner[]).map(({ userId, name, approvedAtMs, lapsed }) => ({
      by: { userId, name },
      at: new Date(approvedAtMs).toISOString(),
      lapsed: lapsed !== null,
    })),
    createdBy: { userId: version.createdBy, name: row.created_by_name },
    createdAt: row.version_created_at.toISOString(),
  };
}

/** A run as the interface shows it. */
export function displayRun(
  { plan, recorded, status, standingReasons }: KnownRun,
  version: Pick<StoredVersion, 'withdrawalCount' | 'totalAmountMinor' | 'limits'>,
  currency: Currency,
): RunForDisplay {
  const decided = recorded?.decided_by ?? null;
  return {
    dueOn: plan.dueOn,
    executionDate: recorded?.execution_date ?? plan.dueOn,
    paysOn: plan.paysOn,
    reasons: [...plan.reasons],
    createsOn: plan.createsOn,
    approveBy: new Date(plan.approveByMs).toISOString(),
    needsApproval:
      (recorded?.is_changed ?? false) ||
      needsOwnApproval(version.limits, plan.paysOn ?? recorded?.execution_date ?? plan.dueOn),
    status,
    batchId: recorded?.batch_id ?? null,
    batchStatus: recorded?.batch_status ?? null,
    withdrawalCount: recorded?.withdrawal_count ?? version.withdrawalCount,
    totalAmount: formatAmount(
      recorded?.swept_minor ?? recorded?.total_amount_minor ?? version.totalAmountMinor,
      currency,
    ),
    fundingRecordId: recorded?.funding_id ?? null,
    version: recorded?.version ?? null,
    isChanged: recorded?.is_changed ?? false,
    problem:
      recorded?.problem_code == null
        ? null
        : {
            code: recorded.problem_code,
            detail: recorded.problem_detail ?? '',
            ...(recorded.problem_params ? { params: recorded.problem_params as Params } : {}),
            since: recorded.problem_since!.toISOString(),
          },
    standingReasons: [...standingReasons],
    decidedBy: decided === null ? null : { userId: decided, name: recorded!.decided_by_name ?? '' },
    reason: recorded?.reason ?? null,
  };
}
