import { nameKey } from '../../shared/names.ts';
import type { CheckedWithdrawal } from '../withdrawal/shapes.ts';
import type { RowTable } from './row-table.ts';

/** Rows, counted from 1, that a comparison of people and accounts has to look at. */
export interface RowsInQuestion {
  /** Every row of a person with several accounts. */
  severalAccounts: number[];
  /** Every row of an account under several names. */
  severalNames: number[];
}

/**
 * The people of a file in a few bytes a row: the maps of an exact comparison would take a gigabyte for a
 * million people. A person, and a name, is a hash of 64 bits.
 */
export class PeopleInFile {
  readonly people: Hashes;
  readonly names: Hashes;
  /** Rows before this one have been read. */
  readTo = 0;

  constructor(rows: number) {
    this.people = new Hashes(rows);
    this.names = new Hashes(rows);
  }

  /** Takes an accepted row, counted from 1. */
  take(row: number, { externalId, beneficiaryName }: CheckedWithdrawal): void {
    const key = nameKey(beneficiaryName);
    this.names.set(row - 1, key);
    this.people.set(row - 1, externalId === undefined ? `name ${key}` : `id ${externalId}`);
  }
}

/** Finds the rows whose person has several accounts, or whose account has several names. */
export function rowsInQuestion(table: RowTable, { people, names }: PeopleInFile): RowsInQuestion {
  const sameAccount = accountsOf(table);
  return {
    severalAccounts: groupsThatDiffer(table, {
      hash: (row) => people.first[row]!,
      same: (a, b) => people.equal(a, b),
      alike: sameAccount,
    }),
    severalNames: groupsThatDiffer(table, {
      hash: hashOfAccount(table),
      same: sameAccount,
      alike: (a, b) => names.equal(a, b),
    }),
  };
}

/** The rows, counted from 1, of every account that the file pays more than once with different amounts. */
export function rowsPaidAgain(table: RowTable): number[] {
  const { amounts } = table;
  return groupsThatDiffer(table, {
    hash: hashOfAccount(table),
    same: accountsOf(table),
    alike: (a, b) => amounts[a] === amounts[b],
  });
}

function accountsOf({ accounts, banks }: RowTable): (a: number, b: number) => boolean {
  return (a, b) => banks[a] === banks[b] && accounts[a] === accounts[b];
}

function hashOfAccount({ accounts, banks }: RowTable): (row: number) => number {
  const words = new Int32Array(accounts.buffer);
  return (row) => mixed(words[2 * row]! ^ Math.imul(words[2 * row + 1]!, 0x85ebca6b) ^ banks[row]!);
}

interface Comparison {
  hash: (row: number) => number;
  /** Whether two rows belong to the same group. */
  same: (a: number, b: number) => boolean;
  /** Whether two rows of a group agree. */
  alike: (a: number, b: number) => boolean;
}

/** The accepted rows, from 1, of every group that has a row unlike its first one. */
function groupsThatDiffer(table: RowTable, { hash, same, alike }: Comparison): number[] {
  const { length } = table;
  const size = tableSize(length);
  const slots = new Int32Array(size).fill(-1);
  const differs = new Uint8Array(size);
  let differing = 0;
  const slotOf = (row: number) => {
    let slot = hash(row) & (size - 1);
    while (slots[slot]! >= 0 && !same(slots[slot]!, row)) slot = (slot + 1) & (size - 1);
    return slot;
  };
  for (let row = 0; row < length; row++) {
    if (!table.isAccepted(row)) continue;
    const slot = slotOf(row);
    if (slots[slot]! < 0) slots[slot] = row;
    else if (differs[slot] === 0 && !alike(slots[slot]!, row)) {
      differs[slot] = 1;
      differing++;
    }
  }
  const rows: number[] = [];
  if (differing === 0) return rows;
  for (let row = 0; row < length; row++)
    if (table.isAccepted(row) && differs[slotOf(row)] === 1) rows.push(row + 1);
  return rows;
}

/** A hash of 64 bits for each row. */
class Hashes {
  readonly first: Int32Array;
  private readonly second: Int32Array;

  constructor(rows: number) {
    this.first = new Int32Array(rows);
    this.second = new Int32Array(rows);
  }

  set(row: number, text: string): void {
    let a = 0x811c9dc5;
    let b = 0x9747b28c;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul((b ^ code) + 0x7f4a7c15, 0x5bd1e995);
      b ^= b >>> 15;
    }
    this.first[row] = mixed(a);
    this.second[row] = mixed(b ^ text.length);
  }

  equal(a: number, b: number): boolean {
    return this.first[a] === this.first[b] && this.second[a] === this.second[b];
  }
}

function mixed(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** A power of two at least twice the rows, so that searches stay short. */
export function tableSize(rows: number): number {
  let size = 16;
  while (size < rows * 2) size *= 2;
  return size;
}
