import type { RowTable } from './row-table.ts';
import { tableSize } from './rows-in-question.ts';

/**
 * Groups accepted rows (counted from 0, ascending) that pay the same amount to the same account at the same
 * bank; leading zeros do not make a different account. Groups are in the order of their first rows. One pass
 * over an open-addressed hash table of row numbers, which compares the keys and is therefore exact.
 */
export function duplicateGroups(table: RowTable): number[][] {
  const { length, accounts, banks, amounts } = table;
  const size = tableSize(length);
  const slots = new Int32Array(size).fill(-1);
  const account = new Int32Array(accounts.buffer);
  const amount = new Int32Array(amounts.buffer);
  const groups = new Map<number, number[]>();
  for (let row = 0; row < length; row++) {
    if (!table.isAccepted(row)) continue;
    let slot =
      hash(account[2 * row]!, account[2 * row + 1]!, amount[2 * row]!, amount[2 * row + 1]!) & (size - 1);
    let first = slots[slot]!;
    while (first >= 0 && !same(first, row)) {
      slot = (slot + 1) & (size - 1);
      first = slots[slot]!;
    }
    if (first < 0) slots[slot] = row;
    else addTo(groups, first, row);
  }
  return [...groups.values()].sort((a, b) => a[0]! - b[0]!);

  function same(a: number, b: number): boolean {
    return (
      account[2 * a] === account[2 * b] &&
      account[2 * a + 1] === account[2 * b + 1] &&
      amount[2 * a] === amount[2 * b] &&
      amount[2 * a + 1] === amount[2 * b + 1] &&
      banks[a] === banks[b]
    );
  }
}

function addTo(groups: Map<number, number[]>, first: number, row: number): void {
  const group = groups.get(first);
  if (group) group.push(row);
  else groups.set(first, [first, row]);
}

/** Mixes four words into one. */
function hash(a: number, b: number, c: number, d: number): number {
  let h =
    Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ Math.imul(d, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
