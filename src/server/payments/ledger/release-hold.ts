import { release } from '../../../domain/ledger/transfers.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { BatchMoney } from './place-hold.ts';
import { postTransfers } from './post-transfers.ts';

/** Releases the whole hold of a batch that has submitted nothing to the bank. */
export async function releaseBatchHold(
  tx: Tx,
  { entityId, batchId, currency, amountMinor, atMs }: BatchMoney,
): Promise<void> {
  await postTransfers(
    tx,
    { entityId, currency },
    [{ ...release(amountMinor), batchId, withdrawalId: null }],
    new Date(atMs),
  );
}
