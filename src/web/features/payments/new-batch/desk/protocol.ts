import type {
  BatchPlan,
  ChangedDetails,
  FileSummary,
  RowView,
  ShortenedAccounts,
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
import type { ErrorCode } from '../../../../../domain/withdrawal-file/errors-and-notes.ts';
import type { Field } from '../../../../../domain/withdrawal/shapes.ts';
import type { WithdrawalRules } from '../../../../../domain/withdrawal-file/withdrawal-rules.ts';
import type { Currency } from '../../../../../shared/money.ts';
import type { BatchStatus, Rail, WithdrawalStatus } from '../../../../../shared/terms.ts';

/**
 * What the page and the worker that holds the file say to each other. Everything here is plain data, fit for
 * a structured clone.
 */

/**
 * Which rows are shown. `noted`: accepted, and something in them was understood rather than taken literally.
 */
export type Show = 'all' | 'errors' | 'noted' | 'duplicates' | 'changed' | 'excluded';

export interface DeskQuery {
  show: Show;
  text: string;
  errorCode: ErrorCode | null;
  /** A list stands still while its rows are mended; another number asks for it anew. */
  listing: number;
}

/** What the person decided about the whole file; the rest of the rules is the entity's. */
export interface Choices {
  currency: Currency;
  rail: Rail;
  /** What `1,234` and `1.234` mean in this file; null while nobody has said. */
  decimalMark: '.' | ',' | null;
}

/** An earlier payment of the same account and amount. */
export interface Earlier {
  batch: { id: string; label: string; status: BatchStatus };
  rowNumber: number;
  status: WithdrawalStatus;
  createdAt: string;
}

/** Where the same person was paid last, when that was another account. */
export interface EarlierAccount {
  bankCode: string;
  accountNumber: string;
  lastPaidAt: string;
}

/** What the server refused about a row; `field` is null when it is the row as a whole. */
export interface Refusal {
  field: Field | null;
  code: string;
  message: string;
}

/** A row with everything that is known of it besides the file. */
export interface DeskRow extends RowView {
  refusals: Refusal[];
  /**
   * Other rows of the file that pay the same account the same amount: the first few, and how many there are.
   */
  sameAs: number[];
  sameAsCount: number;
  earlier: Earlier[];
  earlierAccount: EarlierAccount | null;
  /** Already sent, or on its way: it can be changed no more. */
  locked: boolean;
}

export interface DeskPage {
  total: number;
  offset: number;
  items: DeskRow[];
}

/** The file as it stands now. */
export interface DeskState {
  mapping: ColumnMapping;
  /** The first values of each column. */
  samples: string[][];
  origin: FileOrigin;
  encoding: Encoding;
  encodingQuestion: EncodingQuestion | null;
  summary: FileSummary;
  batches: BatchPlan[];
  /** Rows with an error of the rules or a refusal of the server. */
  errorRows: number;
  refusedRows: number;
  /** Rows that repeat another row of the file or an earlier payment. */
  duplicateRows: number;
  /** Rows that repeat an earlier payment. */
  earlierRows: number;
  /** Rows whose person was last paid on another account. */
  changedRows: number;
  /** Rows that have not been looked up in the history. */
  unchecked: number;
  /** Rows up to this one are sent or on their way. */
  lockedThrough: number;
}

/** One change that a person made, to be made again when the same file is opened after a reload. */
export type JournalEntry =
  | { kind: 'edit'; rows: number[]; values: Partial<Record<Field, string>> }
  | { kind: 'suggestions'; code: ErrorCode; field: Field }
  | { kind: 'exclude'; rows: number[]; reason: string }
  | { kind: 'include'; rows: number[] }
  | { kind: 'confirm'; row: number }
  | { kind: 'remap'; overrides: ColumnOverrides }
  | { kind: 'encoding'; encoding: CodePage }
  | { kind: 'choose'; choices: Choices };

export interface OpenInput {
  file: Blob;
  rules: WithdrawalRules;
  overrides?: ColumnOverrides;
}

export type OpenAnswer =
  { ok: true; sha256: string; dialect: Dialect; state: DeskState } | { ok: false; problem: FileProblem };

/** Rows as the history check takes them, each with its number in the file. */
export interface HistorySlice {
  rows: number[];
  lookups: {
    bankCode: string;
    accountNumber: string;
    amount: string;
    beneficiaryName: string;
    externalId?: string;
  }[];
}

export interface HistoryFindings {
  rows: number[];
  earlier: { row: number; payment: Earlier }[];
  changed: { row: number; account: EarlierAccount }[];
}

/** A cell that was mended, and where else its old text stands. */
export interface Mended {
  row: DeskRow;
  state: DeskState;
  /** Other rows with the very same text in the same column. */
  same: { field: Field; from: string; to: string; rows: number[] } | null;
}

/** What a request carries besides the withdrawals; the worker writes both into one body. */
export type RequestHead = Record<string, unknown>;

export interface RequestBody {
  bytes: ArrayBuffer;
  gzipped: boolean;
  /** SHA-256 of the JSON text: the same digest is the same request. */
  digest: string;
}

/** Every call that the page can make, with its answer. */
export interface DeskCalls {
  open: { input: OpenInput; answer: OpenAnswer };
  replay: { input: JournalEntry[]; answer: DeskState };
  journal: { input: null; answer: JournalEntry[] };
  page: { input: { query: DeskQuery; offset: number; limit: number }; answer: DeskPage };
  remap: { input: ColumnOverrides; answer: DeskState };
  setEncoding: { input: CodePage; answer: DeskState };
  choose: { input: Choices; answer: DeskState };
  edit: { input: { row: number; field: Field; value: string }; answer: Mended };
  editAll: { input: { rows: number[]; field: Field; value: string }; answer: DeskState };
  confirm: { input: number; answer: DeskState };
  suggestions: { input: { code: ErrorCode; field: Field }; answer: { changed: number; state: DeskState } };
  exclude: {
    input: { rows: number[] | 'errors'; reason: string };
    answer: { rows: number[]; state: DeskState };
  };
  include: { input: number[]; answer: DeskState };
  nextError: {
    input: { after: number; query: DeskQuery };
    answer: { row: number; index: number | null; field: Field | null } | null;
  };
  uncheckedSlice: { input: null; answer: HistorySlice | null };
  recordHistory: { input: HistoryFindings; answer: DeskState };
  changedInFile: { input: null; answer: { changed: ChangedDetails[]; shortened: ShortenedAccounts[] } };
  lock: { input: { batches: number }; answer: DeskState };
  body: { input: { batch: number; head: RequestHead }; answer: RequestBody };
  refuse: { input: { batch: number; refusals: (Refusal & { index: number })[] }; answer: DeskState };
  lookAgain: { input: { batch: number; indexes: number[] }; answer: DeskState };
  annotated: { input: null; answer: Blob };
}

export type CallName = keyof DeskCalls;
export type Input<N extends CallName> = DeskCalls[N]['input'];
export type Answer<N extends CallName> = DeskCalls[N]['answer'];

export type ToWorker = { [N in CallName]: { id: number; call: N; input: Input<N> } }[CallName];

/** How far reading has come: first the fingerprint is taken (no rows yet), then rows are read. */
export interface ReadingProgress {
  bytes: number;
  totalBytes: number;
  rows: number;
}

export type FromWorker =
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'fault'; id: number; message: string }
  | { kind: 'progress'; progress: ReadingProgress };
