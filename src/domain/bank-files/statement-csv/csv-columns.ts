import type { ColumnRef, StatementCsvProfile } from './profile.ts';
import { csvRows, isEmptyRow, type CsvRow } from './rows.ts';

/** At most this many rows are examined. */
export const LOOKED_AT = 60;
const SAMPLES = 4;
const LONGEST_NAME = 100;
/** The columns that are offered: statements have a few dozen at most. */
const MOST_COLUMNS = 500;

/** A column of a CSV file, as a profile names it, with its first values. */
export interface CsvColumn {
  ref: ColumnRef;
  /** The text of its header; empty without one. */
  header: string;
  samples: string[];
}

/** A column with all of its values among the rows that are examined, also the empty ones. */
export interface ExaminedColumn extends CsvColumn {
  cells: string[];
}

/** The columns of a file, as a profile finds its header. */
export function csvColumns(
  text: string,
  { delimiter, headerRows }: Pick<StatementCsvProfile, 'delimiter' | 'headerRows'>,
): CsvColumn[] {
  const rows = csvRows(text, delimiter).filter((row, index) => index < headerRows || !isEmptyRow(row));
  return examineColumns(rows, headerRows).map(({ ref, header, samples }) => ({ ref, header, samples }));
}

/** The columns below the header, named by it if it is one. */
export function examineColumns(rows: readonly CsvRow[], headerRows: number): ExaminedColumn[] {
  const entries = rows.slice(headerRows, headerRows + LOOKED_AT);
  const width = Math.max(0, ...entries.map(({ cells }) => cells.length));
  const above = rows[headerRows - 1];
  const header =
    above && isHeader(above, width) ? above.cells.map((cell) => cell.replace(/\s+/g, ' ').trim()) : [];
  const named = new Map<string, number>();
  for (const name of header) named.set(name.toLowerCase(), (named.get(name.toLowerCase()) ?? 0) + 1);
  const widest = Math.max(header.length, width);
  return Array.from({ length: Math.min(widest, MOST_COLUMNS) }, (_, index) => {
    const name = header[index] ?? '';
    const isName = name !== '' && name.length <= LONGEST_NAME && named.get(name.toLowerCase()) === 1;
    const cells = entries.map((row) => (row.cells[index] ?? '').trim());
    const samples = cells.filter((cell) => cell !== '').slice(0, SAMPLES);
    return { ref: isName ? name : index + 1, header: name, samples, cells };
  });
}

/**
 * Whether a row names most columns. A row such as "Statement number:, 3000" says something about the whole
 * file, and the next file has another number there.
 */
function isHeader({ cells }: CsvRow, width: number): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return 2 * filled.length > width && !filled.some((cell) => /:$|^[-+R$ ]*\d[\d ,.:/-]*$/.test(cell));
}
