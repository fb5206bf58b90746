import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { useLatest } from '../../../../ui/latest.ts';
import { formatBlock } from '../desk/clipboard.ts';
import type { CellEdits } from './cell-edits.ts';
import type { Grid } from './use-grid.ts';

/**
 * Copies, cuts and pastes while the grid has the focus. Browsers send these events to the selected text, not
 * to the focused element, so the page listens.
 */
export function useClipboard(grid: Grid, edits: CellEdits): void {
  const latest = useLatest({ grid, edits });
  useEffect(() => {
    const on = (event: ClipboardEvent) => {
      const { element, total } = latest.current.grid;
      const isActive = document.activeElement === element.current && total !== null && total > 0;
      if (!event.clipboardData || !isActive) return;
      event.preventDefault();
      if (event.type === 'paste')
        paste(latest.current.grid, latest.current.edits, event.clipboardData.getData('text/plain'));
      else copy(latest.current.grid, latest.current.edits, event.clipboardData, event.type === 'cut');
    };
    const names = ['copy', 'cut', 'paste'] as const;
    for (const name of names) document.addEventListener(name, on);
    return () => {
      for (const name of names) document.removeEventListener(name, on);
    };
  }, [latest]);
}

function copy(grid: Grid, edits: CellEdits, clipboard: DataTransfer, cut: boolean): void {
  const { queue, rowAt } = grid;
  if (queue.isTravelling || !queue.isEmpty) {
    grid.onRefused(t`Nothing was copied: the grid was moving to another cell. Copy again.`);
    return;
  }
  const chosen = grid.block();
  const rows: string[][] = [];
  for (let row = rowAt(chosen.from); row && rows.length <= chosen.to - chosen.from;) {
    const { cells } = row;
    rows.push(chosen.fields.map((field) => cells[FIELDS.indexOf(field)]!));
    row = rowAt(chosen.from + rows.length);
  }
  // Rows that are not on the page come from the worker, after this event has ended.
  if (rows.length > chosen.to - chosen.from) clipboard.setData('text/plain', formatBlock(rows));
  else grid.desk.copy(chosen);
  if (cut) edits.change({ kind: 'clear', block: chosen });
}

function paste({ queue }: Grid, edits: CellEdits, text: string): void {
  // Like a key, pasted text belongs to the cell that the grid is on its way to.
  if (queue.isTravelling || !queue.isEmpty) queue.pushPasted(text);
  else edits.paste(text);
}
