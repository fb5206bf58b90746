/**
 * The price levels of one side of a book, by price and in order. A page holds the levels of `PAGE` successive
 * prices and a bit for each that is there, so that a lookup, an insertion and a removal cost the same however
 * many levels the book has and however far apart they are.
 */

/** The orders at one price, oldest first. */
export class Level {
  readonly price: number;
  head = -1;
  tail = -1;
  /** The next level with a lower price. */
  lower: Level | null = null;
  /** The next level with a higher price. */
  higher: Level | null = null;

  constructor(price: number) {
    this.price = price;
  }
}

/** One bit of a word for each price of a page. */
const PAGE = 32;

interface Page {
  readonly number: number;
  readonly levels: (Level | null)[];
  /** Bit n: the level n is there. */
  present: number;
}

export class PriceLevels {
  size = 0;
  lowest: Level | null = null;
  highest: Level | null = null;
  /** Ascending by number, none empty. */
  private readonly pages: Page[] = [];
  /** The page of the last lookup, because most orders are near the previous one. */
  private last: Page | null = null;

  get(price: number): Level | null {
    const page = this.pageOf(Math.floor(price / PAGE));
    return page === null ? null : page.levels[price % PAGE]!;
  }

  /** Adds a level for a price that has none. */
  add(price: number): Level {
    const number = Math.floor(price / PAGE);
    const page = this.pageOf(number) ?? this.addPage(number);
    const level = new Level(price);
    const lower = this.lowerOf(page, price % PAGE);
    const higher = lower === null ? this.lowest : lower.higher;
    level.lower = lower;
    level.higher = higher;
    if (lower === null) this.lowest = level;
    else lower.higher = level;
    if (higher === null) this.highest = level;
    else higher.lower = level;
    page.levels[price % PAGE] = level;
    page.present |= 1 << (price % PAGE);
    this.size++;
    return level;
  }

  remove(level: Level): void {
    const { price, lower, higher } = level;
    if (lower === null) this.lowest = higher;
    else lower.higher = higher;
    if (higher === null) this.highest = lower;
    else higher.lower = lower;
    const page = this.pageOf(Math.floor(price / PAGE))!;
    page.levels[price % PAGE] = null;
    page.present &= ~(1 << (price % PAGE));
    this.size--;
    if (page.present === 0) {
      this.pages.splice(this.position(page.number), 1);
      this.last = null;
    }
  }

  /** The highest level below the place `at` of a page. */
  private lowerOf(page: Page, at: number): Level | null {
    const below = page.present & ((1 << at) - 1);
    if (below !== 0) return page.levels[31 - Math.clz32(below)]!;
    const previous = this.pages[this.position(page.number) - 1];
    return previous === undefined ? null : previous.levels[31 - Math.clz32(previous.present)]!;
  }

  private pageOf(number: number): Page | null {
    if (this.last !== null && this.last.number === number) return this.last;
    const page = this.pages[this.position(number)];
    if (page === undefined || page.number !== number) return null;
    this.last = page;
    return page;
  }

  private addPage(number: number): Page {
    const page: Page = { number, levels: Array.from({ length: PAGE }, () => null), present: 0 };
    this.pages.splice(this.position(number), 0, page);
    this.last = page;
    return page;
  }

  /** The index of a page's number among the pages, or the index where it belongs. */
  private position(number: number): number {
    let low = 0;
    let high = this.pages.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.pages[middle]!.number < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
