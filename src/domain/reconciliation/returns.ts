import { append, isOpen, isSettled, othersOf, sumOf, type Board, type Item, type Line } from './board.ts';
import { buckets, namesOfItem, namesOfLine, repeat, type Naming } from './by-name.ts';
import { lowerBound } from './pairing.ts';

/** The most items with the same name and amount among which the returned one is searched. */
const MOST_SEARCHED = 50;

/** Matches lines that have the name and the amount of an item in the opposite direction. */
export function matchOpposite(board: Board, naming: Naming): void {
  const found = buckets(
    board.unresolved(),
    board.items,
    (line) => namesOfLine(line, naming).map((name) => `${name}|${line.account}|${line.amountMinor}`),
    (item) => namesOfItem(item, naming).map((name) => `${name}|${item.account}|${-item.amountMinor}`),
  );
  for (const { lines, items } of found) {
    for (const line of lines) {
      if (line.part !== null) continue;
      const debited = items.find(canBeGivenBack);
      const paid = returnable(
        line,
        items.filter(({ isRejected }) => !isRejected),
      );
      if (debited && paid && naming === 'REFERENCE') {
        board.resolve(line, 'SEVERAL_CANDIDATES', []);
        continue;
      }
      const item = debited ?? paid ?? openOne(board, line, items, naming);
      if (item) judgeOpposite(board, line, item, naming);
    }
  }
}

/** The last item before the line that has an entry and no return. */
function returnable(line: Line, items: readonly Item[]): Item | null {
  const last = lowerBound(items, line.day + 1) - 1;
  for (let at = last; at >= 0 && at > last - MOST_SEARCHED; at--) {
    const item = items[at]!;
    if (isOpen(item)) continue;
    if (item.repeat && !item.isRepeatCorrected) return item;
    if (!isReturned(item) && !item.mayBeReturnedBy) return item;
  }
  return null;
}

function openOne(board: Board, line: Line, items: readonly Item[], naming: Naming): Item | null {
  const from = naming === 'ID' ? 0 : lowerBound(items, line.day - board.window.after);
  for (let at = from; at < items.length && at < from + MOST_SEARCHED; at++) {
    const item = items[at]!;
    const isFree = isOpen(item) && !item.mayBeReturnedBy;
    if (isFree && (naming === 'ID' || board.isInWindow(line, item))) return item;
  }
  return naming === 'ID' ? items[0]! : null;
}

function judgeOpposite(board: Board, line: Line, item: Item, naming: Naming): void {
  if (item.isRejected) return judgeCredit(board, line, item, naming);
  if (isOpen(item) && item.mayBeReturnedBy) {
    board.resolve(line, 'DOUBLED', [item], { otherLines: [item.mayBeReturnedBy] });
    return;
  }
  if (isOpen(item)) {
    // Incoming money that is still expected cannot be returned before it has arrived.
    const isReturn = line.isMarkedReturn && item.expected.kind !== 'FUNDING';
    if (isReturn) item.mayBeReturnedBy = line;
    board.resolve(line, isReturn ? 'RETURN_BEFORE_PAYMENT' : 'SIGN_SWAPPED', [item]);
    return;
  }
  if (isReturned(item) && !(item.repeat && !item.isRepeatCorrected)) {
    const { earlierReturnId } = item.expected;
    const more = item.returnedBy ? { otherLines: [item.returnedBy] } : { earlierEntryId: earlierReturnId };
    board.resolve(line, 'DOUBLED', [item], more);
    return;
  }
  if (item.repeat && !item.isRepeatCorrected) {
    item.isRepeatCorrected = true;
    board.resolve(line, 'CORRECTS_DOUBLE', [item], { otherLines: [item.repeat] });
    return;
  }
  if (line.isMarkedReturn && naming === 'ID' && isSettled(item)) {
    item.returnedBy = line;
    board.resolve(line, 'RETURN', [item]);
    return;
  }
  item.mayBeReturnedBy = line;
  board.resolve(line, 'LOOKS_LIKE_RETURN', [item]);
}

/**
 * Judges money that gives back a rejected payment: the bank does so once, and only after it debited the
 * payment.
 */
function judgeCredit(board: Board, line: Line, item: Item, naming: Naming): void {
  if (isReturned(item) || item.mayBeReturnedBy) {
    const earlierEntryId = item.expected.earlierReturnId;
    const otherLines = [item.returnedBy ?? item.mayBeReturnedBy].filter((one) => one !== null);
    board.resolve(line, 'DOUBLED', [item], { otherLines, earlierEntryId });
    return;
  }
  const isSure = naming === 'ID' && isSettled(item);
  if (isSure) item.returnedBy = line;
  else item.mayBeReturnedBy = line;
  if (!isSettled(item)) board.resolve(line, 'REJECTED_CREDIT', [item]);
  else board.resolve(line, isSure ? 'GIVEN_BACK' : 'LOOKS_GIVEN_BACK', [item]);
}

/** Whether the item is a rejected payment that was debited and not yet given back. */
export function canBeGivenBack(item: Item): boolean {
  return item.isRejected && isSettled(item) && !isReturned(item) && item.mayBeReturnedBy === null;
}

function isReturned({ returnedBy, expected }: Item): boolean {
  return returnedBy !== null || expected.earlierReturnId !== null;
}

/** Settles lines with a known id that fit nothing better: their amount, direction or account differs. */
export function settleNamed(board: Board): void {
  const byId = new Map<string, Item[]>();
  for (const item of board.items) if (item.id !== null) append(byId, item.id, item);
  const rest = new Map<Item, Line[]>();
  for (const line of board.unresolved()) {
    if (line.ids.length === 0) continue;
    const items = line.ids.flatMap((id) => byId.get(id)!);
    const sameWay = items.filter((item) => item.amountMinor > 0n === line.amountMinor > 0n);
    const item = sameWay.find(isOpen) ?? sameWay[0] ?? items.find(isOpen) ?? items[0]!;
    append(rest, item, line);
  }
  for (const [item, lines] of rest) settleRest(board, item, lines);
}

function settleRest(board: Board, item: Item, lines: readonly Line[]): void {
  const sameWay = lines.filter((line) => line.amountMinor > 0n === item.amountMinor > 0n);
  if (isOpen(item) && sameWay.length > 0) {
    const actualMinor = sumOf(sameWay);
    const reason = sameWay.length > 1 && actualMinor === item.amountMinor ? 'SPLIT' : 'AMOUNT_DIFFERS';
    for (const line of sameWay)
      board.resolve(line, reason, [item], {
        actualMinor,
        otherLines: othersOf(sameWay, line),
      });
  } else for (const line of sameWay) repeat(board, line, item);
  for (const line of lines) {
    if (line.part !== null) continue;
    if (line.isMarkedReturn || !isOpen(item)) board.resolve(line, 'RETURN_AMOUNT_DIFFERS', [item]);
    else board.resolve(line, 'SIGN_SWAPPED', [item]);
  }
}
