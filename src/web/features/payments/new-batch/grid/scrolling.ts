import type { CSSProperties } from 'react';
import { cellRect, frozenWidth, NUMBER_WIDTH, type GridLayout, type Rect } from './grid-columns.ts';

/** The indexes of the drawn rows, ascending. The active row is always drawn, so that it can be announced. */
export function drawnIndexes(
  first: number,
  last: number,
  active: number,
  start: number,
  count: number,
): number[] {
  const indexes: number[] = [];
  for (let index = first; index <= last; index++) indexes.push(index);
  if (active >= start && active < start + count) {
    if (active < first) indexes.unshift(active);
    else if (active > last) indexes.push(active);
  }
  return indexes;
}

export function styleOf(layout: GridLayout): CSSProperties {
  return {
    '--grid-width': `${layout.width}px`,
    '--columns': [NUMBER_WIDTH, ...layout.widths].map((width) => `${width}px`).join(' '),
    '--row-height': `${layout.rowHeight}px`,
    '--number-width': `${NUMBER_WIDTH}px`,
  } as CSSProperties;
}

export function spanning(from: Rect, to: Rect): CSSProperties {
  return {
    left: from.left,
    top: from.top,
    width: to.left + to.width - from.left,
    height: to.top + to.height - from.top,
  };
}

/** Scrolls until a cell is in view. `index` counts from the first row of the page. */
export function bringIntoView(
  grid: HTMLElement | null,
  layout: GridLayout,
  index: number,
  column: number,
): void {
  if (!grid) return;
  const rect = cellRect(layout, column);
  const top = index * layout.rowHeight;
  const seen = grid.clientHeight - layout.headHeight;
  if (top < grid.scrollTop) grid.scrollTop = top;
  else if (top + layout.rowHeight > grid.scrollTop + seen) grid.scrollTop = top + layout.rowHeight - seen;
  // The first column never scrolls out of view.
  if (layout.isCards || column === 0) return;
  const hidden = frozenWidth(layout);
  if (rect.left - hidden < grid.scrollLeft) grid.scrollLeft = rect.left - hidden;
  else if (rect.left + rect.width > grid.scrollLeft + grid.clientWidth)
    grid.scrollLeft = rect.left + rect.width - grid.clientWidth;
}
