import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import type { PostingKind } from '../../../../shared/reconciliation-terms.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { containedEntries, loadBookedOpening } from '../statements/booked-opening.ts';
import { addToDays, type DayAccount } from '../statements/day-totals.ts';
import { bookOpening } from './book-opening.ts';
import { returnDays } from './return-days.ts';

/** What an entry, or a part of it, is posted as. */
interface Posting {
  entryId: string;
  kind: PostingKind;
  withdrawalId: string | null;
  fileId: string | null;
  amountMinor: bigint;
  expectedMinor: bigint;
  bookingDate: string;
  bookDay: string;
}

/**
 * Keeps the ledger with the bank when entries around the first day of an account are posted: its opening
 * balance contains every entry of an earlier statement and none of a later one. What the ledger had booked on
 * an earlier day counted as contained; if a later statement shows it, it is booked on that day. Returns the
 * postings with the days on which they count. Throws 400 `before_opening_balance` for an entry that the
 * opening balance contains.
 */
export async function adjustOpening<P extends Posting>(
  context: Context,
  tx: Tx,
  account: DayAccount & { id: string; isReceiving: boolean },
  postings: readonly P[],
  at: Date,
): Promise<readonly P[]> {
  const booked = await loadBookedOpening(tx, account.id);
  if (!booked) return postings;
  const { day } = booked;
  const early = postings.filter(({ bookingDate }) => bookingDate < day);
  const contained = await containedEntries(
    tx,
    account.id,
    early.map(({ entryId }) => entryId),
  );
  const first = early.find(({ entryId }) => contained.has(entryId));
  if (first)
    throw refused(
      'before_opening_balance',
      explain('before_opening_balance', { date: first.bookingDate, day }),
    );
  const counted = postings.map((one) => (one.bookingDate < day ? { ...one, bookingDate: day } : one));
  const returned = counted.flatMap(({ kind, withdrawalId }) =>
    kind === 'RETURN' ? (withdrawalId ?? []) : [],
  );
  const returnedOn = await returnDays(tx, account.entityId, returned);
  const isLate = ({ kind, fileId, bookDay, withdrawalId }: P) => {
    if (kind === 'RETURN') return (returnedOn.get(withdrawalId ?? '') ?? day) < day;
    return (kind === 'PAYOUT' || kind === 'FEE') && fileId !== null && bookDay < day;
  };
  const late = counted.filter(isLate);
  await bookLate(context, tx, account, late, at);
  return counted;
}

async function bookLate(
  context: Context,
  tx: Tx,
  account: DayAccount & { isReceiving: boolean },
  late: readonly Posting[],
  at: Date,
): Promise<void> {
  // What the bank charges beyond the fees of the payments is booked as a fee, not as a part of the opening.
  const bookedMinor = ({ kind, amountMinor, expectedMinor }: Posting) =>
    kind === 'FEE' ? expectedMinor : amountMinor;
  const amountMinor = late.reduce((sum, one) => sum + bookedMinor(one), 0n);
  await bookOpening(context, tx, account, amountMinor, at);
  await addToDays(
    tx,
    account,
    late.map((one) => ({
      day: one.bookingDate,
      part: `BOOKED_${one.kind as 'PAYOUT' | 'RETURN' | 'FEE'}` as const,
      amountMinor: bookedMinor(one),
    })),
  );
}
