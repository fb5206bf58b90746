import { t } from '@lingui/core/macro';
import type { CellEdits } from './cell-edits.ts';
import type { GridCommand } from './grid-keys.ts';
import type { Grid } from './use-grid.ts';

/** Runs a command on the selected cells. Commands that concern more than the cells are passed on. */
export function runCommand(command: GridCommand, grid: Grid, edits: CellEdits): void {
  const { bounds, block, onRefused } = grid;
  const { active, selection, setSelection } = grid.cursor;
  const lastRow = bounds.rows - 1;
  const lastColumn = bounds.columns - 1;
  switch (command) {
    case 'edit':
      edits.begin(active);
      break;
    case 'clear':
      edits.change({ kind: 'clear', block: block() });
      break;
    case 'fill down': {
      const chosen = block();
      // A single selected cell is filled from the cell above it.
      if (chosen.from === chosen.to) chosen.from = Math.max(0, chosen.from - 1);
      if (chosen.from < chosen.to) edits.change({ kind: 'fill', block: chosen });
      else onRefused(t`There is no row above to fill from.`);
      break;
    }
    case 'select all':
      setSelection({ active: { index: 0, column: 0 }, extent: { index: lastRow, column: lastColumn } });
      break;
    case 'select row':
      setSelection({
        active: { ...active, column: 0 },
        extent: { ...selection.extent, column: lastColumn },
      });
      break;
    case 'select column':
      setSelection({ active: { ...active, index: 0 }, extent: { ...selection.extent, index: lastRow } });
      break;
    default:
      grid.onCommand(command, block());
  }
}
