import { accountKey } from './names.ts';
import { append, type Board, type Item, type Line } from './board.ts';
import { ruleFor } from './by-rule.ts';

/**
 * Entries of receiving accounts. Money in is a receipt, unless an entry rule says what it is and it quotes no
 * reference. Which requests a receipt pays is decided when it is recorded. Money out may take a receipt back.
 */
export function matchReceipts(board: Board): void {
  const receipts = new Map<string, Item[]>();
  for (const item of board.items)
    if (item.expected.kind === 'RECEIPT' && item.expected.earlierReturnId === null)
      append(receipts, `${item.account}|${item.amountMinor}`, item);
  for (const line of board.unresolved()) {
    const { quoted } = line.entry;
    if (quoted === undefined) continue;
    if (line.amountMinor < 0n) matchTakenBack(board, line, quoted, receipts);
    else if (quoted.length > 0 || !ruleFor(board.rules, line.entry)) board.resolve(line, 'RECEIPT', []);
  }
}

/** The bank takes back the last of several equal receipts, because an earlier one pays the request. */
function matchTakenBack(
  board: Board,
  line: Line,
  quoted: readonly string[],
  receipts: ReadonlyMap<string, Item[]>,
): void {
  const alike = receipts.get(`${line.account}|${-line.amountMinor}`) ?? [];
  const items = alike.filter(({ day }) => day <= line.day);
  const named = items.filter((item) => isNamed(line, item, quoted));
  const found = named.length > 0 || !line.isMarkedReturn ? named : items;
  const last = found.at(-1);
  if (!last) return;
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
