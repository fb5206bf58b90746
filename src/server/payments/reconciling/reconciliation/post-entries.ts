import { explain } from '../../../../shared/error-texts.ts';
import { invariant, refused } from '../../../../shared/errors.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { PostingKind, PostingWay } from '../../../../shared/reconciliation-terms.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { noteOnStatement } from '../../bank-files/note-on-statement.ts';
import { noteReturned, type ReturnOnStatement } from '../../bank-files/note-returned.ts';
import { lockSweeps } from '../../ledger/lock-sweeps.ts';
import { recordFunding } from '../funding/record-funding.ts';
import { recordReceipts } from '../receipts/record-receipts.ts';
import { addToDays, type DayAccount } from '../statements/day-totals.ts';
import { requireOpenMonth } from '../statements/require-open-month.ts';
import { adjustOpening } from './adjust-opening.ts';
import { bookOther } from './book-other.ts';
import { settleFees } from './settle-fees.ts';

/** Our account whose entries are posted, locked. */
export interface LockedAccount extends DayAccount {
  id: string;
  currency: Currency;
  /** Payers pay into it and nothing is paid from it, so that its money is in COLLECTION. */
  isReceiving: boolean;
  /** It pays, and payers pay into it: its receipts are in COLLECTION, and the rest is in FUNDING. */
  alsoReceives: boolean;
}

/** What an entry, or a part of it, is posted as. */
export interface NewPosting {
  entryId: string;
  kind: PostingKind;
  withdrawalId: string | null;
  fileId: string | null;
  /** The record of FUNDING; null for one that is to be made, and for other kinds. */
  fundingId: string | null;
  /** The RECEIPT that the bank takes back; null for money that came, and for other kinds. */
  receiptId: string | null;
  /** The entry rule; null for everything that is not posted by a rule. */
  ruleId: string | null;
  part: number;
  amountMinor: bigint;
  expectedMinor: bigint;
  bookingDate: string;
  /** The day on which the ledger counts it. */
  bookDay: string;
  /** Of a FEE without a file: the bank charges no more for the payments up to its day. Absent: it may. */
  isLastFee?: boolean;
}

/** A posting with the fees of payments that it settles. */
interface SettledPosting extends NewPosting {
  settlesFeesMinor: bigint;
}

export interface Posted {
  way: PostingWay;
  /** Null when no user posts. */
  userId: string | null;
  reason: string | null;
  at: Date;
}

/** Locks all accounts of the entity of an account, so that its entries are posted one after another. */
export async function lockAccounts(tx: Tx, accountId: string): Promise<LockedAccount> {
  const rows = await tx.query(
    `SELECT a.id, a.entity_id, a.account_number, a.currency, c.purpose = 'RECEIPTS' AS is_receiving,
            c.receives AND cardinality(c.unconfirmed_by) = 0 AS also_receives
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id
      WHERE a.entity_id = (SELECT o.entity_id FROM statement_accounts o WHERE o.id = $1)
      ORDER BY a.id
        FOR UPDATE OF a`,
    [accountId],
  );
  const own = rows.find(({ id }) => id === accountId);
  invariant(own, 'the account has statements');
  return {
    id: own.id,
    entityId: own.entity_id,
    accountNumber: own.account_number,
    currency: own.currency,
    isReceiving: own.is_receiving ?? false,
    alsoReceives: own.also_receives ?? false,
  };
}

/**
 * Posts entries of a locked account, each at most once. Payments that they pay or return change as replies of
 * the bank would change them. Receipts, funding, fees beyond those of payments and other business are booked.
 * Throws 400 `entry_posted`, `item_posted`, `before_opening_balance` or `month_closed`, and then nothing is
 * posted.
 */
export async function postEntries(
  context: Context,
  tx: Tx,
  account: LockedAccount,
  toPost: readonly NewPosting[],
  returns: readonly ReturnOnStatement[],
  posted: Posted,
): Promise<void> {
  if (toPost.length === 0) return;
  const { at } = posted;
  await requireOpenMonth(
    tx,
    account,
    toPost.map(({ bookingDate }) => bookingDate),
  );
  await lockBatches(tx, account, toPost);
  const adjusted = await adjustOpening(context, tx, account, toPost, at);
  const postings = await settleFees(tx, account, adjusted);
  await markPosted(tx, account, postings, posted);
  const recorded = await recordFunding(context, tx, account, postings, at);
  await insertPostings(context, tx, account, recorded, at);
  await recordReceipts(context, tx, account, recorded, posted);
  await bookOther(context, tx, account, postings, at);
  await logSettlements(context, tx, account, recorded, at);
  await addToDays(
    tx,
    account,
    postings.map(({ kind, amountMinor, bookingDate }) => ({
      day: bookingDate,
      part: `POSTED_${kind}` as const,
      amountMinor,
    })),
  );
  const paid = postings.filter(({ kind }) => kind === 'PAYOUT').map(({ withdrawalId }) => withdrawalId!);
  await noteOnStatement(tx, [...new Set(paid)], at);
  await noteReturned(tx, returns, at);
}

