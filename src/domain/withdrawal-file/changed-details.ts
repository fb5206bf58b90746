import { accountIn, nameKey } from '../../shared/names.ts';
import type { ChangedDetails } from './withdrawal-file.ts';
import type { CheckedWithdrawal } from '../withdrawal/shapes.ts';

interface Person {
  by: ChangedDetails['by'];
  value: string;
  accounts: Map<string, ChangedDetails['accounts'][number]>;
}

/**
 * Finds beneficiaries with more than one account in the file: rows with the same external id or, without one,
 * with names that look the same. Leading zeros do not make a different account. `each` calls back with every
 * accepted row, counted from 1.
 */
export function findChangedDetails(
  each: (take: (row: number, withdrawal: CheckedWithdrawal) => void) => void,
): ChangedDetails[] {
  const people = new Map<string, Person>();
  each((row, { externalId, beneficiaryName, bankCode, accountNumber }) => {
    const key = externalId === undefined ? `name ${nameKey(beneficiaryName)}` : `id ${externalId}`;
    let person = people.get(key);
    if (!person) {
      const by = externalId === undefined ? 'name' : 'external_id';
      people.set(key, (person = { by, value: externalId ?? beneficiaryName, accounts: new Map() }));
    }
    if (externalId === undefined && beneficiaryName !== person.value) addSpelling(person, beneficiaryName);
    const account = accountIn(bankCode, accountNumber);
    const known = person.accounts.get(account);
    if (known) known.rows.push(row);
    else person.accounts.set(account, { bankCode, accountNumber, rows: [row] });
  });
  return [...people.values()]
    .filter((person) => person.accounts.size > 1)
    .map(({ by, value, accounts }) => ({ by, value, accounts: [...accounts.values()] }));
}

const MOST_SPELLINGS = 3;

/** Spellings that look alike are shown together, because the person may need to see the difference. */
function addSpelling(person: Person, name: string): void {
  const spellings = person.value.split(' / ');
  if (spellings.length < MOST_SPELLINGS && !spellings.includes(name))
    person.value = `${person.value} / ${name}`;
}
