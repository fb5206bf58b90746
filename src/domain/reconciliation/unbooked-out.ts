import type { ExpectedKind, MatchReason, MatchVerdict } from '../../shared/reconciliation-terms.ts';

interface Item {
  id: string;
  kind: ExpectedKind;
  /** Negative for payouts and fees. */
  amountMinor: bigint;
}

/** A part of an open entry: the whole of it, or one of the payments that it names. */
export interface OpenPart {
  /** Negative for money out. */
  amountMinor: bigint;
  verdict: MatchVerdict;
  reason: MatchReason;
  /** The items that the part may be. */
  items: readonly Item[];
}

/**
 * The kinds of items that the ledger has taken out before a statement shows them: they are held or booked.
 */
const TAKEN: readonly ExpectedKind[] = ['PAYOUT', 'FEE'];

/** Entries that have moved no money yet, or that another statement may contain too. */
const NOTHING_MOVED: readonly MatchReason[] = [
  'REPEATED',
  'RULE_REPEATED',
  'PENDING',
  'DATED_AHEAD',
  'ZERO_AMOUNT',
];

/**
 * Entries that resemble payments of ours: their money may be held or booked already, but no more of it than
 * the ledger has taken out for these payments.
 */
const RESEMBLES: readonly MatchReason[] = [
  'SEVERAL_CANDIDATES',
  'SEVERAL_FILES',
  'FILE_AMOUNT_DIFFERS',
  'RULE_OR_PAYMENT',
];

/**
 * How much of the money that each open entry took out is neither held nor booked: the bank has paid it, but
 * the ledger does not show it yet. Positive minor units; zero for money in, and never more than the entry.
 * `expected` is what the ledger expects on the account and no statement has shown: what entries merely
 * resemble is counted against it once.
 */
export function unbookedOuts(
  entries: readonly { amountMinor: bigint; parts: readonly OpenPart[] }[],
  expected: readonly Item[],
): bigint[] {
  const matched = new Set(
    entries.flatMap(({ parts }) =>
      parts.flatMap(({ verdict, items }) => (verdict === 'UNMATCHED' ? [] : items.map(({ id }) => id))),
    ),
  );
  const taken = new Map(
    expected
      .filter(({ id, kind }) => TAKEN.includes(kind) && !matched.has(id))
      .map(({ id, amountMinor }) => [id, -amountMinor]),
  );
  return entries.map(({ amountMinor, parts }) => {
    if (amountMinor >= 0n) return 0n;
    const sum = parts.reduce((all, part) => all + unbookedOfPart(part, taken), 0n);
    return sum > -amountMinor ? -amountMinor : sum;
  });
}

function unbookedOfPart(part: OpenPart, taken: Map<string, bigint>): bigint {
  const { verdict, reason, items } = part;
  const outMinor = -part.amountMinor;
  if (outMinor <= 0n) return 0n;
  // The entry reverses a credit that the ledger has not booked either.
  if (reason === 'CORRECTS_DOUBLE' || NOTHING_MOVED.includes(reason)) return 0n;
  if (verdict === 'UNMATCHED') {
    if (!RESEMBLES.includes(reason)) return outMinor;
    return lessTaken(outMinor, items.length > 0 ? items.map(({ id }) => id) : [...taken.keys()], taken);
  }
  const takenMinor = items
    .filter(({ kind }) => TAKEN.includes(kind))
    .reduce((sum, item) => sum - item.amountMinor, 0n);
  return takenMinor < outMinor ? outMinor - takenMinor : 0n;
}

/** The part of an amount beyond the money that was taken out for these items, which is then used up. */
function lessTaken(outMinor: bigint, ids: readonly string[], taken: Map<string, bigint>): bigint {
  let leftMinor = outMinor;
  for (const id of ids) {
    const itemMinor = taken.get(id) ?? 0n;
    const usedMinor = itemMinor < leftMinor ? itemMinor : leftMinor;
    if (usedMinor === itemMinor) taken.delete(id);
    else taken.set(id, itemMinor - usedMinor);
    leftMinor -= usedMinor;
    if (leftMinor === 0n) break;
  }
  return leftMinor;
}
