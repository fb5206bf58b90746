import type { WithdrawalRequest } from '../../../../../client/types.gen.ts';
import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import type { CodePage } from '../../../../../domain/withdrawal-file/file-facts.ts';
import type { ColumnOverrides } from '../../../../../domain/withdrawal-file/column-mapping.ts';
import type {
  DuplicateGroup,
  ErrorGroup,
  RowView,
  WithdrawalFile,
} from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import type { Writer } from '../../../../../domain/withdrawal-file/sentences.ts';
import type { WithdrawalRules } from '../../../../../domain/withdrawal-file/withdrawal-rules.ts';
import { finder } from './cell-changes.ts';
import { entryOf } from './change-entries.ts';
import { formatBlock } from './clipboard.ts';
import { differencesIn } from './run-differences.ts';
import { gridRow } from './grid-row-data.ts';
import { foundInFile } from './in-file.ts';
import { History } from './history.ts';
import type {
  Answer,
  Block,
  CellEdit,
  CellPlace,
  Change,
  Changed,
  Choices,
  DeskPage,
  DeskQuery,
  DeskRow,
  DeskState,
  Find,
  FoundInFile,
  GridRowData,
  HistoryFindings,
  HistorySlice,
  JournalEntry,
  Refusal,
  RequestHead,
  Restored,
  RowCell,
  RowEntry,
  RunDifferences,
} from './protocol.ts';
import { ascending, RowLists } from './row-lists.ts';
import { UndoHistory } from './undo.ts';

const SAME_AS_SHOWN = 5;
const HIDDEN_SHOWN = 5;
/** How many rows of a request are written at a time. */
const ROWS_A_PIECE = 2_000;
/** How many rows are compared with each other without a pause for other calls. */
const ROWS_A_READ = 10_000;
const NAME = FIELDS.indexOf('beneficiary_name');
/** How many different texts are listed for each kind of error. */
const VALUES_SHOWN = 5;

/**
 * The open file: the rows that the reader found, the server's findings about them, the current list, and a
 * journal of the user's changes. Lives in the worker. Every change returns the new state of the file.
 */
export class Desk {
  private readonly file: WithdrawalFile;
  private rules: WithdrawalRules;
  private history: History;
  private readonly refusals = new Map<number, Refusal[]>();
  private readonly entries: JournalEntry[] = [];
  private readonly steps = new UndoHistory();
  private readonly lists: RowLists;
  private lockedThrough = 0;
  private version = 0;
  private groups: { version: number; groups: DuplicateGroup[] } = { version: -1, groups: [] };

  constructor(file: WithdrawalFile, rules: WithdrawalRules) {
    this.file = file;
    this.rules = rules;
    this.lists = new RowLists(file, { history: () => this.history, refused: this.refusals });
    this.history = new History(this.lists.accepted());
  }

  state(): DeskState {
    const summary = this.file.summary();
    const { history, refusals } = this;
    let alreadyRejected = 0;
    for (const row of refusals.keys()) if (this.file.row(row).status === 'rejected') alreadyRejected++;
    return {
      mapping: this.file.mapping(),
      kinds: this.file.kinds(),
      samples: this.file.samples(),
      origin: this.file.origin,
      encodingQuestion: this.file.encodingQuestion(),
      encoding: this.file.dialect.encoding,
      summary,
      batches: this.file.batches(),
      errorRows: summary.rejected + refusals.size - alreadyRejected,
      refusedRows: refusals.size,
      duplicateRows: history.earlier.size === 0 ? summary.duplicateRows : this.lists.duplicates().length,
      earlierRows: history.earlier.size,
      earlierBatches: history.earlierBatches(),
      runs: history.runs(),
      nextRunOf: history.nextRunOf,
      changedRows: history.changed.size,
      warnedRows: this.lists.warned().length,
      hidden: this.hiddenRows(),
      unchecked: history.unchecked,
      lockedThrough: this.lockedThrough,
      ...this.steps.next,
    };
  }

  page(query: DeskQuery, offset: number, limit: number): DeskPage {
    const rows = this.lists.listed(query);
    const total = rows ? rows.length : this.file.summary().rows;
    const items: GridRowData[] = [];
    for (let at = offset; at < Math.min(total, offset + limit); at++)
      items.push(gridRow(this.row(rows ? rows[at]! : at + 1)));
    return { total, offset, items };
  }

