import { invariant } from '../../shared/errors.ts';
import { CURRENCY_WORDS, type Currency } from '../../shared/money.ts';
import { bankNamed } from './cells/bank.ts';
import { readRow } from './check-row.ts';
import { RowReading } from './row-reading.ts';
import { mapColumns } from './columns.ts';
import { FileContent } from './content/file-content.ts';
import { ValueKinds } from './content/value-kinds.ts';
import { withContent } from './content/with-content.ts';
import { shown } from './findings.ts';
import { recoded } from './code-pages.ts';
import { cutSegment, type Segment } from './records.ts';
import { RowStructure } from './row-structure.ts';
import { RowTable } from './row-table.ts';
import { SegmentStore } from './segment-store.ts';
import { compileRules, type CompiledRules } from './rules.ts';
import { Tallies } from './tallies.ts';
import { say } from './sentences.ts';
import { totalsAmount } from './totals-row.ts';
import { FIELDS } from '../withdrawal/shapes.ts';
import type { CellError } from './errors-and-notes.ts';
import type { CodePage, Dialect, EncodingQuestion, FileOrigin } from './file-facts.ts';
import type { ColumnMapping, ColumnOverrides } from './column-mapping.ts';
import type { WithdrawalRules } from './withdrawal-rules.ts';

/** The facts about a file that precede its first row. */
export interface SheetStart {
  dialect: Dialect;
  headers: readonly string[];
  blank: number;
  origin: FileOrigin;
}

/** One data row as cut from the text, with its place. Rows count from 0 inside the sheet. */
export interface SourceRow {
  record: readonly string[];
  line: number;
  broken: boolean;
}

interface CutRows {
  /** Records that are data rows; blank ones are left out. */
  records: string[][];
  lines: number[];
}

const NAME = FIELDS.indexOf('beneficiary_name');
const MOST_CUTS_KEPT = 8;
/** Beyond this many changed rows, all of them count as changed. */
const MOST_CHANGED = 100_000;

/**
 * The rows of a file and the results of their checks. The sheet keeps segments of text, not cells, and cuts
 * them again when rows are shown or sent. So 100,000 rows take little more memory than the text of the file.
 */
export class Sheet {
  readonly dialect: Dialect;
  readonly origin: FileOrigin;
  headers: readonly string[];
  encodingQuestion: EncodingQuestion | null = null;
  readonly table = new RowTable();
  readonly reading = new RowReading();
  readonly edits = new Map<number, (string | undefined)[]>();
  readonly excluded = new Map<number, string>();
  readonly confirmed = new Set<number>();
  /** Rows of totals, with their amount as written. */
  readonly totals = new Map<number, string>();
  tallies = new Tallies();
  mapping: ColumnMapping;
  rules: CompiledRules;
  blank: number;
  /** Increases with every change, to invalidate values computed from the rows. */
  version = 0;
  /** Increases when every row is checked again, or rows are added. */
  checks = 0;
  private changed = new Set<number>();
  private readonly segments = new SegmentStore();
  private readonly firstRows: number[] = [];
  private readonly cuts = new Map<number, CutRows>();
  private lastWalked: { segment: number; rows: CutRows } | null = null;
  private readonly cells: string[] = Array<string>(FIELDS.length).fill('');
  private columnsAt: readonly number[];
  private constants: readonly (string | undefined)[] = [];
  private readonly structure = new RowStructure(() => this.dialect.delimiter);
  private overrides: ColumnOverrides;
  /** The index of the first row that a person added; Infinity before that. */
  private firstAdded = Infinity;
  private hidden: number[] | null = null;
  /** The characteristics of the columns as they were in the file. */
  readonly kinds = new ValueKinds();
  private content: FileContent;
  /** Whether the last row has been read, so that the content is that of the whole file. */
  private isWhole = false;

  constructor(
    { dialect, headers, blank, origin }: SheetStart,
    rules: WithdrawalRules,
    overrides: ColumnOverrides,
  ) {
    this.dialect = dialect;
    this.headers = headers;
    this.blank = blank;
    this.origin = origin;
    this.rules = compileRules(rules);
    this.overrides = overrides;
    this.mapping = mapColumns(headers, overrides, rules.currency);
    this.content = new FileContent(this.mapping, this.codeOfBank);
    this.columnsAt = columnsAt(this.mapping);
    this.readMapping();
  }

