import { rowsPaidAgain } from './rows-in-question.ts';
import type { RowTable } from './row-table.ts';
import type { PaidAgain } from './withdrawal-file.ts';
import type { BankRule } from './withdrawal-rules.ts';

/**
 * Finds accounts that accepted rows pay more than once, with different amounts. The same amount twice is a
 * duplicate. Leading zeros do not make another account.
 */
export function findPaidAgain(table: RowTable, banks: readonly BankRule[]): PaidAgain[] {
  const found = new Map<string, PaidAgain>();
  for (const row of rowsPaidAgain(table)) {
    const at = row - 1;
    const key = `${table.banks[at]!} ${table.accounts[at]!}`;
    const known = found.get(key);
    if (known) known.rows.push(row);
    else {
      const { code: bankCode } = banks[table.banks[at]!]!;
      found.set(key, { bankCode, accountNumber: table.accountNumber(at), rows: [row] });
    }
  }
  return [...found.values()];
}
