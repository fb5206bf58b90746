import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, bytes } from '../../platform/database/column-types.ts';
import { users } from '../../identity/tables.ts';

/** Responses kept for a repeated Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    key: uuid('key').notNull(),
    bodyHash: bytes('body_hash').notNull(),
    status: integer('status').notNull(),
    response: text('response').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.method, t.path, t.key] }),
    foreignKey({
      name: 'idempotency_keys_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);
