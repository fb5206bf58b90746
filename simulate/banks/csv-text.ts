import type { CsvStyle } from '../history.ts';
import type { BankEntry, BankStatement } from './camt-text.ts';

/**
 * A small writer of statements in CSV, as banks export them. It shares no code with the product: it was
 * written from the shapes that public import tools describe.
 */

interface Row {
  day: string;
  text: string;
  reference: string;
  /** Null for a row that only states a balance. */
  minor: bigint | null;
  balance: bigint;
}

/**
 * The bytes of a statement. `message` distinguishes two issues of the same statement, if the shape contains
 * it.
 */
export function csvBytes(
  accountNumber: string,
  statement: BankStatement & { name: string },
  message: string,
  style: CsvStyle,
): Buffer {
  const rows = rowsOf(statement);
  const lines = {
    // This shape names no issue, so that another one differs by an empty line.
    PLAIN: () => [...plain(rows, statement), ...(message.startsWith('FIRST') ? [] : [''])],
    TWO_COLUMNS: () => twoColumns(rows.toReversed(), message),
    TITLED: () => titled(rows, accountNumber, message),
  }[style]();
  return Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1');
}

/** The day of the last row: a file of entries says nothing about the days after them. */
export function csvDayOf({ entries, closedOn }: BankStatement, style: CsvStyle): string {
  return style === 'PLAIN' ? closedOn : (entries.at(-1)?.bookedOn ?? '');
}

function rowsOf({ openingMinor, entries }: BankStatement): Row[] {
  let balance = openingMinor;
  return entries.map((entry) => {
    balance += entry.amountMinor;
    const { bookedOn: day, bankReference: reference, amountMinor: minor } = entry;
    return { day, text: wordsOf(entry), reference, minor, balance };
  });
}

/** CSV has no field for a return, so the bank writes it into the text. */
function wordsOf({ text, isReturn }: BankEntry): string {
  return isReturn ? `RTD ${text}` : text;
}

/** Oldest first, amounts with signs, and rows for the balances before and after. */
function plain(rows: readonly Row[], { openingMinor, closingMinor, closedOn }: BankStatement): string[] {
  const first = rows[0]?.day ?? closedOn;
  const edge = (day: string, text: string, balance: bigint): Row => ({
    ...{ day, text, balance },
    reference: '',
    minor: null,
  });
  return [
    'Date,Description,Reference,Amount,Balance',
    ...[
      edge(first, 'OPENING BALANCE', openingMinor),
      ...rows,
      edge(closedOn, 'CLOSING BALANCE', closingMinor),
    ].map(({ day, text, reference, minor, balance }) =>
      [
        turned(day, '/'),
        text,
        reference,
        minor === null ? '' : amount(minor, '.'),
        amount(balance, '.'),
      ].join(','),
    ),
  ];
}

/** Newest first, with separate columns for money out and money in, decimal commas and a line of totals. */
function twoColumns(rows: readonly Row[], message: string): string[] {
  const cell = (minor: bigint | null) => (minor === null ? '' : amount(minor, ','));
  const out = (minor: bigint | null) => (minor !== null && minor < 0n ? -minor : null);
  const into = (minor: bigint | null) => (minor !== null && minor > 0n ? minor : null);
  const sum = (of: (minor: bigint | null) => bigint | null) =>
    rows.reduce((total, { minor }) => total + (of(minor) ?? 0n), 0n);
  return [
    'Datum;Omskrywing;Verwysing;Debiet;Krediet;Saldo',
    ...rows.map(({ day, text, reference, minor, balance }) =>
      [turned(day, '-'), text, reference, cell(out(minor)), cell(into(minor)), amount(balance, ',')].join(
        ';',
      ),
    ),
    `Totaal;;${message};${cell(sum(out))};${cell(sum(into))};`,
  ];
}

/** Titles with the account above the columns, and texts in quotes. */
function titled(rows: readonly Row[], accountNumber: string, message: string): string[] {
  return [
    'ACCOUNT TRANSACTION HISTORY',
    `FOR ACCOUNT NUMBER ${accountNumber}`,
    `PRINT ${message}`,
    'Date,Amount,Balance,Description,Transaction ID',
    ...rows.map(({ day, text, reference, minor, balance }) =>
      [day.replaceAll('-', '/'), amount(minor!, '.'), amount(balance, '.'), `"${text}"`, reference].join(','),
    ),
  ];
}

/** DD, MM and YYYY. */
function turned(day: string, mark: string): string {
  return day.split('-').toReversed().join(mark);
}

function amount(minor: bigint, mark: string): string {
  const cents = minor < 0n ? -minor : minor;
  return `${minor < 0n ? '-' : ''}${cents / 100n}${mark}${String(cents % 100n).padStart(2, '0')}`;
}
