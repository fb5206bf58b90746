import type { ExchangeAccountKind } from './tables.ts';
import type { Queryable } from '../platform/database/pool.ts';

/** An account as the interface knows it: the engine's number beside the id that clients see. */
export interface Account {
  readonly number: number;
  /** 64 bits; a primary account is "0" to its own keys. */
  readonly id: bigint;
  readonly kind: ExchangeAccountKind;
  /** The number of the primary account that it belongs to; its own for a primary one. */
  readonly primaryNumber: number;
  readonly label: string;
  /** Whether this primary account may make customer subaccounts. */
  readonly kycEnabled: boolean;
}

/**
 * All accounts, by number and by id. The process that runs the exchange is the only one that writes them, so
 * it keeps them in memory.
 */
export interface AccountDirectory {
  byNumber(number: number): Account | undefined;
  byId(id: bigint): Account | undefined;
  /** The accounts of a primary account: itself first, then its subaccounts, oldest first. */
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
