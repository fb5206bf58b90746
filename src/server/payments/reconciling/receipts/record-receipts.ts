import { collect, returnCollected, type Transfer } from '../../../../domain/ledger/transfers.ts';
import type { ReceiptReason } from '../../../../shared/collection-terms.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { invariant, refused } from '../../../../shared/errors.ts';
import { groupBy } from '../../../../shared/group-by.ts';
import type { PostingKind } from '../../../../shared/reconciliation-terms.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { endIfTakenBack } from '../../batches/end-taken-back.ts';
import { lockBatch } from '../../batches/lock-batch.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { addToDays, type DayAccount } from '../statements/day-totals.ts';
import { addAllocations, endAllocations, type NewAllocation } from './allocations.ts';
import { loadCandidates, type Candidates } from './candidates.ts';
import { loadWords, type EntryWords } from './load-words.ts';

interface Account extends DayAccount {
  id: string;
}

/** What an entry, or a part of it, is posted as. */
interface Posting {
  entryId: string;
  kind: PostingKind;
  /** The receipt that the bank takes back; null for money that came. */
  receiptId: string | null;
  amountMinor: bigint;
  bookingDate: string;
}

/** Who posts, and when. */
interface Posted {
  /** Null when no user posts. */
  userId: string | null;
  at: Date;
}

/** The most characters of a receipt's words in the payout history. */
const REFERENCE_LENGTH = 140;
const MOST_TEXT = 2_000;

/**
 * Books the postings of a locked account that are receipts: money that came, allocated to requests where the
 * match is exact, and receipts that the bank has taken back, whose refunds end unless they have left. The
 * caller has posted the entries, locked the batches of the refunds and then sweeps, and writes the audit row
 * last. Throws 400 `item_posted` for a receipt that was taken back before.
 */
export async function recordReceipts(
  context: Context,
  tx: Tx,
  account: Account,
  postings: readonly Posting[],
  posted: Posted,
): Promise<void> {
  const own = postings.filter(({ kind }) => kind === 'RECEIPT');
  if (own.length === 0) return;
  const back = own.filter(({ receiptId }) => receiptId !== null);
  const came = wholeEntries(own.filter(({ receiptId }) => receiptId === null));
  const words = await loadWords(tx, [...came.keys()]);
  // Receipts are locked before requests, and both in the order of their ids, as users who allocate do.
  const taken = await lockTaken(tx, account, back);
  const also = taken.flatMap(({ requestIds }) => requestIds);
  const candidates = await loadCandidates(tx, account, [...words.values()], { lock: true, also });
  await takeBack(context, tx, account, taken, posted);
  await receive(context, tx, account, { came, words, candidates }, posted);
  await addToDays(
    tx,
    account,
    own.map(({ bookingDate, amountMinor }) => ({
      day: bookingDate,
      part: 'BOOKED_RECEIPT' as const,
      amountMinor,
    })),
  );
  await endRefunds(tx, account, taken, posted.at);
}

/** Ends the refunds of receipts that are taken back: what has left already is the only money that is gone. */
async function endRefunds(tx: Tx, { entityId }: Account, taken: readonly Taken[], at: Date): Promise<void> {
  if (taken.length === 0) return;
  const refunds = await tx.query(
    `SELECT f.batch_id
       FROM receipt_refunds f
      WHERE f.receipt_id = ANY($1)
      ORDER BY f.batch_id`,
    [taken.map(({ receiptId }) => receiptId)],
  );
  for (const { batch_id: batchId } of refunds)
    await endIfTakenBack(tx, await lockBatch(tx, entityId, batchId), at);
}

/** One for each entry. */
function wholeEntries(postings: readonly Posting[]): Map<string, Posting> {
  const byEntry = groupBy(postings, ({ entryId }) => entryId);
  return new Map(
    [...byEntry].map(([id, parts]) => {
      const amountMinor = parts.reduce((sum, one) => sum + one.amountMinor, 0n);
      return [id, { ...parts[0]!, amountMinor }];
    }),
  );
}

