import { append, type Item, type Line } from './board.ts';

/** A line that is the sum of the items from one place to before another. */
export interface Sequence {
  line: Line;
  from: number;
  to: number;
}

interface Sequences {
  sequences: Sequence[];
  /** Whether the sequences cover all of the items. */
  isWhole: boolean;
  /** Whether no other lines, and no other places for these lines, would fit as well. */
  isOnly: boolean;
}

/**
 * The most sums that are compared for one file, and the most lines that may share it. A longer search finds
 * nothing.
 */
const MOST_STEPS = 500_000;
const MOST_LINES = 1_000;

/**
 * Divides items among lines that are each the sum of consecutive items, starting with the first item. Null if
 * there are no such lines. Lines of the same amount are used in their order.
 */
export function sequencesOf(lines: readonly Line[], items: readonly Item[]): Sequences | null {
  const places = new Map<bigint, number>([[0n, 0]]);
  const sums = [0n];
  for (const [index, { amountMinor }] of items.entries()) {
    const sum = sums[index]! + amountMinor;
    sums.push(sum);
    places.set(sum, index + 1);
  }
  const byAmount = new Map<bigint, Line[]>();
  for (const line of lines) append(byAmount, line.amountMinor, line);
  const search = new Search(sums, places, byAmount);
  search.from(0);
  const best = search.whole ?? search.longest;
  if (best.length === 0) return null;
  const amounts = new Set(best.map(({ line }) => line.amountMinor));
  const isEachUsed = lines.filter(({ amountMinor }) => amounts.has(amountMinor)).length === best.length;
  return {
    sequences: best,
    isWhole: search.whole !== null,
    isOnly: isEachUsed && search.wholeCount === 1 && search.steps <= MOST_STEPS,
  };
}

/** Whether no other consecutive payments have the sum of a sequence. */
export function isOnlyPlace({ line }: Sequence, items: readonly Item[]): boolean {
  const seen = new Map<bigint, number>([[0n, 1]]);
  let [sum, count] = [0n, 0];
  for (const { amountMinor } of items) {
    sum += amountMinor;
    count += seen.get(sum - line.amountMinor) ?? 0;
    seen.set(sum, (seen.get(sum) ?? 0) + 1);
  }
  return count === 1;
}

class Search {
  whole: Sequence[] | null = null;
  wholeCount = 0;
  longest: Sequence[] = [];
  steps = 0;
  private readonly sums: readonly bigint[];
  private readonly places: ReadonlyMap<bigint, number>;
  private readonly byAmount: ReadonlyMap<bigint, readonly Line[]>;
  private readonly used = new Map<bigint, number>();
  private readonly path: Sequence[] = [];

  constructor(
    sums: readonly bigint[],
    places: ReadonlyMap<bigint, number>,
    byAmount: ReadonlyMap<bigint, readonly Line[]>,
  ) {
    this.sums = sums;
    this.places = places;
    this.byAmount = byAmount;
  }

  /** Tries every amount for the next line, until two ways are known or the search is too long. */
  from(place: number): void {
    if (place === this.sums.length - 1) {
      this.wholeCount++;
      this.whole ??= [...this.path];
      return;
    }
    if (this.path.length > this.longest.length) this.longest = [...this.path];
    if (this.path.length === MOST_LINES) return;
    for (const [amountMinor, lines] of this.byAmount) {
      if (this.wholeCount > 1 || ++this.steps > MOST_STEPS) return;
      const used = this.used.get(amountMinor) ?? 0;
      const to = this.places.get(this.sums[place]! + amountMinor);
      if (used === lines.length || to === undefined) continue;
      this.used.set(amountMinor, used + 1);
      this.path.push({ line: lines[used]!, from: place, to });
      this.from(to);
      this.path.pop();
      this.used.set(amountMinor, used);
    }
  }
}
