import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, bytes } from '../platform/database/column-types.ts';
import { entities } from '../identity/tables.ts';

/**
 * Each entity's API key of the exchange, sealed as `secrets` are. What the settings give for an exchange
 * elsewhere goes before it.
 */
export const exchangeCredentials = pgTable('exchange_credentials', {
  entityId: uuid('entity_id')
    .primaryKey()
    .references(() => entities.id),
  apiKey: bytes('api_key').notNull(),
  apiSecret: bytes('api_secret').notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  /** Who gave it last, by name: an operator is no user. */
  updatedBy: text('updated_by').notNull(),
});
