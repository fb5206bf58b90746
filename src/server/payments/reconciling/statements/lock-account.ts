import type { StatementHead } from '../../../../domain/bank-files/statement.ts';
import { accountKey } from '../../../../domain/reconciliation/names.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { StatementRefused } from './statement-parts.ts';

export interface StatementAccount {
  id: string;
  /** As `accountKey` writes the account number. */
  key: string;
  accountNumber: string;
  currency: Currency;
  /** It is only watched: its entries are neither compared nor counted. */
  isWatched: boolean;
}

/**
 * Locks the account of a statement, so that the statements of an account are stored one after another. Throws
 * a StatementRefused when no bank connection of the entity has the account, or when one user alone has set up
 * or changed a receiving account: what it shows becomes the company's money.
 */
export async function lockAccount(
  context: Context,
  tx: Tx,
  { entityId, at }: { entityId: string; at: Date },
  head: StatementHead,
): Promise<StatementAccount> {
  const key = accountKey(head.accountNumber);
  const connections = await tx.query(
    `SELECT id, payer_account_number, purpose = 'RECEIPTS' AND cardinality(unconfirmed_by) > 0 AS unconfirmed
       FROM bank_file_connections
      WHERE entity_id = $1 AND currency = $2
      ORDER BY unconfirmed, created_at, id`,
    [entityId, head.currency],
  );
  const own = connections.find((row) => key !== null && accountKey(row.payer_account_number) === key);
  if (!own || key === null)
    throw new StatementRefused('statement_account_unknown', `${head.accountNumber} ${head.currency}`);
  if (own.unconfirmed)
    throw new StatementRefused('receiving_account_unconfirmed', `${head.accountNumber} ${head.currency}`);
  await tx.query(
    `INSERT INTO statement_accounts
            (id, entity_id, account_key, account_number, currency, connection_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (entity_id, account_key, currency) DO NOTHING`,
    [newId(context), entityId, key, own.payer_account_number, head.currency, own.id, at],
  );
  const [account] = await tx.query(
    `SELECT a.id, a.account_number, c.purpose = 'STATEMENTS_ONLY' AS watched
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id
      WHERE a.entity_id = $1 AND a.account_key = $2 AND a.currency = $3
        FOR UPDATE OF a`,
    [entityId, key, head.currency],
  );
  return {
    id: account!.id,
    key,
    accountNumber: account!.account_number,
    currency: head.currency,
    isWatched: account!.watched ?? false,
  };
}
