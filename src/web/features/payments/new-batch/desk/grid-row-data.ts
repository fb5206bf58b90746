import { FIELD, FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import type { DeskRow, GridRowData } from './protocol.ts';

/** A note that is not about how the cell is written. */
const OTHER_NOTES = new Set(['rail_rtgs', 'branch_of_other_bank']);

/** What the grid draws of a row. `bankName` returns the name of a bank by its code. */
export function gridRow(row: DeskRow, bankName: (code: string) => string): GridRowData {
  let bad = 0;
  const faults = [...(row.status === 'rejected' ? row.errors : []), ...row.refusals];
  for (const { field } of faults) if (field !== null) bad |= bitOf(FIELDS.indexOf(field));
  let noted = 0;
  let filled: GridRowData['filled'] = null;
  if (row.withdrawal)
    for (const { field, code } of row.notes) {
      if (OTHER_NOTES.has(code)) continue;
      const at = FIELDS.indexOf(field);
      noted |= bitOf(at);
      if (row.cells[at] !== '') continue;
      const value = row.withdrawal[FIELD[field].wire] ?? '';
      (filled ??= {})[at] = field === 'bank' ? bankName(value) : value;
    }
  return {
    row: row.row,
    status: row.status,
    cells: row.cells,
    bad,
    noted,
    filled,
    flag:
      faults.length > 0
        ? 'error'
        : row.sameAsCount > 0 || row.earlier.length > 0
          ? 'duplicate'
          : row.earlierAccount
            ? 'changed'
            : null,
    edited: row.edited,
    locked: row.locked,
  };
}

export function bitOf(column: number): number {
  return 1 << column;
}
