import { charge, other } from '../../../../domain/ledger/transfers.ts';
import type { PostingKind } from '../../../../shared/reconciliation-terms.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { addToDays, type DayAccount } from '../statements/day-totals.ts';

interface Posting {
  kind: PostingKind;
  fileId: string | null;
  amountMinor: bigint;
  bookingDate: string;
}

/** Other business, or a fee that belongs to no payment: what the ledger learns from its entry alone. */
export function isOther({ kind, fileId }: Pick<Posting, 'kind' | 'fileId'>): boolean {
  return kind === 'OTHER' || (kind === 'FEE' && fileId === null);
}

/** Books postings to FUNDING for which `isOther` holds. A fee is charged, and other business moves money. */
export async function bookOther(
  context: Context,
  tx: Tx,
  account: DayAccount,
  postings: readonly Posting[],
  at: Date,
): Promise<void> {
  const transfers = postings.map(({ kind, amountMinor }) => ({
    ...(kind === 'FEE' ? charge(-amountMinor) : other(amountMinor)),
    id: newId(context),
    batchId: null,
    withdrawalId: null,
  }));
  await postTransfers(tx, account, transfers, at);
  await addToDays(
    tx,
    account,
    postings.map(({ kind, amountMinor, bookingDate }) => ({
      day: bookingDate,
      part: kind === 'FEE' ? ('BOOKED_FEE' as const) : ('BOOKED_OTHER' as const),
      amountMinor,
    })),
  );
}
