import { returnFunding } from '../../../../domain/ledger/transfers.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { fundAccount } from '../../ledger/fund-account.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';

/** Money of a funding record that moves. */
export interface FundingMovement {
  fundingId: string;
  entityId: string;
  currency: Currency;
  /** Positive when it comes, negative when it goes back. */
  amountMinor: bigint;
  /** The payer's text. */
  reference: string;
  /** Null in a sandbox. */
  entryId: string | null;
  bookingDate: string;
  at: Date;
}

/**
 * Books money of a funding record: the transfer, a row of the payout history, and the movement that links
 * them with the statement. Returns the id of the payout.
 */
export async function moveMoney(context: Context, tx: Tx, movement: FundingMovement): Promise<string> {
  const transferId = newId(context);
  const payoutId = newId(context);
  const { fundingId, entryId, amountMinor, bookingDate, at } = movement;
  if (amountMinor > 0n) await fundAccount(tx, { ...movement, accessType: 'FUNDING', transferId, payoutId });
  else await giveBack(tx, movement, { transferId, payoutId });
  await tx.query(
    `INSERT INTO funding_movements
            (transfer_id, funding_id, entity_id, entry_id, payout_id, amount_minor, booking_date, booked_at)
     VALUES ($1, $2, $8, $3, $4, $5, $6, $7)`,
    [transferId, fundingId, entryId, payoutId, amountMinor, bookingDate, at, movement.entityId],
  );
  return payoutId;
}

async function giveBack(
  tx: Tx,
  { entityId, currency, amountMinor, reference, at }: FundingMovement,
  { transferId, payoutId }: { transferId: string; payoutId: string },
): Promise<void> {
  const transfer = { ...returnFunding(-amountMinor), id: transferId, batchId: null, withdrawalId: null };
  await postTransfers(tx, { entityId, currency }, [transfer], at);
  await tx.query(
    `INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, recipient_reference,
             created_at, updated_at)
     VALUES ($1, $2, 'DEBIT', 'COMPLETE', $3, $4, 0, $5, $6, $6)`,
    [payoutId, entityId, currency, -amountMinor, reference, at],
  );
}
