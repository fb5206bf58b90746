import { namesAlike } from './account-names.ts';

/** A row to compare. Name keys are equal when people cannot tell the names apart. */
export interface AccountRow {
  rowNumber: number;
  name: string;
  nameKey: string;
  /** Bank and account number without leading zeros. */
  account: string;
}

/** An account that is paid under names that are not alike, with the rows of each name. */
export interface SharedAccount {
  account: string;
  names: { name: string; rows: number[] }[];
}

/** More names than this on one account are not compared with each other: the account is flagged anyway. */
const NAMES_COMPARED = 50;

/**
 * Finds the accounts that rows pay under names of different people. The preparer's review and the approver's
 * checks both follow this rule.
 */
export function findSharedAccounts(rows: readonly AccountRow[]): SharedAccount[] {
  const byAccount = new Map<string, AccountRow[]>();
  for (const row of rows) {
    const group = byAccount.get(row.account);
    if (group) group.push(row);
    else byAccount.set(row.account, [row]);
  }
  return [...byAccount]
    .filter(([, group]) => group.length > 1)
    .map(([account, group]) => ({ account, names: namesOf(group) }))
    .filter(({ names }) => names.length > 1);
}

/** The names of one account's rows that are not alike. */
function namesOf(rows: readonly AccountRow[]): SharedAccount['names'] {
  const names: SharedAccount['names'] = [];
  const nameOf = new Map<string, number>();
  for (const { name, nameKey, rowNumber } of rows) {
    let at = nameOf.get(nameKey);
    if (at === undefined) {
      at = names.slice(0, NAMES_COMPARED).findIndex((known) => namesAlike(known.name, name));
      if (at < 0) at = names.push({ name, rows: [] }) - 1;
      nameOf.set(nameKey, at);
    }
    names[at]!.rows.push(rowNumber);
  }
  return names;
}
