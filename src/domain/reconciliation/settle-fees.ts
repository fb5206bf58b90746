/**
 * The fees that payments were charged with when they were paid, and that no fee of the bank has settled yet.
 * Positive minor units.
 */
export interface UnsettledFees {
  /** Of the payments up to the day of the bank's fee. */
  untilDayMinor: bigint;
  /** Of all payments. */
  inAllMinor: bigint;
}

/** A fee that a statement shows. */
export interface BankFee {
  /** Positive. */
  chargedMinor: bigint;
  /** The fees of the payments of its file; null for a fee of no file, such as that of a month. */
  ofFileMinor: bigint | null;
  /** Whether the bank charges no more for the payments up to its day. */
  isLast: boolean;
}

/**
 * How much of the expected fees a fee of the bank settles. The rest of it is a new fee. When it settles more
 * than its own amount, the rest of the expected fees is given back.
 */
export function settledFees({ chargedMinor, ofFileMinor, isLast }: BankFee, open: UnsettledFees): bigint {
  if (ofFileMinor !== null) return atLeastZero(least(ofFileMinor, open.inAllMinor));
  // Fees of a later day may have settled earlier ones, so that no day alone tells what is left.
  const openMinor = atLeastZero(least(open.untilDayMinor, open.inAllMinor));
  return isLast ? openMinor : least(chargedMinor, openMinor);
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function atLeastZero(minor: bigint): bigint {
  return minor < 0n ? 0n : minor;
}
