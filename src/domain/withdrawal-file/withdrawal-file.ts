/**
 * A withdrawal file after it was read. Everything returned is plain data (strings, numbers, bigints, arrays),
 * so that it can cross from the web worker to the page.
 */
import type { Currency } from '../../shared/money.ts';
import type { Rail } from '../../shared/terms.ts';
import type { CanonicalWithdrawal, CheckedWithdrawal, Field } from '../withdrawal/shapes.ts';
import type { ColumnMapping, ColumnOverrides } from './column-mapping.ts';
import type { FileKinds } from './content/value-kinds.ts';
import type { ErrorCode, Note, NoteCode, RowError } from './errors-and-notes.ts';
import type { CodePage, Dialect, EncodingQuestion, FileOrigin, TotalsRow } from './file-facts.ts';
import type { Sentence, Writer } from './sentences.ts';
import type { WithdrawalRules } from './withdrawal-rules.ts';

/** `empty`: a row that a person added and has not filled in. It is not paid, and has no errors. */
export type RowStatus = 'accepted' | 'rejected' | 'excluded' | 'empty';

/** One data row in its present state, with edits. */
export interface RowView {
  row: number;
  line: number;
  status: RowStatus;
  /** A cell for each field, in the order of FIELDS; '' where the file has no such column. */
  cells: string[];
  errors: RowError[];
  notes: Note[];
  /** The payment; null if the row has errors or is excluded. */
  withdrawal: CheckedWithdrawal | null;
  /** The person's reason, or why a row of totals is not paid; null if the row is not excluded. */
  excludedReason: string | Sentence | null;
  /** A row of totals that matches: it is never paid, and cannot be included. */
  totals: boolean;
  /** Whether Excel hides the row. */
  hidden: boolean;
  /** The number of the row's duplicate group in `duplicates()`, or null. */
  duplicateGroup: number | null;
  edited: boolean;
}

/** What a person has changed about a row; restored by undo. */
export interface RowChanges {
  row: number;
  /** The edited cells in the order of FIELDS; null when none is edited. */
  cells: readonly (string | undefined)[] | null;
  excludedReason: string | null;
  confirmed: boolean;
}

/** One text of a column that has the same error in some rows. */
export interface ErrorValue {
  value: string;
  rows: number;
  /** The first of the rows. */
  firstRow: number;
  /** The only text that would correct the cells, if there is just one. */
  suggestion: string | null;
}

/** The rows with one kind of error, with the texts that cause it. */
export interface ErrorGroup {
  code: ErrorCode;
  field: Field | null;
  rows: number;
  firstRow: number;
  /** Rows with a suggestion. */
  suggestible: number;
  /** The most frequent texts, at most as many as asked for. */
  values: ErrorValue[];
  /** The number of different texts. */
  differentValues: number;
}

export interface RowQuery {
  offset: number;
  limit: number;
  /**
   * `noted`, `warned` and `duplicate` (repeats an earlier row) are accepted rows, `hidden` rows are those
   * that Excel hides and that are not excluded; default is every row.
   */
  show?: RowStatus | 'noted' | 'warned' | 'branch' | 'doubtful' | 'duplicate' | 'hidden';
  /** Only rows with an error of this code. */
  errorCode?: ErrorCode;
  /** Only rows with this text in a cell, in upper or lower case. */
  text?: string;
}

interface RowPage {
  total: number;
  offset: number;
  items: RowView[];
}

/**
 * One amount of each form that the file uses, as the file writes it; null for a form that it does not use.
 */
export interface AmountMarks {
  /** One mark with three digits behind it: "1,234" or "12.345". */
  ambiguous: string | null;
  /** A point before one or two decimals. */
  point: string | null;
  /** A comma before one or two decimals. */
  comma: string | null;
}

export interface FileSummary {
  /** Data rows: accepted + rejected + excluded + empty. */
  rows: number;
  accepted: number;
  rejected: number;
  excluded: number;
  /** Added rows without any text. */
  empty: number;
  /** Empty lines, which were skipped. records = rows + blank. */
  blank: number;
  currency: Currency;
  /** The total of the accepted rows, in minor units. */
  totalMinor: bigint;
  byRail: { rail: Rail; count: number; totalMinor: bigint }[];
  /** Rejected rows by error, most frequent first. A row with two errors is counted under each. */
  errors: { code: ErrorCode; field: Field | null; count: number; suggestible: boolean }[];
  /** Accepted rows by interpretation, most frequent first. */
  notes: { code: NoteCode; field: Field; count: number }[];
  /** Accepted rows with an interpreted cell, and with a warning. */
  notedRows: number;
  warnedRows: number;
  /** Accepted rows with a warning about their branch code. */
  branchRows: number;
  /** Accepted rows with a warning about another cell. */
  doubtfulRows: number;
  /** Accepted rows that repeat an earlier accepted row. */
  duplicateRows: number;
  /** Rows that add up the rows above them. They are never paid. */
  totals: TotalsRow[];
  /** Examples of the file's amounts; null if no amount is ambiguous and the person chose no decimal mark. */
  amountMarks: AmountMarks | null;
  /** Reasons why the whole file cannot be sent, apart from rejected rows. */
  blockers: { code: string; message: Sentence }[];
}

/** Accepted rows that pay the same account the same amount. Rows count from 1 and ascend. */
export interface DuplicateGroup {
  bankCode: string;
  accountNumber: string;
  amountMinor: bigint;
  rows: number[];
}

