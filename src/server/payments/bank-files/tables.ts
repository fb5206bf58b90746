import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';

import type { BankReply, FileStatus } from '../../../domain/bank-files/reply.ts';
import type { Currency } from '../../../shared/money.ts';
import type { AccountType, FailureCode, Rail } from '../../../shared/terms.ts';
import type {
  ConnectionState,
  PaymentFormat,
  PaymentState,
  RehearsalStep,
  ReplyQuestion,
  ReplyResult,
  StoredPurpose,
  Transport,
  TransportFault,
  TransportFolders,
} from '../../../shared/bank-file-terms.ts';
import { entities, users } from '../../identity/tables.ts';
import { at, bytes, minor } from '../../platform/database/column-types.ts';
import { descending } from '../../platform/database/index-order.ts';
import { batches, withdrawals } from '../batches/tables.ts';

/** The banks of an entity that take files. At most one LIVE connection carries a rail in a currency. */
export const bankFileConnections = pgTable(
  'bank_file_connections',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    displayName: text('display_name').notNull(),
    purpose: text('purpose').$type<StoredPurpose>().notNull().default('PAYMENTS'),
    /** Payers pay into the account from which it pays: its receipts are in COLLECTION. Only PAYMENTS may. */
    receives: boolean('receives').notNull().default(false),
    state: text('state').$type<ConnectionState>().notNull(),
    transport: text('transport').$type<Transport>().notNull(),
    /** Only PAYMENTS has any. */
    rails: text('rails').array().$type<Rail[]>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** The account. Branch code, type and profile are null unless it pays. */
    payerName: text('payer_name').notNull(),
    payerBranchCode: text('payer_branch_code'),
    payerAccountNumber: text('payer_account_number').notNull(),
    payerAccountType: text('payer_account_type').$type<AccountType>(),
    profile: jsonb('profile').$type<BankFileProfile>(),
    /** The bank of the account, as payers read it; null for one that only pays. */
    bankName: text('bank_name'),
    /** Counts the changes of the settings, from 1. */
    version: integer('version').notNull(),
    /**
     * When it was first switched on. From then on the entity pays through its own connections alone, so that
     * a payment never falls back to another carrier.
     */
    firstLiveAt: at('first_live_at'),
    /** The last change of the profile or of the account that pays. Another user has to switch it on. */
    changedBy: uuid('changed_by')
      .notNull()
      .references(() => users.id),
    changedAt: at('changed_at').notNull(),
    /**
     * The users who changed the profile, the account or the transport since another user last switched it on.
     * A user who is not among them has to switch it on.
     */
    unconfirmedBy: uuid('unconfirmed_by')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The user who switched it on last and was not in `unconfirmedBy`. */
    switchedOnBy: uuid('switched_on_by').references(() => users.id),
    /** When that was, and since when it is off again. Null for what happened in earlier versions. */
    switchedOnAt: at('switched_on_at'),
    offSince: at('off_since'),
    /**
     * The bank's acceptance of a test file of a version, as a user recorded it. Another profile or account is
     * uncertified.
     */
    certifiedVersion: integer('certified_version'),
    certifiedBy: uuid('certified_by').references(() => users.id),
    certifiedAt: at('certified_at'),
    certificationNote: text('certification_note'),
    /** The last rehearsal of this profile and account. A changed one needs a new rehearsal. */
    rehearsedBy: uuid('rehearsed_by').references(() => users.id),
    rehearsedAt: at('rehearsed_at'),
    rehearsedVersion: integer('rehearsed_version'),
    rehearsalPassed: boolean('rehearsal_passed'),
    rehearsalSteps: jsonb('rehearsal_steps').$type<RehearsalStep[]>(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('bank_file_connections_in_entity').on(t.entityId, t.id),
    index('bank_file_connections_entity').on(t.entityId, t.createdAt),
    check(
      'bank_file_connection_certified',
      sql`num_nulls(${t.certifiedBy}, ${t.certifiedAt}, ${t.certifiedVersion}) IN (0, 3)`,
    ),
    check(
      'bank_file_connection_live',
      sql`${t.state} <> 'LIVE' OR ${t.purpose} IN ('RECEIPTS', 'STATEMENTS_ONLY')
          OR (${t.certifiedAt} IS NOT NULL AND ${t.firstLiveAt} IS NOT NULL)`,
    ),
    check(
      'bank_file_connection_purpose',
      sql`CASE
          WHEN ${t.purpose} = 'PAYMENTS' THEN
            num_nulls(${t.payerBranchCode}, ${t.payerAccountType}, ${t.profile}) = 0
            AND (${t.bankName} IS NOT NULL) = ${t.receives}
          WHEN ${t.purpose} IN ('RECEIPTS', 'STATEMENTS_ONLY') THEN
            num_nonnulls(${t.payerBranchCode}, ${t.payerAccountType}, ${t.profile}, ${t.certifiedAt},
                         ${t.rehearsedAt}, ${t.firstLiveAt}) = 0
            AND ${t.bankName} IS NOT NULL AND ${t.rails} = '{}'
          ELSE false END`,
    ),
    check('bank_file_connection_receives', sql`NOT ${t.receives} OR ${t.purpose} = 'PAYMENTS'`),
    check('bank_file_connection_confirmed', sql`${t.state} <> 'LIVE' OR cardinality(${t.unconfirmedBy}) = 0`),
    check('bank_file_connection_rehearsed', sql`(${t.rehearsedBy} IS NULL) = (${t.rehearsalSteps} IS NULL)`),
  ],
);

