/**
 * The words of the withdrawal file. Who uses what:
 * - the browser's worker: `createWithdrawalFileReader` (reader.ts), then the `WithdrawalFile` that it ends
 *   with;
 * - the server's create-batch: `compileRules` (rules.ts) and `checkWithdrawal` (check-withdrawal.ts);
 * - whoever shows an error: `describeError` (describe.ts). Everything returned is plain data (strings,
 *   numbers, bigints, arrays), fit for a structured clone.
 */
import type { Currency } from '../../shared/money.ts';
import type { AccountType, Rail } from '../../shared/terms.ts';
import type { RailLimit } from '../countries/choose-rail.ts';
import type { CodePage, Dialect, EncodingQuestion, FileOrigin, TotalsRow } from './file-facts.ts';

export { CODE_PAGES } from './file-facts.ts';
export type {
  CodePage,
  Delimiter,
  Dialect,
  Encoding,
  EncodingQuestion,
  FileOrigin,
  TotalsRow,
} from './file-facts.ts';

/**
 * The nine columns of the file, under their canonical names (design, "The withdrawal file"). Cells of a row
 * come in this order.
 */
export const FIELDS = [
  'beneficiary_name',
  'bank',
  'branch_code',
  'account_number',
  'account_type',
  'amount',
  'beneficiary_reference',
  'own_reference',
  'external_id',
] as const;
export type Field = (typeof FIELDS)[number];

/**
 * A file without one of these cannot be paid: the columns must be named by the header or mapped by the
 * person.
 */
export const REQUIRED_FIELDS: readonly Field[] = [
  'beneficiary_name',
  'bank',
  'account_number',
  'account_type',
  'amount',
  'beneficiary_reference',
];

/** A bank that can be paid: the contract's BankDefinition fits as it is. */
export interface BankRule {
  code: string;
  displayName: string;
  countryCode: string;
  defaultBranchCode: string;
  accountNumberMinLength: number;
  accountNumberMaxLength: number;
  rails: readonly Rail[];
}

/** What the entity allows. Amounts in minor units of `currency`. */
export interface WithdrawalRules {
  /** The code of the entity's country, whose formats the cells must have. */
  country: string;
  currency: Currency;
  enabledCurrencies: readonly Currency[];
  banks: readonly BankRule[];
  rails: readonly RailLimit[];
  /** The rail that the request or the config prefers. */
  preferredRail: Rail;
  maxBatchWithdrawals: number;
  maxBatchAmountMinor: bigint | null;
  /**
   * What the person says that `1,234` and `1.234` mean in this file: the mark before the decimals. Null: both
   * are errors.
   */
  decimalMark?: '.' | ',' | null;
}

/** A withdrawal as the contract's WithdrawalRequest: canonical text, ready to be sent. */
export interface CanonicalWithdrawal {
  beneficiaryName: string;
  bankCode: string;
  branchCode: string;
  accountNumber: string;
  accountType: AccountType;
  amount: string;
  beneficiaryReference: string;
  ownReference?: string;
  externalId?: string;
}

/** What a row or a JSON withdrawal came to mean once every rule held. */
export interface CheckedWithdrawal extends CanonicalWithdrawal {
  amountMinor: bigint;
  rail: Rail;
}

export type ErrorCode =
  | 'missing'
  | 'too_long'
  | 'character_not_allowed'
  | 'amount_not_a_number'
  | 'amount_ambiguous'
  | 'amount_negative'
  | 'amount_zero'
  | 'amount_too_many_decimals'
  | 'amount_scientific'
  | 'amount_grouping'
  | 'amount_too_large'
  | 'amount_other_currency'
  | 'amount_above_batch_maximum'
  | 'amount_above_rail_maximum'
  | 'rail_not_enabled'
  | 'rail_not_offered_by_bank'
  | 'placeholder'
  | 'name_without_letters'
  | 'unknown_bank'
  | 'branch_code_invalid'
  | 'branch_code_lost_zero'
  | 'account_scientific'
  | 'account_decimal'
  | 'account_signed'
  | 'account_date'
  | 'account_not_digits'
  | 'account_too_short'
  | 'account_lost_zero'
  | 'account_too_long'
  | 'unknown_account_type'
  | 'ragged_row'
  | 'unclosed_quote'
  | 'totals_mismatch'
  | 'not_canonical';

/** One thing wrong with one cell, or with the row as a whole when `field` is null. */
export interface CellError {
  field: Field | null;
  code: ErrorCode;
  /** The text as it stands in the file. */
  value: string;
  /** A sentence that says what is wrong and what to do about it. */
  message: string;
  /** The one text that would put it right, when there is only one; a person must still choose it. */
  suggestion?: string;
}

/**
 * A CellError with its place: `row` counts data rows from 1, `line` is the physical line of the file on which
 * the row begins.
 */
export interface RowError extends CellError {
  row: number;
  line: number;
}

