import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../identity/tables.ts';
import { at, bytes } from '../../../platform/database/column-types.ts';
import { paymentRequests } from '../tables.ts';

/**
 * The links to the pay pages of requests, see pay-links.ts: of each token only its SHA-256. A request has at
 * most one link that works.
 */
export const payLinks = pgTable(
  'pay_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    requestId: uuid('request_id').notNull(),
    /** Counts the links of the request, from 1. The token is derived from it. */
    number: integer('number').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
    endedBy: uuid('ended_by').references(() => users.id),
    endedAt: at('ended_at'),
  },
  (t) => [
    unique('pay_links_number').on(t.requestId, t.number),
    foreignKey({
      name: 'pay_links_request_fk',
      columns: [t.entityId, t.requestId],
      foreignColumns: [paymentRequests.entityId, paymentRequests.id],
    }),
    uniqueIndex('pay_links_one')
      .on(t.requestId)
      .where(sql`ended_at IS NULL`),
    check('pay_link_hash', sql`octet_length(${t.tokenHash}) = 32`),
    check('pay_link_number', sql`${t.number} >= 1`),
    check('pay_link_end', sql`num_nonnulls(${t.endedBy}, ${t.endedAt}) IN (0, 2)`),
  ],
);
