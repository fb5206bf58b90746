import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefundAccount } from '../../../../shared/collection-terms.ts';
import { users } from '../../../identity/tables.ts';
import { at, minor } from '../../../platform/database/column-types.ts';
import { batches } from '../../batches/tables.ts';
import { payers, paymentRequests, receipts } from '../tables.ts';

/**
 * Money of receipts that is given back, each by a batch of one withdrawal. Its outcome is the status of that
 * batch and withdrawal. Never changed.
 */
export const receiptRefunds = pgTable(
  'receipt_refunds',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    receiptId: uuid('receipt_id').notNull(),
    batchId: uuid('batch_id')
      .notNull()
      .unique()
      .references(() => batches.id),
    /** The request that the receipt was for, and the payer; null where they are not known. */
    requestId: uuid('request_id'),
    payerId: uuid('payer_id'),
    amountMinor: minor('amount_minor').notNull(),
    account: text('account').$type<RefundAccount>().notNull(),
    reason: text('reason').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'receipt_refunds_receipt_fk',
      columns: [t.entityId, t.receiptId],
      foreignColumns: [receipts.entityId, receipts.id],
    }),
    foreignKey({
      name: 'receipt_refunds_request_fk',
      columns: [t.entityId, t.requestId],
      foreignColumns: [paymentRequests.entityId, paymentRequests.id],
    }),
    foreignKey({
      name: 'receipt_refunds_payer_fk',
      columns: [t.entityId, t.payerId],
      foreignColumns: [payers.entityId, payers.id],
    }),
    index('receipt_refunds_of_receipt').on(t.receiptId, t.createdAt, t.id),
    index('receipt_refunds_of_request')
      .on(t.requestId)
      .where(sql`request_id IS NOT NULL`),
    index('receipt_refunds_of_payer')
      .on(t.payerId)
      .where(sql`payer_id IS NOT NULL`),
    check('receipt_refund_amount', sql`${t.amountMinor} > 0`),
    check('receipt_refund_account', sql`${t.account} IN ('STATEMENT', 'TYPED')`),
  ],
);
