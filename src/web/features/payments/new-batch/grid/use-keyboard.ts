import { type KeyboardEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../../../ui/latest.ts';
import type { CellEdits } from './cell-edits.ts';
import { runCommand } from './grid-commands.ts';
import { beginsText, commandOf, isOneCell, type KeyPress, move, tabFrom } from './grid-keys.ts';
import type { Grid } from './use-grid.ts';

/** The keys of the grid. Keys pressed while the grid is on its way to a cell act when that cell is there. */
export function useKeyboard(grid: Grid, edits: CellEdits): (event: KeyboardEvent<HTMLDivElement>) => void {
  const { total, here, queue } = grid;
  const press = usePress(grid, edits);
  const playsNow = () => !queue.isEmpty && !queue.isTravelling && (here !== undefined || total === 0);
  const playQueue = useLatest(() => {
    const next = playsNow() ? queue.take() : null;
    if (!next) return;
    if (next.kind === 'press') press(next.key);
    else if (next.kind === 'paste') edits.paste(next.text);
    else edits.type(next);
    if (!queue.isEmpty) grid.drawAgain();
  });
  // Keys that waited act as soon as their cell is there.
  useEffect(() => {
    // Drawn at once, so that the next key finds the editor.
    if (playsNow()) queueMicrotask(() => flushSync(() => playQueue.current()));
  });
  return (event) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Escape') queue.forget();
    const waits = total !== 0 && queue.holdsBack(event, here !== undefined, total !== null);
    if (waits) queue.push(event);
    if (!waits && (total === null || !press(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Performs the action of a key; false if the key has none here, so that the browser handles it. */
function usePress(grid: Grid, edits: CellEdits): (pressed: KeyPress) => boolean {
  const { bounds } = grid;
  const { selection, active, select, goTo } = grid.cursor;
  /** After Escape, Tab leaves the grid instead of moving on. */
  const mayLeave = useRef(false);
  return (pressed) => {
    const { key, shiftKey, altKey } = pressed;
    const ctrl = pressed.ctrlKey || pressed.metaKey;
    const leaves = mayLeave.current;
    mayLeave.current = key === 'Escape' || (leaves && key === 'Shift');
    if (key === 'Escape') {
      if (!isOneCell(selection)) goTo(active);
      return false;
    }
    if (key === 'Tab' && !ctrl && !altKey) {
      const to = tabFrom(active, shiftKey, bounds);
      if (leaves || to === active) return false;
      goTo(to);
      return true;
    }
    const moved = altKey ? null : move(shiftKey ? selection.extent : active, key, ctrl, bounds);
    if (moved) {
      select(shiftKey ? { active, extent: moved } : { active: moved, extent: moved });
      return true;
    }
    const command = commandOf(pressed);
    if (command) runCommand(command, grid, edits);
    else if (beginsText(pressed)) edits.begin(active, key);
    else return false;
    return true;
  };
}
