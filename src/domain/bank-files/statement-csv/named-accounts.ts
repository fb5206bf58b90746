import type { StatementCsvProfile } from './profile.ts';
import { isEmptyRow, type CsvRow } from './rows.ts';

const LABEL = String.raw`(?:account|acct?|a\/c|rekening|card)`;
const NUMBER = String.raw`(?:number|num|no|nr|nommer)`;

/** "Account number", "FOR ACCOUNT NUMBER 62…", "Tjekrekening:". The account number follows this text. */
const LABELLED = new RegExp(LABEL, 'i');

/** The header of a column with the number of the statement's own account. */
const OWN_COLUMN = new RegExp(
  String.raw`^(?:(?:own|our|my|from|source|debit|bank)[\s_]*)?${LABEL}` +
    String.raw`[\s_.-]*(?:${NUMBER}|#)?\.?(?:\s*\(own\))?$`,
  'i',
);

/** At least six digits, or fewer if marks hide the others. */
const ACCOUNT = /(?:[*#]|x{2,}|\d)[\d*#x]*(?:[ -][\d*#x]+)*/gi;
const FEWEST_DIGITS = 6;
const FEWEST_SHOWN = 3;
/** A date or a period may follow the number. */
const DATE = /\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{4}/g;

/**
 * The numbers of the accounts to which a CSV file says that its rows belong, from a label above the first
 * entry or from a column of accounts. Each number once, as it is written. A column that the profile reads as
 * the other side's account does not count.
 */
export function namedAccounts(
  rows: readonly CsvRow[],
  { headerRows, counterpartyAccount }: Pick<StatementCsvProfile, 'headerRows' | 'counterpartyAccount'>,
): string[] {
  const named = new Set<string>();
  const above = rows.slice(0, headerRows);
  for (const { cells } of above) {
    const account = labelledAccount(cells);
    if (account !== null) named.add(account);
  }
  const below = rows.slice(headerRows).filter((row) => !isEmptyRow(row));
  const header = above.at(-1)?.cells ?? [];
  const otherSide = String(counterpartyAccount ?? '').toLowerCase();
  for (const [at, name] of header.entries()) {
    if (!OWN_COLUMN.test(name.trim())) continue;
    if (counterpartyAccount === at + 1 || otherSide === name.trim().toLowerCase()) continue;
    for (const { cells } of below) {
      const account = accountIn(cells[at] ?? '');
      if (account !== null) named.add(account);
    }
  }
  if (headerRows === 0) for (const account of repeatedAccounts(below)) named.add(account);
  return [...named];
}

/**
 * The account beside a label: in the same cell, or in one to its right. One bank writes it to the left of a
 * cell that contains only the label.
 */
function labelledAccount(cells: readonly string[]): string | null {
  for (const [index, cell] of cells.entries()) {
    const found = LABELLED.exec(cell);
    if (!found) continue;
    for (const beside of [cell.slice(found.index + found[0].length), ...cells.slice(index + 1)]) {
      const account = accountIn(beside);
      if (account !== null) return account;
    }
    const before = OWN_COLUMN.test(cell.trim()) ? cells.slice(0, index).toReversed() : [];
    for (const beside of before) {
      const account = accountIn(beside);
      if (account !== null) return account;
    }
  }
  return null;
}

/** Long numbers that a column without a name repeats in several rows. */
function repeatedAccounts(rows: readonly CsvRow[]): string[] {
  const first = rows.length > 1 ? rows[0]!.cells : [];
  return first.filter(
    (cell, at) => /^\d{9,16}$/.test(cell.trim()) && rows.every((row) => row.cells[at] === cell),
  );
}

/** The first account number of a text. Spreadsheets write numbers as ="62…" or '62…. */
function accountIn(text: string): string | null {
  for (const [found] of text.replace(DATE, ' ').matchAll(ACCOUNT)) {
    const account = found.trim();
    const digits = account.replace(/\D/g, '').length;
    if (digits >= (/[*#x]/i.test(account) ? FEWEST_SHOWN : FEWEST_DIGITS)) return account;
  }
  return null;
}
