import { opening } from '../../../../domain/ledger/transfers.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { balanceOf } from './book-other.ts';

/** Books an opening balance, or a change of it. Returns the id of the transfer; null when nothing moves. */
export async function bookOpening(
  context: Context,
  tx: Tx,
  account: { entityId: string; currency: Currency; isReceiving: boolean },
  amountMinor: bigint,
  at: Date,
): Promise<string | null> {
  if (amountMinor === 0n) return null;
  const { entityId, currency } = account;
  const transfer = {
    ...opening(amountMinor, balanceOf(account)),
    id: newId(context),
    batchId: null,
    withdrawalId: null,
  };
  await postTransfers(tx, { entityId, currency }, [transfer], at);
  return transfer.id;
}
