import { RAILS, type Rail } from '../../../shared/terms.ts';

/** The payments of a file by one rail. */
export interface RailBlock<P> {
  /** From 1, in the order of the file. */
  number: number;
  rail: Rail;
  payments: readonly P[];
}

/**
 * The number of the block of each rail, from 1, in the order of the file. Replies and statements name a block
 * by its number, so it depends on the rails alone.
 */
export function blockNumbers(rails: readonly string[]): ReadonlyMap<Rail, number> {
  return new Map(RAILS.filter((rail) => rails.includes(rail)).map((rail, index) => [rail, index + 1]));
}

/**
 * The payment information blocks of a file: one for each rail of its payments. The payments of a block keep
 * their order.
 */
export function blocksOf<P extends { rail: Rail }>(payments: readonly P[]): RailBlock<P>[] {
  const numbers = blockNumbers([...new Set(payments.map(({ rail }) => rail))]);
  return [...numbers].map(([rail, number]) => ({
    number,
    rail,
    payments: numbers.size === 1 ? payments : payments.filter((payment) => payment.rail === rail),
  }));
}
