import { hold } from '../../../domain/ledger/transfers.ts';
import type { Currency } from '../../../shared/money.ts';
import { databaseError, type Tx } from '../../platform/database/pool.ts';
import { postTransfers } from './post-transfers.ts';

export interface BatchMoney {
  entityId: string;
  batchId: string;
  currency: Currency;
  /** Amounts and fees with VAT, in minor units. */
  amountMinor: bigint;
  atMs: number;
}

/**
 * Places the hold of a batch. Without enough money nothing is posted, and the available balance is returned.
 * Money that has left a bank account by an entry that is not posted is not there, whatever the ledger says.
 * Concurrent approvals wait for each other at the account's row lock, so no two of them count the same money.
 */
export async function placeHold(
  tx: Tx,
  { entityId, batchId, currency, amountMinor, atMs }: BatchMoney,
): Promise<{ ok: true } | { ok: false; availableMinor: bigint }> {
  await tx.query('SAVEPOINT hold');
  try {
    await postTransfers(
      tx,
      { entityId, currency },
      [{ ...hold(amountMinor), batchId, withdrawalId: null }],
      new Date(atMs),
    );
    const left = await availableAfterUnbooked(tx, entityId, currency);
    if (left >= 0n) return { ok: true };
    await tx.query('ROLLBACK TO SAVEPOINT hold');
    return { ok: false, availableMinor: left + amountMinor };
  } catch (error) {
    if (databaseError(error)?.constraint !== 'balance_not_negative') throw error;
    await tx.query('ROLLBACK TO SAVEPOINT hold');
    return { ok: false, availableMinor: await availableAfterUnbooked(tx, entityId, currency) };
  }
}

/** The available balance without the money that has left bank accounts and that the ledger has not booked. */
async function availableAfterUnbooked(tx: Tx, entityId: string, currency: Currency): Promise<bigint> {
  const [account] = await tx.query(
    `SELECT balance_minor, unbooked_out_of_funding(entity_id, currency) AS unbooked_minor
       FROM ledger_accounts
      WHERE entity_id = $1 AND access_type = 'FUNDING' AND bucket = 'AVAILABLE' AND currency = $2`,
    [entityId, currency],
  );
  return (account?.balance_minor ?? 0n) - (account?.unbooked_minor ?? 0n);
}
