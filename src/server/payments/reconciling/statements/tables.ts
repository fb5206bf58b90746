import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StatementCsvProfile } from '../../../../domain/bank-files/statement-csv/profile.ts';
import type { ReplyReason } from '../../../../domain/bank-files/reply.ts';
import type { Params } from '../../../../shared/error-texts.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { EntryCategory, PostingKind } from '../../../../shared/reconciliation-terms.ts';
import type {
  EntryStatus,
  StatementArrival,
  StatementFileResult,
  StatementFindingCode,
  StatementFormat,
  StatementKind,
  StatementRefusal,
} from '../../../../shared/statement-terms.ts';
import { entities, users } from '../../../identity/tables.ts';
import { at, bytes, minor } from '../../../platform/database/column-types.ts';
import { descending } from '../../../platform/database/index-order.ts';
import { bankFileConnections } from '../../bank-files/tables.ts';
import { transfers } from '../../ledger/tables.ts';

/** How a CSV file is read. Its account is that of the connection. */
export interface CsvReading {
  connectionId: string;
  profile: StatementCsvProfile;
  /** The accounts that files of the connection name for its own one, as a user said. */
  acceptedAccounts?: string[];
  /** The difference, as an amount, with which a user stored this file. */
  acceptedDifference?: string;
  /** Whether a user said that this file is of its account, although it opens as another account closed. */
  isOwnBalance?: boolean;
}

/** A statement of a received file, and whether it was read before. */
export interface ArrivedStatement {
  statementId: string;
  arrival: StatementArrival;
}

/** What a month was when it was closed. Amounts are decimal texts: positive for money in. */
export interface MonthRecord {
  month: string;
  accountNumber: string;
  currency: Currency;
  openingBalance: string;
  bankBalance: string;
  ledgerBalance: string;
  difference: string;
  statements: number;
  entries: { count: number; amount: string };
  /** What the entries are posted as. */
  posted: { kind: PostingKind; count: number; amount: string }[];
  /** The postings of kind OTHER by category; absent in records of earlier versions. */
  other?: { category: EntryCategory; count: number; amount: string }[];
  setAside: { count: number; amount: string };
  settlements: { count: number; notSettled: number };
  /** SHA-256 over the entries of the month with their states and postings, one a line. */
  entriesDigest: string;
}

/** Fetched files, and uploaded ones of which only some accounts were stored. */
const LEFT_OUT = sql`refusal = 'statement_account_left_out' AND taken_back_at IS NULL`;
const REMEMBERED = sql`(fetched_at IS NOT NULL OR (${LEFT_OUT}))`;

/** The statement files as they came, once for each content until a statement of it is taken back. */
export const statementFilesArrival = pgSequence('statement_files_arrival');

export const statementFiles = pgTable(
  'statement_files',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    sha256: text('sha256').notNull(),
    fileName: text('file_name').notNull(),
    bytes: bytes('bytes').notNull(),
    byteCount: integer('byte_count').notNull(),
    receivedAt: at('received_at').notNull(),
    /** The order in which files arrived: two may have the same time. Null: an old file. */
    arrival: bigint('arrival', { mode: 'bigint' }).default(sql`nextval('statement_files_arrival')`),
    receivedBy: uuid('received_by').references(() => users.id),
    /** The users whose uploads decide what was read: none of them confirms what it posts. */
    uploaders: uuid('uploaders')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When a transport fetched these bytes. Null: only users have uploaded them. */
    fetchedAt: at('fetched_at'),
    /** The connection whose transport fetched them first. */
    fetchedFrom: uuid('fetched_from').references(() => bankFileConnections.id),
    /** How often a transport has fetched these bytes, and when it did so last. */
    fetchCount: integer('fetch_count').notNull().default(0),
    lastFetchedAt: at('last_fetched_at'),
    /** Null for the formats that describe themselves. */
    csv: jsonb('csv').$type<CsvReading>(),
    result: text('result').$type<StatementFileResult>().notNull(),
    format: text('format').$type<StatementFormat>(),
    refusal: text('refusal').$type<StatementRefusal>(),
    /** The account, or the place in the file, that was refused. */
    refusalDetail: text('refusal_detail'),
    /** The same sentence with its values, when it can be written in other languages. */
    refusalParams: jsonb('refusal_params').$type<Params>(),
    statements: jsonb('statements').$type<ArrivedStatement[]>().notNull(),
    readAt: at('read_at'),
    /** The user who decided that a refused file needs nothing more. Another refusal opens it again. */
    dismissedBy: uuid('dismissed_by').references(() => users.id),
    dismissedAt: at('dismissed_at'),
    dismissalNote: text('dismissal_note'),
    /** When a statement of it was first taken back: since then the same bytes are a new file. */
    takenBackAt: at('taken_back_at'),
  },
  (t) => [
    uniqueIndex('statement_files_content')
      .on(t.entityId, t.sha256)
      .where(sql`taken_back_at IS NULL`),
    index('statement_files_unread')
      .on(t.entityId, t.receivedAt)
      .where(sql`result = 'STORED'`),
    index('statement_files_refused')
      .on(t.entityId, descending(t.readAt), descending(t.id))
      .where(sql`result = 'REFUSED' AND ${REMEMBERED}`),
    index('statement_files_refused_open')
      .on(t.entityId, descending(t.readAt), descending(t.id))
      .where(sql`result = 'REFUSED' AND ${REMEMBERED} AND dismissed_at IS NULL`),
    check(
      'statement_file_dismissed',
      sql`num_nulls(${t.dismissedBy}, ${t.dismissedAt}, ${t.dismissalNote}) IN (0, 3)`,
    ),
    index('statement_files_csv')
      .on(t.entityId, descending(t.receivedAt))
      .where(sql`csv IS NOT NULL`),
  ],
);

