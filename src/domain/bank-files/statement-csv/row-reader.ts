import { explain, type Explained } from '../../../shared/error-texts.ts';
import type { Currency } from '../../../shared/money.ts';
import { FEE_MARK, type StatementEntry } from '../statement.ts';
import { hasBalanceWords } from './balance-row.ts';
import { amountReader, dateReader } from './cells.ts';
import { CsvStatementError, quoted } from './csv-statement-error.ts';
import type { AmountColumns, ColumnRef, FeeColumn, StatementCsvProfile } from './profile.ts';
import type { CsvRow } from './rows.ts';

/** A row of a statement as it is read. */
export interface ReadRow {
  line: number;
  /** The booking date; null if a row without entries has none. */
  date: string | null;
  /** Its amount and its fee as entries; empty for a row that only states a balance or a text. */
  entries: StatementEntry[];
  /** The balance after the row; null if it states none. */
  balanceMinor: bigint | null;
  /** The text of the row. */
  text: string;
}

type Columns = (column: ColumnRef) => number;
type Money = (cell: Cell) => bigint;

interface Cell {
  text: string;
  line: number;
}

export interface RowPlace {
  /** Whether it is the first or the last row, where a balance may be in the column of amounts. */
  isAtEdge: boolean;
  /** Whether a row before it has stated a balance, so that one without an amount hides no money. */
  hasBalance: boolean;
}

/** A card payment that the balances do not count, because it is not booked. It comes again when it is. */
const PENDING = /^\(pending\)/i;