/** A receipt that the bank takes back, with its allocations. */
interface Taken {
  receiptId: string;
  entryId: string;
  amountMinor: bigint;
  bookingDate: string;
  text: string;
  allocationIds: string[];
  requestIds: string[];
}

async function lockTaken(tx: Tx, account: Account, back: readonly Posting[]): Promise<Taken[]> {
  if (back.length === 0) return [];
  const ids = back.map(({ receiptId }) => receiptId!);
  const rows = await tx.query(
    `SELECT r.id, r.amount_minor, r.text, r.status
       FROM receipts r
      WHERE r.id = ANY($1) AND r.entity_id = $2 AND r.account_id = $3
      ORDER BY r.id
        FOR NO KEY UPDATE`,
    [ids, account.entityId, account.id],
  );
  const isFit = rows.length === ids.length && rows.every(({ status }) => status !== 'RETURNED');
  if (!isFit) throw refused('item_posted', explain('item_posted.receipt'));
  const allocations = await tx.query(
    `SELECT a.id, a.receipt_id, a.request_id
       FROM receipt_allocations a
      WHERE a.receipt_id = ANY($1) AND a.ended_at IS NULL
      ORDER BY a.id`,
    [ids],
  );
  const byReceipt = groupBy(allocations, ({ receipt_id }) => receipt_id);
  return rows.map(({ id, amount_minor: amountMinor, text }) => {
    const { entryId, bookingDate, amountMinor: backMinor } = back.find(({ receiptId }) => receiptId === id)!;
    invariant(backMinor === -amountMinor, 'the bank takes back a whole receipt');
    const own = byReceipt.get(id) ?? [];
    return {
      receiptId: id,
      entryId,
      amountMinor,
      bookingDate,
      text,
      allocationIds: own.map((one) => one.id),
      requestIds: own.flatMap(({ request_id }) => request_id ?? []),
    };
  });
}

async function takeBack(
  context: Context,
  tx: Tx,
  account: Account,
  taken: readonly Taken[],
  { userId, at }: Posted,
): Promise<void> {
  if (taken.length === 0) return;
  const { entityId, currency } = account;
  await endAllocations(
    context,
    tx,
    { entityId, currency, kind: 'TAKEN_BACK', userId, reason: null, at },
    taken.flatMap(({ allocationIds }) => allocationIds),
  );
  const moved = await move(context, tx, account, taken, { direction: 'DEBIT', at });
  await tx.query(
    `UPDATE receipts r
        SET status = 'RETURNED', return_entry_id = n.entry_id, returned_on = n.day, returned_at = $1,
            return_transfer_id = n.transfer_id, version = r.version + 1, updated_at = $1
       FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::uuid[]) AS n (id, entry_id, day, transfer_id)
      WHERE r.id = n.id`,
    [
      at,
      taken.map(({ receiptId }) => receiptId),
      taken.map(({ entryId }) => entryId),
      taken.map(({ bookingDate }) => bookingDate),
      moved.map(({ transferId }) => transferId),
    ],
  );
}

interface Came {
  came: ReadonlyMap<string, Posting>;
  words: ReadonlyMap<string, EntryWords>;
  candidates: Candidates;
}

