import type { Place, Selection } from './grid-keys.ts';

/** The cell at an element. */
export function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest('[role="gridcell"][id]') : null;
  const [, index, column] = /^cell-(\d+)-(\d+)$/.exec(cell?.id ?? '') ?? [];
  return index === undefined ? null : { index: Number(index), column: Number(column) };
}

/** Selects the cells that the mouse is dragged over, until its button is released. */
export function followMouse(active: Place, select: (selection: Selection) => void): void {
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