  /** One row with all findings about it. */
  row(row: number): DeskRow {
    const view = this.file.row(row);
    const group = view.duplicateGroup === null ? null : this.duplicateGroups()[view.duplicateGroup];
    const others = group ? group.rows.slice(0, SAME_AS_SHOWN + 1).filter((other) => other !== row) : [];
    return {
      ...view,
      refusals: this.refusals.get(row) ?? [],
      sameAs: others.slice(0, SAME_AS_SHOWN),
      sameAsCount: group ? group.rows.length - 1 : 0,
      earlier: this.history.earlier.get(row) ?? [],
      earlierAccount: this.history.changed.get(row) ?? null,
      locked: row <= this.lockedThrough,
      added: this.file.isAdded(row),
    };
  }

  remap(overrides: ColumnOverrides): void {
    this.requireUnlocked(1);
    this.file.remap(overrides);
    this.changedAll({ kind: 'remap', overrides });
  }

  /** Reads the file in another encoding. */
  setEncoding(encoding: CodePage): void {
    this.requireUnlocked(1);
    this.file.setEncoding(encoding);
    this.changedAll({ kind: 'encoding', encoding });
  }

  choose(choices: Choices): void {
    this.requireUnlocked(1);
    this.rules = {
      ...this.rules,
      currency: choices.currency,
      preferredRail: choices.rail,
      decimalMark: choices.decimalMark,
    };
    this.file.setRules(this.rules);
    this.changedAll({ kind: 'choose', choices });
  }

  /** Changes one cell, and finds other rows in which the correction can be repeated. */
  edit(row: number, field: Field, value: string): CellEdit {
    const before = this.file.row(row);
    const from = before.cells[FIELDS.indexOf(field)]!;
    if (from === value) return { state: this.state(), same: null };
    this.perform({ kind: 'edit', rows: [row], values: { [field]: value } });
    const same = this.sameText(before, field, from, this.file.row(row));
    return { state: this.state(), same: same && { field, from, to: value, rows: same } };
  }

  /** Carries out a change of rows; returns how many rows are different and how many were left alone. */
  change(change: Change): Changed {
    const { file, lists, lockedThrough } = this;
    const addRows = (count: number) => void this.addRows(count, null);
    const { entry, skipped } = entryOf({ file, lists, lockedThrough, addRows }, change);
    if (entry) this.perform(entry);
    return { state: this.state(), rows: entry?.rows.length ?? 0, skipped };
  }

  /** Adds empty rows below a row of the list of all rows, or at its end; returns the number of the first. */
  addRows(count: number, below: number | null): number {
    const first = this.file.addRows(count);
    const added = Array.from({ length: count }, (_, i) => first + i);
    this.lists.add(added, below);
    this.entries.push({ kind: 'add', count, below });
    this.version++;
    return first;
  }

  addedRows(block: Block): number[] {
    return this.lists.rowsOf(block).filter((row) => this.file.isAdded(row));
  }

  /** Undoes the last change of rows. */
  undo(): Restored | null {
    const step = this.steps.takeUndo();
    if (!step) return null;
    this.file.restore(step.before);
    if (step.entry.kind === 'delete') this.lists.undelete(step.entry.rows);
    this.entries.splice(this.entries.lastIndexOf(step.entry), 1);
    this.touched(step.entry.rows);
    return this.restored(step.entry);
  }

  /** Repeats the change that was undone last. */
  redo(): Restored | null {
    const entry = this.steps.takeRedo();
    if (!entry) return null;
    this.perform(entry, true);
    return this.restored(entry);
  }

  copy(block: Block): string {
    const columns = block.fields.map((field) => FIELDS.indexOf(field));
    return formatBlock(
      this.lists.rowsOf(block).map((row) => {
        const cells = this.file.cells(row);
        return columns.map((column) => cells[column]!);
      }),
    );
  }

  /** The next or previous cell of the list that contains a text, with its position among all of them. */
  find(query: DeskQuery, find: Find, from: CellPlace, back: boolean): Answer<'find'> {
    const places = this.places(query, find);
    if (places.length === 0) return null;
    const isAfter = (place: CellPlace) => compare(place, from) > 0;
    let position: number;
    if (back) {
      position = places.findLastIndex((place) => compare(place, from) < 0);
      if (position < 0) position = places.length - 1;
    } else {
      position = places.findIndex(isAfter);
      if (position < 0) position = 0;
    }
    return { at: places[position]!, position: position + 1, count: places.length };
  }

  /**
   * The next or previous error, cell by cell in the order of the list, continuing at its other end after the
   * last. An error of a row that is not listed follows only if no listed row has one.
   */
  nextError(query: DeskQuery, from: CellPlace, back: boolean): RowCell | null {
    const errors = this.lists.errors();
    if (errors.length === 0) return null;
    const here = this.lists.rowAt(query, from.index);
    const inRow = here !== null && errors.includes(here) ? this.errorColumns(here) : [];
    const column = back ? inRow.findLast((one) => one < from.column) : inRow.find((one) => one > from.column);
    if (here !== null && column !== undefined) return { row: here, column };
    const row =
      this.lists.nextOf(errors, query, from.index, back) ??
      (back
        ? (errors.findLast((one) => one < (here ?? 0)) ?? errors.at(-1)!)
        : (errors.find((one) => one > (here ?? 0)) ?? errors[0]!));
    return { row, column: this.errorColumns(row).at(back ? -1 : 0)! };
  }

