import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AcknowledgementEnd } from '../../../../shared/reconciliation-terms.ts';
import { entities, users } from '../../../identity/tables.ts';
import { at, minor } from '../../../platform/database/column-types.ts';
import { settlementTotals } from '../reconciliation/tables.ts';

/**
 * Users who acknowledged the difference of a settlement. A row is confirmed and ended at most once; nothing
 * else in it changes. A settlement has at most one that has not ended.
 */
export const settlementAcknowledgements = pgTable(
  'settlement_acknowledgements',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    fileId: uuid('file_id').notNull(),
    /** The difference that the user saw. */
    overMinor: minor('over_minor').notNull(),
    underMinor: minor('under_minor').notNull(),
    reason: text('reason').notNull(),
    acknowledgedAt: at('acknowledged_at').notNull(),
    acknowledgedBy: uuid('acknowledged_by')
      .notNull()
      .references(() => users.id),
    /** Whether it counts only once another user has confirmed it. */
    needsSecond: boolean('needs_second').notNull(),
    confirmedAt: at('confirmed_at'),
    confirmedBy: uuid('confirmed_by').references(() => users.id),
    endedAt: at('ended_at'),
    endedBy: uuid('ended_by').references(() => users.id),
    endedHow: text('ended_how').$type<AcknowledgementEnd>(),
    /** Why it was withdrawn. */
    endingReason: text('ending_reason'),
  },
  (t) => [
    foreignKey({
      name: 'settlement_acknowledgements_settlement_fk',
      columns: [t.fileId],
      foreignColumns: [settlementTotals.fileId],
    }),
    uniqueIndex('settlement_acknowledgements_one')
      .on(t.fileId)
      .where(sql`ended_at IS NULL`),
    check(
      'settlement_acknowledgement_confirmed',
      sql`num_nulls(${t.confirmedAt}, ${t.confirmedBy}) IN (0, 2)
          AND (${t.confirmedAt} IS NULL OR ${t.needsSecond})`,
    ),
    check('settlement_acknowledgement_by_two', sql`${t.confirmedBy} <> ${t.acknowledgedBy}`),
    check(
      'settlement_acknowledgement_ended',
      sql`num_nulls(${t.endedAt}, ${t.endedBy}, ${t.endedHow}) IN (0, 3)
          AND (${t.endingReason} IS NOT NULL) = (${t.endedHow} IS NOT DISTINCT FROM 'WITHDRAWN')`,
    ),
  ],
);
