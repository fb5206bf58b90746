import { followsTemplate } from '../../../../domain/withdrawal-file/columns.ts';
import type { ColumnOverrides } from '../../../../domain/withdrawal-file/column-mapping.ts';
import type { Dialect, FileProblem } from '../../../../domain/withdrawal-file/file-facts.ts';
import type { Field } from '../../../../domain/withdrawal/shapes.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { DateRule, Rail } from '../../../../shared/terms.ts';
import type { ProblemDetails, WithdrawalRequest } from '../../../../client/types.gen.ts';
import type { ReadingProgress } from '../shared/withdrawal-file/read-file.ts';
import type {
  Choices,
  DeskQuery,
  DeskState,
  CellEdit,
  FoundInFile,
  RunDifferences,
  Show,
} from './desk/protocol.ts';
import type { Part } from './sending/parts.ts';

/** A row that failed earlier, for a reason that may still apply. */
export interface EarlierFailure {
  /** The row of the retry, from 1. */
  row: number;
  name: string;
  reason: string;
  /** The fields that the bank's answer concerns; absent in drafts of earlier versions. */
  fields?: Field[];
}

/** The run of a schedule whose payments the rows are. */
export interface RunOfSchedule {
  scheduleId: string;
  /** The name of the schedule. */
  label: string;
  dueOn: string;
  executionDate: string;
  currency: Currency;
  /** The rail that the schedule prefers; null for that of the payment config. */
  rail: Rail | null;
  /** What the run would pay unchanged; null if it waits for a file. */
  usual: WithdrawalRequest[] | null;
  /** Whether it has a batch, which a change replaces. */
  hasBatch: boolean;
  /** Whether the schedule has a standing approval, which covers no run that a user has changed. */
  isStanding: boolean;
}

/** The source of the rows: a file, rows of an earlier batch, recipients, or nothing yet. */
export interface Source {
  name: string;
  blob: Blob;
  /** The batch whose failed rows are retried. */
  retryOf: string | null;
  /** The rows of a retry that fail again unless they are changed. */
  failures?: EarlierFailure[];
  /** The rail of the rows of a retry, or of a batch that is corrected. */
  rail?: Rail;
  /** The rejected batch that is corrected. */
  corrects?: string;
  /** The columns that the user chose for a file without usable column names. */
  overrides?: ColumnOverrides;
  /** The sheet that the user chose in a workbook with several. */
  sheet?: string;
  /** Set when the user types the rows: how many empty ones there were at first, and when the user started. */
  typed?: { rows: number; startedAt: string };
  /** The earlier batch that is paid again. */
  repeats?: { id: string; label: string; currency: Currency };
  /** The run of a schedule that pays the rows, instead of a new batch. */
  run?: RunOfSchedule;
  /** Whether the rows are those that the run has now, not those of a file. */
  isOfRun?: true;
}

/**
 * The key under which unfinished work on a file is stored: its checksum, the sheet if the user chose one, and
 * the run that pays it. Files without rows all have the same checksum.
 */
export function workKey({ sheet, typed, run }: Source, sha256: string): string {
  const part = sheet ?? typed?.startedAt;
  const ofRun = run && `${run.scheduleId} ${run.dueOn}`;
  return [sha256, part, ofRun].filter((one) => one !== undefined).join(' ');
}

/** The preparer's input, as typed. */
export interface Form {
  label: string;
  count: string;
  amount: string;
  duplicateReason: string;
  /** The day on which the money should move; absent: as soon as the batch is approved. */
  executionDate?: string | undefined;
  /** The rule if that is no banking day; absent: the rule of the payment config. */
  ifNotBankingDay?: DateRule | undefined;
  /** The batch whose rule that is; absent when the user chose it. */
  ruleFrom?: { batchId: string; label: string; day: string } | undefined;
  /** The user's answer whether this is the next run of an earlier batch. */
  run?: { batchId: string; isNext: boolean } | undefined;
  /** Whether the user has corrected or checked the payments that failed before. */
  failuresChecked?: boolean;
}

type HistoryStatus = 'waiting' | 'checking' | 'done' | 'failed';

interface Sending {
  parts: Part[];
  running: boolean;
  problem: ProblemDetails | null;
  /** The refused payments to accounts that are in no register. */
  strangers?: readonly WithdrawalRequest[];
  /** Whether sending continues after the page was closed or reloaded. */
  resumed: boolean;
}

