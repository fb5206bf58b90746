import type {
  BatchPlan,
  ChangedDetails,
  ErrorGroup,
  FileSummary,
  RowStatus,
  RowView,
  SharedAccountInFile,
  PaidAgain,
  UnusualLengths,
} from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import type {
  CodePage,
  Dialect,
  Encoding,
  EncodingQuestion,
  FileOrigin,
  FileProblem,
} from '../../../../../domain/withdrawal-file/file-facts.ts';
import type { ColumnMapping, ColumnOverrides } from '../../../../../domain/withdrawal-file/column-mapping.ts';
import type { FileKinds } from '../../../../../domain/withdrawal-file/content/value-kinds.ts';
import type { ErrorCode } from '../../../../../domain/withdrawal-file/errors-and-notes.ts';
import type { Field } from '../../../../../domain/withdrawal/shapes.ts';
import type { Currency } from '../../../../../shared/money.ts';
import type { WithdrawalRequest } from '../../../../../client/types.gen.ts';
import type { RowDifference } from '../../shared/row-differences.ts';
import type { Packed } from './gzip.ts';
import type { OpenInput, ReadingProgress } from '../../shared/withdrawal-file/read-file.ts';
import type { SentenceWords } from '../../shared/withdrawal-file/sentence-words.ts';
import type { NextRun } from '../../../../../domain/business-days/next-run.ts';
import type { BatchStatus, Rail, RunInterval, WithdrawalStatus } from '../../../../../shared/terms.ts';

/**
 * The messages between the page and the worker that holds the file. All of them are plain data that can be
 * cloned.
 */

/**
 * The list of rows to show. `noted` rows are accepted, but a cell was interpreted instead of taken literally;
 * `branches` are rows whose branch code should be checked, `doubtful` those with another cell to check,
 * `hidden` those that Excel hides.
 */
export type Show =
  | 'all'
  | 'errors'
  | 'noted'
  | 'duplicates'
  | 'changed'
  | 'branches'
  | 'doubtful'
  | 'hidden'
  | 'excluded';

export interface DeskQuery {
  show: Show;
  text: string;
  errorCode: ErrorCode | null;
  /** The version of the list. A list keeps its rows while they are edited; a new number requests it again. */
  listing: number;
}

/** The user's decisions about the whole file; the other rules come from the entity. */
export interface Choices {
  currency: Currency;
  rail: Rail;
  /** The decimal mark of ambiguous amounts such as `1,234`; null until the user has decided. */
  decimalMark: '.' | ',' | null;
}

/** An earlier payment of the same amount to the same account. */
export interface Earlier {
  batch: { id: string; label: string; status: BatchStatus };
  rowNumber: number;
  status: WithdrawalStatus;
  createdAt: string;
}

/** An earlier batch whose next run the rows may be, as the server knows it. */
export interface EarlierRun {
  id: string;
  label: string;
  day: string;
  withdrawals: number;
  /** The execution dates of its next run. */
  next: NextRun[];
  /** The interval after which a batch without an execution date follows; null if it is not a next run. */
  now: RunInterval | null;
}

/** The last account of the same person, if it differs. */
export interface EarlierAccount {
  bankCode: string;
  accountNumber: string;
  lastPaidAt: string;
}

/** The server's refusal of a row; `field` is null if it concerns the whole row. */
export interface Refusal {
  field: Field | null;
  code: string;
  message: string;
}

/** A row with the findings about it. */
export interface DeskRow extends RowView {
  refusals: Refusal[];
  /** Other rows of the file with the same account and amount: the first few, and their count. */
  sameAs: number[];
  sameAsCount: number;
  earlier: Earlier[];
  earlierAccount: EarlierAccount | null;
  /** Sent or being sent, so it can no longer change. */
  locked: boolean;
  /** Added by the user, not read from the file. */
  added: boolean;
}

/** A row as the grid draws it: only what its cells show, so that pages of rows cross quickly. */
export interface GridRowData {
  row: number;
  status: RowStatus;
  /** A cell for each field, in the order of FIELDS. */
  cells: string[];
  /** Bit n: the cell of field n has an error or was refused. */
  bad: number;
  /** Bit n: the cell of field n is read differently than it is written. */
  noted: number;
  /** The values of cells that are empty but read as something, by the index of the field. */
  filled: Record<number, string> | null;
  /** Bit n: the cell of field n should be checked. */
  warned: number;
  flag: 'error' | 'duplicate' | 'changed' | 'branch' | 'doubtful' | 'hidden' | null;
  edited: boolean;
  locked: boolean;
}

export interface DeskPage {
  total: number;
  offset: number;
  items: GridRowData[];
}

/** A rectangle of the current list: rows by their index in it, both ends included, and fields. */
export interface Block {
  query: DeskQuery;
  from: number;
  to: number;
  fields: Field[];
}

export interface Find {
  text: string;
  /** Whether the text must be the whole cell. Upper and lower case are the same. */
  whole: boolean;
  /** The only column to search; null for all. */
  field: Field | null;
}

