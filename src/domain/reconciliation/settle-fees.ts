/**
 * The fees that payments were charged when they were paid, as far as no bank fee has settled them yet.
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
  /** The fees of the payments of its file; null for a fee that belongs to no file, such as a monthly fee. */
  ofFileMinor: bigint | null;
  /** Whether the bank charges no more for the payments up to its day. */
  isLast: boolean;
}

/**
 * How much of the expected fees a bank fee settles. If the bank fee is larger, its remainder is a new fee; if
 * it settles more than its own amount, the remainder of the expected fees is refunded.
 */
export function settledFees({ chargedMinor, ofFileMinor, isLast }: BankFee, open: UnsettledFees): bigint {
  if (ofFileMinor !== null) return atLeastZero(least(ofFileMinor, open.inAllMinor));
  // Fees of a later day may have settled earlier ones, so one day alone does not show how much is left.
  const openMinor = atLeastZero(least(open.untilDayMinor, open.inAllMinor));
  return isLast ? openMinor : least(chargedMinor, openMinor);
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function atLeastZero(minor: bigint): bigint {
  return minor < 0n ? 0n : minor;
}
