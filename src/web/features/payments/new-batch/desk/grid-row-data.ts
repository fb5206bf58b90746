import { isBranchWarning, isWarning } from '../../../../../domain/withdrawal-file/errors-and-notes.ts';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import type { DeskRow, GridRowData } from './protocol.ts';

/** The data of a row that the grid draws. */
export function gridRow(row: DeskRow): GridRowData {
  let bad = 0;
  const faults = [...(row.status === 'rejected' ? row.errors : []), ...row.refusals];
  for (const { field } of faults) if (field !== null) bad |= bitOf(FIELDS.indexOf(field));
  let noted = 0;
  let warned = 0;
  let branch = false;
  let filled: GridRowData['filled'] = null;
  if (row.status === 'accepted' || row.status === 'rejected')
    for (const { field, code, understood } of row.notes) {
      const at = FIELDS.indexOf(field);
      if (isWarning(code)) warned |= bitOf(at);
      if (isBranchWarning(code)) branch = true;
      // The note about the rail does not concern how the cell is written.
      if (isWarning(code) || code === 'rail_rtgs') continue;
      noted |= bitOf(at);
      if (row.cells[at] === '') (filled ??= {})[at] = understood;
    }
  return {
    row: row.row,
    status: row.status,
    cells: row.cells,
    bad,
    noted,
    warned,
    filled,
    flag: flagOf(row, faults.length > 0) ?? (warned === 0 ? null : branch ? 'branch' : 'doubtful'),
    edited: row.edited,
    locked: row.locked,
  };
}

/** The most serious finding about a row, apart from warnings. */
function flagOf(row: DeskRow, isFaulty: boolean): GridRowData['flag'] {
  if (isFaulty) return 'error';
  if (row.earlierAccount) return 'changed';
  if (row.sameAsCount > 0 || row.earlier.length > 0) return 'duplicate';
  return row.hidden ? 'hidden' : null;
}

export function bitOf(column: number): number {
  return 1 << column;
}
