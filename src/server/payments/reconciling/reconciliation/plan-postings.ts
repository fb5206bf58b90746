import { allocate } from '../../../../domain/reconciliation/allocate.ts';
import type { EntryRule } from '../../../../domain/reconciliation/expected.ts';
import type { MatchReason, PostingKind } from '../../../../shared/reconciliation-terms.ts';
import type { LoadedItem } from './load-expected.ts';
import type { NewPosting } from './post-entries.ts';

/** An entry, or a payment that it names, with what it is about. */
export interface PostedLine {
  entryId: string;
  bookingDate: string;
  amountMinor: bigint;
  reason: MatchReason;
  itemIds: readonly string[];
  /** The entry rule that it fits; absent for other reasons. */
  ruleId?: string;
}

/** The reasons of entries that return the payment that they are about. */
const RETURNS: readonly MatchReason[] = [
  'RETURN',
  'LOOKS_LIKE_RETURN',
  'RETURN_BEFORE_PAYMENT',
  'RETURN_AMOUNT_DIFFERS',
  'GIVEN_BACK',
  'LOOKS_GIVEN_BACK',
  'TAKEN_BACK',
  'LOOKS_TAKEN_BACK',
];

/**
 * The postings of lines. Lines about the same items are posted together, but a payment and its return
 * separately, even if one statement shows both. Money under a standing reference is funding without an
 * announcement, and money on a receiving account is a receipt. A line that fits a rule has the rule's
 * category; the rule must be among the given ones.
 */
export function planPostings(
  lines: readonly PostedLine[],
  items: ReadonlyMap<string, LoadedItem>,
  rules: ReadonlyMap<string, EntryRule> = new Map(),
): NewPosting[] {
  const standing = lines.filter(({ reason }) => reason === 'STANDING_REFERENCE');
  const received = lines.filter(({ reason }) => reason === 'RECEIPT' || reason === 'LOOKS_RECEIVED');
  const byRule = lines.filter(({ ruleId }) => ruleId !== undefined);
  const groups = new Map<string, PostedLine[]>();
  for (const line of lines) {
    if (standing.includes(line) || received.includes(line) || line.ruleId !== undefined) continue;
    const key = `${isReturn(line)} ${line.itemIds.join(' | ')}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const ofItems = [...groups.values()].flatMap((group) => {
    const returns = isReturn(group[0]!);
    const shares = group[0]!.itemIds.map((id) => {
      const item = items.get(id)!;
      return {
        of: item,
        amountMinor:
          returns && item.kind !== 'RETURN' && item.kind !== 'FEE' ? -item.amountMinor : item.amountMinor,
      };
    });
    const expectedMinor = shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    const charges = group.filter(({ reason }) => reason === 'FILE_AND_CHARGES');
    const entries = group.map((line) => ({
      of: line,
      amountMinor: charges.includes(line) ? expectedMinor : line.amountMinor,
    }));
    const allocated = allocate(entries, shares).map(({ entry, item, part, amountMinor, expectedMinor }) => ({
      entryId: entry.entryId,
      kind: postingKind(item, returns),
      withdrawalId: item.withdrawalId,
      fileId: item.ofFileId,
      fundingId: item.fundingId,
      receiptId: item.receiptId,
      ruleId: null,
      part,
      amountMinor,
      expectedMinor,
      bookingDate: entry.bookingDate,
      bookDay: returns || NEW_ON_STATEMENT.includes(item.kind) ? entry.bookingDate : item.date,
    }));
    // What an entry has beyond its file is a charge of the bank.
    const charged = charges.map((line) =>
      wholeLine({ ...line, amountMinor: line.amountMinor - expectedMinor }, 'FEE'),
    );
    return [...allocated, ...charged.filter(({ amountMinor }) => amountMinor !== 0n)];
  });
  return [
    ...ofItems,
    ...standing.map((line) => wholeLine(line, 'FUNDING')),
    ...received.map((line) => wholeLine(line, 'RECEIPT')),
    ...byRule.map((line) => lineByRule(line, rules.get(line.ruleId!)!)),
  ];
}

/** The posting of a line that fits a rule. What the bank charges is a fee, as if a user had posted it. */
export function lineByRule(line: Parameters<typeof wholeLine>[0], { id, category }: EntryRule): NewPosting {
  const kind = category === 'CHARGES' && line.amountMinor < 0n ? 'FEE' : 'OTHER';
  return { ...wholeLine(line, kind), ruleId: id };
}

/** The ledger counts these on the day of their entry. */
const NEW_ON_STATEMENT: readonly LoadedItem['kind'][] = ['RETURN', 'FUNDING', 'RECEIPT', 'REJECTED'];

/** The debit of a payment that the bank rejected, and the credit that gives it back, cancel each other. */
function postingKind({ kind }: LoadedItem, returns: boolean): PostingKind {
  if (kind === 'REJECTED') return 'CORRECTION';
  return returns && kind !== 'FUNDING' && kind !== 'RECEIPT' ? 'RETURN' : kind;
}

function isReturn({ reason }: PostedLine): boolean {
  return RETURNS.includes(reason);
}

/** The posting of a line that is about no item. */
export function wholeLine(
  { entryId, amountMinor, bookingDate }: Pick<PostedLine, 'entryId' | 'amountMinor' | 'bookingDate'>,
  kind: PostingKind,
): NewPosting {
  return {
    entryId,
    kind,
    withdrawalId: null,
    fileId: null,
    fundingId: null,
    receiptId: null,
    ruleId: null,
    part: 0,
    amountMinor,
    expectedMinor: amountMinor,
    bookingDate,
    bookDay: bookingDate,
  };
}
