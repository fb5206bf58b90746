import { explain } from '../../../shared/error-texts.ts';
import type { Currency } from '../../../shared/money.ts';
import type { StatementEntry, StatementHead, StatementPart } from '../statement.ts';
import { StatementError } from '../statement-error.ts';
import { hasBalanceWords } from './balance-row.ts';
import { amountReader } from './cells.ts';
import { CsvStatementError } from './csv-statement-error.ts';
import { namedAccounts } from './named-accounts.ts';
import type { StatementCsvProfile } from './profile.ts';
import { columnFinder, rowReader, type ReadRow } from './row-reader.ts';
import { csvRows, isEmptyRow, type CsvRow } from './rows.ts';

/** The facts that a CSV file does not state. */
export interface StatementCsvContext {
  /** A name for the statement, such as the SHA-256 of the file. */
  statementId: string;
  accountNumber: string;
  currency: Currency;
}

/** A CSV statement with the findings that a user must see before it is stored. */
export interface CsvStatement {
  head: StatementHead;
  /** Oldest first. */
  entries: StatementEntry[];
  /** The rows that are not entries, such as an opening balance, in the order of the entries. */
  others: Pick<ReadRow, 'line' | 'text' | 'balanceMinor'>[];
  /** The accounts that the file itself names, as they are written. */
  accounts: string[];
  /** Why its lines do not add up to its balances; null if they do, or if it has no balances. */
  broken: CsvBreak | null;
  /** How many balances follow from the one before them, minus the number that do not. */
  followed: number;
}

interface CsvBreak {
  /** The first row whose balance does not follow from the one before it. */
  line: number;
  /** The closing balance less the opening balance and the entries. */
  differenceMinor: bigint;
}

/**
 * Reads a statement from CSV by a profile. The opening and closing balance follow from the first and the last
 * balance of the file; without balances they are null. Throws a StatementError.
 */
export function readStatementCsv(
  text: string,
  profile: StatementCsvProfile,
  context: StatementCsvContext,
): CsvStatement {
  return readCsvRows(csvRows(text, profile.delimiter), profile, context);
}

/** As `readStatementCsv`, from the rows of the file. */
export function readCsvRows(
  all: readonly CsvRow[],
  profile: StatementCsvProfile,
  context: StatementCsvContext,
): CsvStatement {
  const rows = [...all];
  while (rows.length > 0 && isEmptyRow(rows.at(-1)!)) rows.pop();
  if (rows.length < profile.headerRows)
    throw new CsvStatementError(
      'not_a_statement',
      1,
      explain('csv_statement.few_header_rows', { rows: profile.headerRows }),
    );
  const columns = columnFinder(rows[profile.headerRows - 1]);
  const reader = rowReader(profile, context.currency, columns);
  refuseEntriesAbove(rows.slice(0, profile.headerRows), reader, profile);
  const read = readBelow(rows.slice(profile.headerRows), reader, profile, columns(profile.bookingDate));
  const entries = read.flatMap((row) => row.entries);
  const balances = balancesOf(read);
  const broken = balances && breakOf(read, balances);
  const dates = read.map(({ date }) => date).filter((date) => date !== null);
  const stated = (amountMinor: bigint | undefined, date: string | undefined) =>
    amountMinor === undefined || date === undefined ? null : { amountMinor, date };
  return {
    head: {
      kind: 'STATEMENT',
      statementId: context.statementId,
      sequenceNumber: null,
      accountNumber: context.accountNumber,
      currency: context.currency,
      opening: stated(balances?.openingMinor, dates[0]),
      closing: stated(balances?.closingMinor, dates.at(-1)),
    },
    entries,
    others: read.filter((row) => row.entries.length === 0),
    accounts: namedAccounts(rows, profile),
    broken: statedAbove(rows.slice(0, profile.headerRows), profile, context, balances) ?? broken,
    followed: followedIn(read),
  };
}

type Reader = ReturnType<typeof rowReader>;

/** Reads a row that may not be an entry; null if it cannot be read. */
function tryRead(row: CsvRow, reader: Reader): ReadRow | null {
  try {
    return reader(row, { isAtEdge: false, hasBalance: true });
  } catch (error) {
    if (error instanceof StatementError) return null;
    throw error;
  }
}

/** A file may have fewer rows above its entries than the file for which the profile was made. */
function refuseEntriesAbove(above: readonly CsvRow[], reader: Reader, profile: StatementCsvProfile): void {
  const entry = above.find((row) => (tryRead(row, reader)?.entries.length ?? 0) > 0);
  if (!entry) return;
  const rows = profile.headerRows;
  throw new CsvStatementError('not_a_statement', entry.line, explain('csv_statement.entry_above', { rows }));
}

/**
 * The rows below the header, oldest first. A row at the end that the profile skips is still an entry if it
 * has a date and an amount and is not a total, because another file may have no totals.
 */
