import type { ExpectedKind, MatchReason, MatchVerdict } from '../../shared/reconciliation-terms.ts';

/** A part of an open entry: the whole of it, or one of the payments that it names. */
export interface OpenPart {
  /** Negative for money out. */
  amountMinor: bigint;
  verdict: MatchVerdict;
  reason: MatchReason;
  /** The items that the part may be. */
  items: readonly { kind: ExpectedKind; amountMinor: bigint }[];
}

/**
 * The kinds of items that the ledger has taken out before a statement shows them: they are held or booked.
 */
const TAKEN: readonly ExpectedKind[] = ['PAYOUT', 'FEE'];

/**
 * Unmatched entries that take no money beyond what is already held, booked or counted: entries that resemble
 * our payments, that another statement may contain too, or that have not moved money yet.
 */
const NOT_COUNTED: readonly MatchReason[] = [
  'SEVERAL_CANDIDATES',
  'SEVERAL_FILES',
  'FILE_AMOUNT_DIFFERS',
  'RULE_OR_PAYMENT',
  'REPEATED',
  'RULE_REPEATED',
  'PENDING',
  'DATED_AHEAD',
  'ZERO_AMOUNT',
];

/**
 * How much of the money that an open entry took out is neither held nor booked: the bank has paid it, but the
 * ledger does not show it yet. Positive minor units; zero for money in, and never more than the entry.
 */
export function unbookedOut(amountMinor: bigint, parts: readonly OpenPart[]): bigint {
  if (amountMinor >= 0n) return 0n;
  const sum = parts.reduce((all, part) => all + unbookedOfPart(part), 0n);
  return sum > -amountMinor ? -amountMinor : sum;
}

function unbookedOfPart({ amountMinor, verdict, reason, items }: OpenPart): bigint {
  const outMinor = -amountMinor;
  if (outMinor <= 0n) return 0n;
  // The entry reverses a credit that the ledger has not booked either.
  if (reason === 'CORRECTS_DOUBLE') return 0n;
  if (verdict === 'UNMATCHED') return NOT_COUNTED.includes(reason) ? 0n : outMinor;
  const takenMinor = items
    .filter(({ kind }) => TAKEN.includes(kind))
    .reduce((sum, item) => sum - item.amountMinor, 0n);
  return takenMinor < outMinor ? outMinor - takenMinor : 0n;
}
