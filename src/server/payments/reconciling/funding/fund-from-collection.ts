import { sweep } from '../../../../domain/ledger/transfers.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { lockSweeps } from '../../ledger/lock-sweeps.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { addToDays } from '../statements/day-totals.ts';

interface Of {
  entityId: string;
  currency: Currency;
}

/**
 * How much of COLLECTION a sweep can move, by hand or by schedule. Two sweeps at once must not both take it,
 * so this waits for other sweeps of the entity, which end with their transactions.
 */
export async function lockSweepable(tx: Tx, { entityId, currency }: Of): Promise<bigint> {
  await lockSweeps(tx, entityId);
  const [row] = await tx.query('SELECT sweepable($1, $2) AS minor', [entityId, currency]);
  return row!.minor ?? 0n;
}

/**
 * Moves collected money to FUNDING: the transfer, and a funding record with the source COLLECTION. Returns
 * the id of the record. The payout history has no row, because the money stays with the entity. Throws the
 * database error `balance_not_negative` for more than COLLECTION has. The caller inserts the sweep, and then
 * calls `noteSwept`: the database compares the sweep with what was not swept before.
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
  return fundingId;
}

/**
 * Counts a sweep on the account that pays and receives, which has less of COLLECTION then. The database lets
 * an entity that sweeps have one.
 */
export async function noteSwept(
  tx: Tx,
  { entityId, currency, amountMinor, timezone, at }: Of & { amountMinor: bigint; timezone: string; at: Date },
): Promise<void> {
  const [account] = await tx.query(
    `SELECT a.account_number
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
      WHERE a.entity_id = $1 AND a.currency = $2`,
    [entityId, currency],
  );
  if (!account) return;
  await addToDays(tx, { entityId, currency, accountNumber: account.account_number }, [
    { day: dayOf(at.getTime(), timezone), part: 'SWEPT', amountMinor },
  ]);
}
