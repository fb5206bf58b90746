import type { MatchReason } from '../../shared/reconciliation-terms.ts';
import { append, isOpen, sumOf, type Board, type Item, type Line } from './board.ts';
import { lowerBound, pairAlike } from './pairing.ts';

/** The kind of names of lines and items that a stage compares. */
export type Naming = 'ID' | 'REFERENCE';

export function namesOfLine(line: Line, naming: Naming): readonly string[] {
  return naming === 'ID' ? line.ids : line.references;
}

export function namesOfItem(item: Item, naming: Naming): readonly string[] {
  if (naming === 'REFERENCE') return item.references;
  return item.id === null ? [] : [item.id];
}

/** Lines and items with a key in common. */
export interface Bucket {
  lines: Line[];
  items: Item[];
}

/** The buckets that have both lines and items, in the order of the lines. */
export function buckets(
  lines: readonly Line[],
  items: readonly Item[],
  lineKeys: (line: Line) => Iterable<string>,
  itemKeys: (item: Item) => Iterable<string>,
): Bucket[] {
  const itemsOf = new Map<string, Item[]>();
  for (const item of items) for (const key of itemKeys(item)) append(itemsOf, key, item);
  const linesOf = new Map<string, Line[]>();
  for (const line of lines)
    for (const key of lineKeys(line)) if (itemsOf.has(key)) append(linesOf, key, line);
  return [...linesOf].map(([key, own]) => ({ lines: own, items: itemsOf.get(key)! }));
}

/** The lines and items of a bucket that no earlier bucket has used. */
export function remaining({ lines, items }: Bucket): Bucket {
  return { lines: lines.filter(({ part }) => part === null), items: items.filter(isOpen) };
}

/** Buckets by a name, our account and the amount. */
function alikeBuckets(board: Board, naming: Naming, items: readonly Item[]): Bucket[] {
  return buckets(
    board.unresolved(),
    items,
    (line) => namesOfLine(line, naming).map((name) => `${name}|${line.account}|${line.amountMinor}`),
    (item) => namesOfItem(item, naming).map((name) => `${name}|${item.account}|${item.amountMinor}`),
  );
}

/** The reason of a line that names an item and has its amount. */
function agreement(board: Board, line: Line, item: Item, reason: MatchReason): MatchReason {
  if (isOtherParty(line, item)) return 'COUNTERPARTY_DIFFERS';
  if (line.account !== item.account) return 'ACCOUNT_DIFFERS';
  if (board.isInWindow(line, item)) return reason;
  return board.distance(line, item) > 0 ? 'LATE' : 'EARLY';
}

export function isOtherParty(line: Line, item: Item): boolean {
  return line.counterparty !== null && item.counterparty !== null && line.counterparty !== item.counterparty;
}

/**
 * The open items that an entry may name. Rejected payments are included only by id, because only an id
 * identifies them beyond doubt.
 */
function openItems(board: Board, naming: Naming): Item[] {
  return naming === 'ID' ? board.items.filter(isOpen) : board.open();
}

/** Matches lines and items whose name, account, amount and date agree. */
export function matchByName(board: Board, naming: Naming): void {
  const reason = naming === 'ID' ? 'END_TO_END_ID' : 'REFERENCE';
  const rejected = new Map<string, Item[]>();
  for (const item of board.items)
    if (item.isRejected)
      for (const name of item.references)
        append(rejected, `${name}|${item.account}|${item.amountMinor}`, item);
  for (const bucket of alikeBuckets(board, naming, openItems(board, naming))) {
    const { lines, items } = remaining(bucket);
    for (const { line, item, isAmbiguous } of pairAlike(board, lines, items)) {
      if (naming === 'REFERENCE' && mayBeRejected(rejected, line, item))
        board.resolve(line, 'SEVERAL_CANDIDATES', []);
      else board.resolve(line, isAmbiguous ? 'AMBIGUOUS' : agreement(board, line, item, reason), [item]);
    }
  }
}

/**
 * Whether the line may equally debit a rejected payment with the same reference and amount, whose day is at
 * least as near to the line as the item's. The item may be a repetition of that payment.
 */
function mayBeRejected(rejected: ReadonlyMap<string, Item[]>, line: Line, item: Item): boolean {
  const alike = line.references.flatMap(
    (name) => rejected.get(`${name}|${line.account}|${line.amountMinor}`) ?? [],
  );
  return alike.some((one) => isOpen(one) && Math.abs(line.day - one.day) <= Math.abs(line.day - item.day));
}

/**
 * Matches lines and items whose name, account and amount agree, if the line came after the window. The oldest
 * item is paid first.
 */
export function matchLate(board: Board, naming: Naming): void {
  for (const bucket of alikeBuckets(board, naming, openItems(board, naming))) {
    const { lines, items } = remaining(bucket);
    let next = 0;
    for (const line of lines) {
      const item = items[next];
      if (!item || item.day >= line.day - board.window.after) continue;
      next++;
      board.resolve(line, agreement(board, line, item, 'LATE'), [item]);
    }
  }
}