  /** Adds the next segment with its records and checks each record. */
  add(segment: Segment, records: readonly string[][]): void {
    this.segments.add(segment);
    this.firstRows.push(this.table.length);
    for (const record of records) {
      if (isBlank(record)) {
        this.blank++;
        continue;
      }
      if (!segment.broken) this.structure.take(record);
      const row = this.table.add();
      this.content.take(record, row + 1);
      this.kinds.take(record);
      this.check(row, record, segment.broken);
    }
  }

  /**
   * Ends the reading: now the content of the whole file decides about its columns, and all rows together show
   * which of them are too wide or too narrow.
   */
  end(): void {
    this.isWhole = true;
    const byName = this.mapping;
    this.mapping = this.mapped();
    // Only a question or a column of currencies changes the mapping with which the rows were checked.
    const isChanged = JSON.stringify(readFrom(byName)) !== JSON.stringify(readFrom(this.mapping));
    if (isChanged) this.readMapping();
    const hasOddRows = this.structure.decide();
    if (isChanged || hasOddRows) this.checkAll();
  }

  /** The mapping by the names of the columns and, once all rows were read, by their content. */
  private mapped(): ColumnMapping {
    const { headers, overrides } = this;
    const { currency } = this.rules;
    const byName = mapColumns(headers, overrides, currency);
    if (!this.isWhole) return byName;
    if (!this.content.isOf(byName)) this.readContent(byName);
    const mapping = mapColumns(headers, overrides, currency, this.content);
    return withContent(mapping, this.content, {
      currency,
      country: this.rules.source.country,
      origin: this.origin,
    });
  }

  private readonly codeOfBank = (text: string) => bankNamed(text, this.rules.banks)?.code ?? null;

  private readContent(mapping: ColumnMapping): void {
    this.content = new FileContent(mapping, this.codeOfBank);
    for (let i = 0; i < this.segments.length; i++) {
      const { records } = this.cutOnWalk(i);
      for (let j = 0; j < records.length; j++) this.content.take(records[j]!, this.firstRows[i]! + j + 1);
    }
  }

  /** Adds empty rows below the last one. */
  addRows(count: number): void {
    this.firstAdded = Math.min(this.firstAdded, this.table.length);
    for (let i = 0; i < count; i++) {
      const row = this.table.add();
      this.table.setOther(row, 'empty');
    }
    this.version++;
    this.checks++;
  }

  /** The rows that were changed since the last call, one by one. */
  takeChanged(): ReadonlySet<number> {
    const taken = this.changed;
    this.changed = new Set();
    return taken;
  }

  isAdded(row: number): boolean {
    return row >= this.firstAdded;
  }

  /** Whether a person added the row and has not typed anything into it. */
  private isEmpty(row: number): boolean {
    if (row < this.firstAdded) return false;
    return !this.edits.get(row)?.some((text) => text !== undefined && text.trim() !== '');
  }

  setRules(rules: WithdrawalRules): void {
    this.rules = compileRules(rules);
    this.remap(this.overrides);
  }

  remap(overrides: ColumnOverrides): void {
    this.overrides = overrides;
    this.mapping = this.mapped();
    this.readMapping();
    this.checkAll();
  }

  /** Reads letters outside ASCII in another code page, and checks every row again. */
  recode(encoding: CodePage): void {
    const from = this.dialect.encoding as CodePage;
    if (this.encodingQuestion) this.encodingQuestion.chosen = encoding;
    this.version++;
    if (from === encoding) return;
    this.dialect.encoding = encoding;
    this.headers = this.headers.map((header) => recoded(header, from, encoding));
    for (const line of this.origin.skipped) line.text = recoded(line.text, from, encoding);
    this.segments.rewrite((text) => recoded(text, from, encoding));
    this.cuts.clear();
    this.lastWalked = null;
    if (this.isWhole) this.readContent(mapColumns(this.headers, this.overrides, this.rules.currency));
    this.remap(this.overrides);
  }

  private readMapping(): void {
    const { constants } = this.mapping;
    this.columnsAt = columnsAt(this.mapping);
    this.constants = FIELDS.map((field) => constants[field]);
    this.structure.setMapping(this.headers, this.mapping);
  }

  private checkAll(): void {
    this.tallies = new Tallies();
    this.totals.clear();
    this.version++;
    this.checks++;
    for (let i = 0; i < this.segments.length; i++) {
      const { records } = this.cutOnWalk(i);
      for (let j = 0; j < records.length; j++)
        this.check(this.firstRows[i]! + j, records[j]!, this.segments.isBroken(i));
    }
    for (let row = this.firstAdded; row < this.table.length; row++)
      this.check(row, this.source(row).record, false);
  }

