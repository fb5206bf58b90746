import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../platform/database/column-types.ts';

/**
 * Every change of state, written by triggers in the transaction of the change, and never changed. Rows have
 * no foreign keys, because each would be checked for every row of a batch: the triggers copy the ids.
 */
export const events = pgTable(
  'events',
  {
    entityId: uuid('entity_id').notNull(),
    /** Positions of one subject have the order of its changes. Readers stop at `event_horizon`. */
    position: bigint('position', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
    /** A UUID of version 7: it begins with the time, so that it also finds the events of a day. */
    id: uuid('id').notNull(),
    /** As in shared/event-terms.ts, such as "batch.approved". */
    type: text('type').notNull(),
    subjectId: uuid('subject_id').notNull(),
    at: at('at').notNull(),
    /** What the subject belongs to: the batch of a withdrawal, the payer of a receipt. */
    parentId: uuid('parent_id'),
    /** Another id of the subject: the payout of a withdrawal, the batch of a run, the change of a payee. */
    otherId: uuid('other_id'),
    /** The day of a run, the other state of a settlement, or the kind of a change and when it counts. */
    detail: text('detail'),
  },
  (t) => [
    primaryKey({ name: 'events_key', columns: [t.entityId, t.position] }),
    unique('events_id').on(t.entityId, t.id),
  ],
);

/**
 * Up to which position readers may read. A transaction with a smaller position may commit after one with a
 * larger one, so a reader who read to the largest would miss it. `advance_events()` raises `safePosition` to
 * `nextPosition` once every transaction up to `nextXid` has ended. One row.
 */
export const eventHorizon = pgTable(
  'event_horizon',
  {
    name: text('name').primaryKey(),
    safePosition: bigint('safe_position', { mode: 'bigint' }).notNull(),
    nextPosition: bigint('next_position', { mode: 'bigint' }).notNull(),
    nextXid: bigint('next_xid', { mode: 'bigint' }).notNull(),
  },
  (t) => [check('event_horizon_one', sql`${t.name} = 'events'`)],
);