/** Matches lines and items whose name, account and amount agree, if the line came before the window. */
export function matchEarly(board: Board, naming: Naming): void {
  for (const bucket of alikeBuckets(board, naming, openItems(board, naming))) {
    const { lines, items } = remaining(bucket);
    let next = lowerBound(items, (lines[0]?.day ?? 0) + board.window.before + 1);
    for (const line of lines) {
      while (next < items.length && items[next]!.day <= line.day + board.window.before) next++;
      const item = items[next++];
      if (!item) break;
      board.resolve(line, agreement(board, line, item, 'EARLY'), [item]);
    }
  }
}

/**
 * Finds lines with the name, account and amount of an item that already has an entry. If only a reference
 * agrees, the date must be near. No entry counts as a repeat of funding, because the same amount may come
 * again under the same reference.
 */
export function findRepeats(board: Board, naming: Naming): void {
  const taken = board.items.filter((item) => !isOpen(item) && item.expected.kind !== 'FUNDING');
  for (const { lines, items } of alikeBuckets(board, naming, taken)) {
    for (const line of lines) {
      if (line.part !== null) continue;
      const item = naming === 'ID' ? items[0] : nearest(board, line, items);
      if (item) repeat(board, line, item);
    }
  }
}

export function repeat(board: Board, line: Line, item: Item): void {
  item.repeat ??= line;
  board.resolve(line, 'DOUBLED', [item], {
    otherLines: item.lines.slice(0, 1),
    earlierEntryId: item.expected.earlierEntryId,
  });
}

function nearest(board: Board, line: Line, items: readonly Item[]): Item | null {
  const item = items[lowerBound(items, line.day - board.window.after)];
  return item && board.isInWindow(line, item) ? item : null;
}

/** Matches lines and items whose name and amount agree, on different accounts of ours. */
export function matchOtherAccount(board: Board, naming: Naming): void {
  const found = buckets(
    board.unresolved(),
    openItems(board, naming),
    (line) => namesOfLine(line, naming).map((name) => `${name}|${line.amountMinor}`),
    (item) => namesOfItem(item, naming).map((name) => `${name}|${item.amountMinor}`),
  );
  for (const bucket of found) {
    const { lines, items } = remaining(bucket);
    if (naming === 'ID' && items[0] && lines[0] && items.length === 1) {
      board.resolve(lines[0], agreement(board, lines[0], items[0], 'ACCOUNT_DIFFERS'), items);
      continue;
    }
    for (const { line, item, isAmbiguous } of pairAlike(board, lines, items))
      board.resolve(line, isAmbiguous ? 'AMBIGUOUS' : agreement(board, line, item, 'ACCOUNT_DIFFERS'), [
        item,
      ]);
  }
}

/** Matches entries that name several payments by their ids, without an amount for each. */
export function matchNamedPayments(board: Board): void {
  const byId = new Map<string, Item[]>();
  for (const item of board.items) if (item.id !== null) append(byId, item.id, item);
  for (const line of board.lines) {
    if (line.part !== null || line.ids.length < 2) continue;
    const isIn = line.amountMinor > 0n;
    const items = line.ids.flatMap((id) => byId.get(id)!).filter((item) => item.amountMinor > 0n === isIn);
    const named = items.filter(isOpen);
    const left = named.filter(({ isRejected }) => !isRejected);
    if (named.length > left.length && sumOf(left) !== line.amountMinor) {
      const isTogether = left.length > 0 && sumOf(named) === line.amountMinor;
      board.resolve(line, isTogether ? 'WITH_REJECTED' : 'PAID_AFTER_REJECTION', named);
      continue;
    }
    if (left.length < 2) {
      if (left.length === 0 && items.length > 1 && sumOf(items) === line.amountMinor)
        repeatAll(board, line, items);
      continue;
    }
    const reason = sumOf(left) === line.amountMinor ? 'NAMED_PAYMENTS' : 'AMOUNT_DIFFERS';
    board.resolve(line, reasonOfAll(board, line, left, reason), left);
  }
}

/** The reason of a line that pays several items: the first item that does not agree decides. */
export function reasonOfAll(
  board: Board,
  line: Line,
  items: readonly Item[],
  reason: MatchReason,
): MatchReason {
  if (reason === 'AMOUNT_DIFFERS') return reason;
  // For several payments together, the counterparty is an account of the bank, so it is not compared.
  if (items.length === 1) return agreement(board, line, items[0]!, reason);
  for (const item of items) {
    if (line.account !== item.account) return 'ACCOUNT_DIFFERS';
    if (!board.isInWindow(line, item)) return board.distance(line, item) > 0 ? 'LATE' : 'EARLY';
  }
  // Some banks also debit the payments that they have rejected, and a debit of a file does not say which
  // payments it includes.
  const isOfFile = reason === 'WHOLE_FILE' || reason === 'FILE_IN_PARTS';
  if (isOfFile && items.some((item) => board.awaitsAnswer(line, item))) return 'FILE_BEFORE_ANSWER';
  return reason;
}

export function repeatAll(board: Board, line: Line, items: readonly Item[]): void {
  for (const item of items) item.repeat ??= line;
  board.resolve(line, 'DOUBLED', items, { otherLines: items[0]!.lines.slice(0, 1) });
}
