import { createHash } from 'node:crypto';
import {
  arrivalOf,
  continuesBalance,
  entryIdentities,
  recogniseEntries,
  type EntryIdentity,
  type KnownEntry,
} from '../../../../domain/bank-files/statement-checks.ts';
import type { StatementEntry, StatementHead } from '../../../../domain/bank-files/statement.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { RECONCILE_ACCOUNT } from '../../base/queues.ts';
import { loadEntries } from '../reconciliation/load-entries.ts';
import { loadBookedOpening } from '../statements/booked-opening.ts';
import { addToDays } from '../statements/day-totals.ts';
import { closedMonthOf } from '../statements/require-open-month.ts';
import { StatementRefused } from '../statements/statement-parts.ts';
import { setEarlyAside } from '../statements/set-early-aside.ts';
import { reopenSetAside } from '../reconciliation/reopen-entries.ts';
import { lockAccount, type StatementAccount } from '../statements/lock-account.ts';
import { checkFollowing, noteBalanceBreak, noteChanged, noteDatedAhead } from './note-findings.ts';
import { headOf, loadCameBefore, loadOwnBefore } from '../statements/statement-order.ts';
import type { ArrivedStatement } from '../statements/tables.ts';

export interface StatementSource {
  fileId: string;
  entityId: string;
  at: Date;
  /** Only users have uploaded the file, so it could be forged. */
  byUsers: boolean;
}

/** Entries of one INSERT. */
const CHUNK = 2_000;

/**
 * Stores a statement of a file once: with the entries that are new, and with lines for all of them. One that
 * was read before adds nothing. An upload does not hold the bank up: the bank's own statement of the same
 * name is stored as well, and its entries are new unless everything about them is the same. Throws a
 * StatementRefused for another account.
 */
export async function storeStatement(
  context: Context,
  tx: Tx,
  source: StatementSource,
  head: StatementHead,
  entries: readonly StatementEntry[],
): Promise<ArrivedStatement> {
  const account = await lockAccount(context, tx, source, head);
  const named = { accountNumber: account.key, statementId: head.statementId };
  const identities = entryIdentities(named, entries).map(hashed);
  const known = await loadKnown(tx, account, head, identities);
  const counting = source.byUsers ? known : await withoutForged(tx, account, identities, entries, known);
  const earlier = await loadEarlier(tx, account, head, source);
  const arrival = arrivalOf(head, identities, earlier);
  const isOutdone = !source.byUsers && (earlier?.byUsers ?? false);
  const isConfirmed = isOutdone && arrival === 'AGAIN' && counting.length === known.length;
  if (earlier && arrival !== 'NEW' && (!isOutdone || isConfirmed)) {
    if (arrival === 'CHANGED') await noteChanged(context, tx, source, earlier.id, 'CHANGED');
    if (isConfirmed) await adopt(tx, source, account, known);
    return { statementId: earlier.id, arrival };
  }
  const ownDay = head.kind === 'STATEMENT' ? orderDateOf(head, entries) : '';
  await refuseClosedMonth(tx, account, ownDay, entries, counting, identities);
  if (earlier && isOutdone) await noteChanged(context, tx, source, earlier.id, 'CONTRADICTED');
  const statement = {
    id: newId(context),
    accountId: account.id,
    head,
    orderDate: orderDateOf(head, entries),
    bookedMinor: bookedSum(entries),
  };
  const before = [
    await loadCameBefore(tx, statement),
    source.byUsers ? null : await loadOwnBefore(tx, statement),
  ];
  const isContinuation = before.some((one) => continuesBalance(one?.head ?? null, head));
  const same = recogniseEntries(identities, counting, isContinuation);
  if (!source.byUsers) await adopt(tx, source, account, same as (Known | null)[]);
  await insertStatement(tx, source, statement, entries.length);
  const ids = same.map((entry) => (entry as Known | null)?.entryId ?? null);
  await insertEntries(context, tx, { ...source, account }, statement, entries, identities, ids);
  const opening = await loadBookedOpening(tx, account.id);
  if (opening) await setEarlyAside(tx, { ...account, entityId: source.entityId }, opening);
  await noteDatedAhead(context, tx, source, statement, entries);
  if (head.kind === 'STATEMENT') {
    await noteBalanceBreak(context, tx, source, statement);
    await checkFollowing(context, tx, source, statement);
  }
  return { statementId: statement.id, arrival };
}

function orderDateOf(head: StatementHead, entries: readonly StatementEntry[]): string {
  return head.closing?.date ?? head.opening?.date ?? entries.at(-1)?.bookingDate ?? '';
}

/**
 * Refuses a statement that would change a closed month: one of a day of it, or with a new entry of such a
 * day. The file is kept, and read again once the month is reopened.
 */