function readBelow(
  below: readonly CsvRow[],
  reader: Reader,
  { footerRows, order, dateFormat }: StatementCsvProfile,
  dateAt: number,
): ReadRow[] {
  const filled = below.filter((row) => !isEmptyRow(row));
  const cut = new Set(below.slice(Math.max(0, below.length - footerRows)));
  const isTotal = ({ cells }: CsvRow) => cells.some((cell) => /\btotaa?l/i.test(cell));
  const kept = filled.filter(
    (row) => !cut.has(row) || (!isTotal(row) && (tryRead(row, reader)?.entries.length ?? 0) > 0),
  );
  const [last, next] = [kept.at(-1), filled[kept.length]];
  if (last && next && !isTotal(next) && isUndatedEntry(next, last, { reader, order, dateAt }))
    throw new CsvStatementError(
      'bad_date',
      next.line,
      explain('csv_statement.no_date', { cell: '', format: dateFormat }),
    );
  if (order === 'NEWEST_FIRST') kept.reverse();
  let hasBalance = false;
  return kept.map((row, index) => {
    const read = reader(row, { isAtEdge: index === 0 || index === kept.length - 1, hasBalance });
    hasBalance ||= read.balanceMinor !== null;
    return read;
  });
}

/**
 * Whether the row after the last entry is an entry without its date: read with the date of the last entry,
 * its amount leads from that entry's balance to its own, or the other way round.
 */
function isUndatedEntry(
  row: CsvRow,
  last: CsvRow,
  { reader, order, dateAt }: { reader: Reader; order: StatementCsvProfile['order']; dateAt: number },
): boolean {
  if ((row.cells[dateAt] ?? '').trim() !== '') return false;
  const dated = tryRead({ ...row, cells: row.cells.with(dateAt, last.cells[dateAt] ?? '') }, reader);
  const beside = tryRead(last, reader);
  if (!dated || !beside || sumOf([dated]) === 0n) return false;
  const [before, after] = order === 'NEWEST_FIRST' ? [dated, beside] : [beside, dated];
  if (before.balanceMinor === null || after.balanceMinor === null) return false;
  return before.balanceMinor + sumOf([after]) === after.balanceMinor;
}

/** The opening balance that some banks state above the column names, if it differs from that of the rows. */
function statedAbove(
  above: readonly CsvRow[],
  { decimalMark }: StatementCsvProfile,
  { currency }: StatementCsvContext,
  balances: Balances | null,
): CsvBreak | null {
  const money = amountReader(decimalMark, currency);
  for (const { cells, line } of balances ? above : []) {
    if (!hasBalanceWords(cells.map((cell) => cell.replace(/:\s*$/, '')))) continue;
    const stated = cells.map((cell) => (/\d/.test(cell) ? money(cell) : null)).find((one) => one !== null);
    const isOpening = cells.some((cell) => /open|brought|begin|aanvang|oorgebring/i.test(cell));
    if (stated === undefined || !isOpening || stated === balances!.openingMinor) continue;
    return { line, differenceMinor: balances!.openingMinor - stated };
  }
  return null;
}

/** The parts of a statement that was read. */
export function* partsOf({ head, entries }: CsvStatement): Generator<StatementPart> {
  yield { part: 'head', head };
  for (const entry of entries) yield { part: 'entry', entry };
}

interface Balances {
  openingMinor: bigint;
  closingMinor: bigint;
}

/** The balances before the first row and after the last one; null if no row states one. */
function balancesOf(rows: readonly ReadRow[]): Balances | null {
  const first = rows.findIndex(({ balanceMinor }) => balanceMinor !== null);
  if (first < 0) return null;
  const last = rows.findLastIndex(({ balanceMinor }) => balanceMinor !== null);
  return {
    openingMinor: rows[first]!.balanceMinor! - sumOf(rows.slice(0, first + 1)),
    closingMinor: rows[last]!.balanceMinor! + sumOf(rows.slice(last + 1)),
  };
}

/**
 * Banks may list the entries of a day in a different order from their balances. So when the whole statement
 * adds up, it is enough that one balance of each day is the balance at the end of that day.
 */
function breakOf(rows: readonly ReadRow[], { openingMinor, closingMinor }: Balances): CsvBreak | null {
  const differenceMinor = closingMinor - openingMinor - sumOf(rows);
  let balance = openingMinor;
  let wrong: ReadRow | null = null;
  for (const [index, row] of rows.entries()) {
    balance += sumOf([row]);
    if (row.balanceMinor !== null && row.balanceMinor !== balance) {
      if (differenceMinor !== 0n) return { line: row.line, differenceMinor };
      wrong ??= row;
    }
    const next = rows[index + 1];
    if (next && (next.date === null || next.date === row.date)) continue;
    if (wrong && !statesInDay(rows, index, balance)) return { line: wrong.line, differenceMinor };
    wrong = null;
  }
  return differenceMinor === 0n ? null : { line: rows.at(-1)!.line, differenceMinor };
}

/** Whether a row of the day that ends at `index` states a balance. */
function statesInDay(rows: readonly ReadRow[], index: number, balance: bigint): boolean {
  const { date } = rows[index]!;
  for (let at = index; at >= 0 && rows[at]!.date === date; at--)
    if (rows[at]!.balanceMinor === balance) return true;
  return false;
}

/** How many balances follow from the one before them, minus the number that do not. */
function followedIn(rows: readonly ReadRow[]): number {
  let before: bigint | null = null;
  let followed = 0;
  for (const row of rows) {
    const { balanceMinor } = row;
    const due: bigint | null = before === null ? null : before + sumOf([row]);
    if (due !== null && balanceMinor !== null) followed += due === balanceMinor ? 1 : -1;
    before = balanceMinor ?? due;
  }
  return followed;
}

function sumOf(rows: readonly ReadRow[]): bigint {
  let sum = 0n;
  for (const { entries } of rows) for (const { amountMinor } of entries) sum += amountMinor;
  return sum;
}
