import { hold } from '../../../domain/ledger/transfers.ts';
import type { Currency } from '../../../shared/money.ts';
import { databaseError, type Tx } from '../../platform/database/pool.ts';
import { postTransfers } from './post-transfers.ts';
import { PRACTICE_ONLY, WITHOUT_OPENING } from './without-opening.ts';

export interface BatchMoney {
  entityId: string;
  batchId: string;
  currency: Currency;
  /** Amounts and fees with VAT, in minor units. */
  amountMinor: bigint;
  atMs: number;
}

/** Not enough money: how much the batch can use, and the account that pays it, if its balance is known. */
export interface MissingMoney {
  ok: false;
  availableMinor: bigint;
  payingAccount: { name: string; isOn: boolean } | null;
  /** The account that is to pay the batch, while its opening balance is not booked; else null. */
  withoutOpening: string | null;
}

/**
 * Places the hold of a batch. Without enough money nothing is posted, and the available balance is returned.
 * Money that has left a bank account by an entry that is not posted is not there, whatever the ledger says,
 * and an account only pays with its own money. Concurrent approvals wait for each other at the account's row
 * lock, so no two of them count the same money.
 */
export async function placeHold(
  tx: Tx,
  { entityId, batchId, currency, amountMinor, atMs }: BatchMoney,
): Promise<{ ok: true } | MissingMoney> {
  const missing = async (heldMinor: bigint): Promise<MissingMoney | null> => {
    const { leftMinor, ...account } = await leftAfter(tx, { entityId, batchId, currency }, heldMinor);
    if (leftMinor >= amountMinor - heldMinor) return null;
    return { ok: false, availableMinor: leftMinor + heldMinor, ...account };
  };
  await tx.query('SAVEPOINT hold');
  try {
    await postTransfers(
      tx,
      { entityId, currency },
      [{ ...hold(amountMinor), batchId, withdrawalId: null }],
      new Date(atMs),
    );
    const found = await missing(amountMinor);
    if (found) await tx.query('ROLLBACK TO SAVEPOINT hold');
    return found ?? { ok: true };
  } catch (error) {
    if (databaseError(error)?.constraint !== 'balance_not_negative') throw error;
    await tx.query('ROLLBACK TO SAVEPOINT hold');
    const found = await missing(0n);
    if (!found) throw error;
    return found;
  }
}

/** What a batch leaves of the money that it can use. The ledger has taken `heldMinor` for it already. */
async function leftAfter(
  tx: Tx,
  { entityId, batchId, currency }: Pick<BatchMoney, 'entityId' | 'batchId' | 'currency'>,
  heldMinor: bigint,
): Promise<{ leftMinor: bigint } & Pick<MissingMoney, 'payingAccount' | 'withoutOpening'>> {
  const [row] = await tx.query(
    `SELECT coalesce((SELECT l.balance_minor
                        FROM ledger_accounts l
                       WHERE l.entity_id = $1 AND l.access_type = 'FUNDING' AND l.bucket = 'AVAILABLE'
                         AND l.currency = $3), 0) - coalesce(not_for_batch($2), 0) AS pooled_minor,
            free_on_account(p.account) AS free_minor, is_paying(p.account) AS is_on,
            account_name(p.account) AS name,
            (SELECT ${WITHOUT_OPENING} FROM batches b WHERE b.id = $2) AS without_opening,
            (SELECT ${PRACTICE_ONLY} FROM batches b WHERE b.id = $2) AS practice_only
       FROM (SELECT paying_account($2) AS account) p`,
    [entityId, batchId, currency],
  );
  const pooledMinor = row?.pooled_minor ?? 0n;
  const freeMinor = row?.free_minor ?? null;
  if (freeMinor === null && row?.practice_only)
    return { leftMinor: -heldMinor, payingAccount: null, withoutOpening: row.practice_only };
  if (freeMinor === null)
    return { leftMinor: pooledMinor, payingAccount: null, withoutOpening: row?.without_opening ?? null };
  // The batch is not approved yet, so that its account does not count it among what is held.
  const ownMinor = freeMinor - heldMinor;
  return {
    leftMinor: ownMinor < pooledMinor ? ownMinor : pooledMinor,
    payingAccount: { name: row!.name!, isOn: row!.is_on! },
    withoutOpening: null,
  };
}
