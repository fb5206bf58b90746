import { accountKey } from './names.ts';
import { append, type Board, type Item, type Line } from './board.ts';
import { ruleFor } from './by-rule.ts';

/**
 * Entries of accounts that only receive. Money in is a receipt, unless an entry rule says what it is and it
 * quotes no reference. Which requests a receipt pays is decided when it is recorded. Money out may take a
 * receipt back.
 */
export function matchReceipts(board: Board): void {
  const receipts = receiptsOf(board);
  for (const line of board.unresolved()) {
    const { quoted, alsoPays } = line.entry;
    if (quoted === undefined || alsoPays === true) continue;
    if (line.amountMinor < 0n) matchTakenBack(board, line, quoted, receipts);
    else if (quoted.length > 0 || !ruleFor(board.rules, line.entry)) board.resolve(line, 'RECEIPT', []);
  }
}

/**
 * Entries of accounts that pay and receive, after those that are named by a payment or a file. Money in is a
 * receipt only if it quotes a reference of the entity and nothing else claims it: everything else may be a
 * returned payment or funding. Money out takes a receipt back if the bank marks it and it names one.
 */
export function matchReceiptsOfPaying(board: Board): void {
  const receipts = receiptsOf(board);
  for (const line of ofPaying(board)) {
    const { quoted } = line.entry;
    if (line.amountMinor < 0n) {
      if (line.isMarkedReturn) matchTakenBack(board, line, quoted, receipts, 'NAMED');
    } else if (quoted.length > 0 && line.standing.length > 0) board.resolve(line, 'SEVERAL_CANDIDATES', []);
    else if (quoted.length > 0 && !line.isMarkedReturn) board.resolve(line, 'RECEIPT', []);
  }
}

/**
 * Money into such an account that is nothing else, and from whose words one reference differs by a slip. A
 * user decides, because other money may come there too. Near several references, it is not known whose it is.
 */
export function matchSlips(board: Board): void {
  for (const line of ofPaying(board)) {
    const { near = [] } = line.entry;
    if (near.length !== 1 || line.amountMinor < 0n || line.isMarkedReturn) continue;
    if (!ruleFor(board.rules, line.entry)) board.resolve(line, 'LOOKS_RECEIVED', []);
  }
}

/** Money out of such an account that is nothing else, and that may take a receipt back. */
export function matchUnmarked(board: Board): void {
  const receipts = receiptsOf(board);
  for (const line of ofPaying(board))
    if (line.amountMinor < 0n) matchTakenBack(board, line, line.entry.quoted, receipts);
}

type OfPaying = Line & { entry: { quoted: readonly string[] } };

/** The lines of accounts that pay and receive which no payment, return or file names. */
function ofPaying(board: Board): OfPaying[] {
  return board
    .unresolved()
    .filter(
      (line): line is OfPaying =>
        line.entry.alsoPays === true &&
        line.entry.quoted !== undefined &&
        line.ids.length + line.references.length + line.fileNames.length === 0,
    );
}

/** Receipts that the bank has not taken back, by account and amount. */
function receiptsOf(board: Board): Map<string, Item[]> {
  const receipts = new Map<string, Item[]>();
  for (const item of board.items)
    if (item.expected.kind === 'RECEIPT' && item.expected.earlierReturnId === null && item.lines.length === 0)
      append(receipts, `${item.account}|${item.amountMinor}`, item);
  return receipts;
}

/** The bank takes back the last of several equal receipts, because an earlier one pays the request. */
function matchTakenBack(
  board: Board,
  line: Line,
  quoted: readonly string[],
  receipts: ReadonlyMap<string, Item[]>,
  which: 'ALL' | 'NAMED' = 'ALL',
): void {
  const alike = receipts.get(`${line.account}|${-line.amountMinor}`) ?? [];
  const items = alike.filter(({ day }) => day <= line.day);
  const named = items.filter((item) => isNamed(line, item, quoted));
  const found = named.length > 0 || !line.isMarkedReturn ? named : items;
  const last = found.at(-1);
  if (!last || (which === 'NAMED' && named.length === 0)) return;
  if (named.length === 0 && found.length > 1) {
    board.resolve(line, 'SEVERAL_CANDIDATES', []);
    return;
  }
  alike.splice(alike.indexOf(last), 1);
  const isSure = line.isMarkedReturn && named.length === 1;
  board.resolve(line, isSure ? 'TAKEN_BACK' : 'LOOKS_TAKEN_BACK', [last]);
}

/** Whether both have a reference, an end-to-end id or a counterparty in common. */
function isNamed({ entry, counterparty }: Line, { expected }: Item, quoted: readonly string[]): boolean {
  const known = expected.quoted ?? [];
  if (quoted.some((one) => known.includes(one))) return true;
  const ids = entry.entry.details.map(({ endToEndId }) => endToEndId);
  if (expected.endToEndId !== null && ids.includes(expected.endToEndId)) return true;
  const side = accountKey(expected.counterpartyAccount);
  return side !== null && side === counterparty;
}