export type NoteCode =
  | 'spaces_trimmed'
  | 'text_marker_removed'
  | 'quotes_removed'
  | 'currency_removed'
  | 'plus_removed'
  | 'decimal_comma'
  | 'thousands_removed'
  | 'digits_completed'
  | 'bank_understood'
  | 'bank_from_branch'
  | 'branch_default'
  | 'separators_removed'
  | 'account_type_understood'
  | 'rail_rtgs'
  /** The branch code is another bank's universal one; `understood` is that bank's name. */
  | 'branch_of_other_bank';

/** A value that was understood rather than taken literally: what stood there and what it was taken for. */
export interface Note {
  field: Field;
  code: NoteCode;
  original: string;
  understood: string;
  message: string;
}

/** A file that cannot be read at all. Nothing of it is accepted. */
export interface FileProblem {
  code:
    | 'empty'
    | 'header_only'
    | 'no_header'
    | 'own_export'
    | 'excel_workbook'
    | 'old_excel_workbook'
    | 'pdf'
    | 'not_text'
    | 'mixed_encoding'
    | 'file_too_large'
    | 'too_many_rows'
    | 'line_too_long'
    | 'cell_too_long'
    | 'too_many_columns'
    | 'opendocument'
    | 'rtf'
    | 'json'
    | 'header_unclosed_quote'
    | 'too_many_broken_rows';
  /** A plain sentence with its remedy. */
  message: string;
  /** The physical line that it is about, where there is one. */
  line?: number;
  /** The names found in the first line, when they were read: with them a person can map columns by hand. */
  headers?: string[];
}

/**
 * Says which column holds a field: its index from 0, or null for "not in this file". Fields left out are
 * found by name.
 */
export type ColumnOverrides = Partial<Record<Field, number | null>> & {
  /**
   * Columns that are joined with a space into the beneficiary name, in this order. They win over
   * `beneficiary_name`.
   */
  nameParts?: readonly number[];
  /** One text for every row, for fields that no column holds. */
  constants?: Partial<Record<Field, string>>;
};

/** How a column was found: named as in the template, by a name that is clear, likely or only possible. */
export type Sureness = 'template' | 'clear' | 'likely' | 'possible';

/**
 * A field that can be read in several ways, or in one that is not sure. It is not read until a person
 * chooses.
 */
export interface ColumnQuestion {
  field: Field;
  /** Ways to read it: the columns of each, joined with a space when there are several. */
  choices: number[][];
  /** The most likely choice; null when no choice is clearly more likely. */
  suggestion: number | null;
  message: string;
}

/** Which column was taken for which field, and what could not be decided. */
export interface ColumnMapping {
  /** The header cells in the file's order, as they stand. */
  headers: string[];
  /** Field -> column index, or null. */
  columns: Record<Field, number | null>;
  /** How each column was found by its name; null when a person chose it or no column was found. */
  sureness: Record<Field, Sureness | null>;
  /** Columns that are joined into the beneficiary name; empty when one column holds it. */
  nameParts: number[];
  /** Fields with one text for every row. */
  constants: Partial<Record<Field, string>>;
  /** Fields that a person must decide. None of their columns is read before that. */
  ambiguous: ColumnQuestion[];
  /** Required fields that no column was found for. */
  missing: Field[];
  /** Columns that are not read; they are kept for the annotated file. */
  unmapped: number[];
  /** Columns that name a row's currency: a row in another currency than the batch's is rejected. */
  currencyColumns: number[];
  /** Sentences about the columns that the person should read. */
  warnings: string[];
}

export interface FileLimits {
  maxBytes: number;
  /** Data rows a file may have (several batches). */
  maxRows: number;
}

export const DEFAULT_FILE_LIMITS: FileLimits = { maxBytes: 100_000_000, maxRows: 1_000_000 };

export interface ReaderOptions {
  rules: WithdrawalRules;
  limits?: FileLimits;
  /**
   * The file's size when it is known before reading: a file that is too large is refused without reading it.
   */
  sizeBytes?: number;
  overrides?: ColumnOverrides;
}

export interface ReaderProgress {
  bytes: number;
  rows: number;
  /** True once reading on is of no use: a problem was found. Stop feeding and call end(). */
  stopped: boolean;
}

export interface WithdrawalFileReader {
  /** Takes the next bytes of the file, of any length; they are not changed. Work is done as they come. */
  push(chunk: Uint8Array): ReaderProgress;
  /** The file is over. Call once. */
  end(): FileResult;
}

export type FileResult = { ok: true; file: WithdrawalFile } | { ok: false; problem: FileProblem };

export type RowStatus = 'accepted' | 'rejected' | 'excluded';

/** One data row as it stands now, edits included. */
export interface RowView {
  row: number;
  line: number;
  status: RowStatus;
  /** The nine cells in the order of FIELDS; '' where the file has no such column. */
  cells: string[];
  errors: RowError[];
  notes: Note[];
  /** What will be paid; null unless every rule holds. */
  withdrawal: CheckedWithdrawal | null;
  /** Why the row was excluded. */
  excludedReason: string | null;
  /** A row of totals that matches: it is never paid, and cannot be included. */
  totals: boolean;
  /** The number of the row's duplicate group in `duplicates()`, or null. */
  duplicateGroup: number | null;
  edited: boolean;
}

