import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { VerificationPart, VerificationResult } from '../../../../shared/payee-terms.ts';
import { users } from '../../../identity/tables.ts';
import { at } from '../../../platform/database/column-types.ts';
import { payeeChanges } from '../tables.ts';

/** Questions to a bank whether an account is what its payee says. The answers are kept beside them. */
export const payeeVerifications = pgTable(
  'payee_verifications',
  {
    /** Also names it at the provider, which takes a repeated one for the same. */
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    /** The change whose account it asks about. */
    changeId: uuid('change_id').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: at('asked_at').notNull(),
    /** When the provider has taken it; null until then. */
    sentAt: at('sent_at'),
    /** How often the provider was asked, and when it is asked next; null when it is not asked any more. */
    asked: integer('asked').notNull(),
    nextAskAt: at('next_ask_at'),
  },
  (t) => [
    unique('payee_verifications_in_entity').on(t.entityId, t.id),
    foreignKey({
      name: 'payee_verifications_change_fk',
      columns: [t.entityId, t.changeId],
      foreignColumns: [payeeChanges.entityId, payeeChanges.id],
    }),
    foreignKey({
      name: 'payee_verifications_asked_by_fk',
      columns: [t.entityId, t.askedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    index('payee_verifications_of_change').on(t.changeId, t.askedAt),
    uniqueIndex('payee_verifications_one_open')
      .on(t.changeId)
      .where(sql`next_ask_at IS NOT NULL`),
    index('payee_verifications_due')
      .on(t.nextAskAt)
      .where(sql`next_ask_at IS NOT NULL`),
  ],
);

/** What the bank has said, in the order in which it said it. Answers are only added. */
export const payeeVerificationAnswers = pgTable(
  'payee_verification_answers',
  {
    verificationId: uuid('verification_id').notNull(),
    number: integer('number').notNull(),
    entityId: uuid('entity_id').notNull(),
    result: text('result').$type<VerificationResult>().notNull(),
    /** The parts that did not agree; empty for MATCH, CLOSED and TIMED_OUT. */
    differs: text('differs').array().$type<VerificationPart[]>().notNull(),
    answeredAt: at('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.verificationId, t.number] }),
    foreignKey({
      name: 'payee_verification_answers_fk',
      columns: [t.entityId, t.verificationId],
      foreignColumns: [payeeVerifications.entityId, payeeVerifications.id],
    }),
    check(
      'payee_verification_result',
      sql`${t.result} IN ('MATCH', 'PARTIAL', 'NO_MATCH', 'CLOSED', 'TIMED_OUT')
          AND (${t.result} = 'PARTIAL' OR ${t.result} = 'NO_MATCH') = (cardinality(${t.differs}) > 0)`,
    ),
  ],
);
