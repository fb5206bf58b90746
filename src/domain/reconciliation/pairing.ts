import { append, type Board, type Item, type Line } from './board.ts';

export interface Pair {
  line: Line;
  item: Item;
  /** Whether the item could just as well be another one that has no line. */
  isAmbiguous: boolean;
}

/**
 * Pairs lines and items that have a name, an account and an amount in common, within the date window: first
 * those with the same counterparty, then those where the line or the item states none, then those with
 * different counterparties.
 */
export function pairAlike(board: Board, lines: readonly Line[], items: readonly Item[]): Pair[] {
  if (lines.length === 1 && items.length === 1) {
    const [line, item] = [lines[0]!, items[0]!];
    return board.isInWindow(line, item) ? [{ line, item, isAmbiguous: false }] : [];
  }
  const round = new Round(board, lines, items);
  const byOther = new Map<string, Line[]>();
  for (const line of lines) if (line.counterparty !== null) append(byOther, line.counterparty, line);
  const itemsOf = new Map<string, Item[]>();
  for (const item of items) if (item.counterparty !== null) append(itemsOf, item.counterparty, item);
  for (const [other, own] of byOther) round.pair(own, itemsOf.get(other) ?? []);
  const silent = (one: Line | Item) => one.counterparty === null;
  round.pair(lines.filter(silent), items);
  round.pair(lines, items.filter(silent));
  round.pair(lines, items);
  return round.pairs;
}

class Round {
  readonly pairs: Pair[] = [];
  private readonly board: Board;
  private readonly freeLines: Set<Line>;
  private readonly freeItems: Set<Item>;

  constructor(board: Board, lines: readonly Line[], items: readonly Item[]) {
    this.board = board;
    this.freeLines = new Set(lines);
    this.freeItems = new Set(items);
  }

  /** Pairs the free lines and items, those of the same day first. */
  pair(lines: readonly Line[], items: readonly Item[]): void {
    const left = items.filter((item) => this.freeItems.has(item));
    if (left.length === 0) return;
    const days = new Map<number, Item[]>();
    for (const item of left) append(days, item.day, item);
    const linesOf = new Map<number, Line[]>();
    for (const line of lines) if (this.freeLines.has(line)) append(linesOf, line.day, line);
    for (const [day, own] of linesOf) this.pairDay(own, days.get(day) ?? []);
    this.pairWindow(lines, left);
  }

  private pairDay(lines: readonly Line[], items: readonly Item[]): void {
    const isAmbiguous = items.length > lines.length && !areAlike(items);
    for (let i = 0; i < lines.length && i < items.length; i++) this.take(lines[i]!, items[i]!, isAmbiguous);
  }

  /** Each line takes the earliest item of its window. Lines and items are in the order of their days. */
  private pairWindow(lines: readonly Line[], candidates: readonly Item[]): void {
    const { before, after } = this.board.window;
    const items = candidates.filter((item) => this.freeItems.has(item));
    const taken: { line: Line; item: Item }[] = [];
    let next = 0;
    for (const line of lines) {
      if (!this.freeLines.has(line)) continue;
      while (next < items.length && items[next]!.day < line.day - after) next++;
      const item = items[next];
      if (!item || item.day > line.day + before) continue;
      next++;
      taken.push({ line, item });
      this.freeItems.delete(item);
    }
    const left = items.filter((item) => this.freeItems.has(item));
    for (const { line, item } of taken) {
      const other = firstFrom(left, line.day - after);
      const isAmbiguous = other !== null && other.day <= line.day + before && !areAlike([item, other]);
      this.take(line, item, isAmbiguous);
    }
  }

  private take(line: Line, item: Item, isAmbiguous: boolean): void {
    this.freeLines.delete(line);
    this.freeItems.delete(item);
    this.pairs.push({ line, item, isAmbiguous });
  }
}

/** Whether the items go to one account on one day, so that a line may be any of them. */
function areAlike(items: readonly Item[]): boolean {
  const [first] = items;
  return items.every(
    ({ counterparty, day }) =>
      counterparty !== null && counterparty === first!.counterparty && day === first!.day,
  );
}

/** The first item on or after a day, of items in the order of their days. */
function firstFrom(items: readonly Item[], day: number): Item | null {
  return items[lowerBound(items, day)] ?? null;
}

/** The position of the first of several things, in the order of their days, on or after a day. */
export function lowerBound(things: readonly { day: number }[], day: number): number {
  let [from, to] = [0, things.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (things[middle]!.day < day) from = middle + 1;
    else to = middle;
  }
  return from;
}
