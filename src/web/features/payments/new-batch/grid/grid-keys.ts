/** A cell of the grid: the row's index in the list, and the column. */
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

/** The selected rectangle: the active cell, and the opposite corner. */
export interface Selection {
  active: Place;
  extent: Place;
}

/** Whether a key moves the active cell. */
export function isMove(key: string): boolean {
  return move({ index: 0, column: 0 }, key, false, { rows: 1, columns: 1, page: 1 }) !== null;
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

/** The cell after Tab: the row's next one, or the first of the next row. Stays at the last cell. */
export function tabFrom(from: Place, back: boolean, { rows, columns }: Bounds): Place {
  if (back) {
    if (from.column > 0) return { index: from.index, column: from.column - 1 };
    return from.index > 0 ? { index: from.index - 1, column: columns - 1 } : from;
  }
  if (from.column < columns - 1) return { index: from.index, column: from.column + 1 };
  return from.index < rows - 1 ? { index: from.index + 1, column: 0 } : from;
}

export type GridCommand =
  | 'edit'
  | 'clear'
  | 'add row'
  | 'fill down'
  | 'undo'
  | 'redo'
  | 'find'
  | 'replace'
  | 'select all'
  | 'select row'
  | 'select column'
  | 'apply to same'
  | 'use suggestion'
  | 'exclude'
  | 'next error'
  | 'previous error'
  | 'shortcuts'
  | 'leave';

/** The commands that the grid passes on, because they concern more than its cells. */
export type PassedCommand = Exclude<
  GridCommand,
  'edit' | 'clear' | 'fill down' | 'select all' | 'select row' | 'select column'
>;

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether a key types a character. */
export function isText({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** Whether a key begins the text of a cell. A question mark lists the shortcuts, a space does nothing. */
export function beginsText(pressed: KeyPress): boolean {
  return isText(pressed) && pressed.key !== '?' && pressed.key !== ' ';
}

/** The command of a key press in the grid, apart from movement and typing; null for any other. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): GridCommand | null {
  if (altKey) return null;
  if (key === 'F8') return shiftKey ? 'previous error' : 'next error';
  if (!ctrlKey && !metaKey) return shiftKey && key === ' ' ? 'select row' : (PLAIN[key] ?? null);
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return WITH_CTRL[letter] ?? null;
}

const PLAIN: Readonly<Record<string, GridCommand>> = {
  Enter: 'edit',
  F2: 'edit',
  Delete: 'clear',
  Backspace: 'clear',
  F6: 'leave',
  '?': 'shortcuts',
  Insert: 'add row',
};

const WITH_CTRL: Readonly<Record<string, GridCommand>> = {
  y: 'redo',
  d: 'fill down',
  f: 'find',
  h: 'replace',
  a: 'select all',
  ' ': 'select column',
  Enter: 'apply to same',
  '.': 'use suggestion',
  Delete: 'exclude',
  Backspace: 'exclude',
};

/** The rectangle between the corners of a selection. */
export function rangeOf({ active, extent }: Selection): { from: Place; to: Place } {
  return {
    from: {
      index: Math.min(active.index, extent.index),
      column: Math.min(active.column, extent.column),
    },
    to: { index: Math.max(active.index, extent.index), column: Math.max(active.column, extent.column) },
  };
}

export function isOneCell({ active, extent }: Selection): boolean {
  return active.index === extent.index && active.column === extent.column;
}
