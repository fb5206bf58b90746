import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { entities, users } from '../../identity/tables.ts';
import { at } from '../../platform/database/column-types.ts';
import { controlChanges } from '../control/tables.ts';
import type { StoredPolicy } from './stored-policy.ts';

/**
 * The signing policies of an entity, each in force until the next one. Two admins make each of them together.
 * A policy never changes, so that a batch can refer to the one under which it was prepared.
 */
export const signingPolicies = pgTable(
  'signing_policies',
  {
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    version: integer('version').notNull(),
    /** The change of control that two admins made. */
    changeId: uuid('change_id')
      .notNull()
      .unique('signing_policies_change')
      .references(() => controlChanges.id),
    policy: jsonb('policy').$type<StoredPolicy>().notNull(),
    inForceFrom: at('in_force_from').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entityId, t.version] }),
    check('signing_policy_version', sql`${t.version} > 0`),
  ],
);

/** An approver lets another one sign for them, from a time until another one. */
export const delegations = pgTable(
  'delegations',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    userId: uuid('user_id').notNull(),
    delegateId: uuid('delegate_id').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    reason: text('reason').notNull(),
    createdAt: at('created_at').notNull(),
    /** When it was ended before its time; null while it was not. */
    endedAt: at('ended_at'),
    /** Who ended it; null when one of the two lost access or the role. */
    endedBy: uuid('ended_by'),
  },
  (t) => [
    unique('delegations_in_entity').on(t.entityId, t.id),
    foreignKey({
      name: 'delegations_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'delegations_delegate_fk',
      columns: [t.entityId, t.delegateId],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'delegations_ended_by_fk',
      columns: [t.entityId, t.endedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    index('delegations_of_entity').on(t.entityId, t.endsAt),
    index('delegations_of_user').on(t.userId, t.endsAt),
    index('delegations_of_delegate').on(t.delegateId, t.endsAt),
    check(
      'delegation_times',
      sql`${t.startsAt} >= ${t.createdAt} AND ${t.endsAt} > ${t.startsAt}
          AND ${t.endsAt} <= ${t.startsAt} + interval '92 days'`,
    ),
    check('delegation_to_another', sql`${t.delegateId} <> ${t.userId}`),
    check('delegation_ended', sql`${t.endedBy} IS NULL OR ${t.endedAt} IS NOT NULL`),
  ],
);
