import {
  intervalBetween,
  nextRuns,
  type NextRun,
  type RunDay,
} from '../../../../domain/business-days/next-run.ts';
import { addDays, dayOf } from '../../../../shared/calendar-day.ts';
import { explain, type Explained } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import type { RunInterval } from '../../../../shared/terms.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { countryOfEntity } from '../../entity/config/entity-country.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { loadHolidays } from '../dates/date-settings.ts';

/** A move crosses at most this many days, so holidays are read from that many days before a batch. */
const LONGEST_MOVE_DAYS = 10;

/** An earlier batch of which another one may be the next run. */
interface EarlierBatch extends RunDay {
  id: string;
  label: string;
  withdrawals: number;
  createdAt: Date;
}

/** An earlier batch, and how long after it its next run follows. */
export interface EarlierRun extends EarlierBatch {
  interval: RunInterval;
}

/** An earlier batch, and the days on which a batch that repeats it is its next run. */
interface RunDays extends EarlierBatch {
  /** For a batch with an execution date. */
  dated: NextRun[];
  /** For a batch that is created now without one; null: it is not the next run. */
  now: RunInterval | null;
}

/** The day of a new batch: its execution date, or today. */
interface NewDay {
  executionDate: string | null;
  at: Date;
}

/** How long after an earlier batch a new one is its next run; null when it is not, or not of this entity. */
export async function earlierRun(
  db: Queryable,
  entityId: string,
  batchId: string,
  { executionDate, at }: NewDay,
): Promise<EarlierRun | null> {
  const { timezone, batches, calendar } = await loadBatches(db, entityId, [batchId], at);
  const [earlier] = batches;
  if (!earlier) return null;
  const day = executionDate ?? dayOf(at.getTime(), timezone);
  const interval = intervalBetween(earlier, { day, isExecutionDate: executionDate !== null }, calendar);
  return interval && { ...earlier, interval };
}

/** Throws 400 `not_the_next_run` unless a batch can be the next run of the earlier one by its day. */
export async function requireEarlierRun(
  db: Queryable,
  entityId: string,
  batchId: string,
  day: NewDay,
): Promise<EarlierRun> {
  const run = await earlierRun(db, entityId, batchId, day);
  if (run) return run;
  const [known] = await db.query('SELECT label FROM batches WHERE entity_id = $1 AND id = $2', [
    entityId,
    batchId,
  ]);
  throw notTheNextRun(
    known
      ? explain('not_the_next_run.day', { label: known.label })
      : explain('not_found', { resource: explain('resource.batch') }),
  );
}

/** The refusal of an answer that does not fit the batch. */
export function notTheNextRun(message: Explained): Error {
  return refused('not_the_next_run', message, [fieldError('repeatsBatchId', 'not_the_next_run', message)]);
}

/** The days on which a batch that repeats one of these earlier ones is its next run. */
export async function runDaysOf(
  db: Queryable,
  entityId: string,
  batchIds: readonly string[],
  at: Date,
): Promise<RunDays[]> {
  if (batchIds.length === 0) return [];
  const { timezone, batches, calendar } = await loadBatches(db, entityId, batchIds, at);
  const today = { day: dayOf(at.getTime(), timezone), isExecutionDate: false };
  return batches.map((earlier) => ({
    ...earlier,
    dated: nextRuns(earlier, true, calendar),
    now: intervalBetween(earlier, today, calendar),
  }));
}

async function loadBatches(db: Queryable, entityId: string, batchIds: readonly string[], at: Date) {
  const { timezone } = await loadPaymentConfig(db, entityId);
  const rows = await db.query(
    `SELECT id, label, withdrawal_count, created_at, execution_date::text AS execution_date
       FROM batches
      WHERE entity_id = $1 AND id = ANY ($2)`,
    [entityId, [...batchIds]],
  );
  const batches: EarlierBatch[] = rows.map((row) => ({
    id: row.id,
    label: row.label,
    withdrawals: row.withdrawal_count,
    createdAt: row.created_at,
    day: row.execution_date ?? dayOf(row.created_at.getTime(), timezone),
    isExecutionDate: row.execution_date !== null,
  }));
  const days = [dayOf(at.getTime(), timezone), ...batches.map(({ day }) => day)].sort();
  const from = addDays(days[0]!, -LONGEST_MOVE_DAYS);
  const country = await countryOfEntity(db, entityId);
  // Without a calendar of the country, only weekends move a run.
  const holidays = (await loadHolidays(db, entityId, country, from)) ?? new Map<string, string>();
  return { timezone, batches, calendar: { holidays } };
}
