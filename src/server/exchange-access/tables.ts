import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, bytes } from '../platform/database/column-types.ts';
import { entities } from '../identity/tables.ts';

/**
 * Each entity's exchange API key, sealed like `secrets`. A key in the settings, for an external exchange,
 * takes precedence.
 */
export const exchangeCredentials = pgTable('exchange_credentials', {
  entityId: uuid('entity_id')
    .primaryKey()
    .references(() => entities.id),
  apiKey: bytes('api_key').notNull(),
  apiSecret: bytes('api_secret').notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  /** The name of the person who entered it last. An operator is not a user and has no id. */
  updatedBy: text('updated_by').notNull(),
});
