import type { OrderStore } from './order-store.ts';

/** The orders at one price, oldest first. */
export class Level {
  readonly price: number;
  head = -1;
  tail = -1;

  constructor(price: number) {
    this.price = price;
  }
}

/** One side of a book. The best level is the last of the array, where inserting and removing is cheapest. */
export class BookSide {
  readonly bids: boolean;
  readonly levels: Level[] = [];
  private readonly byPrice = new Map<number, Level>();
  private readonly orders: OrderStore;

  constructor(orders: OrderStore, bids: boolean) {
    this.orders = orders;
    this.bids = bids;
  }

  best(): Level | undefined {
    return this.levels[this.levels.length - 1];
  }

  /** Whether an order of the other side with this limit would match at this level. */
  crosses(level: Level, limit: number): boolean {
    return this.bids ? level.price >= limit : level.price <= limit;
  }

  append(slot: number): void {
    const price = this.orders.price[slot]!;
    let level = this.byPrice.get(price);
    if (level === undefined) {
      level = new Level(price);
      this.byPrice.set(price, level);
      this.levels.splice(this.position(price), 0, level);
    }
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
    const price = this.orders.price[slot]!;
    const level = this.byPrice.get(price)!;
    if (before >= 0) this.orders.after[before] = -1;
    else level.head = after;
    if (after >= 0) this.orders.before[after] = -1;
    else level.tail = before;
    if (level.head >= 0) return;
    this.byPrice.delete(price);
    if (this.best() === level) this.levels.pop();
    else this.levels.splice(this.position(price), 1);
  }

  /** The index of a price among the levels, or the index where it belongs. */
  private position(price: number): number {
    let low = 0;
    let high = this.levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.levels[middle]!.price;
      if (this.bids ? other < price : other > price) low = middle + 1;
      else high = middle;
    }
    return low;
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
