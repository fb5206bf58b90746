import type { ExchangeAccountKind } from './tables.ts';
import type { Queryable } from '../platform/database/pool.ts';

/** An account of the interface: the engine's number and the id that clients see. */
export interface Account {
  readonly number: number;
  /** 64 bits. A primary account is "0" to its own keys. */
  readonly id: bigint;
  readonly kind: ExchangeAccountKind;
  /** The number of its primary account; a primary account's own number. */
  readonly primaryNumber: number;
  readonly label: string;
  /** Whether this primary account may create customer subaccounts. */
  readonly kycEnabled: boolean;
}

/** All accounts, by number and by id, in memory: only the process that runs the exchange writes them. */
export interface AccountDirectory {
  byNumber(number: number): Account | undefined;
  byId(id: bigint): Account | undefined;
  /** The primary account, then its subaccounts, oldest first. */
  family(primaryNumber: number): readonly Account[];
  add(account: Account): void;
}

const COLUMNS = 'number, id, kind, primary_number AS "primaryNumber", label, kyc_enabled AS "kycEnabled"';

export async function openAccountDirectory(database: Queryable): Promise<AccountDirectory> {
  const numbers = new Map<number, Account>();
  const ids = new Map<bigint, Account>();
  const families = new Map<number, Account[]>();
  const add = (account: Account) => {
    numbers.set(account.number, account);
    ids.set(account.id, account);
    const family = families.get(account.primaryNumber);
    if (family) family.push(account);
    else families.set(account.primaryNumber, [account]);
  };
  for (const account of await database.query(`SELECT ${COLUMNS} FROM exchange.accounts ORDER BY number`))
    add(account);
  return {
    byNumber: (number) => numbers.get(number),
    byId: (id) => ids.get(id),
    family: (primaryNumber) => families.get(primaryNumber) ?? [],
    add,
  };
}

/** The id of an account as its own client sees it: "0" for the primary account. */
export function shownId(account: Account): bigint {
  return account.kind === 'PRIMARY' ? 0n : account.id;
}
