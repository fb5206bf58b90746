import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entities } from '../../identity/tables.ts';
import { at, bytes } from '../../platform/database/column-types.ts';

/**
 * The link of the first start: the only row. It makes the first entity of an installation, once. Only the
 * SHA-256 of its token is stored.
 */
export const firstStart = pgTable(
  'first_start',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    tokenHash: bytes('token_hash').notNull(),
    madeAt: at('made_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** The entity that it made. */
    entityId: uuid('entity_id').references(() => entities.id),
    /** The transaction in which it was used, written by a trigger. */
    usedIn: text('used_in'),
  },
  (t) => [
    check('first_start_only', sql`${t.isOnly}`),
    check(
      'first_start_time',
      sql`${t.madeAt} < ${t.expiresAt} AND ${t.expiresAt} <= ${t.madeAt} + interval '24 hours'`,
    ),
    check(
      'first_start_used',
      sql`num_nulls(${t.usedAt}, ${t.entityId}, ${t.usedIn}) IN (0, 3) AND ${t.usedAt} < ${t.expiresAt}`,
    ),
  ],
);