/** Our accounts that have statements. The row lock makes the statements of an account follow one another. */
export const statementAccounts = pgTable(
  'statement_accounts',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    /** As `accountKey` writes it. */
    accountKey: text('account_key').notNull(),
    accountNumber: text('account_number').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** A connection that pays from the account, or watches it: an account never has both kinds. */
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => bankFileConnections.id),
    createdAt: at('created_at').notNull(),
    /** Since when entries at rest were left out of comparisons. Null: the last one had all open entries. */
    restedSince: at('rested_since'),
  },
  (t) => [
    index('statement_accounts_rested')
      .on(t.restedSince)
      .where(sql`rested_since IS NOT NULL`),
    unique('statement_accounts_key').on(t.entityId, t.accountKey, t.currency),
    unique('statement_accounts_in_entity').on(t.entityId, t.id),
  ],
);

/** Statements as the bank wrote them. They never change, but one that users uploaded can be taken back. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => statementAccounts.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => statementFiles.id),
    kind: text('kind').$type<StatementKind>().notNull(),
    /** The bank's name for the statement. */
    statementName: text('statement_name').notNull(),
    sequenceNumber: integer('sequence_number'),
    openingMinor: minor('opening_minor'),
    openingDate: text('opening_date'),
    closingMinor: minor('closing_minor'),
    closingDate: text('closing_date'),
    /** The closing date, else the opening date, else that of the last entry. */
    orderDate: text('order_date').notNull(),
    entryCount: integer('entry_count').notNull(),
    bookedMinor: minor('booked_minor').notNull(),
    receivedAt: at('received_at').notNull(),
    /**
     * Whether only users had uploaded its file when it was read. The bank's own statement of the same name
     * can still be stored, and then counts instead.
     */
    byUsers: boolean('by_users').notNull().default(false),
    /** When a user took it back because it was wrong. It then no longer counts, but can be read. */
    takenBackAt: at('taken_back_at'),
    takenBackBy: uuid('taken_back_by').references(() => users.id),
    takenBackReason: text('taken_back_reason'),
  },
  (t) => [
    uniqueIndex('bank_statements_name')
      .on(t.accountId, t.kind, t.statementName, t.byUsers)
      .where(sql`taken_back_at IS NULL`),
    check(
      'bank_statement_taken_back',
      sql`num_nulls(${t.takenBackAt}, ${t.takenBackBy}, ${t.takenBackReason}) IN (0, 3)`,
    ),
    index('bank_statements_newest').on(t.entityId, descending(t.orderDate), descending(t.id)),
    // In the order of an account: by day, then by the bank's number, then as they came.
    index('bank_statements_in_order').on(
      t.accountId,
      t.orderDate,
      sql`coalesce(${t.sequenceNumber}, 0)`,
      t.id,
    ),
  ],
);

/**
 * The balance with which an account begins in the ledger: that at the opening of one of its statements. It
 * waits for a second user, who books it, or is withdrawn.
 */
