import { accountKey, nameKey } from '../../shared/names.ts';
import type { ChangedDetails, CheckedWithdrawal } from './types.ts';

interface Person {
  by: ChangedDetails['by'];
  value: string;
  accounts: Map<string, ChangedDetails['accounts'][number]>;
}

/**
 * People who come with more than one account inside the file: the same external id, else a name that cannot
 * be told apart. Leading zeros make no other account. `each` hands over every accepted row, counted from 1.
 */
export function findChangedDetails(each: (take: (row: number, withdrawal: CheckedWithdrawal) => void) => void): ChangedDetails[] {
  const people = new Map<string, Person>();
  each((row, { externalId, beneficiaryName, bankCode, accountNumber }) => {
    const key = externalId === undefined ? `name ${nameKey(beneficiaryName)}` : `id ${externalId}`;
    let person = people.get(key);
    if (!person) {
      const by = externalId === undefined ? 'name' : 'external_id';
      people.set(key, (person = { by, value: externalId ?? beneficiaryName, accounts: new Map() }));
    }
    const account = `${bankCode} ${accountKey(accountNumber)}`;
    const known = person.accounts.get(account);
    if (known) known.rows.push(row);
    else person.accounts.set(account, { bankCode, accountNumber, rows: [row] });
  });
  return [...people.values()]
    .filter((person) => person.accounts.size > 1)
    .map(({ by, value, accounts }) => ({ by, value, accounts: [...accounts.values()] }));
}
