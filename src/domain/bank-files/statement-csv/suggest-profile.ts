import type { Currency } from '../../../shared/money.ts';
import { CSV_DATE_FORMATS } from '../../../shared/statement-terms.ts';
import { StatementError } from '../statement-error.ts';
import { amountReader, dateReader } from './cells.ts';
import type { AmountColumns, ColumnRef, StatementCsvProfile } from './profile.ts';
import { csvRows, isEmptyRow, type CsvRow } from './rows.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** At most this many rows are examined. */
const LOOKED_AT = 60;
const SAMPLES = 4;
const MOST_FOOTER_ROWS = 5;
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

/** The columns of a file, as a profile finds its header. */
export function csvColumns(
  text: string,
  { delimiter, headerRows }: Pick<StatementCsvProfile, 'delimiter' | 'headerRows'>,
): CsvColumn[] {
  const rows = csvRows(text, delimiter).filter((row, index) => index < headerRows || !isEmptyRow(row));
  return columnsOf(rows, headerRows);
}

function columnsOf(rows: readonly CsvRow[], headerRows: number): CsvColumn[] {
  const header = (rows[headerRows - 1]?.cells ?? []).map((cell) => cell.replace(/\s+/g, ' ').trim());
  const named = new Map<string, number>();
  for (const name of header) named.set(name.toLowerCase(), (named.get(name.toLowerCase()) ?? 0) + 1);
  const entries = rows.slice(headerRows, headerRows + LOOKED_AT);
  const widest = Math.max(header.length, ...entries.map(({ cells }) => cells.length));
  const width = Math.min(widest, MOST_COLUMNS);
  return Array.from({ length: width }, (_, index) => {
    const name = header[index] ?? '';
    const isName = name !== '' && name.length <= LONGEST_NAME && named.get(name.toLowerCase()) === 1;
    const samples = entries.map(({ cells }) => (cells[index] ?? '').trim()).filter((cell) => cell !== '');
    return { ref: isName ? name : index + 1, header: name, samples: samples.slice(0, SAMPLES) };
  });
}

/**
 * Suggests how to read a CSV statement, from its header and its first rows, for a user to check. A column
 * that is not recognised is left out; but every statement has dates and amounts, so these default to the
 * first columns with such values.
 */
export function suggestProfile(text: string, currency: Currency): StatementCsvProfile {
  const { delimiter, rows } = delimited(text);
  const dateIn = (row: CsvRow) => row.cells.findIndex((cell) => formatsOf(cell).length > 0);
  const first = rows.findIndex((row) => dateIn(row) >= 0 && row.cells.length > 1);
  const headerRows = Math.max(first, 0);
  const columns = columnsOf(rows, headerRows);
  const entries = rows.slice(headerRows).filter((row) => !isEmptyRow(row));
  const take = claims(columns);
  const valueDate = take(/value date|waardedatum/i);
  const bookingDate =
    take(/date|datum/i) ?? columns[Math.max(0, dateIn(entries[0] ?? { cells: [], line: 1 }))]?.ref ?? 1;
  const balance = take(/balance|saldo/i);
  const amount = amountsOf(take, columns, currency);
  const at = columns.findIndex(({ ref }) => ref === bookingDate);
  const dates = entries.map(({ cells }) => (cells[at] ?? '').trim());
  const isDate = (cell: string) => formatsOf(cell).length > 0;
  const footerRows = Math.min(MOST_FOOTER_ROWS, dates.length - 1 - dates.findLastIndex(isDate));
  const dateFormat = formatOf(dates.filter(isDate).slice(0, LOOKED_AT));
  return {
    code: 'CSV',
    displayName: 'CSV',
    delimiter,
    headerRows,
    footerRows: dates.some(isDate) ? footerRows : 0,
    order: orderOf(dates.filter(isDate), dateFormat),
    dateFormat,
    decimalMark: markOf(columns),
    bookingDate,
    valueDate,
    amount,
    balance,
    endToEndId: take(/end.?to.?end|payment id/i),
    counterpartyName: take(/beneficiary|counterparty|payee|\bname\b|begunstigde/i),
    counterpartyAccount: null,
    bankReference: take(/reference|verwysing|\bref\b|transaction (id|number)|trace/i),
    description: [
      take(/description|beskrywing|narrative|details|particulars|besonderhede/i),
      take(/\btype\b|\btext\b|remarks/i),
    ].filter((ref) => ref !== null),
  };
}

