import { explain } from '../../../shared/error-texts.ts';
import type { Currency } from '../../../shared/money.ts';
import type { StatementEntry, StatementPart, StatedBalance } from '../statement.ts';
import { amountReader, dateReader } from './cells.ts';
import { CsvStatementError, quoted } from './csv-statement-error.ts';
import type { AmountColumns, ColumnRef, StatementCsvProfile } from './profile.ts';
import { csvRows, isEmptyRow, type CsvRow } from './rows.ts';

/** The facts that a CSV file does not state. */
export interface StatementCsvContext {
  /** A name for the statement, such as the SHA-256 of the file. */
  statementId: string;
  accountNumber: string;
  currency: Currency;
}

/**
 * Reads a statement from CSV by a profile. Entries come oldest first. The opening and closing balance follow
 * from the first and the last balance of the file; without a balance column they are null. Throws a
 * StatementError.
 */
export function* readStatementCsv(
  text: string,
  profile: StatementCsvProfile,
  context: StatementCsvContext,
): Generator<StatementPart> {
  const rows = csvRows(text, profile.delimiter);
  while (rows.length > 0 && isEmptyRow(rows.at(-1)!)) rows.pop();
  if (rows.length < profile.headerRows)
    throw new CsvStatementError(
      'not_a_statement',
      1,
      explain('csv_statement.few_header_rows', { rows: profile.headerRows }),
    );
  const columns = columnFinder(rows[profile.headerRows - 1]);
  const read = rowReader(profile, context, columns);
  const booked = rows
    .slice(profile.headerRows, Math.max(profile.headerRows, rows.length - profile.footerRows))
    .filter((row) => !isEmptyRow(row))
    .map(read);
  if (profile.order === 'NEWEST_FIRST') booked.reverse();
  const [first, last] = [booked[0], booked.at(-1)];
  yield {
    part: 'head',
    head: {
      kind: 'STATEMENT',
      statementId: context.statementId,
      sequenceNumber: null,
      accountNumber: context.accountNumber,
      currency: context.currency,
      opening: first ? balanceBefore(first) : null,
      closing: last ? balanceAfter(last) : null,
    },
  };
  for (const { entry } of booked) yield { part: 'entry', entry };
}

interface BookedRow {
  entry: StatementEntry;
  /** The balance after the entry. */
  balanceMinor: bigint | null;
}

function balanceBefore({ entry, balanceMinor }: BookedRow): StatedBalance | null {
  if (balanceMinor === null) return null;
  return { amountMinor: balanceMinor - entry.amountMinor, date: entry.bookingDate };
}

function balanceAfter({ entry, balanceMinor }: BookedRow): StatedBalance | null {
  return balanceMinor === null ? null : { amountMinor: balanceMinor, date: entry.bookingDate };
}

type Columns = (column: ColumnRef) => number;

/** Finds the position of a column, from 0. */
function columnFinder(header: CsvRow | undefined): Columns {
  const names = new Map<string, number>();
  for (const [index, cell] of (header?.cells ?? []).entries()) {
    const name = columnName(cell);
    if (!names.has(name)) names.set(name, index);
  }
  return (column) => {
    const at = typeof column === 'number' ? column - 1 : names.get(columnName(column));
    if (at !== undefined) return at;
    throw new CsvStatementError(
      'missing_column',
      header?.line ?? 1,
      explain('csv_statement.no_column', { column: String(column) }),
    );
  };
}