/** Finds the position of a column, from 0. Throws a StatementError if there is no such column. */
export function columnFinder(header: CsvRow | undefined): Columns {
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

/**
 * Reads the rows of a profile. A row without an amount has no entry if the file has balances, because these
 * show whether money is missing. Throws a StatementError for a row that cannot be read.
 */
export function rowReader(
  profile: StatementCsvProfile,
  currency: Currency,
  columns: Columns,
): (row: CsvRow, place: RowPlace) => ReadRow {
  const { dateFormat: format } = profile;
  const readDate = dateReader(format);
  if (!readDate)
    throw new CsvStatementError('bad_date', 1, explain('csv_statement.no_date_format', { format }));
  const date = (cell: Cell) =>
    readOrRefuse(cell, readDate, 'bad_date', (text) =>
      explain('csv_statement.no_date', { cell: text, format }),
    );
  const money = moneyReader(profile, currency);
  const bookingAt = columns(profile.bookingDate);
  const amountOf = amountFinder(profile.amount, columns, money);
  const feeOf = feeFinder(profile.fee ?? null, columns, money);
  const optional = optionalIn(columns);
  const [valueDate, balance, bankReference] = [
    optional(profile.valueDate),
    optional(profile.balance),
    optional(profile.bankReference),
  ];
  const detailOf = detailFinder(profile, columns);
  const descriptionAt = profile.description.map(columns);
  const mapped = mappedColumns(profile, columns);
  return (row, { isAtEdge, hasBalance }) => {
    const { line } = row;
    const left = balance(row);
    const balanceMinor = left === null ? null : money({ text: left, line });
    const text = descriptionAt
      .map((at) => presence(row.cells[at]))
      .filter((part) => part !== null)
      .join(' ');
    const [amount, fee] = [amountOf(row), feeOf(row)];
    const isBalance = hasBalanceWords(row.cells);
    const without = (stated: bigint | null): ReadRow => ({
      line,
      date: readDate((row.cells[bookingAt] ?? '').trim()),
      entries: [],
      balanceMinor: stated,
      text:
        text ||
        row.cells
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(' '),
    });
    if (balanceMinor === null && PENDING.test(text)) return without(null);
    if (amount === null && fee === 0n) {
      if (!isBalance && profile.balance === null) throw noAmount(profile, row, currency);
      const hidden = hasBalance && balanceMinor !== null ? undefined : hiddenAmount(row, mapped);
      if (hidden !== undefined && !isBalance)
        throw new CsvStatementError(
          'bad_amount',
          line,
          explain('csv_statement.hidden_amount', { cell: quoted(hidden) }),
        );
      return without(balanceMinor);
    }
    // Some banks write the balance itself in the column of amounts.
    const isStated = balanceMinor === null ? isAtEdge : balanceMinor === amount;
    if (isBalance && fee === 0n && (amount === 0n || isStated)) return without(balanceMinor ?? amount);
    const bookingDate = date(cellAt(row, bookingAt));
    const value = valueDate(row);
    const booked = {
      isReversal: false,
      status: 'BOOKED',
      bookingDate,
      valueDate: value === null ? bookingDate : date({ text: value, line }),
      code: '',
      batchCount: null,
    } as const;
    const entries: StatementEntry[] = [];
    if (amount !== null)
      entries.push({
        ...booked,
        amountMinor: amount,
        bankReference: bankReference(row),
        text,
        details: detailOf(row),
      });
    // The fee is not the payment, so it has neither the payment's reference nor its counterparty.
    if (fee !== 0n)
      entries.push({
        ...booked,
        amountMinor: fee,
        bankReference: null,
        text: amount === null ? text : `${FEE_MARK}${text}`,
        details: [],
      });
    return { line, date: bookingDate, entries, balanceMinor, text };
  };
}

/** The positions of the columns that the profile reads. */
function mappedColumns({ amount, ...profile }: StatementCsvProfile, columns: Columns): Set<number> {
  const { bookingDate, valueDate, balance, bankReference, fee } = profile;
  const { endToEndId, counterpartyName, counterpartyAccount } = profile;
  const amounts = amount.kind === 'TWO_COLUMNS' ? [amount.debit, amount.credit] : [amount.amount];
  const refs = [
    ...amounts,
    ...profile.description,
    ...[bookingDate, valueDate, balance, bankReference, fee?.column ?? null],
    ...[endToEndId, counterpartyName, counterpartyAccount],
  ];
  return new Set(refs.filter((ref) => ref !== null).map(columns));
}

/** An amount in a column that the profile does not read. */
function hiddenAmount({ cells }: CsvRow, mapped: ReadonlySet<number>): string | undefined {
  return cells.find(
    (cell, at) =>
      !mapped.has(at) && /^[-+(R$ ]*\d[\d ,.]*[.,]\d{2}[-) ]*$/.test(cell.trim()) && /[1-9]/.test(cell),
  );
}

function moneyReader({ decimalMark }: StatementCsvProfile, currency: Currency): Money {
  const amount = amountReader(decimalMark, currency);
  return (cell) =>
    readOrRefuse(cell, amount, 'bad_amount', (text) =>
      explain('csv_statement.no_amount', { cell: text, currency }),
    );
}

/** The value of a cell. Throws a StatementError with a sentence that quotes the cell. */
function readOrRefuse<T>(
  { text, line }: Cell,
  read: (text: string) => T | null,
  code: 'bad_amount' | 'bad_date',
  sentence: (cell: string) => Explained,
): T {
  const found = read(text);
  if (found === null) throw new CsvStatementError(code, line, sentence(quoted(text)));
  return found;
}

function noAmount({ amount }: StatementCsvProfile, { line }: CsvRow, currency: Currency): CsvStatementError {
  return new CsvStatementError(
    'bad_amount',
    line,
    amount.kind === 'TWO_COLUMNS'
      ? explain('csv_statement.not_one_amount')
      : explain('csv_statement.no_amount', { cell: '', currency }),
  );
}

function optionalIn(columns: Columns): (column: ColumnRef | null) => (row: CsvRow) => string | null {
  return (column) => {
    const at = column === null ? null : columns(column);
    return (row) => (at === null ? null : presence(row.cells[at]));
  };
}

function detailFinder(
  profile: StatementCsvProfile,
  columns: Columns,
): (row: CsvRow) => StatementEntry['details'] {
  const optional = optionalIn(columns);
  const [endToEndId, name, accountNumber] = [
    optional(profile.endToEndId),
    optional(profile.counterpartyName),
    optional(profile.counterpartyAccount),
  ];
  return (row) => {
    const counterparty = { name: name(row), accountNumber: accountNumber(row) };
    const id = endToEndId(row);
    const isDetailed = id !== null || counterparty.name !== null || counterparty.accountNumber !== null;
    return isDetailed ? [{ endToEndId: id, amountMinor: null, text: '', counterparty, returned: null }] : [];
  };
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

/** Reads the fee of a row: negative for money out, zero for a row without a fee. */
function feeFinder(fee: FeeColumn | null, columns: Columns, money: Money): (row: CsvRow) => bigint {
  if (!fee) return () => 0n;
  const at = columns(fee.column);
  return (row) => {
    const minor = amountOrNothing(row, at, money) ?? 0n;
    return fee.feesAreNegative ? minor : -minor;
  };
}

/** The amount of a cell; null for an empty one, or one that only has a dash. */
function amountOrNothing(row: CsvRow, at: number, money: Money): bigint | null {
  const text = (row.cells[at] ?? '').trim();
  return text === '' || /^[-\u2013\u2014]+$/.test(text) ? null : money({ text, line: row.line });
}

/**
 * Reads the amount of a row: positive for money in, negative for money out, null for a row without one.
 */
function amountFinder(
  amounts: AmountColumns,
  columns: Columns,
  money: Money,
): (row: CsvRow) => bigint | null {
  switch (amounts.kind) {
    case 'SIGNED': {
      const at = columns(amounts.amount);
      return (row) => {
        cellAt(row, at);
        return amountOrNothing(row, at, money);
      };
    }
    case 'MARKED':
      return marked(amounts, columns, money);
    case 'TWO_COLUMNS':
      return twoColumns(columns(amounts.debit), columns(amounts.credit), amounts.debitsAreNegative, money);
  }
}

function marked(
  amounts: Extract<AmountColumns, { kind: 'MARKED' }>,
  columns: Columns,
  money: Money,
): (row: CsvRow) => bigint | null {
  const [at, markAt] = [columns(amounts.amount), columns(amounts.mark)];
  const debits = new Set(amounts.debitMarks.map(columnName));
  const credits = new Set(amounts.creditMarks.map(columnName));
  return (row) => {
    cellAt(row, at);
    const amount = amountOrNothing(row, at, money);
    if (amount === null) return null;
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

function twoColumns(
  debitAt: number,
  creditAt: number,
  debitsAreNegative: boolean,
  money: Money,
): (row: CsvRow) => bigint | null {
  return (row) => {
    const [debit, credit] = [amountOrNothing(row, debitAt, money), amountOrNothing(row, creditAt, money)];
    if (debit === null && credit === null) return null;
    if (debit && credit)
      throw new CsvStatementError('bad_amount', row.line, explain('csv_statement.not_one_amount'));
    return (credit ?? 0n) + (debitsAreNegative ? (debit ?? 0n) : -(debit ?? 0n));
  };
}