/** A place in the current list; `column` is the index of a field. */
export interface CellPlace {
  index: number;
  column: number;
}

/** A change of rows by the user. Each can be undone. */
export type Change =
  | { kind: 'set'; rows: number[]; field: Field; value: string }
  | { kind: 'clear'; block: Block }
  /** Copies the first row of the block into its other rows. */
  | { kind: 'fill'; block: Block }
  /** The text of a block of cells, as spreadsheets copy it. */
  | { kind: 'paste'; block: Block; text: string }
  | { kind: 'replace'; query: DeskQuery; find: Find; by: string; only: CellPlace | null }
  /** Accepts the suggestions for one kind of error; those of one text if `value` is not null. */
  | { kind: 'fix'; code: ErrorCode; field: Field; value: string | null }
  /** Writes the bank's universal branch code in every row whose branch code should be checked. */
  | { kind: 'settle branches' }
  | { kind: 'exclude'; rows: number[] | 'errors' | 'hidden' | Block; reason: string }
  | { kind: 'include'; rows: number[] }
  | { kind: 'confirm'; row: number }
  /** Deletes rows that the user added. */
  | { kind: 'delete'; rows: number[] };

export interface Changed {
  state: DeskState;
  /** The number of changed rows. */
  rows: number;
  /** The number of rows that did not change, because they are excluded, sent, or below the last row. */
  skipped: number;
}

/** A change that undo or redo would act on. */
export interface Undoable {
  kind: RowEntry['kind'];
  rows: number;
}

/** The current state of the file. */
export interface DeskState {
  mapping: ColumnMapping;
  kinds: FileKinds;
  /** The first values of each column. */
  samples: string[][];
  origin: FileOrigin;
  encoding: Encoding;
  encodingQuestion: EncodingQuestion | null;
  summary: FileSummary;
  batches: BatchPlan[];
  /** Rows with an error or a refusal by the server. */
  errorRows: number;
  refusedRows: number;
  /** Rows that repeat an earlier row of the file or an earlier payment, as the server counts duplicates. */
  duplicateRows: number;
  /** Rows that duplicate an earlier payment. */
  earlierRows: number;
  /** The earlier batches of those payments, with their rows of the file, most first. */
  earlierBatches: { id: string; label: string; createdAt: string; rows: number }[];
  /** The batches whose next run this may be, with the rows that repeat them, most first. */
  runs: (EarlierRun & { rows: number })[];
  /** The batch whose next run this is, according to the user's answer. Its payments are not duplicates. */
  nextRunOf: string | null;
  /** Rows whose beneficiary was last paid to a different account. */
  changedRows: number;
  /** Rows with a branch code to check, and rows that Excel hides. */
  warnedRows: number;
  /** Rows that Excel hides and that are not excluded: their number, and the first of them. */
  hidden: { count: number; first: { row: number; line: number; name: string }[] };
  /** Rows that have not been looked up in the history yet. */
  unchecked: number;
  /** Rows up to this number are sent or being sent. */
  lockedThrough: number;
  /** The last change, if it can be undone, and the last undone one. */
  undo: Undoable | null;
  redo: Undoable | null;
}

/** A change of rows as it is carried out, undone and repeated: it names every row. */
export type RowEntry =
  | { kind: 'edit'; rows: number[]; values: Partial<Record<Field, string>> }
  /** A list of texts for each row: one for each field, null where the cell stays. */
  | { kind: 'cells'; rows: number[]; fields: Field[]; texts: (string | null)[][] }
  | { kind: 'exclude'; rows: number[]; reason: string }
  | { kind: 'include'; rows: number[] }
  | { kind: 'confirm'; rows: number[] }
  | { kind: 'delete'; rows: number[] };

/** One change by the user, repeated when the same file is opened after a reload. */
export type JournalEntry =
  | RowEntry
  /** Rows added at the end, or in the list of all rows below another one. */
  | { kind: 'add'; count: number; below: number | null }
  | { kind: 'remap'; overrides: ColumnOverrides }
  | { kind: 'encoding'; encoding: CodePage }
  | { kind: 'choose'; choices: Choices };

type OpenAnswer =
  | { ok: true; sha256: string; dialect: Dialect; state: DeskState }
  | { ok: false; problem: FileProblem };

/**
 * Rows for the history check, and their look-ups: UTF-8 texts of JSON which, one after another, are the items
 * of an array.
 */
export interface HistorySlice {
  rows: number[];
  lookupsJson: Uint8Array<ArrayBuffer>[];
}

/** A slice as the request that looks it up. */
interface HistoryRequest extends Packed {
  rows: number[];
}

export interface HistoryFindings {
  rows: number[];
  earlier: { row: number; payment: Earlier }[];
  changed: { row: number; account: EarlierAccount }[];
  runs: { run: EarlierRun; rows: number[] }[];
}

/** The result of editing a cell, with other rows that have the cell's old text. */
export interface CellEdit {
  state: DeskState;
  /** Other rows with the same text in the same column. */
  same: { field: Field; from: string; to: string; rows: number[] } | null;
}