  /** The position of a row in the current list; null if it is not listed. */
  indexOf(row: number, query: DeskQuery): number | null {
    return this.lists.indexOf(row, query);
  }

  errorGroups(): ErrorGroup[] {
    return this.file.errorGroups(VALUES_SHOWN);
  }

  uncheckedSlice(): HistorySlice | null {
    return this.history.slice((row) => this.file.withdrawal(row));
  }

  recordHistory(findings: HistoryFindings): void {
    this.history.record(findings);
  }

  answerRun(batchId: string | null): void {
    this.history.answerRun(batchId);
    this.version++;
  }

  /** Reads on towards `inFile`; returns whether it can be answered quickly. */
  prepareInFile(): boolean {
    return this.file.readPeople(ROWS_A_READ);
  }

  inFile(): FoundInFile {
    return foundInFile(this.file);
  }

  /** What differs between other payments and the rows that would be sent. */
  differences(usual: readonly WithdrawalRequest[]): RunDifferences {
    return differencesIn(this.file, usual);
  }

  /** Locks the rows of the first batches of the plan, which are sent or may have been. */
  lock(batches: number): void {
    const count = this.file
      .batches()
      .slice(0, batches)
      .reduce((sum, batch) => sum + batch.count, 0);
    const accepted = this.lists.accepted();
    this.lockedThrough = count === 0 ? 0 : accepted[count - 1]!;
    // Sent rows are in the history by now, so a look-up would report them as their own duplicates.
    for (const row of accepted.slice(0, count)) this.history.drop(row);
    if (count > 0) this.steps.clear();
  }

  /** The JSON body of the request that creates one batch of the plan, in pieces. */
  *body(batch: number, head: RequestHead): Generator<string> {
    let before = JSON.stringify({ ...head, withdrawals: [] }).slice(0, -']}'.length);
    for (const withdrawals of this.file.withdrawals(batch, ROWS_A_PIECE)) {
      if (withdrawals.length === 0) continue;
      yield before + JSON.stringify(withdrawals).slice(1, -1);
      before = ',';
    }
    yield ']}';
  }

  /** Withdrawals of a batch, by their index in the request. */
  payments(batch: number, indexes: readonly number[]): WithdrawalRequest[] {
    const all = [...this.file.withdrawals(batch, ROWS_A_PIECE)].flat();
    return indexes.flatMap((index) => all[index] ?? []);
  }

  /** Stores the server's refusals of withdrawals, by their index in the request, at the rows of the file. */
  refuse(batch: number, refusals: readonly (Refusal & { index: number })[]): void {
    const before = this.file
      .batches()
      .slice(0, batch)
      .reduce((sum, one) => sum + one.count, 0);
    const accepted = this.lists.accepted();
    this.refusals.clear();
    for (const { index, ...refusal } of refusals) {
      const row = accepted[before + index];
      if (row === undefined) continue;
      const known = this.refusals.get(row);
      if (known) known.push(refusal);
      else this.refusals.set(row, [refusal]);
    }
    this.version++;
  }

  /**
   * Queues withdrawals of a batch, by their index in the request, for another look-up, because another batch
   * has been created meanwhile.
   */
  lookAgain(batch: number, indexes: readonly number[]): void {
    const before = this.file
      .batches()
      .slice(0, batch)
      .reduce((sum, one) => sum + one.count, 0);
    const accepted = this.lists.accepted();
    this.history.touch(indexes.map((index) => accepted[before + index]).filter((row) => row !== undefined));
  }

  annotated(writer: Writer): Blob {
    return new Blob([...this.file.annotated(writer)], { type: 'text/csv;charset=utf-8' });
  }

  journal(): JournalEntry[] {
    return this.entries;
  }

  replay(entries: readonly JournalEntry[]): void {
    for (const entry of entries) this.replayOne(entry);
  }

  private replayOne(entry: JournalEntry): void {
    switch (entry.kind) {
      case 'remap':
        this.remap(entry.overrides);
        break;
      case 'encoding':
        this.setEncoding(entry.encoding);
        break;
      case 'choose':
        this.choose(entry.choices);
        break;
      case 'add':
        this.addRows(entry.count, entry.below);
        break;
      default:
        this.perform(entry);
    }
  }