function columnName(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

function rowReader(
  profile: StatementCsvProfile,
  { currency }: StatementCsvContext,
  columns: Columns,
): (row: CsvRow) => BookedRow {
  const readDate = dateReader(profile.dateFormat);
  const { dateFormat: format } = profile;
  if (!readDate)
    throw new CsvStatementError('bad_date', 1, explain('csv_statement.no_date_format', { format }));
  const amount = amountReader(profile.decimalMark, currency);
  const date = (cell: Cell) => {
    const found = readDate(cell.text);
    if (found !== null) return found;
    throw new CsvStatementError(
      'bad_date',
      cell.line,
      explain('csv_statement.no_date', { cell: quoted(cell.text), format }),
    );
  };
  const money = (cell: Cell) => {
    const found = amount(cell.text);
    if (found !== null) return found;
    throw new CsvStatementError(
      'bad_amount',
      cell.line,
      explain('csv_statement.no_amount', { cell: quoted(cell.text), currency }),
    );
  };
  const bookingAt = columns(profile.bookingDate);
  const amountOf = amountFinder(profile.amount, columns, money);
  const descriptionAt = profile.description.map(columns);
  const optional = (column: ColumnRef | null) => {
    const at = column === null ? null : columns(column);
    return (row: CsvRow) => (at === null ? null : presence(row.cells[at]));
  };
  const [valueDate, balance, bankReference] = [
    optional(profile.valueDate),
    optional(profile.balance),
    optional(profile.bankReference),
  ];
  const [endToEndId, name, accountNumber] = [
    optional(profile.endToEndId),
    optional(profile.counterpartyName),
    optional(profile.counterpartyAccount),
  ];
  return (row) => {
    const bookingDate = date(cellAt(row, bookingAt));
    const value = valueDate(row);
    const left = balance(row);
    const text = descriptionAt.map((at) => presence(row.cells[at])).filter((part) => part !== null);
    const detail = {
      endToEndId: endToEndId(row),
      amountMinor: null,
      text: '',
      counterparty: { name: name(row), accountNumber: accountNumber(row) },
      returned: null,
    };
    const isDetailed =
      detail.endToEndId !== null ||
      detail.counterparty.name !== null ||
      detail.counterparty.accountNumber !== null;
    return {
      balanceMinor: left === null ? null : money({ text: left, line: row.line }),
      entry: {
        amountMinor: amountOf(row),
        isReversal: false,
        status: 'BOOKED',
        bookingDate,
        valueDate: value === null ? bookingDate : date({ text: value, line: row.line }),
        bankReference: bankReference(row),
        code: '',
        text: text.join(' '),
        batchCount: null,
        details: isDetailed ? [detail] : [],
      },
    };
  };
}

interface Cell {
  text: string;
  line: number;
}

function cellAt(row: CsvRow, at: number): Cell {
  const text = row.cells[at];
  if (text === undefined)
    throw new CsvStatementError(
      'missing_column',
      row.line,
      explain('csv_statement.short_row', { cells: row.cells.length, expected: at + 1 }),
    );
  return { text: text.trim(), line: row.line };
}

function presence(text: string | undefined): string | null {
  const trimmed = (text ?? '').replace(/\s+/g, ' ').trim();
  return trimmed === '' ? null : trimmed;
}

type Money = (cell: Cell) => bigint;

/** Reads the amount of a row: positive for money in, negative for money out. */
function amountFinder(amounts: AmountColumns, columns: Columns, money: Money): (row: CsvRow) => bigint {
  switch (amounts.kind) {
    case 'SIGNED': {
      const at = columns(amounts.amount);
      return (row) => money(cellAt(row, at));
    }
    case 'MARKED': {
      const [at, markAt] = [columns(amounts.amount), columns(amounts.mark)];
      const debits = new Set(amounts.debitMarks.map(columnName));
      const credits = new Set(amounts.creditMarks.map(columnName));
      return (row) => {
        const amount = money(cellAt(row, at));
        const mark = cellAt(row, markAt);
        if (debits.has(columnName(mark.text))) return -amount;
        if (credits.has(columnName(mark.text))) return amount;
        throw new CsvStatementError(
          'bad_amount',
          row.line,
          explain('csv_statement.unknown_mark', { cell: quoted(mark.text) }),
        );
      };
    }
    case 'TWO_COLUMNS':
      return twoColumns(columns(amounts.debit), columns(amounts.credit), amounts.debitsAreNegative, money);
  }
}

function twoColumns(
  debitAt: number,
  creditAt: number,
  debitsAreNegative: boolean,
  money: Money,
): (row: CsvRow) => bigint {
  const filled = (row: CsvRow, at: number) => {
    const text = (row.cells[at] ?? '').trim();
    return text === '' || /^-+$/.test(text) ? 0n : money({ text, line: row.line });
  };
  return (row) => {
    const [debit, credit] = [filled(row, debitAt), filled(row, creditAt)];
    if ((debit !== 0n && credit !== 0n) || (row.cells[debitAt] ?? '') + (row.cells[creditAt] ?? '') === '')
      throw new CsvStatementError('bad_amount', row.line, explain('csv_statement.not_one_amount'));
    return credit + (debitsAreNegative ? debit : -debit);
  };
}
