import { plural, t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { memo, useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '../../../../ui/locale.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { countedRows } from '../../shared/words.ts';
import { cellEditsOf } from './cell-edits.ts';
import { GridBody } from './grid-body.tsx';
import { GRID_COLUMNS } from './grid-columns.ts';
import { GridFrames } from './grid-frames.tsx';
import { GridHead } from './grid-head.tsx';
import { isOneCell, rangeOf, type Selection } from './grid-keys.ts';
import { cellId } from './grid-row.tsx';
import classes from './row-grid.module.css';
import { styleOf } from './scrolling.ts';
import { useClipboard } from './use-clipboard.ts';
import { type Grid, type RowGridProps, useGrid } from './use-grid.ts';
import { useKeyboard } from './use-keyboard.ts';
import { useMouse } from './use-mouse.ts';

/** The rows of the file, drawn as they scroll into view and edited in place by mouse and keyboard. */
export const RowGrid = memo(function RowGrid(props: RowGridProps) {
  const grid = useGrid(props);
  const edits = cellEditsOf(grid);
  useHandle(grid);
  const onKeyDown = useKeyboard(grid, edits);
  useClipboard(grid, edits);
  const mouse = useMouse(grid, edits);
  const { element, total, readOnly, describedBy, view, cursor } = grid;
  const { scroll, layout, pageRows, clipFrames } = grid.space;
  const { active, selection } = cursor;
  return (
    <>
      <div
        ref={scroll}
        className={classes.scroll}
        data-cards={layout.isCards || undefined}
        onScroll={(event) => {
          view.onScroll(event);
          clipFrames();
        }}
        {...mouse}
        style={styleOf(layout)}
      >
        <div className={classes.sheet}>
          <GridFrames grid={grid} onEnd={edits.end} />
          <div
            ref={element}
            role="grid"
            tabIndex={0}
            className={classes.grid}
            aria-label={t`Rows of the file`}
            aria-rowcount={(total ?? 0) + 1}
            aria-colcount={GRID_COLUMNS.length + 1}
            aria-multiselectable
            aria-readonly={readOnly || undefined}
            aria-activedescendant={total ? cellId(active.index, active.column) : undefined}
            aria-describedby={describedBy}
            onKeyDown={onKeyDown}
          >
            <GridHead />
            <GridBody grid={grid} />
          </div>
        </div>
      </div>
      <VisuallyHidden role="status">{!isOneCell(selection) && selectedWords(selection)}</VisuallyHidden>
      {total !== null && total > pageRows && (
        <Pager
          offset={cursor.start}
          limit={pageRows}
          total={total}
          noun={t`rows`}
          onChange={(offset) => cursor.goTo({ index: offset, column: active.column })}
        />
      )}
    </>
  );
});

function useHandle({ handle, queue, drawAgain, cursor, focus, total, block }: Grid): void {
  useImperativeHandle(handle, () => ({
    travel: () => queue.travel(),
    arrive: (travel) => {
      queue.arrive(travel);
      drawAgain();
    },
    show: (place, travel) => {
      if (travel !== undefined && !queue.arrive(travel)) return false;
      // Drawn at once, so that the next key acts on this cell.
      flushSync(() => cursor.goTo(place));
      return true;
    },
    focus,
    origin: cursor.searchFrom,
    selected: () => (total === null || total === 0 ? null : block()),
  }));
}

/** "6 cells selected: 3 rows, 2 columns." */
function selectedWords(selection: Selection): string {
  const { from, to } = rangeOf(selection);
  const rows = to.index - from.index + 1;
  const columns = to.column - from.column + 1;
  const cells = rows * columns;
  const [allCells, allColumns] = [formatNumber(cells), formatNumber(columns)];
  const cellsWords = plural(cells, { one: '1 cell', other: `${allCells} cells` });
  const rowsWords = countedRows(rows);
  const columnsWords = plural(columns, { one: '1 column', other: `${allColumns} columns` });
  return t`${cellsWords} selected: ${rowsWords}, ${columnsWords}.`;
}