  /** The cells of the list that contain a text, row by row. */
  private places(query: DeskQuery, find: Find): CellPlace[] {
    const { holds } = finder(find);
    const places: CellPlace[] = [];
    const only = find.field === null ? null : FIELDS.indexOf(find.field);
    this.lists.rowsOf({ query, from: 0, to: Infinity }).forEach((row, index) => {
      this.file.cells(row).forEach((cell, column) => {
        if ((only === null || only === column) && holds(cell)) places.push({ index, column });
      });
    });
    return places;
  }

  /** The columns of a row's errors, ascending; the first column for an error of the whole row. */
  private errorColumns(row: number): number[] {
    const view = this.file.row(row);
    const fields = [...(view.status === 'rejected' ? view.errors : []), ...(this.refusals.get(row) ?? [])];
    return ascending(new Set(fields.map(({ field }) => Math.max(0, FIELDS.indexOf(field as Field)))));
  }

  /** Carries out a change of rows and remembers how to undo it. */
  private perform(entry: RowEntry, isRepeated = false): void {
    entry.rows.forEach((row) => this.requireUnlocked(row));
    const before = this.file.changesOf(entry.rows);
    switch (entry.kind) {
      case 'edit':
        this.file.editAll(entry.rows, entry.values);
        break;
      case 'cells':
        this.file.setCells(entry.rows, entry.fields, entry.texts);
        break;
      case 'exclude':
        this.file.exclude(entry.rows, entry.reason);
        break;
      case 'include':
        this.file.include(entry.rows);
        break;
      case 'confirm':
        for (const row of entry.rows) this.file.confirm(row);
        break;
      case 'delete':
        this.file.restore(
          entry.rows.map((row) => ({ row, cells: null, excludedReason: null, confirmed: false })),
        );
        this.lists.delete(entry.rows);
    }
    this.steps.add({ entry, before }, isRepeated);
    this.entries.push(entry);
    this.touched(entry.rows);
  }

  private restored(entry: RowEntry): Restored {
    const fields =
      entry.kind === 'cells' ? entry.fields : entry.kind === 'edit' ? Object.keys(entry.values) : [];
    const column = fields.length > 0 ? FIELDS.indexOf(fields[0] as Field) : 0;
    return {
      state: this.state(),
      kind: entry.kind,
      rows: entry.rows.length,
      at: { row: entry.rows[0]!, column },
    };
  }

  /** The rows that Excel hides: the first few by name, and how many there are. */
  private hiddenRows(): DeskState['hidden'] {
    const rows = this.file.find({ show: 'hidden' });
    const first = rows.slice(0, HIDDEN_SHOWN).map((row) => {
      const { line, cells } = this.file.row(row);
      return { row, line, name: cells[NAME]!.trim() };
    });
    return { count: rows.length, first };
  }

  private duplicateGroups(): DuplicateGroup[] {
    if (this.groups.version !== this.version)
      this.groups = { version: this.version, groups: this.file.duplicates() };
    return this.groups.groups;
  }

  /**
   * Other rows with the old text in the same column. If the old text was an error, only rows with the same
   * error.
   */
  private sameText(before: RowView, field: Field, from: string, after: RowView): number[] | null {
    const error = before.errors.find((one) => one.field === field);
    const isFixed = !after.errors.some((one) => one.field === field);
    if (!isFixed || (from === '' && !error)) return null;
    const column = FIELDS.indexOf(field);
    const query = {
      show: error ? ('rejected' as const) : ('accepted' as const),
      ...(error ? { errorCode: error.code } : {}),
      ...(from === '' ? {} : { text: from }),
    };
    const found = this.file.find(query).filter((row) => row !== before.row && row > this.lockedThrough);
    const rows = found.filter((row) => this.file.row(row).cells[column] === from);
    return rows.length > 0 ? rows : null;
  }

  private changedAll(entry: JournalEntry): void {
    this.entries.push(entry);
    this.version++;
    this.refusals.clear();
    this.history = new History(this.lists.accepted());
  }

  /** Notes that rows have changed: the server's findings about them no longer apply. */
  private touched(rows: readonly number[]): void {
    for (const row of rows) {
      this.refusals.delete(row);
      if (this.file.isAccepted(row)) this.history.touch([row]);
      else this.history.drop(row);
    }
    this.version++;
  }

  private requireUnlocked(row: number): void {
    if (row <= this.lockedThrough)
      throw new Error('This row has already been sent. Open its batch to see or cancel it.');
  }
}

/** Negative if a place is before another one. */
function compare(a: CellPlace, b: CellPlace): number {
  return a.index - b.index || a.column - b.column;
}
