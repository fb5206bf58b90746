import { type Ref, type RefObject, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import type { Block, DeskQuery, GridRowData } from '../desk/protocol.ts';
import type { DeskActions } from '../use-desk.ts';
import type { BankChoice } from './choices.ts';
import { GRID_COLUMNS } from './grid-columns.ts';
import { type Bounds, type PassedCommand, type Place, rangeOf } from './grid-keys.ts';
import { KeyQueue } from './key-queue.ts';
import { type Cursor, useCursor } from './use-cursor.ts';
import { type GridSpace, useGridSpace } from './use-grid-space.ts';
import { type Rows, useRows } from './use-rows.ts';
import { useWindow } from './use-window.ts';

export interface GridHandle {
  /** Begins the way to a cell: keys wait until `arrive` or `show` ends it. */
  travel: () => number;
  /** Ends a way where the grid is. */
  arrive: (travel: number) => void;
  /** Makes a cell active and scrolls to it; false if the user has gone elsewhere on the way there. */
  show: (place: Place, travel?: number) => boolean;
  focus: () => void;
  /** The cell after which the next error is searched, or before which the previous one. */
  origin: (back: boolean) => Place;
  /** The selected cells of the current list; null while it has none. */
  selected: () => Block | null;
}

export interface RowGridProps {
  handle: Ref<GridHandle>;
  desk: DeskActions;
  query: DeskQuery;
  version: number;
  banks: readonly BankChoice[];
  onCommand: (command: PassedCommand, block: Block) => void;
  /** Called with a sentence when a key cannot do what it means. */
  onRefused: (why: string) => void;
  /** Called with the active row, null while it loads, and the index of its active field. */
  onActive: (row: number | null, column: number) => void;
  readOnly: boolean;
  empty: string;
  /** The id of the element that describes the active row's problems. */
  describedBy: string;
}

/** The grid as it is drawn: what its keys, its mouse and its clipboard act on. */
export interface Grid extends RowGridProps, Rows {
  /** The element that takes the focus and the keys. */
  element: RefObject<HTMLDivElement | null>;
  focus: () => void;
  space: GridSpace;
  cursor: Cursor;
  /** The rows that are drawn. */
  view: ReturnType<typeof useWindow>;
  /** The row of the active cell; undefined while it loads. */
  here: GridRowData | undefined;
  bounds: Bounds;
  /** The selected cells, as the worker knows them. */
  block: () => Block;
  /** The keys that wait for their cell. `drawAgain` checks whether they can act now. */
  queue: KeyQueue;
  drawAgain: () => void;
}

/** The state of the grid: its rows, its space on the page, and where the user is. */
export function useGrid(props: RowGridProps): Grid {
  const { desk, query, version, onActive } = props;
  const rows = useRows(desk.call, query, version);
  const [queue] = useState(() => new KeyQueue());
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const element = useRef<HTMLDivElement>(null);
  const space = useGridSpace();
  const cursor = useCursor(query.listing, space);
  const view = useWindow(rows, space, cursor.start);

  const { active, selection } = cursor;
  const here = rows.isCurrent ? rows.rowAt(active.index) : undefined;
  const activeRow = here?.row ?? null;
  // As it is drawn, so that the next key finds the active row.
  useLayoutEffect(() => onActive(activeRow, active.column), [activeRow, active.column, onActive]);

  const { layout, height } = space;
  const rowsInView = Math.max(1, Math.floor((height - layout.headHeight) / layout.rowHeight));
  return {
    ...props,
    ...rows,
    element,
    focus: useCallback(() => element.current?.focus({ preventScroll: true }), []),
    space,
    cursor,
    view,
    here,
    bounds: { rows: rows.total ?? 0, columns: GRID_COLUMNS.length, page: Math.max(1, rowsInView - 1) },
    block: () => {
      const { from, to } = rangeOf(selection);
      return { query, from: from.index, to: to.index, fields: FIELDS.slice(from.column, to.column + 1) };
    },
    queue,
    drawAgain,
  };
}
