/**
 * How a bank writes its statements as CSV, as data that a user edits. A column is named by the text of its
 * header, without regard to capitals, or by its position from 1.
 */
export interface StatementCsvProfile {
  /** Latin capitals, digits and hyphens. */
  code: string;
  displayName: string;
  delimiter: ',' | ';' | '\t' | '|';
  /** The rows before the first entry. The last of them has the names of the columns. */
  headerRows: number;
  /** The rows after the last entry, such as a line of totals. Empty rows at the end do not count. */
  footerRows: number;
  order: 'OLDEST_FIRST' | 'NEWEST_FIRST';
  /**
   * DD, MM, MMM (a name such as "Mar" or "Mrt"), YYYY or YY in any order, with the marks between them:
   * "DD/MM/YYYY". A time after the date is ignored.
   */
  dateFormat: string;
  decimalMark: '.' | ',';
  bookingDate: ColumnRef;
  valueDate: ColumnRef | null;
  amount: AmountColumns;
  /** A column of fees that the amount does not include but the balance does. */
  fee?: FeeColumn | null;
  /** The balance after each entry, from which the opening and closing balance follow. */
  balance: ColumnRef | null;
  bankReference: ColumnRef | null;
  /** The columns that together are the text of an entry. */
  description: readonly ColumnRef[];
  endToEndId: ColumnRef | null;
  counterpartyName: ColumnRef | null;
  counterpartyAccount: ColumnRef | null;
}

export type ColumnRef = string | number;

export interface FeeColumn {
  column: ColumnRef;
  /** Whether a fee has a minus sign. A fee with the opposite sign is a refund. */
  feesAreNegative: boolean;
}

export type AmountColumns =
  /** One column; negative amounts are money out. */
  | { kind: 'SIGNED'; amount: ColumnRef }
  /** One column without signs, and one that states the direction, such as "DR" and "CR". */
  | {
      kind: 'MARKED';
      amount: ColumnRef;
      mark: ColumnRef;
      debitMarks: readonly string[];
      creditMarks: readonly string[];
    }
  /**
   * One column for money out and one for money in; one of the two is empty or zero. An amount with the
   * opposite sign is a reversal.
   */
  | { kind: 'TWO_COLUMNS'; debit: ColumnRef; credit: ColumnRef; debitsAreNegative: boolean };
