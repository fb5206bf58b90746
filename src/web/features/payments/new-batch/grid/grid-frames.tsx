import { t } from '@lingui/core/macro';
import { fieldWords } from '../../shared/withdrawal-file/field-words.ts';
import type { CellEdits } from './cell-edits.ts';
import { CellEditor } from './cell-editor.tsx';
import { cellRect, GRID_COLUMNS, type Rect } from './grid-columns.ts';
import { isOneCell, type Place, rangeOf } from './grid-keys.ts';
import classes from './row-grid.module.css';
import { spanning } from './scrolling.ts';
import type { Editing } from './use-cursor.ts';
import type { Grid } from './use-grid.ts';

/** The frames around the active cell, which may be edited in it, and around several selected cells. */
export function GridFrames({ grid, onEnd }: { grid: Grid; onEnd: CellEdits['end'] }) {
  const { frames, layout } = grid.space;
  const { count } = grid.view;
  const { start, active, selection, editing } = grid.cursor;
  const range = rangeOf(selection);
  const frame = (place: Place): Rect => {
    const rect = cellRect(layout, place.column);
    return { ...rect, top: rect.top + (place.index - start) * layout.rowHeight };
  };
  // The frame of a cell in the first column stays in sight with it; those of others go below that column.
  const isFrozen = active.column === 0 && !layout.isCards;
  const activeRect = frame(active);
  const activeFrame = count > 0 && active.index >= start && active.index < start + count && (
    <div
      className={classes.active}
      style={isFrozen ? { ...activeRect, top: activeRect.top + layout.headHeight } : activeRect}
    >
      {editing && (
        <CellEditor
          key={`${editing.place.index} ${editing.place.column}`}
          field={GRID_COLUMNS[editing.place.column]!.field}
          label={editorLabel(editing)}
          initial={editing.initial}
          typed={editing.typed}
          banks={grid.banks}
          onEnd={onEnd}
        />
      )}
    </div>
  );
  return (
    <>
      {isFrozen && <div className={classes.frozen}>{activeFrame}</div>}
      {count > 0 && (
        <div ref={frames} className={classes.frames} style={{ top: layout.headHeight }}>
          {!isOneCell(selection) && !layout.isCards && (
            <div className={classes.range} style={spanning(frame(range.from), frame(range.to))} />
          )}
          {!isFrozen && activeFrame}
        </div>
      )}
    </>
  );
}

/** "Bank, row 4". */
function editorLabel({ place, row }: Editing): string {
  const field = fieldWords(GRID_COLUMNS[place.column]!.field);
  const number = row.row;
  return t`${field}, row ${number}`;
}