export const openingBalances = pgTable(
  'opening_balances',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    accountId: uuid('account_id').notNull(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatements.id),
    /** The first day that the opening balance does not hold. */
    day: text('day').notNull(),
    openingMinor: minor('opening_minor').notNull(),
    proposedAt: at('proposed_at').notNull(),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => users.id),
    withdrawnAt: at('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by').references(() => users.id),
    confirmedAt: at('confirmed_at'),
    confirmedBy: uuid('confirmed_by').references(() => users.id),
    /** What the ledger had booked on the account before the day; part of the opening balance. */
    bookedBeforeMinor: minor('booked_before_minor'),
    /** What FUNDING held that is at no bank, such as simulated money. It was taken out. */
    notAtBankMinor: minor('not_at_bank_minor'),
    /** The opening balance less these two. */
    bookedMinor: minor('booked_minor'),
    /** Null when there was nothing to book. */
    transferId: uuid('transfer_id').references(() => transfers.id),
  },
  (t) => [
    foreignKey({
      name: 'opening_balances_account_fk',
      columns: [t.entityId, t.accountId],
      foreignColumns: [statementAccounts.entityId, statementAccounts.id],
    }),
    uniqueIndex('opening_balances_one')
      .on(t.accountId)
      .where(sql`withdrawn_at IS NULL`),
    index('opening_balances_of_entity').on(t.entityId),
    check('opening_balance_not_negative', sql`${t.openingMinor} >= 0`),
    check('opening_balance_by_two', sql`${t.confirmedBy} <> ${t.proposedBy}`),
    check(
      'opening_balance_ended',
      sql`num_nulls(${t.withdrawnAt}, ${t.withdrawnBy}) IN (0, 2)
          AND num_nulls(${t.confirmedAt}, ${t.confirmedBy}, ${t.bookedBeforeMinor}, ${t.notAtBankMinor},
                        ${t.bookedMinor}) IN (0, 5)
          AND (${t.withdrawnAt} IS NULL OR ${t.confirmedAt} IS NULL)`,
    ),
    check(
      'opening_balance_booked',
      sql`${t.bookedMinor} = ${t.openingMinor} - ${t.bookedBeforeMinor} - ${t.notAtBankMinor}
          AND (${t.transferId} IS NOT NULL) = (coalesce(${t.bookedMinor}, 0) <> 0)`,
    ),
  ],
);

/** Entries, each once however often it comes. They never change. */
export const statementEntries = pgTable(
  'statement_entries',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    isReversal: boolean('is_reversal').notNull(),
    status: text('status').$type<EntryStatus>().notNull(),
    bookingDate: text('booking_date').notNull(),
    valueDate: text('value_date').notNull(),
    bankReference: text('bank_reference'),
    code: text('code').notNull(),
    text: text('text').notNull(),
    batchCount: integer('batch_count'),
    /** The names of the file whose payments it is; null if it was stored before they were read. */
    batchNames: text('batch_names').array(),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'statement_entries_account_fk',
      columns: [t.entityId, t.accountId],
      foreignColumns: [statementAccounts.entityId, statementAccounts.id],
    }),
    index('statement_entries_of_account').on(t.accountId, t.bookingDate, t.id),
  ],
);

/** The payments that entries name. They never change. */
export const entryDetails = pgTable(
  'entry_details',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => statementEntries.id),
    entityId: uuid('entity_id').notNull(),
    /** From 0. */
    position: integer('position').notNull(),
    endToEndId: text('end_to_end_id'),
    amountMinor: minor('amount_minor'),
    text: text('text').notNull(),
    counterpartyName: text('counterparty_name'),
    counterpartyAccount: text('counterparty_account'),
    returned: jsonb('returned').$type<ReplyReason>(),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.position] })],
);

/** The entries of a statement in its order, with the names by which they are recognised later. */
export const statementLines = pgTable(
  'statement_lines',
  {
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatements.id),
    /** From 0. */
    position: integer('position').notNull(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => statementEntries.id),
    accountId: uuid('account_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    /** SHA-256 of the names of `entryIdentities`. */
    keyHash: text('key_hash').notNull(),
    alikeHash: text('alike_hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.statementId, t.position] }),
    foreignKey({
      name: 'statement_lines_account_fk',
      columns: [t.entityId, t.accountId],
      foreignColumns: [statementAccounts.entityId, statementAccounts.id],
    }),
    index('statement_lines_entry').on(t.entryId),
    index('statement_lines_key').on(t.accountId, t.keyHash),
    index('statement_lines_alike').on(t.accountId, t.alikeHash),
  ],
);

/** A fault that was found, until a later statement resolves it or a user closes it. */
export const statementFindings = pgTable(
  'statement_findings',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatements.id),
    /** The file with the other statement of the same name; null for other findings. */
    fileId: uuid('file_id').references(() => statementFiles.id),
    code: text('code').$type<StatementFindingCode>().notNull(),
    expectedMinor: minor('expected_minor'),
    statedMinor: minor('stated_minor'),
    differenceMinor: minor('difference_minor'),
    firstMissing: integer('first_missing'),
    lastMissing: integer('last_missing'),
    foundAt: at('found_at').notNull(),
    resolvedAt: at('resolved_at'),
    /** The user who closed it; null when a later statement resolved it. */
    closedBy: uuid('closed_by').references(() => users.id),
    closingNote: text('closing_note'),
  },
  (t) => [
    index('statement_findings_newest').on(t.entityId, descending(t.foundAt), descending(t.id)),
    index('statement_findings_of_statement').on(t.statementId),
    index('statement_findings_open')
      .on(t.entityId, descending(t.foundAt), descending(t.id))
      .where(sql`resolved_at IS NULL`),
  ],
);

