import { accountIn, nameKey } from '../../shared/names.ts';
import type { CheckedWithdrawal } from '../withdrawal/shapes.ts';
import { findSharedAccounts, type AccountRow } from '../withdrawal/shared-accounts.ts';
import type { SharedAccountInFile } from './withdrawal-file.ts';

/**
 * Finds the accounts that the file pays under names of different people. Leading zeros do not make another
 * account. `each` calls back with every accepted row, counted from 1.
 */
export function findSharedInFile(
  each: (take: (row: number, withdrawal: CheckedWithdrawal) => void) => void,
): SharedAccountInFile[] {
  const rows: AccountRow[] = [];
  const written = new Map<string, Pick<SharedAccountInFile, 'bankCode' | 'accountNumber'>>();
  each((rowNumber, { beneficiaryName, bankCode, accountNumber }) => {
    const account = accountIn(bankCode, accountNumber);
    if (!written.has(account)) written.set(account, { bankCode, accountNumber });
    rows.push({ rowNumber, name: beneficiaryName, nameKey: nameKey(beneficiaryName), account });
  });
  return findSharedAccounts(rows).map(({ account, names }) => ({ ...written.get(account)!, names }));
}
