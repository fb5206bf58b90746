import { opening } from '../../../../domain/ledger/transfers.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { loadBookedOpening } from '../statements/booked-opening.ts';
import type { PostingKind } from '../../../../shared/reconciliation-terms.ts';
import { addToDays, type DayAccount } from '../statements/day-totals.ts';

/** What an entry, or a part of it, is posted as. */
interface Posting {
  kind: PostingKind;
  withdrawalId: string | null;
  fileId: string | null;
  expectedMinor: bigint;
  bookingDate: string;
  bookDay: string;
}

/**
 * Keeps the ledger with the bank when entries around the first day of an account are posted. Its opening
 * balance contains every entry of an earlier day and none of a later one. But a payment that no statement
 * showed at that time counted by when the ledger booked it. So now
 * - one that the ledger had booked by then, and a statement from that day on shows, is taken out;
 * - one that the ledger books afterwards, and a statement of an earlier day shows, is given back.
 *
 * Throws 400 `before_opening_balance` for any other entry of an earlier day.
 */
export async function adjustOpening(
  context: Context,
  tx: Tx,
  account: DayAccount & { id: string },
  postings: readonly Posting[],
  at: Date,
): Promise<void> {
  const booked = await loadBookedOpening(tx, account.id);
  if (!booked) return;
  const { day } = booked;
  const isEarly = ({ bookingDate }: Posting) => bookingDate < day;
  const unknown = postings.find((one) => isEarly(one) && one.kind !== 'CORRECTION' && one.fileId === null);
  if (unknown)
    throw refused(
      'before_opening_balance',
      explain('before_opening_balance', { date: unknown.bookingDate, day }),
    );
  const around = postings.filter(
    (one) => one.fileId !== null && (isEarly(one) || (one.bookDay < day && one.kind !== 'RETURN')),
  );
  if (around.length === 0) return;
  const known = await bookedUntil(tx, around, booked.confirmedAt);
  const changes = around
    .filter((one) => known.has(keyOf(one)) !== isEarly(one))
    .map((one) => ({
      day: isEarly(one) ? day : one.bookingDate,
      part: `BOOKED_${one.kind as 'PAYOUT' | 'RETURN' | 'FEE'}` as const,
      amountMinor: isEarly(one) ? -one.expectedMinor : one.expectedMinor,
    }));
  const amountMinor = changes.reduce((sum, change) => sum + change.amountMinor, 0n);
  await addToDays(tx, account, changes);
  if (amountMinor === 0n) return;
  const transfer = { ...opening(amountMinor), id: newId(context), batchId: null, withdrawalId: null };
  await postTransfers(tx, account, [transfer], at);
}

/** Of a payment or its return: kind and withdrawal. The fees of a file are booked with its payments. */
function keyOf({ kind, withdrawalId, fileId }: Posting): string {
  return kind === 'FEE' ? `SETTLE ${fileId}` : `${kind === 'RETURN' ? 'REVERSE' : 'SETTLE'} ${withdrawalId}`;
}

/** What the ledger had booked until then, by `keyOf`. */
async function bookedUntil(tx: Tx, postings: readonly Posting[], until: Date): Promise<Set<string>> {
  const rows = await tx.query(
    `SELECT t.kind, t.withdrawal_id, p.file_id
       FROM bank_file_payments p
       JOIN transfers t ON t.withdrawal_id = p.withdrawal_id AND t.kind IN ('SETTLE', 'REVERSE')
      WHERE t.created_at <= $3 AND (p.withdrawal_id = ANY($1) OR p.file_id = ANY($2))`,
    [
      postings.flatMap(({ withdrawalId }) => withdrawalId ?? []),
      postings.flatMap(({ kind, fileId }) => (kind === 'FEE' && fileId !== null ? [fileId] : [])),
      until,
    ],
  );
  return new Set(rows.flatMap((row) => [`${row.kind} ${row.withdrawal_id}`, `${row.kind} ${row.file_id}`]));
}
