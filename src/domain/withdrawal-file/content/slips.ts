import type { ColumnMapping } from '../column-mapping.ts';

/** The columns that every payment has filled in. */
const COLUMNS = ['beneficiary_name', 'bank', 'account_number', 'amount', 'beneficiary_reference'] as const;
const FEWEST_COLUMNS = 3;

type Column = (typeof COLUMNS)[number];

/** Which of these columns a row has. */
interface Ends {
  filled: readonly Column[];
  row: number;
}

/**
 * Finds columns whose cells slipped up or down by one row against all others, as when a user inserts a cell
 * in a spreadsheet: at one end of the file a row lacks only these columns, at the other it has nothing else.
 */
export class Slips {
  private readonly columns: ColumnMapping['columns'];
  private readonly read: readonly Column[];
  private first: Ends | null = null;
  /** The last two rows, because a total may be below the payments. */
  private last: { record: readonly string[]; row: number }[] = [];

  constructor(columns: ColumnMapping['columns']) {
    this.columns = columns;
    this.read = COLUMNS.filter((column) => columns[column] !== null);
  }

  take(record: readonly string[], row: number): void {
    this.first ??= { filled: this.filledOf(record), row };
    const last = this.last.length < 2 ? { record, row } : this.last.shift()!;
    last.record = record;
    last.row = row;
    this.last.push(last);
  }

  private filledOf(record: readonly string[]): Column[] {
    return this.read.filter((column) => (record[this.columns[column]!] ?? '').trim() !== '');
  }

  /** The first slipped column and the two rows that show it; null if none did. */
  get found(): { column: Column; rows: readonly [number, number] } | null {
    const { first, read } = this;
    if (!first || read.length < FEWEST_COLUMNS) return null;
    for (const { record, row } of this.last) {
      const last = { filled: this.filledOf(record), row };
      if (last.row - first.row < 2) continue;
      // Together they are one payment: one row has exactly what the other lacks.
      const [few, many] = [first, last].sort((one, other) => one.filled.length - other.filled.length);
      const areOne =
        few!.filled.length + many!.filled.length === read.length &&
        !few!.filled.some((column) => many!.filled.includes(column));
      const [column] = few!.filled;
      if (areOne && column !== undefined) return { column, rows: [first.row, last.row] };
    }
    return null;
  }
}