/** The bank's server, as an admin has entered it. */
export interface TransportServer {
  host: string;
  port: number;
  username: string;
  /** The pinned host key, as `ssh-keygen -lf` prints it. */
  hostKeyFingerprint: string;
}

/** How connections by SFTP and by folder exchange files, and how their last visit ended. */
export const bankFileTransports = pgTable(
  'bank_file_transports',
  {
    connectionId: uuid('connection_id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    folders: jsonb('folders').$type<TransportFolders>().notNull(),
    /** Null for a connection by folder. */
    server: jsonb('server').$type<TransportServer>(),
    /** Sealed by `platform/secrets.ts`. */
    privateKey: bytes('private_key'),
    publicKey: text('public_key'),
    /**
     * When a user other than the one who chose it switched the connection on. Until then the connection to
     * the bank is only tried: no file leaves, and nothing is fetched.
     */
    confirmedAt: at('confirmed_at'),
    visitedAt: at('visited_at'),
    nextVisitAt: at('next_visit_at').notNull(),
    /** Failed visits since the last one that succeeded. */
    failures: integer('failures').notNull(),
    fault: text('fault').$type<TransportFault>(),
    faultDetail: text('fault_detail'),
    failingSince: at('failing_since'),
    /** The fingerprint of a host key that is not the pinned one. */
    presentedHostKey: text('presented_host_key'),
  },
  (t) => [
    foreignKey({
      name: 'bank_file_transports_connection_fk',
      columns: [t.entityId, t.connectionId],
      foreignColumns: [bankFileConnections.entityId, bankFileConnections.id],
    }),
    index('bank_file_transports_due').on(t.nextVisitAt),
    check('bank_file_transport_key', sql`(${t.privateKey} IS NULL) = (${t.server} IS NULL)`),
  ],
);

/** The files that were written for the bank. Bytes, figures and profile never change. */
export const bankFiles = pgTable(
  'bank_files',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => bankFileConnections.id),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id),
    fileNumber: integer('file_number').notNull(),
    /** The numbers that an ACB file carries, by which replies name it; null for other formats. */
    transmissionNumber: integer('transmission_number'),
    generationNumber: integer('generation_number'),
    fileName: text('file_name').notNull(),
    format: text('format').$type<PaymentFormat>().notNull(),
    bytes: bytes('bytes').notNull(),
    sha256: text('sha256').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    paymentCount: integer('payment_count').notNull(),
    totalMinor: minor('total_minor').notNull(),
    hashTotal: text('hash_total'),
    firstSequenceNumber: integer('first_sequence_number').notNull(),
    /** The day on which the bank pays, as YYYY-MM-DD. */
    executionDate: text('execution_date').notNull(),
    isTest: boolean('is_test').notNull(),
    /** The digest that the approvers approved. */
    contentDigest: text('content_digest').notNull(),
    /** The profile and the account that pays, as the file was written. */
    profile: jsonb('profile').$type<BankFileProfile>().notNull(),
    profileVersion: integer('profile_version').notNull(),
    payerName: text('payer_name').notNull(),
    payerBranchCode: text('payer_branch_code').notNull(),
    payerAccountNumber: text('payer_account_number').notNull(),
    payerAccountType: text('payer_account_type').$type<AccountType>().notNull(),
    sealedAt: at('sealed_at').notNull(),
    /**
     * Set when the file will never leave: its batch has ended, its day has passed, its connection has
     * changed, or a file with a lower number was withdrawn. Its number is free again. Its payments stay with
     * it only if the batch has ended; otherwise another file carries them.
     */
    withdrawnAt: at('withdrawn_at'),
    leftAt: at('left_at'),
    leftBy: uuid('left_by').references(() => users.id),
    /** Whether a transport carries the file to the bank. False for one that a user takes there. */
    byTransport: boolean('by_transport').notNull().default(false),
    /**
     * The staging name under which the transport has written the whole file. Once it is committed, the file
     * is only renamed.
     */
    stagedAs: text('staged_as'),
    /** When the transport gave the file its name in the bank's folder. */
    arrivedAt: at('arrived_at'),
    /** When the bank last said something about the file. */
    heardAt: at('heard_at'),
    replyStatus: text('reply_status').$type<FileStatus>(),
    /** The bank's confirmation that it does not pay the rest, as one user recorded it. */
    recallId: uuid('recall_id'),
    recallRecordedAt: at('recall_recorded_at'),
    recallRecordedBy: uuid('recall_recorded_by').references(() => users.id),
    recallReason: text('recall_reason'),
    /** The person at the bank who confirmed the recall. */
    recallContact: text('recall_contact'),
    /**
     * Whether the file reached the bank's folder after the recall was recorded. The bank cannot have meant
     * it, so no user can confirm this recall.
     */
    recallTooLate: boolean('recall_too_late').notNull().default(false),
    /** Set when a second user has confirmed the recall. Only then do payments fail. */
    recalledAt: at('recalled_at'),
    recalledBy: uuid('recalled_by').references(() => users.id),
  },
  (t) => [
    unique('bank_files_in_entity').on(t.entityId, t.id),
    uniqueIndex('bank_files_number')
      .on(t.connectionId, t.fileNumber)
      .where(sql`withdrawn_at IS NULL`),
    uniqueIndex('bank_files_one_live')
      .on(t.batchId)
      .where(sql`withdrawn_at IS NULL`),
    index('bank_files_newest').on(t.entityId, descending(t.sealedAt), descending(t.id)),
    index('bank_files_by_day')
      .on(t.entityId, descending(t.executionDate), descending(t.id))
      .where(sql`left_at IS NOT NULL`),
    index('bank_files_of_batch').on(t.batchId),
    index('bank_files_of_connection').on(t.connectionId, descending(t.sealedAt), descending(t.id)),
    index('bank_files_on_the_way')
      .on(t.connectionId)
      .where(sql`by_transport AND arrived_at IS NULL`),
    index('bank_files_open_recall')
      .on(t.entityId)
      .where(sql`recall_recorded_at IS NOT NULL AND (recalled_at IS NULL OR recall_too_late)`),
    index('bank_files_sealed')
      .on(t.connectionId)
      .where(sql`left_at IS NULL AND withdrawn_at IS NULL`),
    check('bank_file_carried_after_leaving', sql`${t.leftAt} IS NOT NULL OR NOT ${t.byTransport}`),
    check(
      'bank_file_arrives_by_transport',
      sql`${t.arrivedAt} IS NULL OR (${t.byTransport} AND ${t.stagedAs} IS NOT NULL)`,
    ),
    check(
      'bank_file_acb_numbers',
      sql`num_nulls(${t.transmissionNumber}, ${t.generationNumber}) =
          CASE WHEN ${t.format} IN ('ACB_198', 'ACB_180') THEN 0 ELSE 2 END
          AND ${t.transmissionNumber} BETWEEN 0 AND 9999999 AND ${t.generationNumber} BETWEEN 0 AND 9999`,
    ),
    check('bank_file_leaves_or_stays', sql`${t.leftAt} IS NULL OR ${t.withdrawnAt} IS NULL`),
    check('bank_file_recalled_after_leaving', sql`${t.recallRecordedAt} IS NULL OR ${t.leftAt} IS NOT NULL`),
    check(
      'bank_file_recall_recorded',
      sql`num_nulls(${t.recallId}, ${t.recallRecordedAt}, ${t.recallRecordedBy}, ${t.recallReason},
          ${t.recallContact}) IN (0, 5)`,
    ),
    check(
      'bank_file_recall_too_late',
      sql`NOT ${t.recallTooLate} OR (${t.recallRecordedAt} IS NOT NULL AND ${t.arrivedAt} IS NOT NULL)`,
    ),
  ],
);