type Take = (words: RegExp) => ColumnRef | null;

/** Gives each column to one field only: the first whose words its header has. */
function claims(columns: readonly CsvColumn[]): Take {
  const free = new Set(columns.filter(({ header }) => header !== ''));
  return (words) => {
    for (const column of free)
      if (words.test(column.header)) {
        free.delete(column);
        return column.ref;
      }
    return null;
  };
}

function amountsOf(take: Take, columns: readonly CsvColumn[], currency: Currency): AmountColumns {
  const debit = take(/debit|debiet|money out|paid out|withdrawal|onttrekking/i);
  const credit = take(/credit|krediet|money in|paid in|deposit/i);
  if (debit !== null && credit !== null) {
    const samples = columns.find(({ ref }) => ref === debit)!.samples;
    const debitsAreNegative = samples.some((sample) => /^[-(\u2212]/.test(sample));
    return { kind: 'TWO_COLUMNS', debit, credit, debitsAreNegative };
  }
  const amount = take(/amount|bedrag|\bvalue\b|waarde/i);
  const isMoney = (sample: string) =>
    /[.,]\d{2}\b/.test(sample) &&
    (amountReader('.', currency)(sample) !== null || amountReader(',', currency)(sample) !== null);
  const likely = columns.find(({ samples }) => samples.length > 0 && samples.every(isMoney));
  return { kind: 'SIGNED', amount: amount ?? debit ?? credit ?? likely?.ref ?? 1 };
}

/** Splits by the delimiter that gives most rows the same number of cells, and more than one. */
function delimited(text: string): { delimiter: StatementCsvProfile['delimiter']; rows: CsvRow[] } {
  const read = DELIMITERS.map((delimiter) => {
    const rows = rowsOf(text, delimiter);
    const counts = new Map<number, number>();
    for (const { cells } of rows.slice(0, LOOKED_AT))
      if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    const best = Math.max(0, ...[...counts].map(([cells, count]) => count * Math.min(cells, 5)));
    return { delimiter, rows, best };
  });
  return read.reduce((best, one) => (one.best > best.best ? one : best));
}

function rowsOf(text: string, delimiter: string): CsvRow[] {
  try {
    return csvRows(text, delimiter);
  } catch (error) {
    if (error instanceof StatementError) return [];
    throw error;
  }
}

const READERS = CSV_DATE_FORMATS.map((format) => ({ format, read: dateReader(format)! }));

function formatsOf(cell: string): string[] {
  return READERS.filter(({ read }) => read(cell) !== null).map(({ format }) => format);
}

/** The first format that reads every date. */
function formatOf(dates: readonly string[]): string {
  return (
    READERS.find(({ read }) => dates.every((date) => read(date) !== null))?.format ?? CSV_DATE_FORMATS[0]
  );
}

function orderOf(dates: readonly string[], format: string): StatementCsvProfile['order'] {
  const read = dateReader(format)!;
  const [first, last] = [read(dates[0] ?? ''), read(dates.at(-1) ?? '')];
  return first !== null && last !== null && first > last ? 'NEWEST_FIRST' : 'OLDEST_FIRST';
}

function markOf(columns: readonly CsvColumn[]): '.' | ',' {
  const cells = columns.flatMap(({ samples }) => samples);
  const ending = (mark: RegExp) => cells.filter((cell) => mark.test(cell)).length;
  return ending(/^[^a-z]*\d,\d{2}\)?-?$/i) > ending(/^[^a-z]*\d\.\d{2}\)?-?$/i) ? ',' : '.';
}
