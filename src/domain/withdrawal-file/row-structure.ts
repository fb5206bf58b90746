import type { ColumnMapping } from './column-mapping.ts';
import type { CellError } from './errors-and-notes.ts';
import { shown, type Findings } from './findings.ts';
import { comparable } from './header-meaning.ts';
import { isOtherHeader } from './other-tables.ts';
import { say } from './sentences.ts';
import { tornAmount } from './torn-amount.ts';
import { REQUIRED_FIELDS, TEXT_FIELDS } from '../withdrawal/shapes.ts';
import { words } from '../withdrawal/words.ts';

/** Wider rows are correct if this share of the rows has the same width. */
const USUAL_SHARE = 0.8;
/** Narrower rows are suspicious if this share of the rows is at least as wide as the header. */
const FULL_SHARE = 0.9;
/** Programs omit empty cells at the end of many rows, whereas a lost cell makes only a few rows narrower. */
const RARE_SHARE = 0.02;
const FEWEST_ROWS = 5;
/** Words of columns that hold numbers beside the amount. */
const OTHER_MONEY = new Set(
  words(`
  price, prys, unit, units, qty, quantity, rate, tarief, hours, ure, days, dae, total, totaal, amount, bedrag,
  fee, fees, vat, btw, tax, gross, bruto, net, nett, netto, deduction, deductions, balance, saldo, cost,
  value, salary, salaris, basic, bonus, paye, uif`),
);

/** Whether the cells of a row are in the columns of the header. */
export class RowStructure {
  private readonly delimiter: () => string;
  /** How many rows have each number of cells. */
  private readonly widths = new Map<number, number>();
  private rows = 0;
  /** Known once all rows are read: how wide a row may be, and the widths that few rows have. */
  private decided: { widest: number; rare: ReadonlySet<number> } | null = null;
  /** The row that names the columns in another order, and its line; Infinity without one. */
  private otherHeader = { row: Infinity, line: 0 };
  private headers: readonly string[] = [];
  private mapping: ColumnMapping | null = null;
  /** The fewest cells of a row: cells after the last required one may be missing. */
  private leastWidth = 0;
  private textColumns: readonly number[] = [];
  /** The kind of column that follows the amount. */
  private behindAmount: 'text' | 'unread' | 'other' = 'other';

  constructor(delimiter: () => string) {
    this.delimiter = delimiter;
  }

  setMapping(headers: readonly string[], mapping: ColumnMapping): void {
    const { columns, nameParts, currencyColumns, unmapped } = mapping;
    this.headers = headers;
    this.mapping = mapping;
    this.otherHeader = { row: Infinity, line: 0 };
    const needed = REQUIRED_FIELDS.map((field) => columns[field] ?? -1);
    this.leastWidth = Math.max(...needed, ...nameParts, ...currencyColumns, 0) + 1;
    if (columns.bank === null) this.leastWidth = Math.max(this.leastWidth, (columns.branch_code ?? -1) + 1);
    const behind = (columns.amount ?? -2) + 1;
    this.textColumns = TEXT_FIELDS.flatMap(({ name }) => columns[name] ?? []);
    const isText = this.textColumns.includes(behind);
    const isUnread = unmapped.includes(behind) && !namesMoney(headers[behind]!);
    this.behindAmount = isText ? 'text' : isUnread ? 'unread' : 'other';
  }

  /** Counts a row of the file. */
  take(record: readonly string[]): void {
    this.widths.set(record.length, (this.widths.get(record.length) ?? 0) + 1);
    this.rows++;
  }

  /** Decides how wide rows may be. Returns whether the rows have to be checked again. */
  decide(): boolean {
    const { widths, rows } = this;
    const width = this.headers.length;
    let widest = width;
    let full = 0;
    for (const [cells, count] of widths) {
      if (cells >= width) full += count;
      if (cells > width && count > 1 && count >= rows * USUAL_SHARE) widest = cells;
    }
    const rare = new Set<number>();
    if (rows >= FEWEST_ROWS && full >= rows * FULL_SHARE)
      for (const [cells, count] of widths)
        if (cells < width && count <= Math.max(2, rows * RARE_SHARE)) rare.add(cells);
    this.decided = { widest, rare };
    return rare.size > 0 || [...widths.keys()].some((cells) => cells > width);
  }

