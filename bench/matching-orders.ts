import { seededNumbers } from '../src/shared/seeded-numbers.ts';

/** The orders of the benchmark `matching`: the same for every contender, from a fixed start. */

export interface NewOrder {
  /** Counts from 1, in the order in which they are placed. */
  number: number;
  buy: boolean;
  /** Ticks of 1 USDC. */
  price: number;
  /** Hundred-thousandths of a bitcoin; each contender converts them to its own unit. */
  size: number;
}

/** An order to place, or the number of an order to cancel. */
export type BookOperation = NewOrder | number;

export interface Workload {
  /** The orders in the book before the clock starts. */
  before: NewOrder[];
  operations: BookOperation[];
}

const MIDDLE = 100_000;
const CANCEL_SHARE = 0.6;
/** New orders reach this far across the middle, so that some trade. */
const REACH = 5;

/**
 * Orders are placed around the middle as in real books: dense at the touch, thinner further out,
 * `meanDistance` ticks away on average. With six cancels to four new orders the book shrinks by about a
 * quarter of the operations, so it starts with enough above `book` to have that many orders half-way.
 */
export function workload(start: number, book: number, operations: number, meanDistance: number): Workload {
  const next = seededNumbers(start);
  const distance = () => 1 + Math.floor(-Math.log(1 - next()) * meanDistance);
  const open: number[] = [];
  let number = 0;
  const order = (reach: number): NewOrder => {
    const buy = next() < 0.5;
    const away = distance() - reach;
    number++;
    open.push(number);
    return { number, buy, price: buy ? MIDDLE - away : MIDDLE + away, size: 1 + Math.floor(next() * 10) };
  };
  const before = Array.from({ length: Math.round(book + operations * 0.12) }, () => order(0));
  const list = Array.from({ length: operations }, (): BookOperation => {
    if (next() >= CANCEL_SHARE || open.length === 0) return order(REACH);
    const at = Math.floor(next() * open.length);
    const cancelled = open[at]!;
    open[at] = open[open.length - 1]!;
    open.pop();
    return cancelled;
  });
  return { before, operations: list };
}
