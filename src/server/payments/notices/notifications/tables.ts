import { foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { MailChoice } from '../../../../shared/terms.ts';
import { at } from '../../../platform/database/column-types.ts';
import { entities, users } from '../../../identity/tables.ts';

/**
 * What a user has read in the notification centre, and whether mail sums up what needs attention. A user
 * without a row has read nothing and gets no such mail.
 */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    readUntil: at('read_until'),
    mail: text('mail').$type<MailChoice>().notNull().default('OFF'),
    /** Earlier mails cover everything up to this time. */
    mailedUntil: at('mailed_until'),
  },
  (t) => [
    foreignKey({
      name: 'notification_settings_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
  ],
);

export type MailQueueName =
  | 'mail'
  | 'low-balance-mail'
  | 'notification-mail'
  | 'config-mail'
  | 'control-mail'
  | 'invitation-mail'
  | 'reminder-mail'
  | 'request-mail'
  | 'passkey-mail';

/** Mails that the mail server has not accepted. They are tried for days, and sent again by an admin. */
export const undeliveredMails = pgTable(
  'undelivered_mails',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    /** The same mail is kept once. */
    key: text('key').notNull(),
    queue: text('queue').$type<MailQueueName>().notNull(),
    job: jsonb('job').notNull(),
    address: text('address').notNull(),
    failedAt: at('failed_at').notNull(),
    triedAt: at('tried_at').notNull(),
    attempts: integer('attempts').notNull(),
    nextTryAt: at('next_try_at').notNull(),
    /** What the mail server said last. */
    error: text('error').notNull(),
    givenUpAt: at('given_up_at'),
  },
  (t) => [
    unique('undelivered_mails_key').on(t.entityId, t.key),
    index('undelivered_mails_next').on(t.nextTryAt),
  ],
);
