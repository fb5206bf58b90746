import type { JudgedRow, RegisteredAccount } from '../../../domain/payouts/payee-register.ts';
import { accountKey, nameKey } from '../../../shared/names.ts';
import type { AccountType } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';

/** A registered account with the change that put it into the register. */
export interface KnownAccount extends RegisteredAccount {
  changeId: string;
  accountType: AccountType;
}

/** The registered accounts that could concern some payments, by the key of each account and of each name. */
export interface KnownAccounts {
  of(row: JudgedRow): readonly KnownAccount[];
}

/**
 * The accounts of an entity that may be paid at a time and have the number or the name of one of the rows.
 * Two statements find all of them, so that a large batch costs index look-ups only.
 */
export async function loadKnownAccounts(
  db: Queryable,
  entityId: string,
  rows: readonly JudgedRow[],
  at: Date,
): Promise<KnownAccounts> {
  const keys = unique(rows.map(({ accountNumber }) => accountKey(accountNumber)));
  const names = unique(rows.map(({ beneficiaryName }) => nameKey(beneficiaryName)));
  const byNumber = await db.query(
    `SELECT c.id, c.payee_id, p.name, p.name_key, c.bank_code, c.branch_code, c.account_number,
            c.account_key, c.account_type, c.reference_format, b.default_branch_code
       FROM unnest($3::text[]) AS n (account_key)
       JOIN payee_changes c ON c.entity_id = $1 AND c.account_key = n.account_key
       JOIN payees p ON p.id = c.payee_id
       LEFT JOIN banks b ON b.code = c.bank_code
      WHERE c.state = 'CONFIRMED' AND c.kind <> 'REMOVE' AND payee_change_counts(c, $2)
      ORDER BY p.search_name, c.id`,
    [entityId, at, keys],
  );
  const byName = await db.query(
    `SELECT c.id, c.payee_id, p.name, p.name_key, c.bank_code, c.branch_code, c.account_number,
            c.account_key, c.account_type, c.reference_format, b.default_branch_code
       FROM unnest($3::text[]) AS n (name_key)
       JOIN payees p ON p.entity_id = $1 AND p.name_key = n.name_key
       JOIN payee_changes c ON c.payee_id = p.id
       LEFT JOIN banks b ON b.code = c.bank_code
      WHERE c.state = 'CONFIRMED' AND c.kind <> 'REMOVE' AND payee_change_counts(c, $2)
      ORDER BY p.search_name, c.id`,
    [entityId, at, names],
  );
  const accounts = new Map<string, KnownAccount[]>();
  const add = (key: string, row: AccountColumns) =>
    accounts.set(key, [...(accounts.get(key) ?? []), knownAccount(row)]);
  for (const row of byNumber) add(`account ${row.account_key}`, row);
  for (const row of byName) add(`name ${row.name_key}`, row);
  return {
    of: ({ accountNumber, beneficiaryName }) => [
      ...(accounts.get(`account ${accountKey(accountNumber)}`) ?? []),
      ...(accounts.get(`name ${nameKey(beneficiaryName)}`) ?? []),
    ],
  };
}

interface AccountColumns {
  id: string;
  payee_id: string;
  name: string;
  bank_code: string | null;
  branch_code: string | null;
  account_number: string | null;
  account_type: AccountType | null;
  reference_format: string | null;
  default_branch_code: string | null;
}

function knownAccount(row: AccountColumns): KnownAccount {
  return {
    changeId: row.id,
    payeeId: row.payee_id,
    name: row.name,
    // A change that counts has an account: the database checks it.
    bankCode: row.bank_code ?? '',
    branchCode: row.branch_code ?? '',
    accountNumber: row.account_number ?? '',
    accountType: row.account_type ?? 'CURRENT',
    referenceFormat: row.reference_format,
    universalBranch: row.default_branch_code,
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
