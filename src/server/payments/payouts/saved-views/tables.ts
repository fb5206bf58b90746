import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../../platform/database/column-types.ts';
import { entities, users } from '../../../identity/tables.ts';

/** Filters, columns and an order of the Payouts page, as the query of its address. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    search: text('search').notNull(),
    isShared: boolean('is_shared').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_views_name').on(t.userId, sql`lower(name)`),
    index('saved_views_entity').on(t.entityId),
  ],
);
