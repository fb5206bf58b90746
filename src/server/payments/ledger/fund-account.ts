import { fund } from '../../../domain/ledger/transfers.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { postTransfers } from './post-transfers.ts';

/** Books money that arrived: the transfer, and a CREDIT in the payout history. The caller makes both ids. */
export async function fundAccount(
  tx: Tx,
  money: {
    entityId: string;
    accessType: 'FUNDING' | 'COLLECTION';
    currency: Currency;
    amountMinor: bigint;
    reference: string;
    transferId: string;
    payoutId: string;
    at: Date;
  },
): Promise<void> {
  const { entityId, currency, at } = money;
  const into = money.accessType === 'FUNDING' ? 'fundingAvailable' : 'collectionAvailable';
  await postTransfers(
    tx,
    { entityId, currency },
    [{ ...fund(into, money.amountMinor), id: money.transferId, batchId: null, withdrawalId: null }],
    at,
  );
  await tx.query(
    `INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, recipient_reference,
             created_at, updated_at)
     VALUES ($1, $2, 'CREDIT', 'COMPLETE', $3, $4, 0, $5, $6, $6)`,
    [money.payoutId, entityId, currency, money.amountMinor, money.reference, at],
  );
}