/** One external id, or else one name, with more than one account inside the file. */
export interface ChangedDetails {
  by: 'external_id' | 'name';
  value: string;
  accounts: { bankCode: string; accountNumber: string; rows: number[] }[];
}

/** An account that accepted rows pay under names of different people. */
export interface SharedAccountInFile {
  bankCode: string;
  accountNumber: string;
  names: { name: string; rows: number[] }[];
}

/** An account that accepted rows pay more than once, with different amounts. */
export interface PaidAgain {
  bankCode: string;
  accountNumber: string;
  rows: number[];
}

/**
 * Accepted rows whose account numbers are shorter or longer than nearly all others of their bank, perhaps
 * because a spreadsheet dropped leading zeros or a digit was lost.
 */
export interface UnusualLengths {
  bankName: string;
  usualDigits: number;
  rows: number[];
}

/** One batch of the split: accepted rows in the file's order, at most as many as a batch may have. */
export interface BatchPlan {
  index: number;
  /** '1/10'; '' when the file is one batch. */
  label: string;
  count: number;
  totalMinor: bigint;
  /** Set when the batch exceeds the amount that the entity may pay in one; null when it can be sent. */
  problem: Sentence | null;
}

/** The rows of a file, checked, cheap to keep and to page through. Not thread-safe; lives in the worker. */
export interface WithdrawalFile {
  readonly dialect: Dialect;
  readonly origin: FileOrigin;
  /** The question about the encoding and its answer; null when the encoding is certain. */
  encodingQuestion(): EncodingQuestion | null;
  /** Reads the file's letters in this code page and checks every row again. */
  setEncoding(encoding: CodePage): void;
  /** The values of the first rows, column by column, as written in the file. */
  samples(): string[][];
  mapping(): ColumnMapping;
  /** What the columns are like, to compare later files with the same header. */
  kinds(): FileKinds;
  summary(): FileSummary;
  rows(query: RowQuery): RowPage;
  /** The numbers of every row that a query finds, ascending; cheaper than the rows themselves. */
  find(query: Omit<RowQuery, 'offset' | 'limit'>): number[];
  /** Throws a RangeError when there is no such row, like every other method that names a row. */
  row(row: number): RowView;
  /** The payment of an accepted row, or null. Cheaper than `row` when rows are read in their order. */
  withdrawal(row: number): CheckedWithdrawal | null;
  /** Chooses other columns and checks every row again. Edits and exclusions stay. */
  remap(overrides: ColumnOverrides): ColumnMapping;
  /** Checks every row by other rules: another rail, currency or decimal mark, refreshed limits. */
  setRules(rules: WithdrawalRules): void;
  /** Changes cells of one row and checks it again. */
  edit(row: number, values: Partial<Record<Field, string>>): RowView;
  /** Changes the same cells of many rows to the same values, and checks each row again. */
  editAll(rows: readonly number[], values: Partial<Record<Field, string>>): void;
  /** Sets cells of many rows: `texts` has a list for each row, with a text for each field or null. */
  setCells(
    rows: readonly number[],
    fields: readonly Field[],
    texts: readonly (readonly (string | null)[])[],
  ): void;
  /** The cells of a row in the order of FIELDS, without the check of the row. */
  cells(row: number): string[];
  isAccepted(row: number): boolean;
  /** Adds empty rows below the last one, and returns the number of the first. */
  addRows(count: number): number;
  /** Whether a person added the row. */
  isAdded(row: number): boolean;
  /** Excluded by a person, or a row of totals. */
  isExcluded(row: number): boolean;
  /** The changes of these rows by a person, to restore them later. */
  changesOf(rows: readonly number[]): RowChanges[];
  restore(changes: readonly RowChanges[]): void;
  /** Rejected rows by kind of error, most frequent first, each with up to `mostValues` texts. */
  errorGroups(mostValues: number): ErrorGroup[];
  /**
   * Records that a person has checked the cells of a row that was cut wrongly (ragged_row, unclosed_quote).
   */
  confirm(row: number): RowView;
  /** The rows that have a suggestion for one kind of error, with it; of one text if `value` is given. */
  suggestionsFor(code: ErrorCode, field: Field, value?: string): { row: number; text: string }[];
  exclude(rows: readonly number[], reason: string): void;
  include(rows: readonly number[]): void;
  duplicates(): DuplicateGroup[];
  /**
   * Reads the people of up to `rows` more rows, and returns whether all are read. The comparisons below read
   * the rest at once, which holds up other work on a large file.
   */
  readPeople(rows: number): boolean;
  changedDetails(): ChangedDetails[];
  sharedAccounts(): SharedAccountInFile[];
  unusualLengths(): UnusualLengths[];
  paidAgain(): PaidAgain[];
  /** Accepted rows whose amount is the sum of other payments. */
  sumsAmongRows(): number[];
  batches(): BatchPlan[];
  /** The withdrawals of one batch of `batches()`, ready to be sent, up to `atATime` at once. */
  withdrawals(batchIndex: number, atATime?: number): Generator<CanonicalWithdrawal[]>;
  /**
   * The original columns with their edits, then row_status, row_errors and row_notes: CSV in pieces, with a
   * BOM. The writer gives its errors and notes the language of the reader; without one they are in English.
   */
  annotated(writer?: Writer): Iterable<string>;
}
