import {
  project,
  type Movement,
  type Projection,
  type Sweep,
} from '../../../domain/schedules/projected-balance.ts';
import { feeWithVat } from '../../../domain/payouts/fees.ts';
import { addDays, dayOf } from '../../../shared/calendar-day.ts';
import { groupBy } from '../../../shared/group-by.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { unitFees } from '../batches/create/check-rows.ts';
import type { DateSettings } from '../batches/dates/date-settings.ts';
import { shownExecution } from '../batches/dates/execution-of-batch.ts';
import type { EntityConfig } from '../entity/config/entity-config.ts';
import { versionOf, VERSION_COLUMNS, type StoredVersion } from './load-schedule.ts';
import { isOpenRun, knownRuns, loadRuns, MOVES_DAYS, openFrom, planOf } from './plan-runs.ts';

/** A batch, or a run whose batch does not exist yet, that leaves. */
export interface Leaving {
  kind: 'BATCH' | 'RUN' | 'SWEEP';
  id: string;
  dueOn: string | null;
  label: string;
  waitsForApproval: boolean;
  approveBy: string | null;
  day: string;
  amountMinor: bigint;
  feeMinor: bigint;
  /** Held money is no longer available, so it does not leave a second time. */
  isHeld: boolean;
  /** What a sweep takes depends on the balance of its day; null for a batch and a run. */
  sweep: Sweep | null;
}

export interface Expected extends Movement {
  id: string;
}

/** What decides about the days and fees of an entity's payments. */
export interface Projecting {
  entity: EntityConfig;
  settings: DateSettings;
  defaultRail: Rail;
  currency: Currency;
  at: Date;
  /** The last day, YYYY-MM-DD. */
  to: string;
}

/** The amount that is available now: less than the ledger has, while debits of the bank are not booked. */
export async function loadAvailable(db: Queryable, entityId: string, currency: Currency): Promise<bigint> {
  const [account] = await db.query(
    `SELECT balance_minor - not_available_of_funding(entity_id, currency) AS available_minor
       FROM ledger_accounts
      WHERE entity_id = $1 AND access_type = 'FUNDING' AND bucket = 'AVAILABLE' AND currency = $2`,
    [entityId, currency],
  );
  return account?.available_minor ?? 0n;
}

