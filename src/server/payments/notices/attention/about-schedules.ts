import { formatAmount } from '../../../../shared/money.ts';
import type { AttentionKind } from '../../../../shared/terms.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadDateSettings } from '../../batches/dates/date-settings.ts';
import { loadEntityConfig } from '../../entity/config/entity-config.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import {
  daysAhead,
  loadAvailable,
  loadExpected,
  loadLeaving,
  projectLeaving,
} from '../../schedules/load-movements.ts';
import { displaySchedules, SELECT_SCHEDULES } from '../../schedules/schedule-for-display.ts';
import { loadUnrecordedMisses, type UnrecordedMiss } from '../../schedules/unrecorded-misses.ts';
import { withoutAmount } from './about-set-up.ts';
import type { Attention } from './attention-item.ts';

/** Money that is missing later than this can still come. */
const SHORT_WITHIN_DAYS = 7;

type AboutSchedule = NonNullable<Attention['schedule']>;

/**
 * Versions of schedules that wait for approval, schedules that Outlay has suspended, and runs that were
 * missed, wait for their withdrawals or cannot be created.
 */
export async function aboutSchedules({ database, clock }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT x.kind, count(*)::int AS count, max(x.at) AS at,
            (array_agg(x.schedule ORDER BY x.due_on, x.at))[1] AS first
       FROM (SELECT 'SCHEDULE_TO_APPROVE' AS kind, v.created_at AS at, NULL::date AS due_on,
                    jsonb_build_object('id', s.id, 'label', v.label, 'dueOn', NULL, 'run', NULL) AS schedule
               FROM schedules s
               JOIN schedule_versions v ON v.schedule_id = s.id AND v.status = 'PENDING_APPROVAL'
              WHERE s.entity_id = $1 AND s.status <> 'ENDED'
              UNION ALL
             SELECT 'SCHEDULE_SUSPENDED', s.suspended_at, s.suspended_due_on,
                    jsonb_build_object('id', s.id, 'label', v.label, 'dueOn', s.suspended_due_on, 'run', NULL)
               FROM schedules s
               JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = s.version
              WHERE s.entity_id = $1 AND s.status = 'SUSPENDED'
              UNION ALL
             SELECT 'RUN_OPEN', n.updated_at, n.due_on,
                    jsonb_build_object('id', s.id, 'label', v.label, 'dueOn', n.due_on,
                      'run', CASE n.status WHEN 'PLANNED' THEN 'NOT_CREATED' ELSE n.status END)
               FROM schedules s
               JOIN schedule_runs n ON n.schedule_id = s.id
               JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = s.version
              WHERE s.entity_id = $1 AND s.status IN ('ACTIVE', 'PAUSED', 'SUSPENDED')
                AND n.status IN ('PLANNED', 'WAITING_FOR_FILE', 'MISSED')
                AND (n.status <> 'PLANNED' OR n.problem_code IS NOT NULL)) x
      GROUP BY x.kind
      ORDER BY x.kind`,
    [entityId],
  );
  const matters = withUnrecorded(
    rows.map(({ kind, count, at, first }) => ({
      ...withoutAmount(kind as AttentionKind, at!, count),
      schedule: first as unknown as AboutSchedule,
    })),
    await loadUnrecordedMisses(database, entityId, nowOf(clock)),
  );
  const untilOf = await lastMoments(
    database,
    entityId,
    matters.map(({ schedule }) => schedule.id),
    nowOf(clock),
  );
  return matters.map((matter) => ({ ...matter, until: untilOf(matter.kind, matter.schedule) }));
}

type AboutSchedules = Attention & { schedule: AboutSchedule };

/** Adds the runs that schedules missed while they rest to the open runs that are recorded. */
function withUnrecorded(
  matters: readonly AboutSchedules[],
  misses: readonly UnrecordedMiss[],
): readonly AboutSchedules[] {
  const [first] = misses;
  if (!first) return matters;
  const last = misses.map(({ missedAt }) => missedAt).reduce((one, other) => (one > other ? one : other));
  const { id, label, dueOn } = first;
  const missed: AboutSchedules = {
    ...withoutAmount('RUN_OPEN', last, misses.length),
    schedule: { id, label, dueOn, run: 'MISSED' },
  };
  const open = matters.find(({ kind }) => kind === 'RUN_OPEN');
  if (!open) return [...matters, missed];
  const isEarlier = (open.schedule.dueOn ?? '') <= dueOn;
  const both = {
    ...(isEarlier ? open : missed),
    at: open.at > missed.at ? open.at : missed.at,
    count: (open.count ?? 0) + misses.length,
  };
  return matters.map((one) => (one === open ? both : one));
}

/**
 * The last moment at which something can be done: to approve a version for its first run, and at all; to
 * approve the run of a suspended schedule; to send the file of a run, or to remove what stops it. Null for a
 * run that was missed.
 */
async function lastMoments(
  db: Queryable,
  entityId: string,
  ids: readonly string[],
  at: Date,
): Promise<(kind: AttentionKind, about: AboutSchedule) => string | null> {
  if (ids.length === 0) return () => null;
  const rows = await db.query(`${SELECT_SCHEDULES} WHERE s.entity_id = $1 AND s.id = ANY ($2)`, [
    entityId,
    [...new Set(ids)],
  ]);
  const shown = await displaySchedules(db, entityId, rows, at);
  return (kind, { id, dueOn, run }) => {
    const schedule = shown.find((one) => one.id === id);
    if (!schedule) return null;
    const { status, expiresAt, nextRuns, waitingRuns } = schedule;
    if (kind === 'SCHEDULE_TO_APPROVE') {
      const first = status === 'PENDING_APPROVAL' ? nextRuns[0]?.approveBy : undefined;
      return [first, expiresAt].flatMap((moment) => moment ?? []).toSorted()[0] ?? null;
    }
    if (kind === 'SCHEDULE_SUSPENDED')
      return waitingRuns.find((one) => one.dueOn === dueOn)?.approveBy ?? null;
    return run === 'MISSED' ? null : (nextRuns.find((one) => one.dueOn === dueOn)?.approveBy ?? null);
  };
}

/**
 * Money that will be missing within a week for what leaves by then, if a schedule makes a part of it. Batches
 * alone are what LOW_BALANCE is about.
 */
export async function moneyForRuns({ database, clock }: Context, entityId: string): Promise<Attention[]> {
  const [active] = await database.query(
    `SELECT max(s.updated_at) AS at FROM schedules s WHERE s.entity_id = $1 AND s.status = 'ACTIVE'`,
    [entityId],
  );
  if (!active?.at) return [];
  const at = nowOf(clock);
  const entity = await loadEntityConfig(database, entityId);
  const settings = entity && (await loadDateSettings(database, entityId, at, entity));
  if (!entity || !settings) return [];
  const { defaultRail } = await loadPaymentConfig(database, entityId);
  const { currency } = entity.country;
  const to = daysAhead({ settings, at }, SHORT_WITHIN_DAYS);
  const projecting = { entity, settings, defaultRail, currency, at, to };
  const leaving = await loadLeaving(database, projecting);
  if (leaving.every(({ kind }) => kind === 'BATCH')) return [];
  const expected = await loadExpected(database, projecting);
  const available = await loadAvailable(database, entityId, currency);
  const { lowest } = projectLeaving(available, { leaving, expected }, daysAhead({ settings, at }, 0));
  if (lowest.balanceMinor >= 0n) return [];
  return [
    {
      ...withoutAmount('MONEY_SHORT', active.at, null),
      currency,
      amount: formatAmount(-lowest.balanceMinor, currency),
    },
  ];
}