  /** Changes a row (its edits, exclusion or confirmation) by `how` and checks it again. */
  change(row: number, how: () => void): void {
    const { record, broken } = this.source(row);
    this.count(row, record, broken, -1);
    how();
    this.version++;
    this.changed.add(row);
    if (this.changed.size > MOST_CHANGED) {
      this.changed.clear();
      this.checks++;
    }
    this.check(row, record, broken);
  }

  /** A row as it is in the file. The segments of the last rows are kept: a screen shows them again. */
  source(row: number): SourceRow {
    return this.sourceFrom(row, (segment) => this.cut(segment));
  }

  /**
   * As `source`, for reading rows in their order. Keeps only one segment: with eight, V8 would move the rows
   * to its old generation, where a walk over a million rows would leave 100 MB.
   */
  walkedSource(row: number): SourceRow {
    return this.sourceFrom(row, (segment) => this.cutOnWalk(segment));
  }

  private sourceFrom(row: number, cut: (segment: number) => CutRows): SourceRow {
    if (!Number.isInteger(row) || row < 0 || row >= this.table.length)
      throw new RangeError(`There is no row ${row + 1}.`);
    if (row >= this.firstAdded) return this.addedSource(row);
    const i = this.segmentOf(row);
    const { records, lines } = cut(i);
    const at = row - this.firstRows[i]!;
    return { record: records[at]!, line: this.lineInFile(lines[at]!), broken: this.segments.isBroken(i) };
  }

  /** The number that a person sees beside a line; in a workbook, the number of the row. */
  private lineInFile(line: number): number {
    const continued = this.origin.workbook?.continuedLines;
    return continued?.length ? line - continued.filter((one) => one <= line).length : line;
  }

  /** The rows that Excel hides, except those that a person excluded. They never change their place. */
  hiddenRows(): number[] {
    const hidden = new Set(this.origin.workbook?.hiddenRows);
    if (hidden.size === 0) return [];
    this.hidden ??= Array.from(
      { length: Math.min(this.firstAdded, this.table.length) },
      (_, row) => row,
    ).filter((row) => hidden.has(this.walkedSource(row).line));
    return this.hidden.filter((row) => !['excluded', 'totals'].includes(this.table.status(row)));
  }

  /** An added row has no text in the file: all its cells are edits. Its line is counted on from the last. */
  private addedSource(row: number): SourceRow {
    const last = this.segments.length - 1;
    const line = (last < 0 ? this.origin.headerLine : this.cut(last).lines.at(-1)) ?? 0;
    return { record: this.headers.map(() => ''), line: line + 1 + row - this.firstAdded, broken: false };
  }

  /** A row's cells in the order of FIELDS, with edits. Reuses one array. */
  cellsOf(row: number, record: readonly string[]): readonly string[] {
    const { cells, columnsAt: at } = this;
    for (let f = 0; f < cells.length; f++)
      cells[f] = at[f]! < 0 ? (this.constants[f] ?? '') : (record[at[f]!] ?? '');
    if (this.mapping.nameParts.length > 0) cells[NAME] = joinedName(record, this.mapping.nameParts);
    if (this.edits.size > 0) {
      const edited = this.edits.get(row);
      if (edited) for (let f = 0; f < cells.length; f++) cells[f] = edited[f] ?? cells[f]!;
    }
    return cells;
  }

  /** The errors of a row. Fills `reading`, whose notes and values are valid if there are no errors. */
  errorsOf(row: number, record: readonly string[], broken: boolean): readonly CellError[] {
    if (this.isEmpty(row)) {
      this.reading.findings.clear();
      return [];
    }
    const structural = this.confirmed.has(row) ? null : this.structure.errorOf(row, record, broken);
    if (structural) {
      this.reading.findings.clear();
      return [structural];
    }
    readRow(this.cellsOf(row, record), this.rules, this.reading);
    if (!this.confirmed.has(row) && !this.edits.has(row)) this.structure.mark(record, this.reading.findings);
    if (this.mapping.currencyColumns.length > 0) this.checkCurrency(record);
    return this.reading.findings.errors;
  }

  /** Rejects a row whose own currency differs from the batch's. */
  private checkCurrency(record: readonly string[]): void {
    const { currency } = this.rules;
    for (const column of this.mapping.currencyColumns) {
      const value = record[column] ?? '';
      const said = value.trim().toUpperCase();
      if (said === currency || names(currency, said)) continue;
      const message = say('row_currency', {
        text: shown(said),
        column: shown(this.headers[column]!),
        currency,
      });
      this.reading.findings.fail('amount', 'amount_other_currency', value, message);
    }
  }

