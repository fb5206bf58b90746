import { accountKey } from '../../../domain/reconciliation/names.ts';
import type { StoredPurpose } from '../../../shared/bank-file-terms.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Tx } from '../../platform/database/pool.ts';

interface Account {
  entityId: string;
  accountNumber: string;
  currency: Currency;
}

/** The words by the purpose that the account has already. */
const WORDS = {
  PAYMENTS: 'account_already_connected.paying',
  RECEIPTS: 'account_already_connected.receiving',
  STATEMENTS_ONLY: 'account_already_connected.watched',
} as const satisfies Record<StoredPurpose, string>;

/**
 * Makes the requests that set the account of an entity's connections follow one another. It comes before the
 * lock of a connection, so that two of them do not wait for each other.
 */
export async function lockBankAccounts(tx: Tx, entityId: string): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('bank accounts ' || $1, 0))", [entityId]);
}

/**
 * Refuses an account that a connection with another purpose has, has paid from or has statements of:
 * otherwise the entries of an account that pays could go uncompared, because a watched account has the same
 * number, or the money of payers could go unseen, because an older connection of the account only pays. `own`
 * is the connection that is changed; null for a new one. The caller holds `lockBankAccounts`.
 */
export async function requireOpenAccount(
  tx: Tx,
  { entityId, accountNumber, currency }: Account,
  { purpose, receives }: { purpose: StoredPurpose; receives: boolean },
  own: string | null,
): Promise<void> {
  const others = await tx.query(
    `SELECT c.display_name, c.payer_account_number AS account_number, c.purpose
       FROM bank_file_connections c
      WHERE c.entity_id = $1 AND c.currency = $2 AND (c.purpose <> $3 OR c.receives <> $5)
        AND ($4::uuid IS NULL OR c.id <> $4)
      UNION ALL
     SELECT c.display_name, a.account_number, c.purpose
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id
      WHERE a.entity_id = $1 AND a.currency = $2 AND c.purpose <> $3
      UNION
     SELECT c.display_name, f.payer_account_number, 'PAYMENTS'
       FROM bank_files f
       JOIN bank_file_connections c ON c.id = f.connection_id
      WHERE f.entity_id = $1 AND f.currency = $2 AND $3 <> 'PAYMENTS' AND f.left_at IS NOT NULL
        AND NOT f.is_test`,
    [entityId, currency, purpose, own, receives],
  );
  const other = others.find((row) => accountKey(row.account_number!) === accountKey(accountNumber));
  if (!other) return;
  const name = other.display_name!;
  const key =
    other.purpose === purpose ? 'account_already_connected.both' : WORDS[other.purpose as StoredPurpose];
  const message = explain(key, { name });
  throw refused('account_already_connected', message, [
    fieldError('payer.accountNumber', 'account_already_connected', message),
  ]);
}
