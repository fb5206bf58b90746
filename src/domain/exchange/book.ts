import type { OrderStore } from './order-store.ts';
import { type Level, PriceLevels } from './price-levels.ts';

/** One side of a book. */
export class BookSide {
  readonly bids: boolean;
  private readonly levels = new PriceLevels();
  private readonly orders: OrderStore;

  constructor(orders: OrderStore, bids: boolean) {
    this.orders = orders;
    this.bids = bids;
  }

  /** The number of price levels. */
  get depth(): number {
    return this.levels.size;
  }

  best(): Level | null {
    return this.bids ? this.levels.highest : this.levels.lowest;
  }

  worst(): Level | null {
    return this.bids ? this.levels.lowest : this.levels.highest;
  }

  /** The next level behind one, in the order in which an incoming order matches. */
  next(level: Level): Level | null {
    return this.bids ? level.lower : level.higher;
  }

  /** The levels from the best on, `most` at most. */
  *fromBest(most = Infinity): Generator<Level> {
    let level = this.best();
    for (let n = 0; n < most && level !== null; n++) {
      yield level;
      level = this.next(level);
    }
  }

  /** Whether an order of the other side with this limit would match at this level. */
  crosses(level: Level, limit: number): boolean {
    return this.bids ? level.price >= limit : level.price <= limit;
  }

  append(slot: number): void {
    const price = this.orders.price[slot]!;
    const level = this.levels.get(price) ?? this.levels.add(price);
    this.orders.before[slot] = level.tail;
    this.orders.after[slot] = -1;
    if (level.tail >= 0) this.orders.after[level.tail] = slot;
    else level.head = slot;
    level.tail = slot;
  }

  remove(slot: number): void {
    const before = this.orders.before[slot]!;
    const after = this.orders.after[slot]!;
    if (before >= 0 && after >= 0) {
      this.orders.after[before] = after;
      this.orders.before[after] = before;
      return;
    }
    const level = this.levels.get(this.orders.price[slot]!)!;
    if (before >= 0) this.orders.after[before] = -1;
    else level.head = after;
    if (after >= 0) this.orders.before[after] = -1;
    else level.tail = before;
    if (level.head < 0) this.levels.remove(level);
  }
}

/** The book of one market. */
export class Book {
  readonly bids: BookSide;
  readonly asks: BookSide;
  /** The price of the last trade; 0 before the first trade. */
  last = 0;
  /** Increases by 1 with every change. */
  sequence = 0;
  changedAt = 0;

  constructor(orders: OrderStore) {
    this.bids = new BookSide(orders, true);
    this.asks = new BookSide(orders, false);
  }

  side(buy: boolean): BookSide {
    return buy ? this.bids : this.asks;
  }
}