/** The batches and runs that leave until a day, in the order of the days, but for those of `except`. */
export async function loadLeaving(
  db: Queryable,
  projecting: Projecting,
  except: string | null = null,
): Promise<Leaving[]> {
  const leaving = [...(await batchesLeaving(db, projecting)), ...(await runsLeaving(db, projecting, except))];
  return leaving
    .filter(({ day }) => day <= projecting.to)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** Announced funding that has not come yet and is not late. */
export async function loadExpected(
  db: Queryable,
  { entity, currency, settings, at, to }: Projecting,
): Promise<Expected[]> {
  const today = dayOf(at.getTime(), settings.calendar.timezone);
  const rows = await db.query(
    `SELECT r.id, r.day, r.expected_minor
       FROM funding_records r
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.state = 'EXPECTED' AND r.day BETWEEN $3 AND $4
      ORDER BY r.day, r.id`,
    [entity.entityId, currency, today, to],
  );
  return rows.map(({ id, day, expected_minor }) => ({ id, day, amountMinor: expected_minor ?? 0n }));
}

/** What leaves as movements of the available balance, without sweeps. */
function movementsOf(leaving: readonly Leaving[]): Movement[] {
  return leaving.flatMap(({ day, amountMinor, feeMinor, isHeld, sweep }) =>
    isHeld || sweep ? [] : [{ day, amountMinor: -(amountMinor + feeMinor) }],
  );
}

/**
 * The balance of each day with what leaves and comes, and `own` movements and sweeps besides. The amounts of
 * the sweeps that leave are those of the projection.
 */
export function projectLeaving(
  availableMinor: bigint,
  { leaving, expected }: { leaving: readonly Leaving[]; expected: readonly Movement[] },
  today: string,
  own: { movements?: readonly Movement[]; sweeps?: readonly Sweep[] } = {},
): Projection & { leaving: Leaving[] } {
  const swept = leaving.filter(({ sweep }) => sweep !== null);
  const projection = project(
    availableMinor,
    [...movementsOf(leaving), ...expected, ...(own.movements ?? [])],
    today,
    [...swept.map(({ sweep }) => sweep!), ...(own.sweeps ?? [])],
  );
  const amountOf = new Map(swept.map((one, index) => [one, projection.sweptMinor[index]!]));
  return {
    ...projection,
    leaving: leaving.map((one) => ({ ...one, amountMinor: amountOf.get(one) ?? one.amountMinor })),
  };
}

async function batchesLeaving(
  db: Queryable,
  { entity, currency, settings, at }: Projecting,
): Promise<Leaving[]> {
  const rows = await db.query(
    `SELECT b.id, b.label, b.status, b.total_amount_minor,
            b.total_unit_fee_minor + b.total_vat_minor AS total_fee_minor, b.release_at AS "releaseAt",
            b.execution_date::text AS "executionDate", b.if_not_banking_day AS "ifNotBankingDay",
            b.execution_rails AS "executionRails", b.moves_on::text AS "movesOn",
            b.move_reasons AS "moveReasons", b.expires_at AS "expiresAt"
       FROM batches b
      WHERE b.entity_id = $1 AND b.currency = $2 AND b.status IN ('PENDING_APPROVAL', 'APPROVED')
      ORDER BY b.created_at
      LIMIT 2000`,
    [entity.entityId, currency],
  );
  const today = dayOf(at.getTime(), settings.calendar.timezone);
  return rows.map((row) => {
    const { movesOn, possibleOn, approveBy } = shownExecution(row, settings, at);
    const waits = row.status === 'PENDING_APPROVAL';
    return {
      kind: 'BATCH',
      id: row.id,
      dueOn: null,
      label: row.label,
      waitsForApproval: waits,
      approveBy: waits ? (approveBy ?? row.expiresAt.toISOString()) : null,
      day: movesOn ?? possibleOn ?? today,
      amountMinor: row.total_amount_minor,
      feeMinor: row.total_fee_minor ?? 0n,
      isHeld: !waits,
      sweep: null,
    };
  });
}

async function runsLeaving(
  db: Queryable,
  { entity, currency, settings, defaultRail, at, to }: Projecting,
  except: string | null,
): Promise<Leaving[]> {
  const rows = await db.query(
    `SELECT s.id, s.runs_from::text AS runs_from, ${VERSION_COLUMNS},
            (SELECT jsonb_object_agg(c.rail, c.count)
               FROM (SELECT r.rail, count(*) AS count
                       FROM schedule_rows r
                      WHERE r.schedule_id = v.schedule_id AND r.version = v.version
                      GROUP BY r.rail) c) AS counts,
            (SELECT coalesce(sum(b.total_amount_minor), 0)::bigint
               FROM batches b
              WHERE b.schedule_id = s.id AND b.standing_version = s.version AND v.source = 'FUNDING'
                AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')) AS swept_minor
       FROM schedules s
       JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = s.version
      WHERE s.entity_id = $1 AND s.currency = $2 AND s.status = 'ACTIVE' AND v.source <> 'COLLECTION'
        AND s.id IS DISTINCT FROM $3`,
    [entity.entityId, currency, except],
  );
  const nowMs = at.getTime();
  const open = openFrom(nowMs, settings.calendar.timezone);
  // A run that is due later may be paid before: on the banking day before a weekend, for example.
  const dueUntil = addDays(to, MOVES_DAYS);
  const recorded = await loadRuns(
    db,
    rows.map(({ id }) => id),
    open,
    dueUntil,
  );
  const byId = groupBy(recorded, ({ schedule_id }) => schedule_id);
  const fees = unitFees(entity);
  return rows.flatMap((row) => {
    const version = versionOf(row);
    const plan = planOf(version, settings, defaultRail);
    const wanted = { from: open, to: dueUntil, runsFrom: row.runs_from!, makesRuns: true, nowMs };
    const counts = Object.entries((row.counts ?? {}) as unknown as Partial<Record<Rail, number>>);
    const feeMinor = counts.reduce(
      (sum, [rail, count]) => sum + BigInt(count) * feeWithVat(fees.get(rail as Rail) ?? NO_FEE),
      0n,
    );
    return knownRuns(version, plan, byId.get(row.id) ?? [], wanted)
      .filter((run) => (!run.recorded || isOpenRun(run.recorded)) && run.status !== 'MISSED')
      .filter(({ plan: { dueOn, paysOn } }) => isWithin(version, paysOn ?? dueOn))
      .map(({ plan: { dueOn, paysOn, approveByMs }, recorded: run }) => ({
        kind: version.source === 'FUNDING' ? ('SWEEP' as const) : ('RUN' as const),
        id: row.id,
        dueOn,
        label: version.label,
        waitsForApproval: version.approvalMode === 'EACH_RUN' || run?.is_changed === true,
        approveBy: new Date(approveByMs).toISOString(),
        day: paysOn ?? run?.execution_date ?? dueOn,
        amountMinor: version.totalAmountMinor,
        feeMinor,
        isHeld: false,
        sweep: sweepOf(version, paysOn ?? dueOn, feeMinor, row.swept_minor ?? 0n),
      }));
  });
}

/** Nothing is swept after the last day of a standing approval; other runs then wait for approval. */
function isWithin({ source, limits }: StoredVersion, day: string): boolean {
  return source !== 'FUNDING' || limits === null || day <= limits.validUntil;
}

/** What a sweep from FUNDING takes on a day; null for runs that pay what their version says. */
function sweepOf(
  { source, scheduleId, limits, keepMinor }: StoredVersion,
  day: string,
  feeMinor: bigint,
  sweptMinor: bigint,
): Sweep | null {
  if (source !== 'FUNDING' || limits === null || keepMinor === null) return null;
  const { perRunMinor, totalMinor } = limits;
  return {
    day,
    mostMinor: perRunMinor,
    keepMinor,
    feeMinor,
    limit: totalMinor === null ? null : { scheduleId, leftMinor: totalMinor - sweptMinor },
  };
}

const NO_FEE = { unitFeeMinor: 0n, vatMinor: 0n };

/** The day that is this many days after today. */
export function daysAhead({ settings, at }: Pick<Projecting, 'settings' | 'at'>, days: number): string {
  return addDays(dayOf(at.getTime(), settings.calendar.timezone), days);
}
