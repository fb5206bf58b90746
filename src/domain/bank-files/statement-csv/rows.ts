import Papa from 'papaparse';
import { explain } from '../../../shared/error-texts.ts';
import { CsvStatementError } from './csv-statement-error.ts';

/** A row of the file with the line on which it begins, from 1. */
export interface CsvRow {
  cells: string[];
  line: number;
}

/** The rows of the file, including empty ones. Throws a StatementError when quotation marks are broken. */
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
    if ((broken && index === (broken.row ?? 0)) || hasSwallowed(cells, delimiter)) throw unclosed(line);
    rows.push({ cells, line });
    line += 1 + breaksIn(cells);
  }
  if (broken) throw unclosed(line);
  return rows;
}

function unclosed(line: number): CsvStatementError {
  return new CsvStatementError('open_quotation_mark', line, explain('csv_statement.open_quotation_mark'));
}

/**
 * Whether a row is really several rows that were joined because one opens a quotation mark and a later one
 * closes it. Then a cell of several lines contains as many delimiters as a row.
 */
function hasSwallowed(cells: readonly string[], delimiter: string): boolean {
  return cells.some((cell) => cell.includes('\n') && cell.split(delimiter).length >= cells.length);
}

export function isEmptyRow({ cells }: CsvRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function breaksIn(cells: readonly string[]): number {
  let breaks = 0;
  for (const cell of cells)
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) breaks++;
  return breaks;
}
