import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../../platform/database/column-types.ts';
import { entities, users } from '../../../identity/tables.ts';

/** The columns that a person confirmed for files with the same header, as column overrides. */
export const columnMappings = pgTable(
  'column_mappings',
  {
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    /** The SHA-256 of the header's names, in hex. */
    fingerprint: text('fingerprint').notNull(),
    headers: text('headers').array().notNull(),
    mapping: jsonb('mapping').notNull(),
    confirmedBy: uuid('confirmed_by')
      .notNull()
      .references(() => users.id),
    confirmedAt: at('confirmed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entityId, t.fingerprint] })],
);
