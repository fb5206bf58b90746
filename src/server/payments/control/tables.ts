import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ControlKind, ControlState } from '../../../shared/control-terms.ts';
import { users } from '../../identity/tables.ts';
import { at } from '../../platform/database/column-types.ts';

/** Changes of control: each is asked for by one admin, and applied when another one confirms it. */
export const controlChanges = pgTable(
  'control_changes',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    kind: text('kind').$type<ControlKind>().notNull(),
    /** The user that it is about; null for the entity itself, and for an invitation. */
    subjectId: uuid('subject_id'),
    /** What it changes, as it was when it was asked for. */
    basis: jsonb('basis').$type<Record<string, unknown>>().notNull(),
    /** What it will be. */
    wanted: jsonb('wanted').$type<Record<string, unknown>>().notNull(),
    reason: text('reason').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: at('asked_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    state: text('state').$type<ControlState>().notNull(),
    /** Who confirmed, rejected or withdrew it; null when it expired. */
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    foreignKey({
      name: 'control_changes_asked_by_fk',
      columns: [t.entityId, t.askedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'control_changes_decided_by_fk',
      columns: [t.entityId, t.decidedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'control_changes_subject_fk',
      columns: [t.entityId, t.subjectId],
      foreignColumns: [users.entityId, users.id],
    }),
    index('control_changes_of_entity').on(t.entityId, t.askedAt, t.id),
    index('control_changes_of_subject').on(t.subjectId, t.askedAt),
    index('control_changes_expiring')
      .on(t.expiresAt)
      .where(sql`state = 'WAITING'`),
    uniqueIndex('control_changes_waiting')
      .on(t.entityId, t.kind, t.subjectId)
      .where(sql`state = 'WAITING' AND subject_id IS NOT NULL`),
    check(
      'control_change_decided',
      sql`(${t.state} = 'WAITING') = (${t.decidedAt} IS NULL)
          AND (${t.state} IN ('APPLIED', 'REJECTED', 'WITHDRAWN')) = (${t.decidedBy} IS NOT NULL)`,
    ),
  ],
);
