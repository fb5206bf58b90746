import { invariant } from '../../shared/errors.ts';

/** An amount that entries or items have in one direction. */
export interface Share<T> {
  of: T;
  amountMinor: bigint;
}

/** The part of an entry that is posted for an item. */
export interface Allocation<E, I> {
  entry: E;
  item: I;
  /** Counts, from 0, the entries of the item. */
  part: number;
  amountMinor: bigint;
  /** The part of the item's amount that should be there. */
  expectedMinor: bigint;
}

/**
 * Divides entries among the items that they are posted for, in their order. If the sums differ, there must be
 * one item, whose first part has the difference, or one entry, whose last part has it.
 */
export function allocate<E, I>(entries: readonly Share<E>[], items: readonly Share<I>[]): Allocation<E, I>[] {
  const difference = sumOf(entries) - sumOf(items);
  if (items.length === 1)
    return entries.map(({ of: entry, amountMinor }, part) => ({
      entry,
      item: items[0]!.of,
      part,
      amountMinor,
      expectedMinor: part === 0 ? amountMinor - difference : amountMinor,
    }));
  invariant(difference === 0n || entries.length === 1, 'one entry or one item has a difference');
  const found: Allocation<E, I>[] = [];
  let at = 0;
  let left = entries[0]!.amountMinor - difference;
  for (const { of: item, amountMinor } of items) {
    let open = amountMinor;
    for (let part = 0; open !== 0n; part++) {
      while (left === 0n) left = entries[++at]!.amountMinor;
      const taken = size(open) <= size(left) ? open : left;
      found.push({ entry: entries[at]!.of, item, part, amountMinor: taken, expectedMinor: taken });
      open -= taken;
      left -= taken;
    }
  }
  found.at(-1)!.amountMinor += difference;
  return found;
}

function sumOf(shares: readonly { amountMinor: bigint }[]): bigint {
  return shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

function size(amountMinor: bigint): bigint {
  return amountMinor < 0n ? -amountMinor : amountMinor;
}
