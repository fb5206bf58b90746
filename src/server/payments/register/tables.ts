import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PayeeChangeKind, PayeeChangeState, PayeeSource } from '../../../shared/payee-terms.ts';
import type { AccountType } from '../../../shared/terms.ts';
import { entities, users } from '../../identity/tables.ts';
import { at } from '../../platform/database/column-types.ts';

/**
 * Those whose accounts may be paid. A name never changes: a payee that has another name is a new one. The
 * account that is paid is that of the newest change that counts.
 */
export const payees = pgTable(
  'payees',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    name: text('name').notNull(),
    /** `nameKey` of shared/names.ts. */
    nameKey: text('name_key').notNull(),
    /** A space and the name as it is searched: normalised and in lower case. */
    searchName: text('search_name').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('payees_in_entity').on(t.entityId, t.id),
    index('payees_by_name').on(t.entityId, t.searchName, t.id),
    index('payees_name_key').on(t.entityId, t.nameKey),
    index('payees_search').using('gin', sql`search_name gin_trgm_ops`),
  ],
);

/**
 * The changes of payees: what was proposed by whom on which evidence, who confirmed it, and when it counts.
 * The details and the evidence never change.
 */
export const payeeChanges = pgTable(
  'payee_changes',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    payeeId: uuid('payee_id').notNull(),
    /** 1 for the first change of the payee. */
    number: integer('number').notNull(),
    kind: text('kind').$type<PayeeChangeKind>().notNull(),
    /** The account; null for REMOVE. */
    bankCode: text('bank_code'),
    branchCode: text('branch_code'),
    accountNumber: text('account_number'),
    /** The account number without leading zeros. */
    accountKey: text('account_key').generatedAlwaysAs(sql`ltrim(account_number, '0')`),
    accountType: text('account_type').$type<AccountType>(),
    /** The format of the references (shared/reference-format.ts); null for any reference. */
    referenceFormat: text('reference_format'),
    /** The call back: to whom, on which number, and when. A changed account needs all three. */
    calledPerson: text('called_person'),
    calledNumber: text('called_number'),
    calledAt: at('called_at'),
    /** How the details are known; for REMOVE, why. */
    evidence: text('evidence').notNull(),
    source: text('source').$type<PayeeSource>().notNull(),
    fileName: text('file_name'),
    /** The changes that were proposed together have one proposal. */
    proposalId: uuid('proposal_id').notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: at('proposed_at').notNull(),
    state: text('state').$type<PayeeChangeState>().notNull(),
    confirmedBy: uuid('confirmed_by'),
    confirmedAt: at('confirmed_at'),
    /** From when on it counts; null unless it was confirmed. */
    countsFrom: at('counts_from'),
    /** Who ended it before it counted; null for EXPIRED. */
    endedBy: uuid('ended_by'),
    endedAt: at('ended_at'),
    endReason: text('end_reason'),
  },
  (t) => [
    unique('payee_changes_number').on(t.payeeId, t.number),
    unique('payee_changes_in_entity').on(t.entityId, t.id),
    foreignKey({
      name: 'payee_changes_payee_fk',
      columns: [t.entityId, t.payeeId],
      foreignColumns: [payees.entityId, payees.id],
    }),
    foreignKey({
      name: 'payee_changes_proposed_by_fk',
      columns: [t.entityId, t.proposedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'payee_changes_confirmed_by_fk',
      columns: [t.entityId, t.confirmedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'payee_changes_ended_by_fk',
      columns: [t.entityId, t.endedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    uniqueIndex('payee_changes_one_waiting')
      .on(t.payeeId)
      .where(sql`state = 'WAITING'`),
    index('payee_changes_waiting')
      .on(t.entityId, t.proposedAt)
      .where(sql`state = 'WAITING'`),
    index('payee_changes_expiring')
      .on(t.proposedAt)
      .where(sql`state = 'WAITING'`),
    index('payee_changes_expired')
      .on(t.entityId, t.proposedBy, t.endedAt)
      .where(sql`state = 'EXPIRED'`),
    index('payee_changes_search').using('gin', sql`account_number gin_trgm_ops`),
    index('payee_changes_format')
      .on(t.entityId, sql`char_length(replace(reference_format, ' ', ''))`)
      .where(sql`reference_format IS NOT NULL AND state IN ('WAITING', 'CONFIRMED')`),
    index('payee_changes_account')
      .on(t.entityId, t.accountKey, t.bankCode)
      .where(sql`state IN ('WAITING', 'CONFIRMED') AND kind <> 'REMOVE'`),
    index('payee_changes_of_proposal').on(t.proposalId, t.payeeId),
    check(
      'payee_change_account',
      sql`CASE ${t.kind}
            WHEN 'REMOVE'
            THEN num_nonnulls(${t.bankCode}, ${t.branchCode}, ${t.accountNumber}, ${t.accountType},
                              ${t.referenceFormat}) = 0
            ELSE num_nulls(${t.bankCode}, ${t.branchCode}, ${t.accountNumber}, ${t.accountType}) = 0 END`,
    ),
    check(
      'payee_change_called',
      sql`num_nulls(${t.calledPerson}, ${t.calledNumber}, ${t.calledAt}) IN (0, 3)`,
    ),
    check('payee_change_call_back', sql`${t.kind} <> 'CHANGE' OR ${t.calledAt} IS NOT NULL`),
    check('payee_change_evidence', sql`btrim(${t.evidence}) <> ''`),
    check('payee_change_first', sql`(${t.kind} = 'ADD') = (${t.number} = 1)`),
    check(
      'payee_change_confirmed',
      sql`num_nulls(${t.confirmedBy}, ${t.confirmedAt}, ${t.countsFrom}) IN (0, 3)
          AND (${t.state} <> 'CONFIRMED' OR ${t.confirmedAt} IS NOT NULL)
          AND (${t.state} <> 'WAITING' OR ${t.confirmedAt} IS NULL)`,
    ),
    check(
      'payee_change_ended',
      sql`(${t.state} IN ('REJECTED', 'WITHDRAWN', 'ENDED', 'EXPIRED')) = (${t.endedAt} IS NOT NULL)
          AND (${t.state} IN ('REJECTED', 'WITHDRAWN', 'ENDED')) = (${t.endedBy} IS NOT NULL)`,
    ),
  ],
);

/**
 * Payees that many pay, such as a revenue service or a municipality: data that an operator can replace, with
 * the date of its source. An entity proposes them as any other payee.
 */
export const publicPayees = pgTable('public_payees', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  countryCode: text('country_code').notNull(),
  bankCode: text('bank_code').notNull(),
  branchCode: text('branch_code').notNull(),
  accountNumber: text('account_number').notNull(),
  accountType: text('account_type').$type<AccountType>().notNull(),
  referenceFormat: text('reference_format').notNull(),
  referenceHelp: text('reference_help').notNull(),
  sourceDate: date('source_date', { mode: 'date' }).notNull(),
});
