import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReminderKind, ReminderStatus } from '../../../../shared/collection-terms.ts';
import { users } from '../../../identity/tables.ts';
import { at } from '../../../platform/database/column-types.ts';
import { paymentRequests } from '../tables.ts';

/**
 * Reminders of requests, each written with the job that mails it. A request has at most one a day, and each
 * automatic one once for a due day.
 */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    requestId: uuid('request_id').notNull(),
    kind: text('kind').$type<ReminderKind>().notNull(),
    /** The due day that it reminds of, which may change later. */
    dueOn: text('due_on').notNull(),
    /** The day on which it was made, in the zone of the entity. */
    madeOn: text('made_on').notNull(),
    status: text('status').$type<ReminderStatus>().notNull(),
    /** Null for an automatic one. */
    askedBy: uuid('asked_by').references(() => users.id),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    unique('payment_reminders_one_a_day').on(t.requestId, t.madeOn),
    uniqueIndex('payment_reminders_once')
      .on(t.requestId, t.dueOn, t.kind)
      .where(sql`kind <> 'BY_HAND'`),
    index('payment_reminders_of_request').on(t.requestId, t.createdAt),
    foreignKey({
      name: 'payment_reminders_request_fk',
      columns: [t.entityId, t.requestId],
      foreignColumns: [paymentRequests.entityId, paymentRequests.id],
    }),
    check('payment_reminder_by_hand', sql`(${t.kind} = 'BY_HAND') = (${t.askedBy} IS NOT NULL)`),
    check('payment_reminder_end', sql`(${t.status} = 'WAITING') = (${t.endedAt} IS NULL)`),
  ],
);