async function refuseClosedMonth(
  tx: Tx,
  account: StatementAccount,
  ownDay: string,
  entries: readonly StatementEntry[],
  counting: readonly Known[],
  identities: readonly EntryIdentity[],
): Promise<void> {
  const known = new Set(counting.flatMap(({ key, alike }) => [key, alike]));
  const isNew = (index: number) => !known.has(identities[index]!.key) && !known.has(identities[index]!.alike);
  const days = entries
    .filter(({ status }, index) => status === 'BOOKED' && isNew(index))
    .map(({ bookingDate }) => bookingDate);
  const detail = await closedMonthOf(tx, account, [ownDay, ...days]);
  if (detail) throw new StatementRefused('month_closed', detail);
}

interface Known extends KnownEntry {
  entryId: string;
  /** Only users have uploaded it, and no user has posted it. */
  isDoubtful: boolean;
}

/** The known entries without those that only users have uploaded and that differ from the bank's. */
async function withoutForged(
  tx: Tx,
  account: StatementAccount,
  identities: readonly EntryIdentity[],
  entries: readonly StatementEntry[],
  known: readonly Known[],
): Promise<Known[]> {
  const doubtful = known.filter(({ isDoubtful }) => isDoubtful).map(({ entryId }) => entryId);
  if (doubtful.length === 0) return [...known];
  const stored = await loadEntries(tx, account.accountNumber, doubtful);
  const contents = new Map(stored.map(({ id, entry }) => [id, contentOf(entry)]));
  const own = new Map<string, Set<string>>();
  for (const [index, { key, alike }] of identities.entries())
    for (const name of [key, alike]) {
      const contents = own.get(name) ?? new Set();
      const entry = entries[index]!;
      // An entry that was stored before the names of batches were read is compared without them.
      own.set(name, contents.add(contentOf(entry)).add(contentOf({ ...entry, batchNames: null })));
    }
  return known.filter(
    ({ isDoubtful, entryId, key, alike }) =>
      !isDoubtful || [key, alike].some((name) => own.get(name)?.has(contents.get(entryId) ?? '')),
  );
}

/** Everything that the bank states about an entry. */
function contentOf(entry: StatementEntry): string {
  const details = entry.details.map(({ endToEndId, amountMinor, text, counterparty, returned }) => [
    endToEndId,
    amountMinor?.toString() ?? null,
    text,
    counterparty.name,
    counterparty.accountNumber,
    returned && [returned.code, returned.text, returned.failureCode],
  ]);
  const { amountMinor, isReversal, status, bookingDate, valueDate, bankReference, code, text } = entry;
  return JSON.stringify([
    amountMinor.toString(),
    isReversal,
    status,
    bookingDate,
    valueDate,
    bankReference,
    code,
    text,
    entry.batchCount,
    entry.batchNames === null ? null : (entry.batchNames ?? []),
    details,
  ]);
}

/** Entries that users have uploaded, and that the bank itself now states in the same way, are the bank's. */
async function adopt(
  tx: Tx,
  { fileId, entityId, at }: StatementSource,
  account: StatementAccount,
  entries: readonly (Known | null)[],
): Promise<void> {
  const ids = entries.filter((entry) => entry?.isDoubtful).map((entry) => entry!.entryId);
  if (ids.length === 0) return;
  await tx.query(
    `UPDATE reconciled_entries SET file_id = $2, rests = false
      WHERE entry_id = ANY($1) AND state <> 'POSTED'`,
    [ids, fileId],
  );
  // A watched account has no entries to compare.
  if (account.isWatched) return;
  await reopenSetAside(tx, { ...account, entityId }, ids, at);
  await sendJob(tx, RECONCILE_ACCOUNT, { accountId: account.id });
}

