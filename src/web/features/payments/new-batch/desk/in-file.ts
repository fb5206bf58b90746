import type { WithdrawalFile } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import type { FoundInFile, Some } from './protocol.ts';

/** How many the page lists; it counts the others. */
const SHOWN = 5;

/** The first few, and their total number: a file can have a million of them, which would block the page. */
function some<T, S>(all: readonly T[], shown: (one: T) => S): Some<S> {
  return { count: all.length, first: all.slice(0, SHOWN).map(shown) };
}

const firstRows = (rows: readonly number[]) => some(rows, (row) => row);

/** The findings from comparing the accepted rows with each other, as the page shows them. */
export function foundInFile(
  file: Pick<
    WithdrawalFile,
    'changedDetails' | 'sharedAccounts' | 'sumsAmongRows' | 'paidAgain' | 'unusualLengths'
  >,
): FoundInFile {
  return {
    changed: some(file.changedDetails(), ({ accounts, ...person }) => ({
      ...person,
      accounts: some(accounts, ({ rows, ...account }) => ({ ...account, rows: firstRows(rows) })),
    })),
    shared: some(file.sharedAccounts(), ({ names, ...account }) => ({
      ...account,
      names: some(names, ({ name, rows }) => ({ name, rows: firstRows(rows) })),
    })),
    sums: firstRows(file.sumsAmongRows()),
    paidAgain: some(file.paidAgain(), ({ rows, ...account }) => ({ ...account, rows: firstRows(rows) })),
    unusual: some(file.unusualLengths(), ({ rows, ...bank }) => ({ ...bank, rows: firstRows(rows) })),
    unusualRows: file.unusualLengths().reduce((sum, { rows }) => sum + rows.length, 0),
  };
}
