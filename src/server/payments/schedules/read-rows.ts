import type { z } from 'zod';
import type { ScheduledWithdrawalRequest } from '../../../contract/schedules.ts';
import { dueDaysFrom, type ScheduleCalendar } from '../../../domain/schedules/due-days.ts';
import {
  hasPlaceholder,
  LONGEST_MONTH,
  referenceOn,
  withPlaceholders,
  withReferences,
} from '../../../domain/schedules/references.ts';
import {
  requestOfColumns,
  type CanonicalWithdrawal,
  type CheckedWithdrawal,
  type WithdrawalInput,
} from '../../../domain/withdrawal/shapes.ts';
import { explain } from '../../../shared/error-texts.ts';
import { MOST_SCHEDULE_ROWS } from '../../../shared/schedule-terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { FIELD_COLUMNS } from '../base/withdrawal-columns.ts';
import { checkRows } from '../batches/create/check-rows.ts';
import type { EntityConfig } from '../entity/config/entity-config.ts';
import type { SavedPaymentConfig } from '../entity/config/payment-config.ts';
import { dayOfBatch } from './day-of-batch.ts';
import { invalid } from './invalid-schedule.ts';
import { referencesOf, type ReferenceOfRun } from './references-of-rows.ts';

export type ContentRequest = z.output<typeof ScheduledWithdrawalRequest>;

/** The checked withdrawals of a run. Amounts in minor units. */
export interface CheckedRows {
  /** References have placeholders for the month of a run. */
  withdrawals: readonly CheckedWithdrawal[];
  totalAmountMinor: bigint;
  /** The references that name a month, and what becomes of them. */
  references: readonly ReferenceOfRun[];
}

/**
 * The checked rows of a request, with placeholders in their references. What is checked is the reference of
 * the month with the longest name, so that every run fits.
 */
export async function readRows(
  db: Queryable,
  entity: EntityConfig,
  config: SavedPaymentConfig,
  request: ContentRequest,
  days: { calendar: ScheduleCalendar; today: string; timezone: string },
): Promise<CheckedRows> {
  const { source, currency, rail, withdrawals, fromBatchId, monthsInReferences: language } = request;
  if (source === 'NEW_FILE' || source === 'COLLECTION')
    return { withdrawals: [], totalAmountMinor: 0n, references: [] };
  const rows = withdrawals ?? (await rowsOfBatch(db, entity.entityId, fromBatchId!));
  if (rows.length === 0)
    throw invalid([['fromBatchId', explain('not_found', { resource: explain('resource.batch') })]]);
  if (rows.length > MOST_SCHEDULE_ROWS)
    throw invalid([['fromBatchId', explain('invalid_schedule.too_many', { most: MOST_SCHEDULE_ROWS })]]);
  const [nextRun = days.today] = dueDaysFrom(days.calendar, days.today, 1);
  const writtenOn = fromBatchId ? await dayOfBatch(db, fromBatchId, days.timezone) : nextRun;
  const templates = language
    ? rows.map((row) => withReferences(row, (text) => withPlaceholders(text, writtenOn, language)))
    : rows;
  const checked = await checkRows(
    db,
    entity,
    {
      currency,
      withdrawals: templates.map((row) => withReferences(row, (text) => referenceOn(text, LONGEST_MONTH))),
    },
    rail ?? config.defaultRail,
  );
  return {
    totalAmountMinor: checked.totalAmountMinor,
    withdrawals: checked.withdrawals.map((row, at) => withTemplates(row, templates[at]!)),
    references: referencesOf(rows, templates, { writtenOn, nextRun, language: language ?? 'en' }),
  };
}

/** A checked row with the placeholders of its template instead of the month with which it was checked. */
function withTemplates(checked: CheckedWithdrawal, template: WithdrawalInput): CheckedWithdrawal {
  const { beneficiaryReference, ownReference } = template;
  return {
    ...checked,
    ...(hasPlaceholder(beneficiaryReference) ? { beneficiaryReference } : {}),
    ...(ownReference !== undefined && hasPlaceholder(ownReference) ? { ownReference } : {}),
  };
}

/** The withdrawals of a batch as a request would send them again; none if the entity has no such batch. */
export async function rowsOfBatch(
  db: Queryable,
  entityId: string,
  batchId: string,
): Promise<CanonicalWithdrawal[]> {
  const rows = await db.query(
    `SELECT ${FIELD_COLUMNS}, b.currency
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE w.batch_id = $1 AND b.entity_id = $2
      ORDER BY w.row_number
      LIMIT $3`,
    [batchId, entityId, MOST_SCHEDULE_ROWS + 1],
  );
  return rows.map((row) => requestOfColumns(row, row.currency));
}
