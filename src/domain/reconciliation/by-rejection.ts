import { isOpen, type Board, type Item, type Line } from './board.ts';
import { buckets, remaining } from './by-name.ts';
import { canBeGivenBack } from './returns.ts';

/**
 * Matches entries that fit nothing expected, but have the amount and a reference or the counterparty's
 * account of a rejected payment. Outgoing money contradicts the rejection; incoming money may give back a
 * debit.
 */
export function matchRejected(board: Board): void {
  const rejected = board.items.filter(({ isRejected }) => isRejected);
  if (rejected.length === 0) return;
  const keys = (of: Line | Item, amountMinor: bigint) => [
    ...of.references.map((name) => `${name}|${of.account}|${amountMinor}`),
    ...(of.counterparty === null ? [] : [`${of.counterparty}||${of.account}|${amountMinor}`]),
  ];
  const found = buckets(
    board.unresolved(),
    rejected,
    (line) => keys(line, line.amountMinor < 0n ? line.amountMinor : -line.amountMinor),
    (item) => keys(item, item.amountMinor),
  );
  for (const bucket of found) {
    for (const line of bucket.lines.filter(({ part }) => part === null)) {
      if (line.amountMinor < 0n) {
        const item = remaining(bucket).items.find((one) => board.isInWindow(line, one));
        if (item) board.resolve(line, 'PAID_AFTER_REJECTION', [item]);
      } else takeBack(board, line, bucket.items);
    }
  }
}

function takeBack(board: Board, line: Line, items: readonly Item[]): void {
  const debited = items.find((item) => canBeGivenBack(item) && line.day >= item.day);
  // The debit of the item may be an entry that is still open.
  const isWaiting = (one: Item) => isOpen(one) || one.claim === 'WITH_REJECTED';
  const item =
    debited ?? items.find((one) => isWaiting(one) && one.mayBeReturnedBy === null && line.day >= one.day);
  if (!item) return;
  item.mayBeReturnedBy = line;
  board.resolve(line, debited ? 'LOOKS_GIVEN_BACK' : 'REJECTED_CREDIT', [item]);
}
