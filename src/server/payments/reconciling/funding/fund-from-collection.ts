import { sweep } from '../../../../domain/ledger/transfers.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { addToDays } from '../statements/day-totals.ts';

/**
 * Moves collected money to FUNDING: the transfer, and a funding record with the source COLLECTION. Returns
 * the id of the record. The payout history has no row, because the money stays with the entity. Throws the
 * database error `balance_not_negative` for more than COLLECTION has.
 */
export async function fundFromCollection(
  context: Pick<Context, 'clock' | 'random'>,
  tx: Tx,
  money: {
    entityId: string;
    currency: Currency;
    amountMinor: bigint;
    /** The words of the record. */
    label: string;
    transferId: string;
    timezone: string;
    at: Date;
  },
): Promise<string> {
  const { entityId, currency, amountMinor, transferId, at } = money;
  const transfer = { ...sweep(amountMinor), id: transferId, batchId: null, withdrawalId: null };
  await postTransfers(tx, { entityId, currency }, [transfer], at);
  const fundingId = newId(context);
  const day = dayOf(at.getTime(), money.timezone);
  await tx.query(
    `INSERT INTO funding_records
            (id, entity_id, currency, state, source, day, reference, received_minor, received_on, created_at)
     VALUES ($1, $2, $3, 'RECEIVED', 'COLLECTION', $4, $5, $6, $4, $7)`,
    [fundingId, entityId, currency, day, money.label, amountMinor, at],
  );
  await tx.query(
    `INSERT INTO funding_movements
            (transfer_id, funding_id, entity_id, entry_id, payout_id, amount_minor, booking_date, booked_at)
     VALUES ($1, $2, $3, NULL, NULL, $4, $5, $6)`,
    [transferId, fundingId, entityId, amountMinor, day, at],
  );
  await noteSwept(tx, { entityId, currency, amountMinor, day });
  return fundingId;
}

/**
 * The account that pays and receives has less of COLLECTION; the database lets an entity that sweeps have
 * one.
 */
async function noteSwept(
  tx: Tx,
  {
    entityId,
    currency,
    amountMinor,
    day,
  }: { entityId: string; currency: Currency; amountMinor: bigint; day: string },
): Promise<void> {
  const [account] = await tx.query(
    `SELECT a.account_number, collected_on_account(a.id) AS collected_minor
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
      WHERE a.entity_id = $1 AND a.currency = $2`,
    [entityId, currency],
  );
  const collectedMinor = account?.collected_minor ?? 0n;
  if (!account || collectedMinor <= 0n) return;
  const sweptMinor = amountMinor < collectedMinor ? amountMinor : collectedMinor;
  await addToDays(tx, { entityId, currency, accountNumber: account.account_number }, [
    { day, part: 'SWEPT', amountMinor: sweptMinor },
  ]);
}