async function receive(
  context: Context,
  tx: Tx,
  account: Account,
  { came, words, candidates }: Came,
  { userId, at }: Posted,
): Promise<void> {
  if (came.size === 0) return;
  const { entityId, currency } = account;
  const allocations: (NewAllocation & { reason: ReceiptReason })[] = [];
  const receipts = [...words.values()].map((own) => {
    const { amountMinor, bookingDate } = came.get(own.entryId)!;
    const match = candidates.match(own, amountMinor);
    const receiptId = newId(context);
    const { reason } = match;
    const isExact = match.verdict === 'EXACT';
    if (isExact) {
      candidates.pay(match);
      for (const { requestId, amountMinor: partMinor } of match.allocations)
        allocations.push({ receiptId, requestId, payerId: null, amountMinor: partMinor, reason });
      if (match.creditMinor > 0n)
        allocations.push({
          receiptId,
          requestId: null,
          payerId: match.payerId,
          amountMinor: match.creditMinor,
          reason,
        });
    }
    const payerId = isExact ? match.payerId : null;
    return { ...own, receiptId, amountMinor, bookingDate, reason, payerId };
  });
  const moved = await move(context, tx, account, receipts, { direction: 'CREDIT', at });
  await tx.query(
    `INSERT INTO receipts
            (id, entity_id, account_id, entry_id, currency, amount_minor, received_on, text,
             counterparty_name, counterparty_account, reason, payer_id, status, allocated_minor, transfer_id,
             payout_id, version, created_at, updated_at)
     SELECT n.id, $1, $2, n.entry_id, $3, n.amount_minor, n.received_on, n.text, n.name, n.account, n.reason,
            n.payer_id, 'UNALLOCATED', 0, n.transfer_id, n.payout_id, 1, $4, $4
       FROM unnest($5::uuid[], $6::uuid[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::text[],
                   $12::text[], $13::uuid[], $14::uuid[], $15::uuid[])
         AS n (id, entry_id, amount_minor, received_on, text, name, account, reason, payer_id, transfer_id,
               payout_id)`,
    [
      entityId,
      account.id,
      currency,
      at,
      receipts.map(({ receiptId }) => receiptId),
      receipts.map(({ entryId }) => entryId),
      receipts.map(({ amountMinor }) => amountMinor),
      receipts.map(({ bookingDate }) => bookingDate),
      receipts.map(({ text }) => text.slice(0, MOST_TEXT)),
      receipts.map(({ counterpartyName }) => counterpartyName),
      receipts.map(({ counterpartyAccount }) => counterpartyAccount),
      receipts.map(({ reason }) => reason),
      receipts.map(({ payerId }) => payerId),
      moved.map(({ transferId }) => transferId),
      moved.map(({ payoutId }) => payoutId),
    ],
  );
  await addAllocations(context, tx, { entityId, currency, way: 'EXACT', userId, at }, allocations);
}

/** Moves money in the ledger, each with a row of the payout history. */
async function move(
  context: Context,
  tx: Tx,
  { entityId, currency }: Account,
  amounts: readonly { amountMinor: bigint; text: string }[],
  { direction, at }: { direction: 'CREDIT' | 'DEBIT'; at: Date },
): Promise<{ transferId: string; payoutId: string }[]> {
  const moved = amounts.map(({ amountMinor, text }) => {
    const transfer: Transfer = direction === 'CREDIT' ? collect(amountMinor) : returnCollected(amountMinor);
    const words = text.replace(/\s+/g, ' ').trim().slice(0, REFERENCE_LENGTH);
    return {
      ...transfer,
      id: newId(context),
      batchId: null,
      withdrawalId: null,
      payoutId: newId(context),
      amountMinor,
      words: words === '' ? 'Receipt' : words,
    };
  });
  await postTransfers(tx, { entityId, currency }, moved, at);
  await tx.query(
    `INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, recipient_reference,
             created_at, updated_at)
     SELECT n.id, $1, $2, 'COMPLETE', $3, n.amount_minor, 0, n.words, $4, $4
       FROM unnest($5::uuid[], $6::bigint[], $7::text[]) AS n (id, amount_minor, words)`,
    [
      entityId,
      direction,
      currency,
      at,
      moved.map(({ payoutId }) => payoutId),
      moved.map(({ amountMinor }) => amountMinor),
      moved.map(({ words }) => words),
    ],
  );
  return moved.map(({ id, payoutId }) => ({ transferId: id, payoutId }));
}
