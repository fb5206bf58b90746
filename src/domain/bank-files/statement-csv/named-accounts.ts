import type { StatementCsvProfile } from './profile.ts';
import type { CsvRow } from './rows.ts';

const LABEL = String.raw`(?:account|acc(?:ou)?n?t|acc|a\/c|rekening)`;
const NUMBER = String.raw`(?:number|num|no|nr|nommer)`;

/** "Account number", "FOR ACCOUNT NUMBER 62…", "Rekeningnommer:"; not "Account name" or "Account type". */
const LABELLED = new RegExp(String.raw`(?:^|\W)${LABEL}[\s-]*${NUMBER}?\b\.?\s*[:#]?\s*(?<rest>.*)$`, 'i');

/** The header of a column with the number of the statement's own account. */
const OWN_COLUMN = new RegExp(String.raw`^(?:(?:own|my|from) )?${LABEL}[\s-]*${NUMBER}?\.?$`, 'i');

/** At least six digits, or the last ones after marks that hide the others. */
const ACCOUNT = /^(?:[*x#]{2,}[\s-]?\d{3,}|\d(?:[\s-]?\d){5,})(?!\d)/i;

/**
 * The numbers of the accounts that a CSV file says its rows are of: beside a label above the first entry, or
 * in a column of accounts. Each once, as it is written. A column that the profile reads as the other side's
 * account does not count.
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
  const header = above.at(-1)?.cells ?? [];
  const at = header.findIndex((cell) => OWN_COLUMN.test(cell.trim()));
  const isOtherSide =
    counterpartyAccount !== null &&
    (counterpartyAccount === at + 1 ||
      String(counterpartyAccount).toLowerCase() === (header[at] ?? '').trim().toLowerCase());
  if (at >= 0 && !isOtherSide)
    for (const { cells } of rows.slice(headerRows)) {
      const account = accountAtStart(cells[at] ?? '');
      if (account !== null) named.add(account);
    }
  return [...named];
}

/** The account beside a label: in the same cell, or in the next one that has a text. */
function labelledAccount(cells: readonly string[]): string | null {
  for (const [index, cell] of cells.entries()) {
    const rest = LABELLED.exec(cell.trim())?.groups?.['rest'];
    if (rest === undefined) continue;
    const beside = rest || (cells.slice(index + 1).find((next) => next.trim() !== '') ?? '');
    const account = accountAtStart(beside);
    if (account !== null) return account;
  }
  return null;
}

function accountAtStart(text: string): string | null {
  return ACCOUNT.exec(text.trim())?.[0] ?? null;
}