  /** Notes a rejected row whose cells name the columns in another order than the header. */
  lookForHeader(row: number, line: () => number, record: readonly string[]): void {
    if (row < this.otherHeader.row && isOtherHeader(record, this.headers, this.mapping!))
      this.otherHeader = { row, line: line() };
  }

  /** The error of a row whose cells may be in the wrong columns, or null. */
  errorOf(row: number, record: readonly string[], broken: boolean): CellError | null {
    const value = () => record.join(this.delimiter());
    if (broken) {
      const message = say('unclosed_quote', { text: shown(value()) });
      return { field: null, code: 'unclosed_quote', value: value(), message };
    }
    if (row > this.otherHeader.row) {
      const message = say('other_table', { line: this.otherHeader.line });
      return { field: null, code: 'other_table', value: value(), message };
    }
    const torn = this.tornOf(record);
    if (torn?.certain || (torn && record.length > this.headers.length)) {
      const message = say('row_torn', { cells: listed(torn.cells), amount: shown(torn.whole) });
      return { field: null, code: 'torn_row', value: value(), message };
    }
    const key = this.raggedness(record);
    if (key === null) return null;
    const [cells, columns] = [record.length, this.headers.length];
    return { field: null, code: 'ragged_row', value: value(), message: say(key, { cells, columns }) };
  }

  /** Marks a row whose cells may be in the wrong columns, although that is less likely. */
  mark(record: readonly string[], findings: Findings): void {
    if (this.decided?.rare.has(record.length))
      findings.note('beneficiary_reference', 'cells_missing', `${record.length}`, `${this.headers.length}`);
    const torn = this.tornOf(record);
    if (torn) findings.note('amount', 'amount_torn', torn.cells.map(shown).join(' '), shown(torn.whole));
    const cut = this.textCutAt(record);
    if (cut !== null) {
      const [before, rest] = [record[cut - 1]!, record[cut]!];
      findings.note(
        'beneficiary_reference',
        'text_torn',
        `${shown(before)} ${shown(rest)}`,
        shown(before + this.delimiter() + rest),
      );
    }
  }

  private tornOf(record: readonly string[]): ReturnType<typeof tornAmount> {
    const at = this.mapping!.columns.amount;
    if (at === null || this.behindAmount === 'other') return null;
    const torn = tornAmount(record, at);
    return torn?.certain || this.behindAmount === 'text' ? torn : null;
  }

  private raggedness(
    record: readonly string[],
  ): 'wider_cells' | 'more_cells' | 'one_cell' | 'fewer_cells' | null {
    const width = this.headers.length;
    const cells = record.length;
    if (cells === width) return null;
    if (cells < width) return cells >= this.leastWidth ? null : cells === 1 ? 'one_cell' : 'fewer_cells';
    if (record.slice(width).some((cell) => cell.trim() !== '')) return 'more_cells';
    if (this.decided === null) return null;
    return cells > this.decided.widest || this.isCutInText(record) ? 'wider_cells' : null;
  }

  /** Whether a text of a wider row begins with a space, as after a comma in a sentence. */
  private isCutInText(record: readonly string[]): boolean {
    const { columns } = this.mapping!;
    if (this.hasSpacesInFront(record)) return false;
    return TEXT_FIELDS.some(({ name }) => /^ \S/.test(record[columns[name] ?? -1] ?? ''));
  }

  /** The column of a text that begins with a space and may continue the text before it; or null. */
  private textCutAt(record: readonly string[]): number | null {
    const texts = this.textColumns;
    for (const column of texts) {
      if (record[column]?.charCodeAt(0) !== SPACE || !texts.includes(column - 1)) continue;
      const isCut = /^ \S/.test(record[column]!) && (record[column - 1] ?? '').trim() !== '';
      if (isCut && !this.hasSpacesInFront(record)) return column;
    }
    return null;
  }

  private hasSpacesInFront(record: readonly string[]): boolean {
    return (record[this.mapping!.columns.amount ?? -1] ?? '').startsWith(' ');
  }
}

const SPACE = 0x20;

function namesMoney(header: string): boolean {
  return comparable(header)
    .split(' ')
    .some((word) => OTHER_MONEY.has(word));
}

function listed(cells: readonly string[]) {
  return { list: cells.map(shown), joined: 'and' } as const;
}