export interface NewBatchState {
  stage: 'choose' | 'reading' | 'match' | 'review';
  source: Source | null;
  progress: ReadingProgress | null;
  problem: FileProblem | null;
  opened: { sha256: string; dialect: Dialect } | null;
  desk: DeskState | null;
  /** Increases with every change of the rows; rows fetched for an older version are outdated. */
  version: number;
  query: DeskQuery;
  choices: Choices;
  form: Form;
  /** Whether the user has confirmed the changed bank details with the people paid. */
  changesChecked: boolean;
  mapperOpen: boolean;
  history: HistoryStatus;
  historyError: unknown;
  /** The findings from comparing the accepted rows with each other. */
  inFile: FoundInFile;
  /** What differs from the usual payments of the run; null until it is known, and without a run. */
  runDifferences: RunDifferences | null;
  /** Other rows in which the last correction can be repeated. */
  offer: NonNullable<CellEdit['same']> | null;
  /** The result of the last change, as a sentence. */
  notice: string | null;
  sending: Sending | null;
  /** The message of an error in the page itself. */
  fault: string | null;
}

export type Action =
  | { type: 'reading'; source: Source }
  | { type: 'progress'; progress: ReadingProgress }
  | { type: 'unreadable'; problem: FileProblem }
  | { type: 'opened'; sha256: string; dialect: Dialect; desk: DeskState; label: string }
  | {
      type: 'resumed';
      desk: DeskState;
      form: Form;
      choices: Choices;
      parts: Part[];
      /** Whether the user had not confirmed the columns yet. */
      isMatching: boolean;
    }
  | { type: 'start over' }
  | { type: 'matched' }
  | {
      type: 'changed';
      desk: DeskState;
      refreshList?: boolean;
      /** Whether to show all rows if no error is left, because the list of errors would be empty. */
      leavesEmptyList?: boolean;
      notice?: string | null;
    }
  | { type: 'edited'; desk: DeskState; offer: CellEdit['same'] }
  | { type: 'offer closed' }
  | { type: 'notice'; notice: string | null }
  | { type: 'query'; query: Partial<Pick<DeskQuery, 'show' | 'text' | 'errorCode'>> }
  | { type: 'choices'; choices: Choices }
  | { type: 'form'; form: Partial<Form> }
  | { type: 'changes checked'; checked: boolean }
  | { type: 'mapper'; open: boolean }
  | { type: 'history'; status: HistoryStatus; error?: unknown }
  | { type: 'history found'; desk: DeskState }
  | { type: 'found in file'; found: FoundInFile }
  | { type: 'run compared'; differences: RunDifferences }
  | { type: 'sending'; parts: Part[] }
  | { type: 'parts'; parts: Part[] }
  | {
      type: 'stopped';
      problem: ProblemDetails | null;
      desk: DeskState | null;
      strangers?: WithdrawalRequest[];
    }
  | { type: 'fault'; message: string | null };

const NOTHING_IN_FILE: FoundInFile = {
  changed: { count: 0, first: [] },
  shared: { count: 0, first: [] },
  sums: { count: 0, first: [] },
  paidAgain: { count: 0, first: [] },
  unusual: { count: 0, first: [] },
  unusualRows: 0,
};

const NO_FORM: Form = { label: '', count: '', amount: '', duplicateReason: '' };

/** The state before a file is chosen. */
export function initialState(choices: Choices): NewBatchState {
  return {
    stage: 'choose',
    source: null,
    progress: null,
    problem: null,
    opened: null,
    desk: null,
    version: 0,
    query: { show: 'all', text: '', errorCode: null, listing: 0 },
    choices,
    form: NO_FORM,
    changesChecked: false,
    mapperOpen: false,
    history: 'waiting',
    historyError: null,
    inFile: NOTHING_IN_FILE,
    runDifferences: null,
    offer: null,
    notice: null,
    sending: null,
    fault: null,
  };
}