export interface Restored {
  state: DeskState;
  kind: RowEntry['kind'];
  rows: number;
  /** The first restored cell. */
  at: RowCell;
}

/** A cell by the number of its row, which stays the same in every list. */
export interface RowCell {
  row: number;
  /** The index of the field; 0 for the whole row. */
  column: number;
}

/** A request body. The worker writes the withdrawals after the fields that the page provides. */
export type RequestHead = Record<string, unknown>;

export interface RequestBody extends Packed {
  /** SHA-256 over the digests of the pieces of the JSON text; equal digests mean equal requests. */
  digest: string;
}

/** The first few of many, and their total number. */
export interface Some<T> {
  count: number;
  first: T[];
}

/** The findings from comparing the accepted rows with each other. */
export interface FoundInFile {
  changed: Some<
    Omit<ChangedDetails, 'accounts'> & {
      accounts: Some<{ bankCode: string; accountNumber: string; rows: Some<number> }>;
    }
  >;
  shared: Some<Omit<SharedAccountInFile, 'names'> & { names: Some<{ name: string; rows: Some<number> }> }>;
  /** Rows whose amount is the sum of other payments. */
  sums: Some<number>;
  /** Accounts that are paid more than once, with different amounts. */
  paidAgain: Some<Omit<PaidAgain, 'rows'> & { rows: Some<number> }>;
  unusual: Some<Omit<UnusualLengths, 'rows'> & { rows: Some<number> }>;
  /** The rows of all banks whose account numbers have another length than the others. */
  unusualRows: number;
}

/** What differs between the payments that a run usually has and the rows that would be sent. */
export interface RunDifferences extends Some<RowDifference> {
  added: number;
  removed: number;
  changed: number;
}

/** The calls that the page can make, with their answers. */
interface DeskCalls {
  open: { input: OpenInput; answer: OpenAnswer };
  /**
   * The user's changes as a JSON text of JournalEntry[]. A text is copied in one piece; copying a list of
   * many thousands of rows would block the page.
   */
  journal: { input: null; answer: string };
  replay: { input: string; answer: DeskState };
  page: { input: { query: DeskQuery; offset: number; limit: number }; answer: DeskPage };
  remap: { input: ColumnOverrides; answer: DeskState };
  setEncoding: { input: CodePage; answer: DeskState };
  choose: { input: Choices; answer: DeskState };
  /** One row with all its findings. */
  row: { input: number; answer: DeskRow };
  errorGroups: { input: null; answer: ErrorGroup[] };
  edit: { input: { row: number; field: Field; value: string }; answer: CellEdit };
  change: { input: Change; answer: Changed };
  /** Adds empty rows and returns the number of the first. */
  addRows: { input: { count: number; below: number | null }; answer: { state: DeskState; first: number } };
  /** The rows of a block that the user added. */
  addedRows: { input: Block; answer: number[] };
  /** The place of the restored rows; null when there is nothing to undo. */
  undo: { input: null; answer: Restored | null };
  redo: { input: null; answer: Restored | null };
  /** The text of a block, as spreadsheets paste it. */
  copy: { input: Block; answer: string };
  find: {
    input: { query: DeskQuery; find: Find; from: CellPlace; back: boolean };
    answer: { at: CellPlace; position: number; count: number } | null;
  };
  nextError: {
    input: { query: DeskQuery; from: CellPlace; back: boolean };
    answer: RowCell | null;
  };
  /** The index of a row in the current list; null if it is not listed. */
  indexOf: { input: { row: number; query: DeskQuery }; answer: number | null };
  /**
   * The next rows to look up, as the body of the request. The worker writes it, so that the page stays
   * responsive.
   */
  historyRequest: { input: Currency; answer: HistoryRequest | null };
  /** Treats the rows as the next run of an earlier batch, or of no batch. */
  answerRun: { input: string | null; answer: DeskState };
  recordHistory: { input: HistoryFindings; answer: DeskState };
  inFile: { input: null; answer: FoundInFile };
  differences: { input: readonly WithdrawalRequest[]; answer: RunDifferences };
  lock: { input: { batches: number }; answer: DeskState };
  body: { input: { batch: number; head: RequestHead }; answer: RequestBody };
  refuse: { input: { batch: number; refusals: (Refusal & { index: number })[] }; answer: DeskState };
  /** Withdrawals of a batch, by their index in the request. */
  payments: { input: { batch: number; indexes: number[] }; answer: WithdrawalRequest[] };
  lookAgain: { input: { batch: number; indexes: number[] }; answer: DeskState };
  annotated: { input: SentenceWords; answer: Blob };
}

export type CallName = keyof DeskCalls;
export type Input<N extends CallName> = DeskCalls[N]['input'];
export type Answer<N extends CallName> = DeskCalls[N]['answer'];

export type ToWorker = { [N in CallName]: { id: number; call: N; input: Input<N> } }[CallName];

export type FromWorker =
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'fault'; id: number; message: string }
  | { kind: 'progress'; progress: ReadingProgress };
