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

/** The fields of an order lie side by side, in this order: 16 numbers, which is two cache lines. */
const FIELDS = [
  'number',
  'account',
  'market',
  'buy',
  'flags',
  'price',
  'remaining',
  'reserved',
  'before',
  'after',
  'previous',
  'following',
  'original',
  'reservePrice',
  'createdAt',
  'updatedAt',
] as const;
const STRIDE = FIELDS.length;

export class OrderStore {
  private buffer = new ArrayBuffer(FIRST_CAPACITY * STRIDE * Float64Array.BYTES_PER_ELEMENT);
  /** The first slot that was never used. */
  private used = 0;
  private readonly free: number[] = [];
  private readonly slots = new SlotPages();

  number = this.view('number');
  account = this.view('account');
  market = this.view('market');
  /** 1 for a buy, 0 for a sell. */
  buy = this.view('buy');
  flags = this.view('flags');
  price = this.view('price');
  remaining = this.view('remaining');
  /** The order's hold: in the base currency for a spot sell, else in the quote currency. */
  reserved = this.view('reserved');
  before = this.view('before');
  after = this.view('after');
  previous = this.view('previous');
  following = this.view('following');
  original = this.view('original');
  /**
   * The price in ticks at which the hold was computed. It differs from the order's price for a sell of
   * futures below the best bid.
   */
  reservePrice = this.view('reservePrice');
  createdAt = this.view('createdAt');
  updatedAt = this.view('updatedAt');
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
    for (const field of FIELDS) this[field] = this.view(field);
  }

  private view(field: (typeof FIELDS)[number]): Float64Array {
    return new Float64Array(this.buffer, FIELDS.indexOf(field) * Float64Array.BYTES_PER_ELEMENT);
  }
}
