import { t } from '@lingui/core/macro';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { CellEdits } from './cell-edits.ts';
import { isOneCell, type Place, type Selection } from './grid-keys.ts';
import type { Grid } from './use-grid.ts';

/** The mouse or a finger on the grid: a click selects, a drag selects several cells, a double click edits. */
export function useMouse(grid: Grid, edits: CellEdits) {
  const { queue, cursor } = grid;
  const { selection, active, setSelection } = cursor;
  const byTouch = useRef(false);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => (byTouch.current = pointerType === 'touch'),
    onMouseDown: (event: MouseEvent) => {
      const place = placeOf(event.target);
      if (!place || event.button !== 0) return;
      if (!queue.isEmpty) grid.onRefused(t`Keys pressed on the way to another cell were ignored.`);
      queue.clear();
      const isAgain = isOneCell(selection) && place.index === active.index && place.column === active.column;
      if (cursor.editing && isAgain) return;
      event.preventDefault();
      // Ends the editing of another cell, which keeps its text.
      grid.focus();
      if (event.shiftKey) setSelection({ active, extent: place });
      else if (isAgain) {
        // By mouse, a second click on a cell only selects it; by touch there is no double click.
        if (event.detail > 1 || byTouch.current) edits.begin(place);
      } else {
        cursor.goTo(place);
        followMouse(place, setSelection);
      }
    },
  };
}

/** The cell at an element. */
function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest('[role="gridcell"][id]') : null;
  const [, index, column] = /^cell-(\d+)-(\d+)$/.exec(cell?.id ?? '') ?? [];
  return index === undefined ? null : { index: Number(index), column: Number(column) };
}

/** Selects the cells that the mouse is dragged over, until its button is released. */
function followMouse(active: Place, select: (selection: Selection) => void): void {
  const onMove = (event: globalThis.MouseEvent) => {
    const extent = placeOf(event.target);
    if (extent) select({ active, extent });
  };
  const onUp = () => {
    window.removeEventListener('mousemove', onMove);
    window.removeEventListener('mouseup', onUp);
  };
  window.addEventListener('mousemove', onMove);
  window.addEventListener('mouseup', onUp);
}
