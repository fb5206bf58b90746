import { eachAccepted } from './accepted-rows.ts';
import { findChangedDetails } from './changed-details.ts';
import { derived } from './derived.ts';
import { findPaidAgain } from './paid-again.ts';
import { PeopleInFile, rowsInQuestion } from './rows-in-question.ts';
import { findSharedInFile } from './shared-in-file.ts';
import type { Sheet } from './sheet.ts';
import { findSumsAmongRows } from './sums-among-rows.ts';
import { findUnusualLengths } from './unusual-lengths.ts';
import type { WithdrawalFile } from './withdrawal-file.ts';

type Comparisons = Pick<
  WithdrawalFile,
  'readPeople' | 'changedDetails' | 'sharedAccounts' | 'paidAgain' | 'sumsAmongRows' | 'unusualLengths'
>;

/** The findings from comparing the accepted rows of a sheet with each other. */
export function comparisons(sheet: Sheet): Comparisons {
  const { table } = sheet;
  const readPeople = peopleReader(sheet);
  const inQuestion = derived(sheet, () => rowsInQuestion(table, readPeople(Infinity)));
  return {
    readPeople: (most) => readPeople(most).readTo === table.length,
    changedDetails: derived(sheet, () => {
      const rows = inQuestion().severalAccounts;
      return findChangedDetails((take) => rows.forEach((row) => eachAccepted(sheet, row - 1, row, take)));
    }),
    sharedAccounts: derived(sheet, () => {
      const rows = inQuestion().severalNames;
      return findSharedInFile((take) => rows.forEach((row) => eachAccepted(sheet, row - 1, row, take)));
    }),
    paidAgain: () => findPaidAgain(table, sheet.rules.source.banks),
    sumsAmongRows: () => findSumsAmongRows(table),
    unusualLengths: () => findUnusualLengths(table, sheet.rules.source.banks),
  };
}

/**
 * Reads the people of up to `most` more rows, and rereads those of changed rows. Starts over after every row
 * was checked again.
 */
function peopleReader(sheet: Sheet): (most: number) => PeopleInFile {
  const { table } = sheet;
  let people: { checks: number; read: PeopleInFile } | null = null;
  return (most) => {
    const stale = sheet.takeChanged();
    if (people?.checks !== sheet.checks)
      people = { checks: sheet.checks, read: new PeopleInFile(table.length) };
    else
      for (const row of stale)
        if (row < people.read.readTo)
          eachAccepted(sheet, row, row + 1, (at, one) => people!.read.take(at, one));
    const { read } = people;
    const to = Math.min(table.length, read.readTo + most);
    eachAccepted(sheet, read.readTo, to, (row, withdrawal) => read.take(row, withdrawal));
    read.readTo = to;
    return read;
  };
}
