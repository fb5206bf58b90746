import type { Change, GridRowData } from '../desk/protocol.ts';
import { typedChoice } from './choices.ts';
import type { EditEnd } from './editor.ts';
import { GRID_COLUMNS } from './grid-columns.ts';
import { move, type Place, tabFrom } from './grid-keys.ts';
import type { QueuedKeys } from './key-queue.ts';
import { refusalOf } from './refusal.ts';
import { typedText } from './typed-text.ts';
import type { Editing } from './use-cursor.ts';
import type { Grid } from './use-grid.ts';

export type CellEdits = ReturnType<typeof cellEditsOf>;

/** What the user can do to the cells of the grid. Says why a change is not possible now. */
export function cellEditsOf(grid: Grid) {
  const { rowAt, isCurrent, here, cursor, bounds, desk, readOnly, banks, onRefused, focus } = grid;
  const { active, editing, setEditing, goTo } = cursor;
  /** Whether a row can be edited; if not, says why. */
  const mayEdit = (row: GridRowData | undefined): row is GridRowData => {
    const why = refusalOf(row, readOnly);
    if (why !== null) onRefused(why);
    return why === null;
  };
  const begin = (place: Place, typed?: string) => {
    const row = isCurrent ? rowAt(place.index) : undefined;
    if (!mayEdit(row)) return;
    goTo(place);
    setEditing({ place, row, initial: typed ?? row.cells[place.column]!, typed: typed !== undefined });
  };
  const finish = (
    { place, row, typed }: Pick<Editing, 'place' | 'row' | 'typed'>,
    value: string | null,
    end: EditEnd,
  ) => {
    setEditing((now) => (now?.place === place ? null : now));
    if (end !== 'away') focus();
    if (end === 'tab' || end === 'back') goTo(tabFrom(place, end === 'back', bounds));
    if (end === 'enter' || end === 'up')
      goTo(move(place, end === 'up' ? 'ArrowUp' : 'ArrowDown', false, bounds)!);
    if (end !== 'away' && end !== 'escape') cursor.leave(place);
    // The row may not show an earlier correction yet, so a typed text counts even if it is the one shown.
    if (value !== null && (typed || value !== row.cells[place.column]))
      void desk.edit(row.row, GRID_COLUMNS[place.column]!.field, value);
  };
  const change = (wanted: Change) => {
    if (readOnly) onRefused(refusalOf(here, true)!);
    else void desk.change(wanted);
  };
  return {
    /** Edits a cell; by typing, if its text is replaced by the first letters `typed`. */
    begin,
    /** Ends the editing of a cell. */
    end: (value: string | null, how: EditEnd) => {
      if (editing) finish(editing, value, how);
    },
    /** Types keys that waited into the active cell. */
    type: ({ isOpened, keys, end }: Extract<QueuedKeys, { kind: 'typing' }>) => {
      if (!mayEdit(here)) return;
      const field = GRID_COLUMNS[active.column]!.field;
      const before = isOpened ? here.cells[active.column]! : '';
      const text = typedText(before, isOpened, keys);
      const typed = !isOpened || text !== before;
      if (end === null) begin(active, typed ? text : undefined);
      else
        finish(
          { place: active, row: here, typed },
          end === 'escape' || !typed ? null : typedChoice(field, text, banks),
          end,
        );
    },
    change,
    paste: (text: string) => {
      if (text !== '') change({ kind: 'paste', block: grid.block(), text });
    },
  };
}
