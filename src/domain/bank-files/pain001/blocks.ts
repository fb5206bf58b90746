import { RAILS, type Rail } from '../../../shared/terms.ts';

/** The payments of a file by one rail. */
export interface RailBlock<P> {
  /** From 1, in the order of the file. */
  number: number;
  rail: Rail;
  payments: readonly P[];
}

/**
 * The payment information blocks of a file: one for each rail of its payments. The payments of a block keep
 * their order. Replies and statements name a block by its number, so it depends on the rails alone.
 */
export function blocksOf<P extends { rail: Rail }>(payments: readonly P[]): RailBlock<P>[] {
  const rails = new Set(payments.map(({ rail }) => rail));
  return RAILS.filter((rail) => rails.has(rail)).map((rail, index) => ({
    number: index + 1,
    rail,
    payments: rails.size === 1 ? payments : payments.filter((payment) => payment.rail === rail),
  }));
}
