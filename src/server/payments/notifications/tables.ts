import { foreignKey, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { MailChoice } from '../../../shared/terms.ts';
import { at } from '../../platform/database/column-types.ts';
import { users } from '../../identity/tables.ts';

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
