import Papa from 'papaparse';
import { StatementError } from '../statement-error.ts';

/** A row of the file with the line on which it begins, from 1. */
export interface CsvRow {
  cells: string[];
  line: number;
}

/** The rows of the file, also the empty ones. Throws a StatementError when quotation marks are broken. */
export function csvRows(text: string, delimiter: string): CsvRow[] {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const { data, errors } = new Papa.Parser({ delimiter, newline: '\n' }).parse(
    plain,
    0,
    false,
  ) as Papa.ParseResult<string[]>;
  const broken = errors.find((error) => error.type === 'Quotes');
  const rows: CsvRow[] = [];
  let line = 1;
  for (const [index, cells] of data.entries()) {
    if (broken && index === (broken.row ?? 0))
      throw new StatementError('QUOTES_MALFORMED', line, 'A quotation mark is not closed.');
    rows.push({ cells, line });
    line += 1 + breaksIn(cells);
  }
  if (broken) throw new StatementError('QUOTES_MALFORMED', line, 'A quotation mark is not closed.');
  return rows;
}

export function isEmptyRow({ cells }: CsvRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function breaksIn(cells: readonly string[]): number {
  let breaks = 0;
  for (const cell of cells) for (const character of cell) if (character === '\n') breaks++;
  return breaks;
}