/**
 * What a day adds to an account: ENTRIES, SET_ASIDE and POSTED_… of its statements by booking date, BOOKED_…
 * of the ledger by the day on which the money should move.
 */
export type DayPart =
  | 'ENTRIES'
  | 'SET_ASIDE'
  | `POSTED_${PostingKind}`
  | `BOOKED_${Exclude<PostingKind, 'CORRECTION'>}`
  // Receipts of an account that also pays which were moved from COLLECTION to FUNDING: no balance counts it.
  | 'SWEPT';

/** Sums by day, so that a balance is not a sum over the history. The account may have no statement yet. */
export const bankDayTotals = pgTable(
  'bank_day_totals',
  {
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    accountNumber: text('account_number').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    day: text('day').notNull(),
    part: text('part').$type<DayPart>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entityId, t.accountNumber, t.currency, t.day, t.part] })],
);

/**
 * The closing of a month of an account. It waits for a second user, who confirms it, or is withdrawn. Two
 * users reopen it. While it is closed, triggers refuse every change of a day of the month.
 */
export const monthCloses = pgTable(
  'month_closes',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    accountId: uuid('account_id').notNull(),
    /** Such as 2026-03. */
    month: text('month').notNull(),
    /** Why ledger and bank differ at the end of the month; null when they agree. */
    explanation: text('explanation'),
    requestedAt: at('requested_at').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    withdrawnAt: at('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by').references(() => users.id),
    confirmedAt: at('confirmed_at'),
    confirmedBy: uuid('confirmed_by').references(() => users.id),
    /** What the month was when it was closed, and its SHA-256. */
    record: jsonb('record').$type<MonthRecord>(),
    digest: text('digest'),
    /** The request to reopen it; it may be withdrawn and made again. */
    reopenAskedAt: at('reopen_asked_at'),
    reopenAskedBy: uuid('reopen_asked_by').references(() => users.id),
    reopenReason: text('reopen_reason'),
    reopenedAt: at('reopened_at'),
    reopenedBy: uuid('reopened_by').references(() => users.id),
  },
  (t) => [
    foreignKey({
      name: 'month_closes_account_fk',
      columns: [t.entityId, t.accountId],
      foreignColumns: [statementAccounts.entityId, statementAccounts.id],
    }),
    uniqueIndex('month_closes_one')
      .on(t.accountId, t.month)
      .where(sql`withdrawn_at IS NULL AND reopened_at IS NULL`),
    index('month_closes_of_account').on(t.accountId, t.month),
    index('month_closes_waiting')
      .on(t.entityId)
      .where(
        sql`withdrawn_at IS NULL AND reopened_at IS NULL
            AND (confirmed_at IS NULL OR reopen_asked_at IS NOT NULL)`,
      ),
    check('month_close_month', sql`${t.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('month_close_by_two', sql`${t.confirmedBy} <> ${t.requestedBy}`),
    check('month_reopen_by_two', sql`${t.reopenedBy} <> ${t.reopenAskedBy}`),
    check(
      'month_close_steps',
      sql`num_nulls(${t.withdrawnAt}, ${t.withdrawnBy}) IN (0, 2)
          AND num_nulls(${t.confirmedAt}, ${t.confirmedBy}, ${t.record}, ${t.digest}) IN (0, 4)
          AND num_nulls(${t.reopenAskedAt}, ${t.reopenAskedBy}, ${t.reopenReason}) IN (0, 3)
          AND num_nulls(${t.reopenedAt}, ${t.reopenedBy}) IN (0, 2)
          AND (${t.withdrawnAt} IS NULL OR ${t.confirmedAt} IS NULL)
          AND (${t.reopenAskedAt} IS NULL OR ${t.confirmedAt} IS NOT NULL)
          AND (${t.reopenedAt} IS NULL OR ${t.reopenAskedAt} IS NOT NULL)`,
    ),
  ],
);
