import { charge, other, type BankBalance } from '../../../../domain/ledger/transfers.ts';
import type { PostingKind } from '../../../../shared/reconciliation-terms.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { addToDays, type DayAccount } from '../statements/day-totals.ts';

interface Posting {
  kind: PostingKind;
  amountMinor: bigint;
  /** The fees of payments that a FEE settles: they are booked already. */
  settlesFeesMinor: bigint;
  bookingDate: string;
}

/**
 * Books to FUNDING, or to COLLECTION for a receiving account, what the ledger learns from entries alone:
 * other business, and what the bank charges beyond the fees of payments. What it charges less, once it
 * charges no more, is given back.
 */
export async function bookOther(
  context: Context,
  tx: Tx,
  account: DayAccount & { isReceiving: boolean },
  postings: readonly Posting[],
  at: Date,
): Promise<void> {
  const booked = postings.flatMap(({ kind, amountMinor, settlesFeesMinor, bookingDate }) => {
    if (kind !== 'OTHER' && kind !== 'FEE') return [];
    const bookedMinor = amountMinor + settlesFeesMinor;
    return bookedMinor === 0n ? [] : [{ kind, bookedMinor, bookingDate }];
  });
  const into = balanceOf(account);
  const transfers = booked.map(({ kind, bookedMinor }) => ({
    ...(kind === 'FEE' ? charge(-bookedMinor, into) : other(bookedMinor, into)),
    id: newId(context),
    batchId: null,
    withdrawalId: null,
  }));
  await postTransfers(tx, account, transfers, at);
  await addToDays(
    tx,
    account,
    booked.map(({ kind, bookedMinor, bookingDate }) => ({
      day: bookingDate,
      part: `BOOKED_${kind}` as const,
      amountMinor: bookedMinor,
    })),
  );
}

/** The balance that has the money of an account. */
export function balanceOf({ isReceiving }: { isReceiving: boolean }): BankBalance {
  return isReceiving ? 'collectionAvailable' : 'fundingAvailable';
}