function hashed({ key, alike }: EntryIdentity): EntryIdentity {
  return { key: sha256(key), alike: sha256(alike) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function bookedSum(entries: readonly StatementEntry[]): bigint {
  return entries.reduce((sum, entry) => (entry.status === 'BOOKED' ? sum + entry.amountMinor : sum), 0n);
}

/** The statement of the same name. If there are two: the uploaded one for an upload, otherwise the bank's. */
async function loadEarlier(
  tx: Tx,
  account: StatementAccount,
  head: StatementHead,
  { byUsers }: StatementSource,
) {
  const rows = await tx.query(
    `SELECT s.id, s.kind, s.statement_name, s.sequence_number, s.opening_minor, s.opening_date,
            s.closing_minor, s.closing_date, s.by_users AND is_by_users(s.file_id) AS by_users,
            ARRAY(SELECT l.key_hash FROM statement_lines l WHERE l.statement_id = s.id) AS keys
       FROM bank_statements s
      WHERE s.account_id = $1 AND s.kind = $2 AND s.statement_name = $3 AND s.taken_back_at IS NULL
      ORDER BY s.by_users`,
    [account.id, head.kind, head.statementId],
  );
  const statements = rows.map((row) => ({
    id: row.id,
    head: headOf(row, account),
    entryKeys: new Set<string>(row.keys ?? []),
    byUsers: row.by_users ?? true,
  }));
  // What a user uploads once more may repeat either of the two.
  return (byUsers ? statements.at(-1) : statements[0]) ?? null;
}

/** An entry that only advices have announced is known as one of an advice. */
async function loadKnown(
  tx: Tx,
  account: StatementAccount,
  { opening, sequenceNumber }: StatementHead,
  identities: readonly EntryIdentity[],
): Promise<Known[]> {
  const rows = await tx.query(
    `SELECT l.key_hash, l.alike_hash, l.entry_id,
            EXISTS (SELECT 1
                      FROM statement_lines o
                      JOIN bank_statements s ON s.id = o.statement_id
                     WHERE o.entry_id = l.entry_id AND s.kind = 'STATEMENT'
                       AND s.taken_back_at IS NULL) AS on_statement,
            EXISTS (SELECT 1
                      FROM statement_lines o
                      JOIN bank_statements s ON s.id = o.statement_id
                     WHERE o.entry_id = l.entry_id AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
                       AND s.opening_minor = $4 AND coalesce(s.sequence_number = $5, true)) AS of_same_place,
            coalesce(r.state <> 'POSTED' AND is_by_users(r.file_id),
                     $6 AND NOT EXISTS (
                       SELECT 1
                         FROM statement_lines o
                         JOIN bank_statements s ON s.id = o.statement_id
                        WHERE o.entry_id = l.entry_id AND NOT is_by_users(s.file_id))) AS doubtful
       FROM statement_lines l
       JOIN bank_statements b ON b.id = l.statement_id AND b.taken_back_at IS NULL
       JOIN statement_entries e ON e.id = l.entry_id
       LEFT JOIN reconciled_entries r ON r.entry_id = e.id
      WHERE l.account_id = $1 AND e.status = 'BOOKED'
        AND (l.key_hash = ANY($2) OR l.alike_hash = ANY($3))`,
    [
      account.id,
      identities.map(({ key }) => key),
      identities.map(({ alike }) => alike),
      opening?.amountMinor ?? null,
      sequenceNumber,
      account.isWatched,
    ],
  );
  return rows.map((row) => ({
    key: row.key_hash,
    alike: row.alike_hash,
    entryId: row.entry_id,
    kind: row.on_statement ? 'STATEMENT' : 'ADVICE',
    isOfSamePlace: row.of_same_place ?? false,
    isDoubtful: row.doubtful ?? false,
  }));
}

interface NewStatement {
  id: string;
  accountId: string;
  head: StatementHead;
  orderDate: string;
  bookedMinor: bigint;
}

async function insertStatement(
  tx: Tx,
  { entityId, fileId, at, byUsers }: StatementSource,
  { id, accountId, head, orderDate, bookedMinor }: NewStatement,
  entryCount: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO bank_statements
            (id, entity_id, account_id, file_id, kind, statement_name, sequence_number, opening_minor,
             opening_date, closing_minor, closing_date, order_date, entry_count, booked_minor, received_at,
             by_users)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      id,
      entityId,
      accountId,
      fileId,
      head.kind,
      head.statementId,
      head.sequenceNumber,
      head.opening?.amountMinor ?? null,
      head.opening?.date ?? null,
      head.closing?.amountMinor ?? null,
      head.closing?.date ?? null,
      orderDate,
      entryCount,
      bookedMinor,
      at,
      byUsers,
    ],
  );
}

/** Inserts the entries whose `knownIds` are null, and a line for each entry. */
async function insertEntries(
  context: Context,
  tx: Tx,
  owner: EntryOwner,
  statement: NewStatement,
  entries: readonly StatementEntry[],
  identities: readonly EntryIdentity[],
  knownIds: readonly (string | null)[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += CHUNK) {
    const lines = entries.slice(from, from + CHUNK).map((entry, index) => {
      const knownId = knownIds[from + index] ?? null;
      return {
        entry,
        isNew: knownId === null,
        id: knownId ?? newId(context),
        position: from + index,
        ...identities[from + index]!,
      };
    });
    const added = lines.filter(({ isNew }) => isNew);
    await insertNew(tx, owner, added);
    if (!owner.account.isWatched) await openForReconciliation(tx, owner, added);
    await insertDetails(tx, owner.entityId, added);
    await tx.query(
      `INSERT INTO statement_lines (statement_id, account_id, entity_id, position, entry_id, key_hash,
         alike_hash)
       SELECT $1, $2, $7, n.position, n.entry_id, n.key_hash, n.alike_hash
         FROM unnest($3::int[], $4::uuid[], $5::text[], $6::text[])
           AS n (position, entry_id, key_hash, alike_hash)`,
      [
        statement.id,
        statement.accountId,
        lines.map(({ position }) => position),
        lines.map(({ id }) => id),
        lines.map(({ key }) => key),
        lines.map(({ alike }) => alike),
        owner.entityId,
      ],
    );
  }
}

