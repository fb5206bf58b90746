import { ACCOUNTS, type AccountName, type Transfer } from '../../../domain/ledger/transfers.ts';
import { invariant } from '../../../shared/errors.ts';
import { derivedId } from '../../platform/derived-id.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Tx } from '../../platform/database/pool.ts';

/**
 * A transfer with its batch and withdrawal. Without an id, the id is derived from kind, batch and withdrawal,
 * so the same movement cannot be posted twice.
 */
export interface PostedTransfer extends Transfer {
  id?: string;
  batchId: string | null;
  withdrawalId: string | null;
}

const NAMES = Object.keys(ACCOUNTS) as AccountName[];

/**
 * Posts transfers of one entity and currency. A trigger moves the balances with each SQL statement that
 * inserts postings. Throws the database error with the constraint `balance_not_negative` when a balance would
 * go below zero; what the bank took may leave less than nothing available, but a hold may not.
 */
export async function postTransfers(
  tx: Tx,
  owner: { entityId: string; currency: Currency },
  transfers: readonly PostedTransfer[],
  at: Date,
): Promise<void> {
  if (transfers.length === 0) return;
  const accounts = await ensureAccounts(tx, owner);
  const ids = transfers.map((transfer) => transfer.id ?? transferId(transfer));
  await tx.query(
    `INSERT INTO transfers (id, entity_id, kind, batch_id, withdrawal_id, created_at)
     SELECT t.id, $2, t.kind, t.batch_id, t.withdrawal_id, $6
       FROM unnest($1::uuid[], $3::text[], $4::uuid[], $5::uuid[])
         AS t (id, kind, batch_id, withdrawal_id)`,
    [
      ids,
      owner.entityId,
      transfers.map((t) => t.kind),
      transfers.map((t) => t.batchId),
      transfers.map((t) => t.withdrawalId),
      at,
    ],
  );
  const postings = transfers.flatMap((transfer, index) =>
    transfer.postings.map((posting) => ({
      transferId: ids[index]!,
      account: accounts.get(posting.account)!,
      amount: posting.amountMinor,
    })),
  );
  await tx.query(
    `INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
     SELECT p.transfer_id, $6, p.account_id, $4, p.amount_minor, $5
       FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) AS p (transfer_id, account_id, amount_minor)`,
    [
      postings.map((posting) => posting.transferId),
      postings.map((posting) => posting.account),
      postings.map((posting) => posting.amount),
      owner.currency,
      at,
      owner.entityId,
    ],
  );
}

function transferId({ kind, batchId, withdrawalId }: PostedTransfer): string {
  invariant(batchId, 'a transfer without an id belongs to a batch');
  return derivedId(`${kind} ${batchId} ${withdrawalId ?? 'whole'}`);
}

/**
 * The entity's accounts in a currency, by name. Creates missing ones, so that postings have a row to lock.
 */
async function ensureAccounts(
  tx: Tx,
  { entityId, currency }: { entityId: string; currency: Currency },
): Promise<Map<AccountName, bigint>> {
  const find = () =>
    tx.query('SELECT id, access_type, bucket FROM ledger_accounts WHERE entity_id = $1 AND currency = $2', [
      entityId,
      currency,
    ]);
  let rows = await find();
  if (rows.length < NAMES.length) {
    await tx.query(
      `INSERT INTO ledger_accounts (entity_id, access_type, bucket, currency, balance_minor)
       SELECT $1, a.access_type, a.bucket, $2, 0
         FROM unnest($3::text[], $4::text[]) AS a (access_type, bucket)
           ON CONFLICT DO NOTHING`,
      [
        entityId,
        currency,
        NAMES.map((name) => ACCOUNTS[name].accessType),
        NAMES.map((name) => ACCOUNTS[name].bucket),
      ],
    );
    rows = await find();
  }
  return new Map(
    NAMES.map((name) => {
      const row = rows.find(
        ({ access_type, bucket }) =>
          access_type === ACCOUNTS[name].accessType && bucket === ACCOUNTS[name].bucket,
      );
      invariant(row, `the account ${name} exists`);
      return [name, row.id];
    }),
  );
}