  private check(row: number, record: readonly string[], broken: boolean): void {
    if (this.isEmpty(row)) {
      this.totals.delete(row);
      this.table.setOther(row, 'empty');
      return;
    }
    const errors = this.errorsOf(row, record, broken);
    if (errors.length > 0 && !broken) this.structure.lookForHeader(row, () => this.source(row).line, record);
    const totals =
      errors.length > 0 && !broken
        ? totalsAmount(record, this.cellsOf(row, record), this.rules.shapes)
        : null;
    if (totals !== null) this.totals.set(row, totals);
    else if (this.totals.size > 0) this.totals.delete(row);
    if (this.excluded.size > 0 && this.excluded.has(row)) {
      this.table.setOther(row, 'excluded');
    } else if (totals !== null) {
      // Whether it matches the sum is known only after the last row.
      this.table.setOther(row, 'totals');
    } else if (errors.length > 0) {
      this.table.setOther(row, 'rejected');
      this.tallies.addErrors(errors, 1);
    } else {
      this.table.setAccepted(row, this.reading, this.rules);
      this.tallies.addNotes(this.reading.findings, 1);
    }
  }

  /** Takes a row out of the tallies before it changes. */
  private count(row: number, record: readonly string[], broken: boolean, by: 1 | -1): void {
    const status = this.table.status(row);
    if (status === 'excluded' || status === 'totals' || status === 'empty') return;
    const errors = this.errorsOf(row, record, broken);
    invariant((errors.length === 0) === (status === 'accepted'), 'a row checked again comes out the same');
    if (status === 'accepted') this.tallies.addNotes(this.reading.findings, by);
    else this.tallies.addErrors(errors, by);
  }

  private segmentOf(row: number): number {
    let from = 0;
    let to = this.firstRows.length - 1;
    while (from < to) {
      const middle = (from + to + 1) >> 1;
      if (this.firstRows[middle]! <= row) from = middle;
      else to = middle - 1;
    }
    return from;
  }

  private cut(i: number): CutRows {
    const kept = this.cuts.get(i);
    if (kept) return kept;
    const data = this.cutRows(i);
    if (this.cuts.size >= MOST_CUTS_KEPT) this.cuts.delete(this.cuts.keys().next().value!);
    this.cuts.set(i, data);
    return data;
  }

  private cutOnWalk(i: number): CutRows {
    const kept = this.cuts.get(i);
    if (kept) return kept;
    if (this.lastWalked?.segment !== i) this.lastWalked = { segment: i, rows: this.cutRows(i) };
    return this.lastWalked.rows;
  }

  private cutRows(i: number): CutRows {
    const { records, lines } = cutSegment(this.segments.at(i), this.dialect.delimiter);
    const data: CutRows = { records: [], lines: [] };
    records.forEach((record, j) => {
      if (isBlank(record)) return;
      data.records.push(record);
      data.lines.push(lines[j]!);
    });
    return data;
  }
}

/** Whether a text in capitals names a currency: `RAND`, `ZAR (RAND)`. */
function names(currency: Currency, text: string): boolean {
  const words = text.split(/[()]/).map((word) => word.trim());
  return words.every((word) => word === '' || CURRENCY_WORDS[currency].includes(word));
}

function joinedName(record: readonly string[], columns: readonly number[]): string {
  return columns
    .map((column) => (record[column] ?? '').trim())
    .filter((part) => part !== '')
    .join(' ');
}

/** The part of a mapping by which rows are read. */
function readFrom({ columns, nameParts, constants, currencyColumns }: ColumnMapping): unknown {
  return [columns, nameParts, constants, currencyColumns];
}

function columnsAt(mapping: ColumnMapping): readonly number[] {
  return FIELDS.map((field) => mapping.columns[field] ?? -1);
}

/** A line that is drawn below a header or above a total, as in reports and in tables of a chat. */
const DRAWN = /^[\s:|+]*[-=_]{3}[-=_\s:|+]*$/;

/** A record of empty cells, which spreadsheets write below their data, or one that draws a line. */
function isBlank(record: readonly string[]): boolean {
  for (const cell of record) if (cell !== '' && cell.trim() !== '' && !DRAWN.test(cell)) return false;
  return true;
}
