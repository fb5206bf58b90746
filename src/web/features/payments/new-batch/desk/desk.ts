import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import type { CodePage } from '../../../../../domain/withdrawal-file/file-facts.ts';
import type { ColumnOverrides } from '../../../../../domain/withdrawal-file/column-mapping.ts';
import type {
  DuplicateGroup,
  RowView,
  WithdrawalFile,
} from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import type { ErrorCode } from '../../../../../domain/withdrawal-file/errors-and-notes.ts';
import type { WithdrawalRules } from '../../../../../domain/withdrawal-file/withdrawal-rules.ts';
import { History } from './history.ts';
import type {
  Choices,
  DeskPage,
  DeskQuery,
  DeskRow,
  DeskState,
  HistoryFindings,
  HistorySlice,
  JournalEntry,
  CellEdit,
  Refusal,
  RequestHead,
} from './protocol.ts';

const SAME_AS_SHOWN = 5;

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
  private lockedThrough = 0;
  private version = 0;
  private list: { key: string; rows: number[] | null } = { key: '', rows: null };
  private groups: { version: number; groups: DuplicateGroup[] } = { version: -1, groups: [] };

  constructor(file: WithdrawalFile, rules: WithdrawalRules) {
    this.file = file;
    this.rules = rules;
    this.history = new History(this.accepted());
  }

  state(): DeskState {
    const summary = this.file.summary();
    const { history, refusals } = this;
    let alreadyRejected = 0;
    for (const row of refusals.keys()) if (this.file.row(row).status === 'rejected') alreadyRejected++;
    return {
      mapping: this.file.mapping(),
      samples: this.file.samples(),
      origin: this.file.origin,
      encodingQuestion: this.file.encodingQuestion(),
      encoding: this.file.dialect.encoding,
      summary,
      batches: this.file.batches(),
      errorRows: summary.rejected + refusals.size - alreadyRejected,
      refusedRows: refusals.size,
      duplicateRows: history.earlier.size === 0 ? summary.duplicateRows : this.duplicates().length,
      earlierRows: history.earlier.size,
      changedRows: history.changed.size,
      unchecked: history.unchecked,
      lockedThrough: this.lockedThrough,
    };
  }

  page(query: DeskQuery, offset: number, limit: number): DeskPage {
    const rows = this.listed(query);
    const total = rows ? rows.length : this.file.summary().rows;
    const items: DeskRow[] = [];
    for (let at = offset; at < Math.min(total, offset + limit); at++)
      items.push(this.deskRow(rows ? rows[at]! : at + 1));
    return { total, offset, items };
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

  edit(row: number, field: Field, value: string): CellEdit {
    this.requireUnlocked(row);
    const before = this.file.row(row);
    const from = before.cells[FIELDS.indexOf(field)]!;
    const after = this.file.edit(row, { [field]: value });
    this.changedRows([row], { kind: 'edit', rows: [row], values: { [field]: value } });
    const same = from === value ? null : this.sameText(before, field, from, after);
    return {
      row: this.deskRow(row),
      state: this.state(),
      same: same && { field, from, to: value, rows: same },
    };
  }

  editAll(rows: number[], field: Field, value: string): void {
    rows.forEach((row) => this.requireUnlocked(row));
    this.file.editAll(rows, { [field]: value });
    this.changedRows(rows, { kind: 'edit', rows, values: { [field]: value } });
  }

  confirm(row: number): void {
    this.requireUnlocked(row);
    this.file.confirm(row);
    this.changedRows([row], { kind: 'confirm', row });
  }

  /** Accepts every suggestion for one kind of error; returns the number of changed rows. */
  suggestions(code: ErrorCode, field: Field): number {
    const rows = this.file.find({ show: 'rejected', errorCode: code });
    rows.forEach((row) => this.requireUnlocked(row));
    const changed = this.file.applySuggestions(code, field);
    this.changedRows(rows, { kind: 'suggestions', code, field });
    return changed;
  }

  /** Excludes rows from the payment; returns their numbers, for undo. */
  exclude(which: number[] | 'errors', reason: string): number[] {
    const rows = which === 'errors' ? this.errors() : which;
    rows.forEach((row) => this.requireUnlocked(row));
    this.file.exclude(rows, reason);
    for (const row of rows) this.history.drop(row);
    this.noted({ kind: 'exclude', rows, reason }, rows);
    return rows;
  }

  include(rows: number[]): void {
    rows.forEach((row) => this.requireUnlocked(row));
    this.file.include(rows);
    this.changedRows(rows, { kind: 'include', rows });
  }

  /**
   * The next row with an error after a row, continuing at the start after the last. Includes its position in
   * the current list, if it is listed.
   */
  nextError(
    after: number,
    query: DeskQuery,
  ): { row: number; index: number | null; field: Field | null } | null {
    const rows = this.errors();
    const row = rows.find((one) => one > after) ?? rows[0];
    if (row === undefined) return null;
    const listed = this.listed(query);
    const index = listed ? listed.indexOf(row) : row - 1;
    const [first] = [...this.file.row(row).errors, ...(this.refusals.get(row) ?? [])];
    return { row, index: index < 0 ? null : index, field: first?.field ?? null };
  }

  uncheckedSlice(): HistorySlice | null {
    return this.history.slice((row) => this.file.row(row).withdrawal);
  }

  recordHistory(findings: HistoryFindings): void {
    this.history.record(findings);
  }

  changedInFile() {
    return { changed: this.file.changedDetails(), shortened: this.file.shortenedAccounts() };
  }

  /** Locks the rows of the first batches of the plan, which are sent or may have been. */
  lock(batches: number): void {
    const count = this.file
      .batches()
      .slice(0, batches)
      .reduce((sum, batch) => sum + batch.count, 0);
    const accepted = this.accepted();
    this.lockedThrough = count === 0 ? 0 : accepted[count - 1]!;
    // Sent rows are in the history by now, so a look-up would report them as their own duplicates.
    for (const row of accepted.slice(0, count)) this.history.drop(row);
  }

  /** The JSON body of the request that creates one batch of the plan. */
  body(batch: number, head: RequestHead): string {
    return JSON.stringify({ ...head, withdrawals: this.file.withdrawals(batch) });
  }

  /** Stores the server's refusals of withdrawals, by their index in the request, at the rows of the file. */
  refuse(batch: number, refusals: readonly (Refusal & { index: number })[]): void {
    const before = this.file
      .batches()
      .slice(0, batch)
      .reduce((sum, one) => sum + one.count, 0);
    const accepted = this.accepted();
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
   * Queues withdrawals of a batch, by their index in the request, for another look-up: another batch has been
   * created meanwhile.
   */
  lookAgain(batch: number, indexes: readonly number[]): void {
    const before = this.file
      .batches()
      .slice(0, batch)
      .reduce((sum, one) => sum + one.count, 0);
    const accepted = this.accepted();
    this.history.touch(indexes.map((index) => accepted[before + index]).filter((row) => row !== undefined));
  }

  annotated(): Blob {
    return new Blob([...this.file.annotated()], { type: 'text/csv;charset=utf-8' });
  }

  journal(): JournalEntry[] {
    return this.entries;
  }

  replay(entries: readonly JournalEntry[]): void {
    for (const entry of entries) this.replayOne(entry);
  }

  private replayOne(entry: JournalEntry): void {
    switch (entry.kind) {
      case 'edit':
        for (const [field, value] of Object.entries(entry.values))
          this.editAll(entry.rows, field as Field, value);
        break;
      case 'suggestions':
        this.suggestions(entry.code, entry.field);
        break;
      case 'exclude':
        this.exclude(entry.rows, entry.reason);
        break;
      case 'include':
        this.include(entry.rows);
        break;
      case 'confirm':
        this.confirm(entry.row);
        break;
      case 'remap':
        this.remap(entry.overrides);
        break;
      case 'encoding':
        this.setEncoding(entry.encoding);
        break;
      case 'choose':
        this.choose(entry.choices);
    }
  }

  private deskRow(row: number): DeskRow {
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
    };
  }

  /**
   * The rows of the current list; null for all rows. The list keeps its rows until another list, or a newer
   * version of the same list, is requested.
   */
  private listed(query: DeskQuery): number[] | null {
    const key = JSON.stringify([query.show, query.text, query.errorCode, query.listing]);
    if (key !== this.list.key) this.list = { key, rows: this.find(query) };
    return this.list.rows;
  }

  private find({ show, text, errorCode }: DeskQuery): number[] | null {
    if (show === 'all' && text === '' && errorCode === null) return null;
    if (show === 'errors' && errorCode === null) return this.matchingText(this.errors(), text);
    if (show === 'duplicates') return this.matchingText(this.duplicates(), text);
    if (show === 'changed') return this.matchingText(ascending(this.history.changed.keys()), text);
    return this.file.find({
      ...(show === 'all' ? {} : { show: show === 'errors' ? 'rejected' : show }),
      ...(errorCode === null ? {} : { errorCode }),
      ...(text === '' ? {} : { text }),
    });
  }

  private matchingText(rows: number[], text: string): number[] {
    if (text === '') return rows;
    const found = new Set(this.file.find({ text }));
    return rows.filter((row) => found.has(row));
  }

  private errors(): number[] {
    const rejected = this.file.find({ show: 'rejected' });
    return this.refusals.size === 0 ? rejected : ascending(new Set([...rejected, ...this.refusals.keys()]));
  }

  private duplicates(): number[] {
    const inFile = this.file.find({ show: 'duplicate' });
    return this.history.earlier.size === 0
      ? inFile
      : ascending(new Set([...inFile, ...this.history.earlier.keys()]));
  }

  private duplicateGroups(): DuplicateGroup[] {
    if (this.groups.version !== this.version)
      this.groups = { version: this.version, groups: this.file.duplicates() };
    return this.groups.groups;
  }

  private accepted(): number[] {
    return this.file.find({ show: 'accepted' });
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

  private changedRows(rows: readonly number[], entry: JournalEntry): void {
    this.noted(entry, rows);
    this.history.touch(rows);
  }

  private changedAll(entry: JournalEntry): void {
    this.noted(entry, []);
    this.refusals.clear();
    this.history = new History(this.accepted());
  }

  private noted(entry: JournalEntry, rows: readonly number[]): void {
    this.entries.push(entry);
    for (const row of rows) this.refusals.delete(row);
    this.version++;
  }

  private requireUnlocked(row: number): void {
    if (row <= this.lockedThrough)
      throw new Error('This row has already been sent. Open its batch to see or cancel it.');
  }
}

function ascending(rows: Iterable<number>): number[] {
  return [...rows].sort((a, b) => a - b);
}