interface EntryOwner extends StatementSource {
  account: StatementAccount;
}

interface NewEntry {
  id: string;
  entry: StatementEntry;
}

async function insertNew(
  tx: Tx,
  { entityId, account, at }: EntryOwner,
  added: readonly NewEntry[],
): Promise<void> {
  await tx.query(
    `INSERT INTO statement_entries
            (id, account_id, entity_id, amount_minor, is_reversal, status, booking_date, value_date,
             bank_reference, code, text, batch_count, batch_names, received_at)
     SELECT n.id, $1, $13, n.amount_minor, n.is_reversal, n.status, n.booking_date, n.value_date,
            n.bank_reference, n.code, n.text, n.batch_count,
            ARRAY(SELECT jsonb_array_elements_text(n.batch_names::jsonb)), $2
       FROM unnest($3::uuid[], $4::bigint[], $5::bool[], $6::text[], $7::text[], $8::text[], $9::text[],
                   $10::text[], $11::text[], $12::int[], $14::text[])
         AS n (id, amount_minor, is_reversal, status, booking_date, value_date, bank_reference, code, text,
               batch_count, batch_names)`,
    [
      account.id,
      at,
      added.map(({ id }) => id),
      added.map(({ entry }) => entry.amountMinor),
      added.map(({ entry }) => entry.isReversal),
      added.map(({ entry }) => entry.status),
      added.map(({ entry }) => entry.bookingDate),
      added.map(({ entry }) => entry.valueDate),
      added.map(({ entry }) => entry.bankReference),
      added.map(({ entry }) => entry.code),
      added.map(({ entry }) => entry.text),
      added.map(({ entry }) => entry.batchCount),
      entityId,
      // PostgreSQL arrays cannot hold arrays of different lengths.
      added.map(({ entry }) => JSON.stringify(entry.batchNames ?? [])),
    ],
  );
}

/** Entries that are booked and move money wait for their match, and are added to the sums of their days. */
async function openForReconciliation(
  tx: Tx,
  { entityId, fileId, account }: EntryOwner,
  added: readonly NewEntry[],
): Promise<void> {
  const booked = added.filter(({ entry }) => entry.status === 'BOOKED' && entry.amountMinor !== 0n);
  await tx.query(
    `INSERT INTO reconciled_entries
            (entry_id, entity_id, account_id, file_id, amount_minor, booking_date, state)
     SELECT n.id, $1, $2, $3, n.amount_minor, n.booking_date, 'OPEN'
       FROM unnest($4::uuid[], $5::bigint[], $6::text[]) AS n (id, amount_minor, booking_date)`,
    [
      entityId,
      account.id,
      fileId,
      booked.map(({ id }) => id),
      booked.map(({ entry }) => entry.amountMinor),
      booked.map(({ entry }) => entry.bookingDate),
    ],
  );
  await addToDays(
    tx,
    { entityId, accountNumber: account.accountNumber, currency: account.currency },
    booked.map(({ entry }) => ({
      day: entry.bookingDate,
      part: 'ENTRIES',
      amountMinor: entry.amountMinor,
    })),
  );
}

async function insertDetails(tx: Tx, entityId: string, added: readonly NewEntry[]): Promise<void> {
  const details = added.flatMap(({ id, entry }) =>
    entry.details.map((detail, position) => ({ id, position, detail })),
  );
  if (details.length === 0) return;
  await tx.query(
    `INSERT INTO entry_details
            (entry_id, entity_id, position, end_to_end_id, amount_minor, text, counterparty_name,
             counterparty_account, returned)
     SELECT n.entry_id, $9, n.position, n.end_to_end_id, n.amount_minor, n.text, n.name, n.account_number,
            n.returned::jsonb
       FROM unnest($1::uuid[], $2::int[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[],
                   $8::text[])
         AS n (entry_id, position, end_to_end_id, amount_minor, text, name, account_number, returned)`,
    [
      details.map(({ id }) => id),
      details.map(({ position }) => position),
      details.map(({ detail }) => detail.endToEndId),
      details.map(({ detail }) => detail.amountMinor),
      details.map(({ detail }) => detail.text),
      details.map(({ detail }) => detail.counterparty.name),
      details.map(({ detail }) => detail.counterparty.accountNumber),
      details.map(({ detail }) => (detail.returned ? JSON.stringify(detail.returned) : null)),
      entityId,
    ],
  );
}
