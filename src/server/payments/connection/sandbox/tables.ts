import { sql } from 'drizzle-orm';
import { index, integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import type { FailureCode } from '../../../../shared/terms.ts';
import { at, minor } from '../../../platform/database/column-types.ts';

/** The memory of the sandbox bank, in a separate schema. It survives a restart of the server. */
export const sandboxRail = pgSchema('sandbox_rail');

export const sandboxPayments = sandboxRail.table(
  'payments',
  {
    attemptId: uuid('attempt_id').primaryKey(),
    accountNumber: text('account_number').notNull(),
    currency: text('currency').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    railReference: text('rail_reference').notNull(),
    /** How many times the attempt was submitted. The bank pays it once. */
    submissions: integer('submissions').notNull(),
    outcome: text('outcome').$type<'PAID' | 'FAILED'>().notNull(),
    failureCode: text('failure_code').$type<FailureCode>(),
    receivedAt: at('received_at').notNull(),
    /** From this time the bank answers a lookup with the outcome. */
    knownAt: at('known_at').notNull(),
    /** When the bank returns the payment; null when it does not. */
    returnedAt: at('returned_at'),
  },
  (t) => [
    index('sandbox_payments_returned')
      .on(t.returnedAt)
      .where(sql`returned_at IS NOT NULL`),
  ],
);
