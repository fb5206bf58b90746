import type { ColumnMapping } from '../column-mapping.ts';

/** The columns without which no row is a payment. */
const COLUMNS = ['beneficiary_name', 'account_number', 'amount'] as const;

type Column = (typeof COLUMNS)[number];

/** Which of these columns a row has; null for a row without any of them. */
type Filled = readonly Column[] | null;

/**
 * Finds a column whose cells slipped up or down by one row against all others, as when somebody inserts a cell
 * in a spreadsheet: at one end of the file a row lacks only this column, at the other it has nothing else.
 */
export class Slips {
  private readonly columns: ColumnMapping['columns'];
  private first: { filled: Filled; row: number } | null = null;
  private last: { filled: Filled; row: number } | null = null;

  constructor(columns: ColumnMapping['columns']) {
    this.columns = columns;
  }

  take(record: readonly string[], row: number): void {
    const filled = COLUMNS.filter((column) => (record[this.columns[column] ?? -1] ?? '').trim() !== '');
    if (filled.length === 0) return;
    this.last = { filled, row };
    this.first ??= this.last;
  }

  /** The slipped column and the two rows that show it; null if none did. */
  get found(): { column: Column; rows: readonly [number, number] } | null {
    const { first, last } = this;
    if (!first || !last || last.row - first.row < 2) return null;
    for (const column of COLUMNS) {
      if (this.columns[column] === null) continue;
      const isDown = lacksOnly(first.filled, column) && hasOnly(last.filled, column);
      const isUp = hasOnly(first.filled, column) && lacksOnly(last.filled, column);
      if (isDown || isUp) return { column, rows: [first.row, last.row] };
    }
    return null;
  }
}

function lacksOnly(filled: Filled, column: Column): boolean {
  return filled?.length === COLUMNS.length - 1 && !filled.includes(column);
}

function hasOnly(filled: Filled, column: Column): boolean {
  return filled?.length === 1 && filled[0] === column;
}