/** Logs a line for each bank file whose settlement these postings change. */
async function logSettlements(
  { log }: Context,
  tx: Tx,
  { entityId }: LockedAccount,
  postings: readonly NewPosting[],
  at: Date,
): Promise<void> {
  const fileIds = [...new Set(postings.flatMap(({ fileId }) => fileId ?? []))];
  if (fileIds.length === 0) return;
  const rows = await tx.query(
    `SELECT t.file_id, f.batch_id, t.state, t.settled_count, t.difference_state
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
      WHERE t.file_id = ANY($1) AND t.settled_at = $2
      ORDER BY t.file_id`,
    [fileIds, at],
  );
  for (const row of rows) {
    const { file_id: fileId, batch_id: batchId, settled_count: settled, state, difference_state } = row;
    const facts = { fileId, batchId, entityId, state, settled, difference: difference_state };
    tx.afterCommit(() => log.info(facts, 'a settlement has changed'));
  }
}

/**
 * Replies change payments under the lock of their batch, and so do entries. A receipt that is taken back ends
 * its refunds, which moves money as a sweep does: batches, sweeps and the ledger are locked in this order.
 */
async function lockBatches(
  tx: Tx,
  { entityId }: LockedAccount,
  postings: readonly NewPosting[],
): Promise<void> {
  const fileIds = new Set(postings.map(({ fileId }) => fileId).filter((id) => id !== null));
  const receiptIds = postings.map(({ receiptId }) => receiptId).filter((id) => id !== null);
  if (fileIds.size === 0 && receiptIds.length === 0) return;
  await tx.query(
    `SELECT b.id
       FROM batches b
      WHERE b.id IN (SELECT f.batch_id FROM bank_files f WHERE f.id = ANY($1)
                      UNION ALL
                     SELECT f.batch_id FROM receipt_refunds f WHERE f.receipt_id = ANY($2))
      ORDER BY b.id
        FOR NO KEY UPDATE`,
    [[...fileIds], receiptIds],
  );
  if (receiptIds.length > 0) await lockSweeps(tx, entityId);
}

async function markPosted(
  tx: Tx,
  account: LockedAccount,
  postings: readonly NewPosting[],
  { way, userId, reason, at }: Posted,
): Promise<void> {
  const ids = [...new Set(postings.map(({ entryId }) => entryId))];
  const before = await tx.query(
    `SELECT entry_id, amount_minor, booking_date, state
       FROM reconciled_entries
      WHERE entry_id = ANY($1) AND account_id = $2 AND state IN ('OPEN', 'SET_ASIDE')`,
    [ids, account.id],
  );
  if (before.length < ids.length) throw refused('entry_posted', explain('entry_posted'));
  const sums = new Map<string, bigint>();
  for (const { entryId, amountMinor } of postings) sums.set(entryId, (sums.get(entryId) ?? 0n) + amountMinor);
  for (const row of before)
    invariant(sums.get(row.entry_id) === row.amount_minor, 'the postings of an entry sum to it');
  await tx.query(
    `UPDATE reconciled_entries
        SET state = 'POSTED', verdict = NULL, proposal = NULL, posted_at = $2, posted_by = $3, way = $4,
            reason = $5
      WHERE entry_id = ANY($1)`,
    [ids, at, userId, way, reason],
  );
  await addToDays(
    tx,
    account,
    before
      .filter(({ state }) => state === 'SET_ASIDE')
      .map((row) => ({ day: row.booking_date, part: 'SET_ASIDE', amountMinor: -row.amount_minor })),
  );
}

async function insertPostings(
  context: Context,
  tx: Tx,
  account: LockedAccount,
  postings: readonly SettledPosting[],
  at: Date,
): Promise<void> {
  const inserted = await tx.query(
    `INSERT INTO entry_postings
            (id, entry_id, account_id, entity_id, kind, withdrawal_id, file_id, part, amount_minor,
             expected_minor, booking_date, book_day, posted_at, funding_id, rule_id, settles_fees_minor)
     SELECT n.id, n.entry_id, $1, $14, n.kind, n.withdrawal_id, n.file_id, n.part, n.amount_minor,
            n.expected_minor, n.booking_date, n.book_day, $2, n.funding_id, n.rule_id, n.settles_fees_minor
       FROM unnest($3::uuid[], $4::uuid[], $5::text[], $6::uuid[], $7::uuid[], $8::int[], $9::bigint[],
                   $10::bigint[], $11::text[], $12::text[], $13::uuid[], $15::uuid[], $16::bigint[])
         AS n (id, entry_id, kind, withdrawal_id, file_id, part, amount_minor, expected_minor, booking_date,
               book_day, funding_id, rule_id, settles_fees_minor)
         ON CONFLICT DO NOTHING
     RETURNING id`,
    [
      account.id,
      at,
      postings.map(() => newId(context)),
      postings.map(({ entryId }) => entryId),
      postings.map(({ kind }) => kind),
      postings.map(({ withdrawalId }) => withdrawalId),
      postings.map(({ fileId }) => fileId),
      postings.map(({ part }) => part),
      postings.map(({ amountMinor }) => amountMinor),
      postings.map(({ expectedMinor }) => expectedMinor),
      postings.map(({ bookingDate }) => bookingDate),
      postings.map(({ bookDay }) => bookDay),
      postings.map(({ fundingId }) => fundingId),
      account.entityId,
      postings.map(({ ruleId }) => ruleId),
      postings.map(({ settlesFeesMinor }) => settlesFeesMinor),
    ],
  );
  if (inserted.length < postings.length) throw refused('item_posted', explain('item_posted'));
}
