import type { StatementEntry, StatementHead } from '../statement.ts';

/**
 * Inverts the sign of reversals for banks that report them that way. ISO 20022 says that CdtDbtInd is the
 * direction of the entry itself, and RvslInd only that it reverses an earlier one. Some banks repeat the
 * direction of the earlier entry, so that RvslInd inverts it. The balances show which: reversals wait for the
 * end of the statement, and are inverted when only that gives the closing balance. Without balances, and when
 * neither reading agrees, the standard applies.
 */
export class ReversalOrder {
  /** The sum that the booked entries should have; null when a balance is missing. */
  private readonly expectedMinor: bigint | null;
  private statedMinor = 0n;
  private reversedMinor = 0n;
  private held: StatementEntry[] = [];

  constructor({ opening, closing }: StatementHead) {
    this.expectedMinor = opening && closing && closing.amountMinor - opening.amountMinor;
  }

  /** The entry, unless it has to wait. */
  take(entry: StatementEntry): readonly StatementEntry[] {
    if (this.expectedMinor === null) return [entry];
    if (entry.status === 'BOOKED') {
      this.statedMinor += entry.amountMinor;
      if (entry.isReversal) this.reversedMinor += entry.amountMinor;
    }
    if (!entry.isReversal) return [entry];
    this.held.push(entry);
    return [];
  }

  /** The reversals that waited, in their order. */
  end(): readonly StatementEntry[] {
    const isTurned =
      this.statedMinor !== this.expectedMinor &&
      this.statedMinor - 2n * this.reversedMinor === this.expectedMinor;
    if (!isTurned) return this.held;
    return this.held.map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }));
  }
}
