import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RequestToPayState } from '../../../../shared/collection-terms.ts';
import { users } from '../../../identity/tables.ts';
import { at, minor } from '../../../platform/database/column-types.ts';
import { paymentRequests } from '../tables.ts';

/**
 * Requests to pay: messages through a provider that ask the payer's bank to show a payment for approval. None
 * of them is money. A payment request has at most one that its payer may still approve.
 */
export const requestsToPay = pgTable(
  'requests_to_pay',
  {
    /** Also names it at the provider, which takes a repeated one for the same. */
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    requestId: uuid('request_id').notNull(),
    shapId: text('shap_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    expiresAt: at('expires_at').notNull(),
    state: text('state').$type<RequestToPayState>().notNull(),
    /** When the provider has taken it; null until then. */
    sentAt: at('sent_at'),
    /** When the state last changed; null while nothing was said. */
    answeredAt: at('answered_at'),
    /**
     * When it was to be cancelled, which a bank does not guarantee; by null, because nothing is open any
     * more.
     */
    cancelAskedAt: at('cancel_asked_at'),
    cancelAskedBy: uuid('cancel_asked_by').references(() => users.id),
    /** When the bank was given up on: it had expired, and nothing was said about it. */
    silentAt: at('silent_at'),
    /** How often the provider was asked, and when it is asked next; null when it is not asked any more. */
    asked: integer('asked').notNull(),
    nextAskAt: at('next_ask_at'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'requests_to_pay_request_fk',
      columns: [t.entityId, t.requestId],
      foreignColumns: [paymentRequests.entityId, paymentRequests.id],
    }),
    uniqueIndex('requests_to_pay_one_open')
      .on(t.requestId)
      .where(sql`state IN ('PENDING', 'PRESENTED') AND silent_at IS NULL`),
    index('requests_to_pay_of_request').on(t.requestId, t.createdAt),
    index('requests_to_pay_due')
      .on(t.nextAskAt)
      .where(sql`next_ask_at IS NOT NULL`),
    check('request_to_pay_amount', sql`${t.amountMinor} > 0`),
    check('request_to_pay_expiry', sql`${t.expiresAt} > ${t.createdAt}`),
    check('request_to_pay_cancel', sql`${t.cancelAskedBy} IS NULL OR ${t.cancelAskedAt} IS NOT NULL`),
  ],
);
