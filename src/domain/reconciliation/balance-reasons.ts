import type { BalanceReason, PostingKind } from '../../shared/reconciliation-terms.ts';

/** Sums up to the end of a day. */
export interface BalanceSums {
  /** The opening balance of the first statement, and the closing balance of the day. */
  openingMinor: bigint;
  closingMinor: bigint;
  /** The entries of statements, and those that were set aside. */
  entriesMinor: bigint;
  setAsideMinor: bigint;
  /** The entries that are part of an opening balance which no user has booked. */
  beforeOpeningMinor: bigint;
  /** The amounts that the ledger has booked, and those that entries are posted as, by kind. */
  booked: Readonly<Record<Exclude<PostingKind, 'CORRECTION'>, bigint>>;
  posted: Readonly<Record<PostingKind, bigint>>;
}

export interface ComparedBalance {
  ledgerMinor: bigint;
  statementMinor: bigint;
  differenceMinor: bigint;
  /** The reasons sum to the difference; those with an amount of zero are left out. */
  reasons: { code: BalanceReason; amountMinor: bigint }[];
}

/** Compares the ledger's balance of an account with that of its statement, and says why they differ. */
export function compareBalance(sums: BalanceSums): ComparedBalance {
  const { openingMinor, closingMinor, entriesMinor, setAsideMinor, beforeOpeningMinor, booked, posted } =
    sums;
  const bookedMinor =
    booked.PAYOUT + booked.FEE + booked.RETURN + booked.FUNDING + booked.OTHER + booked.RECEIPT;
  const ledgerMinor = openingMinor + bookedMinor;
  const postedMinor = Object.values(posted).reduce((sum, one) => sum + one, 0n);
  const parts: Record<BalanceReason, bigint> = {
    PAYOUTS: booked.PAYOUT - posted.PAYOUT,
    FEES: booked.FEE - posted.FEE,
    RETURNS: booked.RETURN - posted.RETURN,
    FUNDING: booked.FUNDING - posted.FUNDING,
    OTHER: booked.OTHER - posted.OTHER,
    RECEIPTS: booked.RECEIPT - posted.RECEIPT,
    CORRECTIONS: -posted.CORRECTION,
    OPEN_ENTRIES: -(entriesMinor - setAsideMinor - postedMinor),
    SET_ASIDE_ENTRIES: -setAsideMinor,
    OPENING_BALANCE: beforeOpeningMinor,
    STATEMENT_BREAK: openingMinor + entriesMinor - beforeOpeningMinor - closingMinor,
  };
  return {
    ledgerMinor,
    statementMinor: closingMinor,
    differenceMinor: ledgerMinor - closingMinor,
    reasons: (Object.keys(parts) as BalanceReason[])
      .map((code) => ({ code, amountMinor: parts[code] }))
      .filter(({ amountMinor }) => amountMinor !== 0n),
  };
}
