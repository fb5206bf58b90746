import { project } from '../../../../domain/schedules/projected-balance.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { loadDateSettings } from '../../batches/dates/date-settings.ts';
import { loadEntityConfig } from '../../entity/config/entity-config.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import {
  daysAhead,
  loadAvailable,
  loadExpected,
  loadLeaving,
  movementsOf,
} from '../../schedules/load-movements.ts';
import { withoutAmount } from './about-set-up.ts';
import type { Attention } from './attention-item.ts';

/** Money that is missing later than this can still come. */
const SHORT_WITHIN_DAYS = 7;

/**
 * Versions of schedules that wait for approval, schedules that Outlay has suspended, and runs that were
 * missed, wait for their withdrawals or cannot be created.
 */
export async function aboutSchedules({ database }: Context, entityId: string): Promise<Attention[]> {
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE x.kind = 'WAITS')::int AS waits,
            max(x.at) FILTER (WHERE x.kind = 'WAITS') AS waits_at,
            count(*) FILTER (WHERE x.kind = 'SUSPENDED')::int AS suspended,
            max(x.at) FILTER (WHERE x.kind = 'SUSPENDED') AS suspended_at,
            count(*) FILTER (WHERE x.kind = 'RUN')::int AS runs,
            max(x.at) FILTER (WHERE x.kind = 'RUN') AS runs_at
       FROM (SELECT 'WAITS' AS kind, v.created_at AS at
               FROM schedules s
               JOIN schedule_versions v ON v.schedule_id = s.id AND v.status = 'PENDING_APPROVAL'
              WHERE s.entity_id = $1
              UNION ALL
             SELECT 'SUSPENDED', s.suspended_at
               FROM schedules s
              WHERE s.entity_id = $1 AND s.status = 'SUSPENDED'
              UNION ALL
             SELECT 'RUN', n.updated_at
               FROM schedules s
               JOIN schedule_runs n ON n.schedule_id = s.id
              WHERE s.entity_id = $1 AND s.status IN ('ACTIVE', 'PAUSED', 'SUSPENDED')
                AND n.status IN ('PLANNED', 'WAITING_FOR_FILE', 'MISSED')
                AND (n.status <> 'PLANNED' OR n.problem_code IS NOT NULL)) x`,
    [entityId],
  );
  return [
    ...(row?.waits_at ? [withoutAmount('SCHEDULE_TO_APPROVE', row.waits_at, row.waits)] : []),
    ...(row?.suspended_at ? [withoutAmount('SCHEDULE_SUSPENDED', row.suspended_at, row.suspended)] : []),
    ...(row?.runs_at ? [withoutAmount('RUN_OPEN', row.runs_at, row.runs)] : []),
  ];
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
  const movements = [...movementsOf(leaving), ...(await loadExpected(database, projecting))];
  const available = await loadAvailable(database, entityId, currency);
  const { lowest } = project(available, movements, daysAhead({ settings, at }, 0));
  if (lowest.balanceMinor >= 0n) return [];
  return [
    {
      ...withoutAmount('MONEY_SHORT', active.at, null),
      currency,
      amount: formatAmount(-lowest.balanceMinor, currency),
    },
  ];
}
