import { allocate } from '../../../domain/reconciliation/allocate.ts';
import type { MatchReason } from '../../../shared/reconciliation-terms.ts';
import type { LoadedItem } from './load-expected.ts';
import type { NewPosting } from './post-entries.ts';

/** An entry, or a payment that it names, with what it is about. */
export interface PostedLine {
  entryId: string;
  bookingDate: string;
  amountMinor: bigint;
  reason: MatchReason;
  itemIds: readonly string[];
}

/** The reasons of entries that return the payment that they are about. */
const RETURNS: readonly MatchReason[] = [
  'RETURN',
  'LOOKS_LIKE_RETURN',
  'RETURN_BEFORE_PAYMENT',
  'RETURN_AMOUNT_DIFFERS',
];

/**
 * The postings of lines. Lines that are about the same items are posted for them together, but a payment apart
 * from its return, which may come on one statement.
 */
export function planPostings(
  lines: readonly PostedLine[],
  items: ReadonlyMap<string, LoadedItem>,
): NewPosting[] {
  const groups = new Map<string, PostedLine[]>();
  for (const line of lines) {
    const key = `${isReturn(line)} ${line.itemIds.join(' | ')}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const returns = isReturn(group[0]!);
    const shares = group[0]!.itemIds.map((id) => {
      const item = items.get(id)!;
      return {
        of: item,
        amountMinor: returns && item.kind === 'PAYOUT' ? -item.amountMinor : item.amountMinor,
      };
    });
    const entries = group.map((line) => ({ of: line, amountMinor: line.amountMinor }));
    return allocate(entries, shares).map(({ entry, item, part, amountMinor, expectedMinor }) => ({
      entryId: entry.entryId,
      movesMoney: returns ? !item.isReturned : !item.isBooked,
      kind: returns ? 'RETURN' : kindOf(item),
      withdrawalId: item.withdrawalId,
      fileId: item.ofFileId,
      part,
      amountMinor,
      expectedMinor,
      bookingDate: entry.bookingDate,
      bookDay: returns || item.kind === 'RETURN' ? entry.bookingDate : item.date,
    }));
  });
}

function isReturn({ reason }: PostedLine): boolean {
  return RETURNS.includes(reason);
}

function kindOf({ kind }: LoadedItem): 'PAYOUT' | 'RETURN' | 'FEE' {
  return kind === 'RETURN' || kind === 'FEE' ? kind : 'PAYOUT';
}
