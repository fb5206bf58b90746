import type { BookEntry, FullOrderBook } from '../../../../client/types.gen.ts';
import { add, compare, isPositive, multiply, subtract } from '../../../../shared/decimals.ts';

/** One price of the book: its quantity in the base currency, and the sum from the best price to this one. */
export interface Level {
  price: string;
  quantity: string;
  cumulative: string;
}

/** A book with orders aggregated by price, the best price of each side first. */
export interface Book {
  asks: readonly Level[];
  bids: readonly Level[];
  sequence: number;
}

interface Priced {
  price: string;
  quantity: string;
}

function levelsOf(entries: readonly Priced[]): Level[] {
  const levels: Level[] = [];
  let cumulative = '0';
  for (const { price, quantity } of entries) {
    cumulative = add(cumulative, quantity);
    const last = levels.at(-1);
    if (last && compare(last.price, price) === 0) {
      last.quantity = add(last.quantity, quantity);
      last.cumulative = cumulative;
    } else levels.push({ price, quantity, cumulative });
  }
  return levels;
}

/** Aggregates orders by price, from a full book or from an aggregated one, which has the same keys. */
export function bookOf({
  Asks,
  Bids,
  SequenceNumber,
}: Pick<FullOrderBook, 'SequenceNumber'> &
  Record<'Asks' | 'Bids', readonly Pick<BookEntry, 'price' | 'quantity'>[]>): Book {
  return { asks: levelsOf(Asks), bids: levelsOf(Bids), sequence: SequenceNumber };
}

/** Reads an aggregated book from the stream; null for any other message. */
export function bookOfMessage(data: unknown): Book | null {
  const book = data as Partial<FullOrderBook> | null;
  return book && Array.isArray(book.Asks) && Array.isArray(book.Bids)
    ? bookOf({ Asks: book.Asks, Bids: book.Bids, SequenceNumber: book.SequenceNumber ?? 0 })
    : null;
}

/** The spread; null when a side is empty. */
export function spreadOf({ asks, bids }: Book): string | null {
  return asks[0] && bids[0] ? subtract(asks[0].price, bids[0].price) : null;
}

/** The part of an order that would trade at once: its quantity and its value in the quote currency. */
export interface Match {
  quantity: string;
  value: string;
}

/** The part of a limit order that would trade against the current book. */
export function matchOf(book: Book, side: 'buy' | 'sell', price: string, quantity: string): Match {
  let left = quantity;
  let value = '0';
  for (const level of side === 'buy' ? book.asks : book.bids) {
    const crosses = side === 'buy' ? compare(level.price, price) <= 0 : compare(level.price, price) >= 0;
    if (!crosses || !isPositive(left)) break;
    const taken = compare(level.quantity, left) < 0 ? level.quantity : left;
    value = add(value, multiply(taken, level.price));
    left = subtract(left, taken);
  }
  return { quantity: subtract(quantity, left), value };
}
