/**
 * The open orders as columns. An order has a slot until it is closed; slots are reused. The orders of a
 * price level form a linked list (`before`, `after`), and so do the orders of an account (`previous`,
 * `following`). -1 ends a list.
 */

export const POST_ONLY = 1;
export const REDUCE_ONLY = 2;
export const ALLOW_MARGIN = 4;

const FIRST_CAPACITY = 1_024;

const PAGE = 4_096;

/** Order number to slot. Numbers only grow, so pages are faster than a hash map; an empty page is dropped. */
class SlotPages {
  size = 0;
  private readonly pages = new Map<number, { slots: Int32Array; count: number }>();

  get(number: number): number {
    if (!Number.isSafeInteger(number) || number < 0) return -1;
    const page = this.pages.get(Math.floor(number / PAGE));
    return page === undefined ? -1 : page.slots[number % PAGE]!;
  }

  set(number: number, slot: number): void {
    const index = Math.floor(number / PAGE);
    let page = this.pages.get(index);
    if (page === undefined) {
      page = { slots: new Int32Array(PAGE).fill(-1), count: 0 };
      this.pages.set(index, page);
    }
    page.slots[number % PAGE] = slot;
    page.count++;
    this.size++;
  }

  delete(number: number): void {
    const index = Math.floor(number / PAGE);
    const page = this.pages.get(index)!;
    page.slots[number % PAGE] = -1;
    this.size--;
    if (--page.count === 0) this.pages.delete(index);
  }
}

export class OrderStore {
  private capacity = FIRST_CAPACITY;
  private used = 0;
  private readonly free: number[] = [];
  private readonly slots = new SlotPages();

  number = new Float64Array(FIRST_CAPACITY);
  account = new Int32Array(FIRST_CAPACITY);
  market = new Uint16Array(FIRST_CAPACITY);
  /** 1 for a buy, 0 for a sell. */
  buy = new Uint8Array(FIRST_CAPACITY);
  flags = new Uint8Array(FIRST_CAPACITY);
  price = new Float64Array(FIRST_CAPACITY);
  original = new Float64Array(FIRST_CAPACITY);
  remaining = new Float64Array(FIRST_CAPACITY);
  /** The order's hold: in the base currency for a spot sell, else in the quote currency. */
  reserved = new Float64Array(FIRST_CAPACITY);
  /**
   * The price in ticks at which the hold was computed. It differs from the order's price for a sell of
   * futures below the best bid.
   */
  reservePrice = new Float64Array(FIRST_CAPACITY);
  createdAt = new Float64Array(FIRST_CAPACITY);
  updatedAt = new Float64Array(FIRST_CAPACITY);
  before = new Int32Array(FIRST_CAPACITY);
  after = new Int32Array(FIRST_CAPACITY);
  previous = new Int32Array(FIRST_CAPACITY);
  following = new Int32Array(FIRST_CAPACITY);
  readonly customerOrderIds = new Map<number, string>();
  /** The first order of each account's list. */
  private readonly firsts: number[] = [];

  get size(): number {
    return this.slots.size;
  }

  /** The slot of an open order; -1 for an unknown number. */
  slotOf(number: number): number {
    return this.slots.get(number);
  }

  /** Takes a slot for a new order; the caller fills the other columns. */
  add(number: number, account: number): number {
    const slot = this.free.pop() ?? this.next();
    this.slots.set(number, slot);
    this.number[slot] = number;
    this.account[slot] = account;
    const first = this.firsts[account] ?? -1;
    this.previous[slot] = -1;
    this.following[slot] = first;
    if (first >= 0) this.previous[first] = slot;
    this.firsts[account] = slot;
    return slot;
  }

  remove(slot: number): void {
    this.slots.delete(this.number[slot]!);
    if (this.customerOrderIds.size > 0) this.customerOrderIds.delete(slot);
    const previous = this.previous[slot]!;
    const following = this.following[slot]!;
    if (previous >= 0) this.following[previous] = following;
    else this.firsts[this.account[slot]!] = following;
    if (following >= 0) this.previous[following] = previous;
    this.free.push(slot);
  }

  /** The open orders of an account, oldest first. */
  ofAccount(account: number): number[] {
    const slots: number[] = [];
    for (let slot = this.firsts[account] ?? -1; slot >= 0; slot = this.following[slot]!) slots.push(slot);
    return slots.sort((a, b) => this.number[a]! - this.number[b]!);
  }

  private next(): number {
    if (this.used === this.capacity) this.grow();
    return this.used++;
  }

  private grow(): void {
    this.capacity *= 2;
    const longer = <T extends Float64Array | Int32Array | Uint16Array | Uint8Array>(column: T): T => {
      const grown = new (column.constructor as new (length: number) => T)(this.capacity);
      grown.set(column);
      return grown;
    };
    this.number = longer(this.number);
    this.account = longer(this.account);
    this.market = longer(this.market);
    this.buy = longer(this.buy);
    this.flags = longer(this.flags);
    this.price = longer(this.price);
    this.original = longer(this.original);
    this.remaining = longer(this.remaining);
    this.reserved = longer(this.reserved);
    this.reservePrice = longer(this.reservePrice);
    this.createdAt = longer(this.createdAt);
    this.updatedAt = longer(this.updatedAt);
    this.before = longer(this.before);
    this.after = longer(this.after);
    this.previous = longer(this.previous);
    this.following = longer(this.following);
  }
}
