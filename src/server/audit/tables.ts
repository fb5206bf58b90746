import { bigint, date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, bytes } from '../platform/database/column-types.ts';
import { entities, users } from '../identity/tables.ts';

/**
 * One row for each change, chained by hash within the entity. Only audit_append() writes it, and no row ever
 * changes.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    seq: bigint('seq', { mode: 'bigint' }).notNull(),
    at: at('at').notNull(),
    actorKind: text('actor_kind').$type<'USER' | 'SYSTEM' | 'OPERATOR'>().notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The JSON text exactly as it was hashed. */
    details: text('details').notNull(),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entityId, t.seq] }),
    index('audit_log_by_subject').on(t.entityId, t.subjectId, t.seq),
    index('audit_log_by_action').on(t.entityId, t.action, t.seq),
    index('audit_log_by_actor').on(t.entityId, t.actorId, t.seq),
    index('audit_log_by_actor_kind').on(t.entityId, t.actorKind, t.seq),
    index('audit_log_by_time').on(t.entityId, t.at),
  ],
);

/** The end of each entity's chain: locked while a row is added, compared when the chain is verified. */
export const auditHeads = pgTable('audit_heads', {
  entityId: uuid('entity_id')
    .primaryKey()
    .references(() => entities.id),
  seq: bigint('seq', { mode: 'bigint' }).notNull(),
  hash: bytes('hash').notNull(),
});

/** Uses that are audited once for each user and day: of an exchange key, and of a customer's data. */
export const auditedUses = pgTable(
  'audited_uses',
  {
    userId: uuid('user_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    action: text('action').notNull(),
    subjectId: text('subject_id').notNull(),
    day: date('day', { mode: 'date' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'audited_uses_pkey', columns: [t.userId, t.action, t.subjectId, t.day] }),
    foreignKey({
      name: 'audited_uses_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
    index('audited_uses_day').on(t.day),
  ],
);
