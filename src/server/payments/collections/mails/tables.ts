import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MailNotSentReason, ReminderStatus } from '../../../../shared/collection-terms.ts';
import { users } from '../../../identity/tables.ts';
import { at } from '../../../platform/database/column-types.ts';
import { paymentRequests } from '../tables.ts';

/**
 * Mails that ask payers for the money of requests, each written with the job that mails it. A request has one
 * a day to an address, and one that has not left.
 */
export const requestMails = pgTable(
  'request_mails',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    requestId: uuid('request_id').notNull(),
    /** The address of the payer when it was asked for. */
    address: text('address').notNull(),
    /** The day on which it was asked for, in the zone of the entity. */
    madeOn: text('made_on').notNull(),
    status: text('status').$type<ReminderStatus>().notNull(),
    notSentBecause: text('not_sent_because').$type<MailNotSentReason>(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('request_mails_one_a_day')
      .on(t.requestId, t.madeOn, t.address)
      .where(sql`status <> 'NOT_SENT'`),
    uniqueIndex('request_mails_one_waiting')
      .on(t.requestId)
      .where(sql`status = 'WAITING'`),
    index('request_mails_of_request').on(t.requestId, t.createdAt),
    foreignKey({
      name: 'request_mails_request_fk',
      columns: [t.entityId, t.requestId],
      foreignColumns: [paymentRequests.entityId, paymentRequests.id],
    }),
    check('request_mail_end', sql`(${t.status} = 'WAITING') = (${t.endedAt} IS NULL)`),
    check('request_mail_reason', sql`(${t.status} = 'NOT_SENT') = (${t.notSentBecause} IS NOT NULL)`),
  ],
);
