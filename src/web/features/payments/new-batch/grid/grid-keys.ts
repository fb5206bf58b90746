/** A position in the grid: the row's index in the list, and the column. */
export interface Place {
  index: number;
  column: number;
}

export interface Bounds {
  rows: number;
  columns: number;
  /** The number of rows that Page Up and Page Down move by. */
  page: number;
}

/** The position after a key press; null for a key that does not move. Movement stops at the edges. */
export function move(from: Place, key: string, ctrl: boolean, { rows, columns, page }: Bounds): Place | null {
  const to = (index: number, column: number): Place => ({
    index: Math.min(Math.max(index, 0), Math.max(rows - 1, 0)),
    column: Math.min(Math.max(column, 0), columns - 1),
  });
  switch (key) {
    case 'ArrowUp':
      return to(ctrl ? 0 : from.index - 1, from.column);
    case 'ArrowDown':
      return to(ctrl ? rows - 1 : from.index + 1, from.column);
    case 'ArrowLeft':
      return to(from.index, ctrl ? 0 : from.column - 1);
    case 'ArrowRight':
      return to(from.index, ctrl ? columns - 1 : from.column + 1);
    case 'PageUp':
      return to(from.index - page, from.column);
    case 'PageDown':
      return to(from.index + page, from.column);
    case 'Home':
      return to(ctrl ? 0 : from.index, 0);
    case 'End':
      return to(ctrl ? rows - 1 : from.index, columns - 1);
    default:
      return null;
  }
}

/**
 * The position after Tab in a cell that is being edited: the row's next cell (columns 1 to `columns` - 2), or
 * the first cell of the next row.
 */
export function tabFrom(from: Place, back: boolean, { rows, columns }: Bounds): Place {
  const first = 1;
  const last = columns - 2;
  if (back) {
    if (from.column > first) return { index: from.index, column: from.column - 1 };
    return from.index > 0 ? { index: from.index - 1, column: last } : from;
  }
  if (from.column < last) return { index: from.index, column: from.column + 1 };
  return from.index < rows - 1 ? { index: from.index + 1, column: first } : from;
}
