import { MOST_TOGETHER, append, isOpen, othersOf, sumOf, type Board, type Item, type Line } from './board.ts';
import { buckets, isOtherParty, remaining, type Bucket } from './by-name.ts';

/** Matches entries that name several references and are the sum of their items. */
export function matchSeveralReferences(board: Board): void {
  const byReference = new Map<string, Item[]>();
  for (const item of board.open()) for (const name of item.references) append(byReference, name, item);
  for (const line of board.unresolved()) {
    if (line.references.length < 2) continue;
    const items = new Set<Item>();
    for (const name of line.references) {
      const named = (byReference.get(name) ?? [])
        .slice(0, MOST_TOGETHER)
        .filter((item) => fits(board, line, item));
      if (named.length === 1) items.add(named[0]!);
    }
    if (items.size > 1 && sumOf([...items]) === line.amountMinor) board.resolve(line, 'MERGED', [...items]);
  }
}

/** Matches entries and items that share a reference and whose amounts agree only as a sum, or not at all. */
export function matchSumsByReference(board: Board): void {
  const sign = (amountMinor: bigint) => (amountMinor > 0n ? '+' : '-');
  const found = buckets(
    board.unresolved(),
    board.open(),
    (line) => line.references.map((name) => `${name}|${line.account}|${sign(line.amountMinor)}`),
    (item) => item.references.map((name) => `${name}|${item.account}|${sign(item.amountMinor)}`),
  );
  for (const bucket of found) {
    for (const part of partsOf(bucket)) {
      matchSum(board, part);
      const { lines, items } = remaining(part);
      if (lines.length === 1 && items.length === 1 && fits(board, lines[0]!, items[0]!))
        board.resolve(lines[0]!, 'AMOUNT_DIFFERS', items);
    }
  }
}

/** Matches entries and items with the same counterparty account whose amounts agree only as a sum. */
export function matchSumsByCounterparty(board: Board): void {
  const sign = (amountMinor: bigint) => (amountMinor > 0n ? '+' : '-');
  const key = ({ counterparty, account, amountMinor }: Line | Item) =>
    counterparty === null ? [] : [`${counterparty}|${account}|${sign(amountMinor)}`];
  for (const bucket of buckets(board.unresolved(), board.open(), key, key))
    for (const part of partsOf(bucket)) matchSum(board, part);
}

/** Matches an entry that names one of several payments to the same account and is the sum of all of them. */
export function matchMergedUnderOneName(board: Board): void {
  const byOther = new Map<string, Item[]>();
  const byName = new Map<string, Item[]>();
  for (const item of board.open()) {
    if (item.counterparty !== null) append(byOther, `${item.counterparty}|${item.account}`, item);
    for (const name of [item.id, ...item.references]) if (name !== null) append(byName, name, item);
  }
  for (const line of board.unresolved()) {
    const [named, other] = [...line.ids, ...line.references].flatMap((name) =>
      (byName.get(name) ?? []).slice(0, 2),
    );
    if (!named || other || !isOpen(named) || named.counterparty === null) continue;
    const all = byOther.get(`${named.counterparty}|${line.account}`)!;
    if (!all || all.length > MOST_TOGETHER) continue;
    const items = all.filter((item) => isOpen(item) && fits(board, line, item));
    if (items.length > 1 && sumOf(items) === line.amountMinor) board.resolve(line, 'MERGED', items);
  }
}

/** The parts of a bucket in which a sum is searched: by counterparty, then by day, then as a whole. */
function* partsOf(bucket: Bucket): Generator<Bucket> {
  const keys: ((one: Line | Item) => string | null)[] = [
    ({ counterparty }) => counterparty,
    ({ day }) => String(day),
  ];
  for (const key of keys) {
    const { lines, items } = remaining(bucket);
    const some = (one: Line | Item) => {
      const value = key(one);
      return value === null ? [] : [value];
    };
    for (const part of buckets(lines, items, some, some)) yield remaining(part);
  }
  yield remaining(bucket);
}

/** One item in several entries, or several items in one entry. */
function matchSum(board: Board, { lines, items }: Bucket): void {
  if (lines.length > MOST_TOGETHER || items.length > MOST_TOGETHER) return;
  const [line, item] = [lines[0], items[0]];
  if (!line || !item) return;
  if (items.length === 1) {
    const parts = lines.filter((one) => fits(board, one, item));
    if (parts.length < 2 || sumOf(parts) !== item.amountMinor) return;
    for (const part of parts)
      board.resolve(part, 'SPLIT', [item], {
        actualMinor: item.amountMinor,
        otherLines: othersOf(parts, part),
      });
  } else if (lines.length === 1) {
    const parts = items.filter((one) => fits(board, line, one));
    if (parts.length > 1 && sumOf(parts) === line.amountMinor) board.resolve(line, 'MERGED', parts);
  }
}

function fits(board: Board, line: Line, item: Item): boolean {
  return (
    isOpen(item) &&
    line.account === item.account &&
    item.amountMinor > 0n === line.amountMinor > 0n &&
    board.isInWindow(line, item) &&
    !isOtherParty(line, item)
  );
}
