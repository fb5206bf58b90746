import type { Currency } from '../../../shared/money.ts';
import { CSV_DATE_FORMATS } from '../../../shared/statement-terms.ts';
import { StatementError } from '../statement-error.ts';
import { hasBalanceWords } from './balance-row.ts';
import { dateReader } from './cells.ts';
import { examineColumns, LOOKED_AT, type ExaminedColumn } from './csv-columns.ts';
import type { ColumnRef, StatementCsvProfile } from './profile.ts';
import { readCsvRows } from './read-statement-csv.ts';
import { csvRows, isEmptyRow, type CsvRow } from './rows.ts';
import { suggestAmounts, type Take } from './suggest-amounts.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const MOST_FOOTER_ROWS = 5;
const MOST_TEXTS = 3;

/**
 * Suggests how to read a CSV statement, from its header and its first rows, for a user to check. A column
 * that is not recognised is left out; but every statement has dates and amounts, so these default to columns
 * with such values. If the amounts can be read in several ways, it takes the one whose balances follow best.
 */
export function suggestProfile(text: string, currency: Currency): StatementCsvProfile {
  const { delimiter, rows } = delimited(text);
  const headerRows = firstEntry(rows);
  const columns = examineColumns(rows, headerRows);
  const entries = rows.slice(headerRows).filter((row) => !isEmptyRow(row));
  const take = claims(columns);
  const valueDate = take(/value date|waardedatum/i);
  const bookingDate =
    take(/posting date|booking date|boekingsdatum/i) ?? take(/date|datum/i) ?? dateColumn(columns);
  const at = columns.findIndex(({ ref }) => ref === bookingDate);
  const dates = entries.map(({ cells }) => (cells[at] ?? '').trim());
  const isDate = (cell: string) => formatsOf(cell).length > 0;
  const rowsBelow = entries.length - 1 - dates.findLastIndex(isDate);
  const below = entries.slice(entries.length - rowsBelow);
  const footerRows = below.some(({ cells }) => hasBalanceWords(cells)) ? 0 : rowsBelow;
  const dateFormat = formatOf(dates.filter(isDate).slice(0, LOOKED_AT));
  const others = columns.filter(({ ref }) => ref !== bookingDate && ref !== valueDate);
  const decimalMark = markOf(others);
  const ways = suggestAmounts(take, others, { currency, decimalMark });
  const base = {
    code: 'CSV',
    displayName: 'CSV',
    delimiter,
    headerRows,
    footerRows: dates.some(isDate) ? Math.min(MOST_FOOTER_ROWS, footerRows) : 0,
    order: orderOf(dates.filter(isDate), dateFormat),
    dateFormat,
    decimalMark,
    bookingDate,
    valueDate,
    endToEndId: take(/end.?to.?end|payment id/i),
    counterpartyName: take(/beneficiary|counterparty|payee|\bname\b|begunstigde/i),
    counterpartyAccount: null,
    ...textsOf(take, columns),
  };
  const profiles = ways.map((way) => withoutMoneyTexts({ ...base, ...way }));
  return bestOf(profiles.flatMap(inBothOrders), (one) => followed(rows, one, currency)) ?? profiles[0]!;
}

/** The first element with the highest mark; null when no mark is above zero. */
function bestOf<T>(all: readonly T[], markOf: (one: T) => number): T | null {
  let best: T | null = null;
  let mark = 0;
  for (const one of all) {
    const found = markOf(one);
    if (found > mark) [best, mark] = [one, found];
  }
  return best;
}

/**
 * The profile in both orders, for a file whose entries are all of one day, so that the dates do not show the
 * order.
 */
function inBothOrders(profile: StatementCsvProfile): StatementCsvProfile[] {
  const other = profile.order === 'OLDEST_FIRST' ? 'NEWEST_FIRST' : 'OLDEST_FIRST';
  return [profile, { ...profile, order: other }];
}

/**
 * How well the first balances of a file follow from each other. A file that lacks a row is still read by its
 * balances, so that the user sees the gap.
 */
function followed(rows: readonly CsvRow[], profile: StatementCsvProfile, currency: Currency): number {
  const looked = profile.headerRows + LOOKED_AT;
  const footerRows = rows.length > looked ? 0 : profile.footerRows;
  const context = { statementId: '', accountNumber: '', currency };
  try {
    const read = readCsvRows(rows.slice(0, looked), { ...profile, footerRows }, context);
    if (read.entries.length === 0 || read.followed <= 0) return 0;
    // Between two equally good ways, the opening balance that the file states decides.
    return 2 * read.followed + (read.broken ? 0 : 1);
  } catch (error) {
    if (error instanceof StatementError) return 0;
    throw error;
  }
}