/** A text that the character set of the file could not hold, and what was written instead. */
export interface Substitution {
  field: 'name' | 'reference' | 'ownReference';
  from: string;
  to: string;
}

/**
 * The staging names under which a transport has begun to write files, until one is committed as `staged_as`.
 * By them, files that an interrupted process has left are found and removed.
 */
export const bankFileStagings = pgTable(
  'bank_file_stagings',
  {
    fileId: uuid('file_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    name: text('name').notNull(),
    begunAt: at('begun_at').notNull(),
    /** Set before the file is removed: from then on its name cannot be committed. */
    isAbandoned: boolean('is_abandoned').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.name] }),
    foreignKey({
      name: 'bank_file_stagings_file_fk',
      columns: [t.entityId, t.fileId],
      foreignColumns: [bankFiles.entityId, bankFiles.id],
    }),
  ],
);

/** The payments of the files, as they were written, and what the bank has said about each. */
export const bankFilePayments = pgTable(
  'bank_file_payments',
  {
    withdrawalId: uuid('withdrawal_id')
      .primaryKey()
      .references(() => withdrawals.id),
    fileId: uuid('file_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    sequenceNumber: integer('sequence_number').notNull(),
    endToEndId: text('end_to_end_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    name: text('name').notNull(),
    branchCode: text('branch_code').notNull(),
    accountNumber: text('account_number').notNull(),
    accountType: text('account_type').$type<AccountType>().notNull(),
    reference: text('reference').notNull(),
    substitutions: jsonb('substitutions').$type<Substitution[]>().notNull(),
    /** The attempt of the withdrawal, once the worker has submitted it. */
    attemptId: uuid('attempt_id'),
    /** Null until the bank has said something about the payment. */
    state: text('state').$type<PaymentState>(),
    failureCode: text('failure_code').$type<FailureCode>(),
    /** The bank's own code and words. */
    reasonCode: text('reason_code'),
    reasonText: text('reason_text'),
    /** When a reply said that it is paid, and when a statement showed it. */
    paidAt: at('paid_at'),
    statementAt: at('statement_at'),
    returnedAt: at('returned_at'),
    /** Where the bank paid instead, when the account has moved. */
    movedToBranchCode: text('moved_to_branch_code'),
    movedToAccountNumber: text('moved_to_account_number'),
    heardAt: at('heard_at'),
  },
  (t) => [
    check(
      'bank_file_payment_on_statement_was_paid',
      sql`${t.statementAt} IS NULL OR ${t.state} IS DISTINCT FROM 'REJECTED'`,
    ),
    foreignKey({
      name: 'bank_file_payments_file_fk',
      columns: [t.entityId, t.fileId],
      foreignColumns: [bankFiles.entityId, bankFiles.id],
    }),
    unique('bank_file_payments_sequence').on(t.fileId, t.sequenceNumber),
    unique('bank_file_payments_end_to_end').on(t.endToEndId),
    uniqueIndex('bank_file_payments_attempt')
      .on(t.attemptId)
      .where(sql`attempt_id IS NOT NULL`),
    index('bank_file_payments_returned')
      .on(t.returnedAt)
      .where(sql`returned_at IS NOT NULL`),
  ],
);

/** Payments that a reply changed to one state. Earlier versions kept only the count. */
type ChangedPayments = number | { count: number; minor: string };

/** The replies of the bank, once for each content, and their results. */
export const bankFileReplies = pgTable(
  'bank_file_replies',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => bankFileConnections.id),
    sha256: text('sha256').notNull(),
    fileName: text('file_name').notNull(),
    bytes: bytes('bytes').notNull(),
    byteCount: integer('byte_count').notNull(),
    receivedAt: at('received_at').notNull(),
    receivedBy: uuid('received_by').references(() => users.id),
    /** When a transport fetched bytes that were stored already. */
    fetchedAt: at('fetched_at'),
    result: text('result').$type<ReplyResult>().notNull(),
    format: text('format').$type<BankReply['format']>(),
    /** The file that it answers, if it is one file only. */
    fileId: uuid('file_id').references(() => bankFiles.id),
    /** All files that it answers; those whose payments it changes, if it changes any. */
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How many payments it changed, by their new state, and their sum. */
    changed: jsonb('changed').$type<Partial<Record<PaymentState, ChangedPayments>>>().notNull(),
    redirected: integer('redirected').notNull(),
    question: text('question').$type<ReplyQuestion>(),
    /** The part of the reply that does not fit: a payment, an amount, an account. */
    questionDetail: text('question_detail'),
    readAt: at('read_at'),
    /** The second user, who confirmed it. */
    confirmedBy: uuid('confirmed_by').references(() => users.id),
    confirmedAt: at('confirmed_at'),
    closedBy: uuid('closed_by').references(() => users.id),
    closedAt: at('closed_at'),
    closingNote: text('closing_note'),
  },
  (t) => [
    unique('bank_file_replies_in_entity').on(t.entityId, t.id),
    unique('bank_file_replies_content').on(t.connectionId, t.sha256),
    index('bank_file_replies_newest').on(t.entityId, descending(t.receivedAt), descending(t.id)),
    index('bank_file_replies_of_file').on(t.fileId, t.receivedAt),
    index('bank_file_replies_unread')
      .on(t.receivedAt)
      .where(sql`result = 'STORED'`),
    index('bank_file_replies_open')
      .on(t.entityId, t.receivedAt)
      .where(sql`result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND closed_at IS NULL`),
    check('bank_file_reply_confirmed_by_another', sql`${t.confirmedBy} <> ${t.receivedBy}`),
  ],
);

/** What a reply changed about payments, or would change once it is confirmed, in the order of the reply. */
export const bankFileReplyChanges = pgTable(
  'bank_file_reply_changes',
  {
    replyId: uuid('reply_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    position: integer('position').notNull(),
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
    /** What the bank had said before; null for nothing. */
    before: text('before').$type<PaymentState>(),
    /** Null when only the redirect is new. */
    state: text('state').$type<PaymentState>(),
    failureCode: text('failure_code').$type<FailureCode>(),
    reasonCode: text('reason_code'),
    reasonText: text('reason_text'),
    movedToBranchCode: text('moved_to_branch_code'),
    movedToAccountNumber: text('moved_to_account_number'),
  },
  (t) => [
    primaryKey({ columns: [t.replyId, t.position] }),
    foreignKey({
      name: 'bank_file_reply_changes_reply_fk',
      columns: [t.entityId, t.replyId],
      foreignColumns: [bankFileReplies.entityId, bankFileReplies.id],
    }),
  ],
);