/** Applies an action to the page's state. Only "start over" discards the user's input. */
export function reduce(state: NewBatchState, action: Action): NewBatchState {
  switch (action.type) {
    case 'reading':
      return { ...initialState(state.choices), stage: 'reading', source: action.source, form: state.form };
    case 'progress':
      return state.stage === 'reading' ? { ...state, progress: action.progress } : state;
    case 'unreadable':
      return { ...state, stage: 'choose', problem: action.problem, progress: null };
    case 'opened':
      return opened(state, action);
    case 'resumed':
      return {
        ...changed(state, action.desk, true),
        stage: action.isMatching || isUnclear(action.desk) ? 'match' : 'review',
        form: action.form,
        choices: action.choices,
        sending:
          action.parts.length > 0
            ? { parts: action.parts, running: false, problem: null, resumed: true }
            : null,
      };
    case 'matched':
      return reviewed(state);
    case 'start over':
      return initialState(state.choices);
    case 'changed': {
      const next = changed(state, action.desk, action.refreshList ?? false);
      return {
        ...(action.leavesEmptyList === true ? withRows(next) : next),
        offer: null,
        notice: action.notice ?? null,
      };
    }
    case 'edited':
      return { ...changed(state, action.desk, false), offer: action.offer, notice: null };
    case 'offer closed':
      return { ...state, offer: null };
    case 'notice':
      return { ...state, notice: action.notice };
    case 'query':
      return {
        ...state,
        query: { ...state.query, errorCode: null, ...action.query, listing: state.query.listing + 1 },
      };
    case 'choices':
      return { ...state, choices: action.choices };
    case 'form':
      return { ...state, form: { ...state.form, ...action.form } };
    case 'changes checked':
      return { ...state, changesChecked: action.checked };
    case 'mapper':
      return { ...state, mapperOpen: action.open };
    case 'history':
      return { ...state, history: action.status, historyError: action.error ?? null };
    case 'history found':
      return { ...changed(state, action.desk, false), fault: state.fault };
    case 'found in file':
      return { ...state, inFile: action.found };
    case 'run compared':
      return { ...state, runDifferences: action.differences };
    case 'sending':
      return {
        ...state,
        sending: { parts: action.parts, running: true, problem: null, resumed: false },
        offer: null,
        notice: null,
      };
    case 'parts':
      return state.sending ? { ...state, sending: { ...state.sending, parts: action.parts } } : state;
    case 'stopped':
      return stopped(state, action);
    case 'fault':
      // If a file cannot be opened, the user can choose another one.
      return {
        ...state,
        fault: action.message,
        ...(state.stage === 'reading' && action.message !== null
          ? { stage: 'choose' as const, progress: null }
          : {}),
      };
  }
}

function opened(
  state: NewBatchState,
  { sha256, dialect, desk, label }: Extract<Action, { type: 'opened' }>,
): NewBatchState {
  const next: NewBatchState = {
    ...state,
    stage: 'match',
    progress: null,
    problem: null,
    opened: { sha256, dialect },
    desk,
    version: state.version + 1,
    form: { ...state.form, label: state.form.label || label },
  };
  return needsMatching(desk) ? next : reviewed(next);
}

/**
 * A text file with the template's columns goes to the review; any other file first shows its mapping. A
 * workbook does too, because its cells are not always as Excel shows them.
 */
function needsMatching({ mapping, origin, encodingQuestion }: DeskState): boolean {
  const plain =
    origin.headerLine !== null && origin.layout === null && origin.skipped.length + origin.notes.length === 0;
  const workbook = origin.workbook !== null;
  return !plain || workbook || encodingQuestion !== null || !followsTemplate(mapping);
}

function isUnclear({ mapping, encodingQuestion }: DeskState): boolean {
  const open = mapping.missing.length + mapping.ambiguous.length + mapping.doubts.length;
  return open > 0 || encodingQuestion?.chosen === null;
}

function reviewed(state: NewBatchState): NewBatchState {
  const show = firstLook(state.desk!, isUnclear(state.desk!));
  return { ...state, stage: 'review', query: { ...state.query, show, listing: state.query.listing + 1 } };
}

/**
 * A file with some errors opens with the list of errors; a file with unclear columns, or with errors in every
 * row, with all rows.
 */
function firstLook(desk: DeskState, columnsUnclear: boolean): Show {
  return !columnsUnclear && desk.errorRows > 0 && desk.errorRows < desk.summary.rows ? 'errors' : 'all';
}

function changed(state: NewBatchState, desk: DeskState, refreshList: boolean): NewBatchState {
  return {
    ...state,
    desk,
    version: state.version + 1,
    // If more bank details have changed, they have to be checked too.
    changesChecked: state.changesChecked && desk.changedRows <= (state.desk?.changedRows ?? 0),
    query: refreshList ? { ...state.query, listing: state.query.listing + 1 } : state.query,
    fault: null,
  };
}

/** Shows all rows once no row has an error, because the list of errors would be empty. */
function withRows(state: NewBatchState): NewBatchState {
  if (state.query.show !== 'errors' || state.desk?.errorRows !== 0) return state;
  return {
    ...state,
    query: { ...state.query, show: 'all', errorCode: null, listing: state.query.listing + 1 },
  };
}

function stopped(
  state: NewBatchState,
  { problem, desk, strangers = [] }: Extract<Action, { type: 'stopped' }>,
): NewBatchState {
  if (!state.sending) return state;
  const next: NewBatchState = { ...state, sending: { ...state.sending, running: false, problem, strangers } };
  if (!desk) return next;
  if (desk.refusedRows === 0) return changed(next, desk, true);
  return {
    ...changed(next, desk, true),
    query: { show: 'errors', text: '', errorCode: null, listing: state.query.listing + 1 },
  };
}

/** Whether leaving would lose work: an open file, or a file that is partly sent. */
export function hasUnsentWork(state: NewBatchState): boolean {
  if (state.stage === 'choose') return false;
  return !(
    state.sending !== null &&
    state.sending.parts.length > 0 &&
    state.sending.parts.every((part) => part.batchId !== null)
  );
}