/** A column that is read as money is not text. */
function withoutMoneyTexts(profile: StatementCsvProfile): StatementCsvProfile {
  const { amount, balance, fee } = profile;
  const money = new Set([
    balance,
    fee?.column ?? null,
    ...(amount.kind === 'TWO_COLUMNS' ? [amount.debit, amount.credit] : [amount.amount]),
  ]);
  const free = (ref: ColumnRef | null) => (ref !== null && money.has(ref) ? null : ref);
  return {
    ...profile,
    bankReference: free(profile.bankReference),
    description: profile.description.filter((ref) => !money.has(ref)),
  };
}

/** Gives each column to one field only: the first whose words its header has. */
function claims(columns: readonly ExaminedColumn[]): Take {
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

/**
 * The columns of the text, and that of the bank's reference. A column named "reference" often has the text
 * that the payer wrote. It is the bank's reference only if no two entries have the same value.
 */
function textsOf(
  take: Take,
  columns: readonly ExaminedColumn[],
): Pick<StatementCsvProfile, 'description' | 'bankReference'> {
  const named = [
    take(/description|beskrywing|omskrywing|narrative|details|particulars|besonderhede/i),
    take(/\btype\b|\btext\b|remarks|tipe/i),
  ];
  const reference = take(/reference|verwysing|\bref\b|transaction (id|number)|trace/i);
  const values = columns.find(({ ref }) => ref === reference)?.cells ?? [];
  const isUnique = reference !== null && new Set(values).size === values.length && !values.includes('');
  const description = [...named, isUnique ? null : reference].filter((ref) => ref !== null);
  return {
    description:
      description.length > 0 || columns.some(({ header }) => header !== '')
        ? description
        : textColumns(columns),
    bankReference: isUnique ? reference : null,
  };
}

/** In a file without a header: the columns with words that are not the same in every row. */
function textColumns(columns: readonly ExaminedColumn[]): ColumnRef[] {
  return columns
    .filter(
      ({ samples, cells }) =>
        samples.length > 0 &&
        samples.every((sample) => /\p{L}{2}/u.test(sample) && formatsOf(sample).length === 0) &&
        (cells.length < 3 || new Set(cells).size > 2),
    )
    .slice(0, MOST_TEXTS)
    .map(({ ref }) => ref);
}

/**
 * The position of the first entry: below the names of the columns, or else the first row with a date and an
 * amount. A row with the opening balance, which may have no date, belongs to the entries.
 */
function firstEntry(rows: readonly CsvRow[]): number {
  const named = rows.findIndex(({ cells }) => {
    const has = (words: RegExp) => cells.some((cell) => cell.length < 40 && words.test(cell));
    return (
      cells.filter((cell) => cell.trim() !== '').length > 2 &&
      has(/date|datum/i) &&
      has(/amount|bedrag|balance|saldo|debit|credit|debiet|krediet|money/i) &&
      !cells.some((cell) => formatsOf(cell).length > 0)
    );
  });
  if (named >= 0 && named < LOOKED_AT) return named + 1;
  const isMoney = (cell: string) => /\d/.test(cell) && /^[-+(R$ ]*[\d ,.]+\)?( ?[CD]R)?$/i.test(cell.trim());
  const isEntry = ({ cells }: CsvRow) => {
    const at = cells.findIndex((cell) => formatsOf(cell).length > 0);
    return at >= 0 && cells.some((cell, index) => index !== at && isMoney(cell));
  };
  const dated = (row: CsvRow) => row.cells.length > 1 && row.cells.some((cell) => formatsOf(cell).length > 0);
  let first = rows.findIndex(isEntry);
  if (first < 0) first = Math.max(0, rows.findIndex(dated));
  while (first > 0 && hasBalanceWords(rows[first - 1]!.cells)) first--;
  return first;
}

/** The first column in which most values are dates. */
function dateColumn(columns: readonly ExaminedColumn[]): ColumnRef {
  const share = ({ samples }: ExaminedColumn) =>
    samples.filter((sample) => formatsOf(sample).length > 0).length / Math.max(1, samples.length);
  return (
    columns.find((column) => share(column) > 0.5)?.ref ??
    columns.find((column) => share(column) > 0)?.ref ??
    1
  );
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

function markOf(columns: readonly ExaminedColumn[]): '.' | ',' {
  const cells = columns.flatMap(({ samples }) => samples);
  const ending = (mark: RegExp) => cells.filter((cell) => mark.test(cell)).length;
  return ending(/^[^a-z]*\d,\d{2}\)?-?$/i) > ending(/^[^a-z]*\d\.\d{2}\)?-?$/i) ? ',' : '.';
}