export interface RowQuery {
  offset: number;
  limit: number;
  /** `noted` and `duplicate` are accepted rows; default is every row. */
  show?: RowStatus | 'noted' | 'duplicate';
  /** Only rows with an error of this code. */
  errorCode?: ErrorCode;
  /** Only rows with this text in one of the nine cells, whatever the case. */
  text?: string;
}

export interface RowPage {
  total: number;
  offset: number;
  items: RowView[];
}

/** Amounts as they stand in the file. */
export interface AmountMarks {
  /** One mark with three digits behind it: "1,234" or "12.345". */
  ambiguous: string | null;
  /** The point is before one or two decimals, or the comma is. */
  point: string | null;
  comma: string | null;
}

export interface FileSummary {
  /** Data rows: accepted + rejected + excluded. */
  rows: number;
  accepted: number;
  rejected: number;
  excluded: number;
  /** Lines without anything in them, which were skipped. records = rows + blank. */
  blank: number;
  currency: Currency;
  /** Of the accepted rows, in minor units. */
  totalMinor: bigint;
  byRail: { rail: Rail; count: number; totalMinor: bigint }[];
  /** Rejected rows by what is wrong: a row with two errors is counted under each. Most frequent first. */
  errors: { code: ErrorCode; field: Field | null; count: number; suggestible: boolean }[];
  /** Accepted rows by what was understood, most frequent first. */
  notes: { code: NoteCode; field: Field; count: number }[];
  duplicateRows: number;
  /** Rows that add up the rows above them. They are never paid. */
  totals: TotalsRow[];
  /**
   * How amounts of the file are written, an example of each; null unless some can be read in two ways and
   * while none has that form.
   */
  amountMarks: AmountMarks | null;
  /** What keeps the whole file from being sent, besides rejected rows: plain sentences. */
  blockers: { code: string; message: string }[];
}

/** Accepted rows that pay the same account the same amount. Rows count from 1 and ascend. */
export interface DuplicateGroup {
  bankCode: string;
  accountNumber: string;
  amountMinor: bigint;
  rows: number[];
}

/** One external id, else one name, that comes with more than one account inside the file. */
export interface ChangedDetails {
  by: 'external_id' | 'name';
  value: string;
  accounts: { bankCode: string; accountNumber: string; rows: number[] }[];
}

/**
 * Accepted rows of one bank whose account numbers are shorter than nearly all others of it: leading zeros may
 * be lost.
 */
export interface ShortenedAccounts {
  bankName: string;
  usualDigits: number;
  rows: number[];
}

/** One batch of the split: accepted rows in the file's order, no more than a batch may have. */
export interface BatchPlan {
  index: number;
  /** '1/10'; '' when the file is one batch. */
  label: string;
  count: number;
  totalMinor: bigint;
  /** A sentence when the batch is above what the entity may pay in one; null when it can be sent. */
  problem: string | null;
}

/**
 * A file that was read: its rows, checked, cheap to hold and to page through. Not thread-safe; lives in the
 * worker.
 */
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
  summary(): FileSummary;
  rows(query: RowQuery): RowPage;
  /** The numbers of every row that a query finds, ascending; cheaper than the rows themselves. */
  find(query: Omit<RowQuery, 'offset' | 'limit'>): number[];
  /** Throws a RangeError when there is no such row; so do the other calls that name one. */
  row(row: number): RowView;
  /** Reads the columns anew and checks every row. Edits and exclusions stay. */
  remap(overrides: ColumnOverrides): ColumnMapping;
  /** Checks every row by other rules: another rail, currency, decimal mark, refreshed limits. */
  setRules(rules: WithdrawalRules): void;
  /** Changes cells of one row and checks it again. */
  edit(row: number, values: Partial<Record<Field, string>>): RowView;
  /** Changes the same cells of many rows to the same values, and checks each again. */
  editAll(rows: readonly number[], values: Partial<Record<Field, string>>): void;
  /**
   * A person has looked at a row that was cut wrongly (ragged_row, unclosed_quote) and says that its nine
   * cells are now right.
   */
  confirm(row: number): RowView;
  /** Takes every suggestion of one kind of error; answers how many rows changed. */
  applySuggestions(code: ErrorCode, field: Field): number;
  exclude(rows: readonly number[], reason: string): void;
  include(rows: readonly number[]): void;
  duplicates(): DuplicateGroup[];
  changedDetails(): ChangedDetails[];
  shortenedAccounts(): ShortenedAccounts[];
  batches(): BatchPlan[];
  /** The withdrawals of one batch of `batches()`, ready to be sent. */
  withdrawals(batchIndex: number): CanonicalWithdrawal[];
  /**
   * The original columns as they stand now, with row_status, row_errors and row_notes, in pieces of CSV text
   * with a BOM.
   */
  annotated(): Iterable<string>;
}
