import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { MailChoice } from '../../../shared/terms.ts';
import { at } from '../../platform/database/column-types.ts';
import { users } from '../../identity/tables.ts';

/**
 * What a user has read in the notification centre, and whether mail sums up what needs attention. A user
 * without a row has read nothing and gets no such mail.
 */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  readUntil: at('read_until'),
  mail: text('mail').$type<MailChoice>().notNull().default('OFF'),
  /** Earlier mails cover everything up to this time. */
  mailedUntil: at('mailed_until'),
});
