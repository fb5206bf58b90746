import { explain } from '../../../shared/error-texts.ts';
import type { Currency } from '../../../shared/money.ts';
import type { StatementEntry, StatementHead, StatementPart } from '../statement.ts';
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

/** A CSV statement with what a user must know before it is stored. */
export interface CsvStatement {
  head: StatementHead;
  /** Oldest first. */
  entries: StatementEntry[];
  /** The rows that are no entry, such as an opening balance, in the order of the entries. */
  others: Pick<ReadRow, 'line' | 'text' | 'balanceMinor'>[];
  /** The accounts that the file itself names, as they are written. */
  accounts: string[];
  /** Why its lines do not add up to its balances; null if they do, or if it has no balances. */
  broken: CsvBreak | null;
  /** How many of its balances follow from the one before them, less those that do not. */
  followed: number;
}

export interface CsvBreak {
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
  const read = rows
    .slice(profile.headerRows, Math.max(profile.headerRows, rows.length - profile.footerRows))
    .filter((row) => !isEmptyRow(row))
    .map(rowReader(profile, context.currency, columns));
  if (profile.order === 'NEWEST_FIRST') read.reverse();
  const entries = read.flatMap((row) => row.entries);
  const balances = balancesOf(read);
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
    broken: balances && breakOf(read, balances),
    followed: followedIn(read),
  };
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

function breakOf(rows: readonly ReadRow[], { openingMinor, closingMinor }: Balances): CsvBreak | null {
  const differenceMinor = closingMinor - openingMinor - sumOf(rows);
  // Banks may write the entries of a day in another order than that of the balances.
  if (differenceMinor === 0n) return null;
  let balance = openingMinor;
  for (const row of rows) {
    balance += sumOf([row]);
    if (row.balanceMinor !== null && row.balanceMinor !== balance) return { line: row.line, differenceMinor };
  }
  return { line: rows.at(-1)!.line, differenceMinor };
}

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
