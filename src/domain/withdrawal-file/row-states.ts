import { withdrawalOf } from './check-row.ts';
import { derived } from './derived.ts';
import { duplicateGroups } from './duplicates.ts';
import type { CellError, Note } from './errors-and-notes.ts';
import type { TotalsRow } from './file-facts.ts';
import type { Sheet, SourceRow } from './sheet.ts';
import { checkTotals, totalsError, totalsReason } from './totals.ts';
import type { RowStatus, RowView } from './withdrawal-file.ts';

interface Duplicates {
  groups: readonly (readonly number[])[];
  /** The duplicate group of each row that is in one. */
  ofRow: ReadonlyMap<number, number>;
  repeats: ReadonlySet<number>;
}

/** States that depend on several rows of a sheet. Rows count from 0. */
export interface RowStates {
  /** The rows of totals, compared with the rows above them. */
  totals: () => ReadonlyMap<number, TotalsRow>;
  duplicates: () => Duplicates;
  hidden: () => ReadonlySet<number>;
  statusOf: (row: number) => RowStatus;
  errorsOf: (row: number, source: SourceRow) => readonly CellError[];
  view: (row: number) => RowView;
}

/** The states of a sheet's rows, including those that other rows decide: totals and duplicates. */
export function rowStates(sheet: Sheet): RowStates {
  const { table } = sheet;
  const totals = derived(sheet, () => new Map(checkTotals(sheet).map((one) => [one.row - 1, one])));
  const totalsAt = (row: number) => (table.status(row) === 'totals' ? totals().get(row)! : null);
  const duplicates = derived(sheet, () => duplicatesOf(sheet));
  const hidden = derived(sheet, () => new Set(sheet.hiddenRows()));
  const statusOf = (row: number): RowStatus => {
    const status = table.status(row);
    if (status !== 'totals') return status;
    return totals().get(row)!.matches ? 'excluded' : 'rejected';
  };
  const errorsOf = (row: number, { record, broken }: SourceRow) => {
    const sums = totalsAt(row);
    return sums ? totalsErrors(sheet, row, sums) : sheet.errorsOf(row, record, broken);
  };

  function view(row: number): RowView {
    const source = sheet.source(row);
    const { record, line } = source;
    const status = statusOf(row);
    const sums = totalsAt(row);
    const errors = errorsOf(row, source);
    return {
      row: row + 1,
      line,
      status,
      cells: [...sheet.cellsOf(row, record)],
      errors: errors.map((error) => ({ ...error, row: row + 1, line })),
      notes: sums ? [] : notesBeside(errors, sheet.reading.findings.notes()),
      withdrawal: status === 'accepted' ? withdrawalOf(sheet.reading, sheet.rules) : null,
      excludedReason:
        sheet.excluded.get(row) ?? (sums?.matches ? totalsReason(sums, sheet.rules.currency) : null),
      totals: sums?.matches ?? false,
      hidden: hidden().has(row),
      duplicateGroup: duplicates().ofRow.get(row) ?? null,
      edited: sheet.edits.has(row) || sheet.confirmed.has(row),
    };
  }

  return { totals, duplicates, hidden, statusOf, errorsOf, view };
}

function duplicatesOf({ table }: Sheet): Duplicates {
  const groups = duplicateGroups(table);
  const ofRow = new Map<number, number>();
  groups.forEach((rows, group) => rows.forEach((row) => ofRow.set(row, group)));
  // The first row of a group is the payment; the others repeat it.
  return { groups, ofRow, repeats: new Set(groups.flatMap((rows) => rows.slice(1))) };
}

/** The notes about cells without an error; notes about cells with an error may be wrong. */
function notesBeside(errors: readonly CellError[], notes: Note[]): Note[] {
  if (errors.length === 0) return notes;
  return notes.filter(({ field }) => !errors.some((error) => error.field === field));
}

function totalsErrors(sheet: Sheet, row: number, totals: TotalsRow): CellError[] {
  return totals.matches ? [] : [totalsError(totals, sheet.rules.currency, sheet.totals.get(row)!)];
}
