import type { Board, Item, Line } from './board.ts';
import { buckets, isOtherParty, remaining } from './by-name.ts';
import { lowerBound, pairAlike } from './pairing.ts';

/** Matches by the counterparty's account, our account, the amount and the date; no name is involved. */
export function matchByCounterparty(board: Board): void {
  const key = ({ counterparty, account, amountMinor }: Line | Item) =>
    counterparty === null ? [] : [`${counterparty}|${account}|${amountMinor}`];
  for (const bucket of buckets(board.unresolved(), board.open(), key, key)) {
    const { lines, items } = remaining(bucket);
    for (const { line, item, isAmbiguous } of pairAlike(board, lines, items))
      board.resolve(line, isAmbiguous ? 'AMBIGUOUS' : 'COUNTERPARTY_AND_AMOUNT', [item]);
  }
}

/** Matches by our account, the amount and the date. Proposes only a line and an item that fit no others. */
export function matchByAmount(board: Board): void {
  const key = ({ account, amountMinor }: Line | Item) => [`${account}|${amountMinor}`];
  for (const bucket of buckets(board.unresolved(), board.open(), key, key)) {
    const { lines, items } = remaining(bucket);
    const { before, after } = board.window;
    const counts = lines.map((line) => count(items, line.day - after, line.day + before));
    for (const [index, line] of lines.entries()) {
      if (counts[index] === 0) continue;
      const item = items[lowerBound(items, line.day - after)]!;
      if (counts[index] === 1 && isOtherParty(line, item)) continue;
      const isOnly = counts[index] === 1 && count(lines, item.day - before, item.day + after) === 1;
      if (isOnly) board.resolve(line, 'AMOUNT_AND_DATE', [item]);
      else board.resolve(line, 'SEVERAL_CANDIDATES', []);
    }
  }
}

/** How many of these things, sorted by day, are between two days, both included. */
function count(things: readonly { day: number }[], from: number, to: number): number {
  return lowerBound(things, to + 1) - lowerBound(things, from);
}
