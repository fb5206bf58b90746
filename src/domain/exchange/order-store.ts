/**
 * The open orders. An order has a slot until it is closed; slots are reused. `orders.price[slot]` is the
 * price of the order in a slot: every field is a view of one buffer, and a slot is a place in it. The orders
 * of a price level form a linked list (`before`, `after`), and so do the orders of an account (`previous`,
 * `following`). -1 ends a list.
 */

export const POST_ONLY = 1;
export const REDUCE_ONLY = 2;
export const ALLOW_MARGIN = 4;

const FIRST_CAPACITY = 1_024;

const PAGE = 4_096;

interface SlotPage {
  readonly slots: Int32Array;
  count: number;
}

/** Order number to slot. Numbers only grow, so pages are faster than a hash map; an empty page is dropped. */
class SlotPages {
  size = 0;
  /** The first page is the one of number `first * PAGE`. */
  private readonly pages: (SlotPage | null)[] = [];
  private first = 0;

  get(number: number): number {
    if (!Number.isSafeInteger(number) || number < 0) return -1;
    const page = this.pages[Math.floor(number / PAGE) - this.first];
    return page ? page.slots[number % PAGE]! : -1;
  }

  set(number: number, slot: number): void {
    const page = this.pageFor(Math.floor(number / PAGE));
    page.slots[number % PAGE] = slot;
    page.count++;
    this.size++;
  }

  delete(number: number): void {
    const index = Math.floor(number / PAGE) - this.first;
    const page = this.pages[index]!;
    page.slots[number % PAGE] = -1;
    this.size--;
    if (--page.count > 0) return;
    this.pages[index] = null;
    while (this.pages.length > 0 && this.pages[0] === null) {
      this.pages.shift();
      this.first++;
    }
  }

  private pageFor(index: number): SlotPage {
    if (this.pages.length === 0) this.first = index;
    // Orders of a snapshot come by book, so an older one can follow.
    while (index < this.first) {
      this.pages.unshift(null);
      this.first--;
    }
    while (index - this.first >= this.pages.length) this.pages.push(null);
    const known = this.pages[index - this.first];
    if (known) return known;
    const page = { slots: new Int32Array(PAGE).fill(-1), count: 0 };
    this.pages[index - this.first] = page;
    return page;
  }
}

/** The fields of an order lie side by side: 16 numbers, which is two cache lines. */
const STRIDE = 16;

function fieldOf(buffer: ArrayBuffer, field: number): Float64Array {
  return new Float64Array(buffer, field * Float64Array.BYTES_PER_ELEMENT);
}

export class OrderStore {
  private buffer = new ArrayBuffer(FIRST_CAPACITY * STRIDE * Float64Array.BYTES_PER_ELEMENT);
  /** The first slot that was never used. */
  private used = 0;
  private readonly free: number[] = [];
  private readonly slots = new SlotPages();

  number = fieldOf(this.buffer, 0);
  account = fieldOf(this.buffer, 1);
  market = fieldOf(this.buffer, 2);
  /** 1 for a buy, 0 for a sell. */
  buy = fieldOf(this.buffer, 3);
  flags = fieldOf(this.buffer, 4);
  price = fieldOf(this.buffer, 5);
  remaining = fieldOf(this.buffer, 6);
  /** The order's hold: in the base currency for a spot sell, else in the quote currency. */
  reserved = fieldOf(this.buffer, 7);
  before = fieldOf(this.buffer, 8);
  after = fieldOf(this.buffer, 9);
  previous = fieldOf(this.buffer, 10);
  following = fieldOf(this.buffer, 11);
  original = fieldOf(this.buffer, 12);
  /**
   * The price in ticks at which the hold was computed. It differs from the order's price for a sell of
   * futures below the best bid.
   */
  reservePrice = fieldOf(this.buffer, 13);
  createdAt = fieldOf(this.buffer, 14);
  updatedAt = fieldOf(this.buffer, 15);
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
    if (this.used === this.number.length) this.grow();
    const slot = this.used;
    this.used += STRIDE;
    return slot;
  }

  private grow(): void {
    const buffer = new ArrayBuffer(this.buffer.byteLength * 2);
    new Float64Array(buffer).set(new Float64Array(this.buffer));
    this.buffer = buffer;
    this.number = fieldOf(buffer, 0);
    this.account = fieldOf(buffer, 1);
    this.market = fieldOf(buffer, 2);
    this.buy = fieldOf(buffer, 3);
    this.flags = fieldOf(buffer, 4);
    this.price = fieldOf(buffer, 5);
    this.remaining = fieldOf(buffer, 6);
    this.reserved = fieldOf(buffer, 7);
    this.before = fieldOf(buffer, 8);
    this.after = fieldOf(buffer, 9);
    this.previous = fieldOf(buffer, 10);
    this.following = fieldOf(buffer, 11);
    this.original = fieldOf(buffer, 12);
    this.reservePrice = fieldOf(buffer, 13);
    this.createdAt = fieldOf(buffer, 14);
    this.updatedAt = fieldOf(buffer, 15);
  }
}
