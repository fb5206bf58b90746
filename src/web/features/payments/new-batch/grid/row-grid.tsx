import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  type CSSProperties,
  memo,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { formatBlock } from '../desk/clipboard.ts';
import type { Block, DeskQuery, GridRowData } from '../desk/protocol.ts';
import type { DeskActions } from '../use-desk.ts';
import { countedRows, fieldWords } from '../words.ts';
import type { BankChoice } from './bank-editor.tsx';
import { CellEditor } from './cell-editor.tsx';
import type { EditEnd } from './editor.ts';
import {
  cellRect,
  GRID_COLUMNS,
  layoutFor,
  NUMBER_WIDTH,
  type GridLayout,
  type Rect,
} from './grid-columns.ts';
import {
  commandOf,
  isOneCell,
  move,
  rangeOf,
  tabFrom,
  type Bounds,
  type GridCommand,
  type Place,
  type Selection,
} from './grid-keys.ts';
import { cellId, GridRow } from './grid-row.tsx';
import classes from './row-grid.module.css';
import { useClipboard } from './use-clipboard.ts';
import { useInnerSize } from './use-inner-size.ts';
import { useRows } from './use-rows.ts';
import { useWindow } from './use-window.ts';

/** Browsers limit the height of an element, so longer lists are shown in pages of this many rows. */
const WINDOW_ROWS = 400_000;
const WINDOW_CARDS = 50_000;
export const NARROW = '(max-width: 48em)';

export interface GridHandle {
  /** Makes a cell active and scrolls to it. */
  show: (place: Place) => void;
  focus: () => void;
  /** The selected cells of the current list; null while it has none. */
  selected: () => Block | null;
}

/** The commands that the grid passes on, because they concern more than its cells. */
export type PassedCommand = Exclude<
  GridCommand,
  'edit' | 'clear' | 'fill down' | 'select all' | 'select row' | 'select column'
>;

interface RowGridProps {
  handle: Ref<GridHandle>;
  desk: DeskActions;
  query: DeskQuery;
  version: number;
  banks: readonly BankChoice[];
  onCommand: (command: PassedCommand, block: Block) => void;
  /** Called with the active row, null while it loads, and the index of its active field. */
  onActive: (row: number | null, column: number) => void;
  readOnly: boolean;
  empty: string;
  /** The id of the element that describes the active row's problems. */
  describedBy: string;
}

interface Editing {
  place: Place;
  row: GridRowData;
  initial: string;
  typed: boolean;
}

const FIRST: Selection = { active: { index: 0, column: 0 }, extent: { index: 0, column: 0 } };

/** The rows of the file, drawn as they scroll into view and edited in place by mouse and keyboard. */
export const RowGrid = memo(function RowGrid({
  handle,
  desk,
  query,
  version,
  banks,
  onCommand,
  onActive,
  readOnly,
  empty,
  describedBy,
}: RowGridProps) {
  const { total, rowAt, want } = useRows(desk.call, query, version);
  const [start, setStart] = useState(0);
  const [selection, setSelection] = useState<Selection>(FIRST);
  const [editing, setEditing] = useState<Editing | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const { width, height } = useInnerSize(scroll);
  const isCards = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const layout = useMemo(() => layoutFor(width, isCards), [width, isCards]);
  const windowRows = isCards ? WINDOW_CARDS : WINDOW_ROWS;
  const count = Math.max(0, Math.min(windowRows, (total ?? 0) - start));
  const { first, last, onScroll } = useWindow(count, layout.rowHeight, height);
  const rowsInView = Math.max(1, Math.floor((height - layout.headHeight) / layout.rowHeight));
  useEffect(() => want(start + first, start + Math.max(first, last)), [want, start, first, last]);

  const { listing } = query;
  const [shownListing, setShownListing] = useState(listing);
  if (shownListing !== listing) {
    setShownListing(listing);
    setStart(0);
    setSelection(FIRST);
    setEditing(null);
  }
  useEffect(() => scroll.current?.scrollTo({ top: 0 }), [listing]);

  const { active } = selection;
  const here = rowAt(active.index);
  const activeRow = here?.row ?? null;
  useEffect(() => onActive(activeRow, active.column), [activeRow, active.column, onActive]);

  const select = useCallback(
    (next: Selection) => {
      const { extent } = next;
      setEditing(null);
      setSelection(next);
      const page = Math.floor(extent.index / windowRows) * windowRows;
      setStart(page);
      // After the page of a very long list has changed.
      requestAnimationFrame(() => bringIntoView(scroll.current, layout, extent.index - page, extent.column));
    },
    [layout, windowRows],
  );
  const goTo = useCallback((place: Place) => select({ active: place, extent: place }), [select]);
  const blockOf = (chosen: Selection): Block => {
    const { from, to } = rangeOf(chosen);
    return { query, from: from.index, to: to.index, fields: FIELDS.slice(from.column, to.column + 1) };
  };
  const block = () => blockOf(selection);
  const focus = useCallback(() => grid.current?.focus({ preventScroll: true }), []);
  useImperativeHandle(handle, () => ({
    show: goTo,
    focus,
    selected: () => (total === null || total === 0 ? null : block()),
  }));

  const bounds: Bounds = {
    rows: total ?? 0,
    columns: GRID_COLUMNS.length,
    page: Math.max(1, rowsInView - 1),
  };
  const beginEdit = (place: Place, typed?: string) => {
    const row = rowAt(place.index);
    if (readOnly || !row || row.locked || row.status === 'excluded') return;
    goTo(place);
    setEditing({ place, row, initial: typed ?? row.cells[place.column]!, typed: typed !== undefined });
  };
  const onEnd = (value: string | null, end: EditEnd) => {
    if (!editing) return;
    const { place, row } = editing;
    setEditing(null);
    if (end !== 'away') focus();
    if (end === 'tab' || end === 'back') goTo(tabFrom(place, end === 'back', bounds));
    if (end === 'enter' || end === 'up')
      goTo(move(place, end === 'up' ? 'ArrowUp' : 'ArrowDown', false, bounds)!);
    if (value !== null && value !== row.cells[place.column])
      void desk.edit(row.row, GRID_COLUMNS[place.column]!.field, value);
  };

  const run = (command: GridCommand) => {
    const lastRow = bounds.rows - 1;
    const lastColumn = bounds.columns - 1;
    switch (command) {
      case 'edit':
        beginEdit(active);
        break;
      case 'clear':
        if (!readOnly) desk.change({ kind: 'clear', block: block() });
        break;
      case 'fill down': {
        const chosen = block();
        // One cell is filled from the cell above it.
        if (chosen.from === chosen.to) chosen.from = Math.max(0, chosen.from - 1);
        if (!readOnly && chosen.from < chosen.to) desk.change({ kind: 'fill', block: chosen });
        break;
      }
      case 'select all':
        setSelection({ active: FIRST.active, extent: { index: lastRow, column: lastColumn } });
        break;
      case 'select row':
        setSelection({
          active: { ...active, column: 0 },
          extent: { ...selection.extent, column: lastColumn },
        });
        break;
      case 'select column':
        setSelection({ active: { ...active, index: 0 }, extent: { ...selection.extent, index: lastRow } });
        break;
      default:
        onCommand(command, block());
    }
  };

  /** After Escape, Tab leaves the grid instead of moving on. */
  const mayLeave = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || total === null) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const leaves = mayLeave.current;
    mayLeave.current = event.key === 'Escape' || (leaves && event.key === 'Shift');
    if (event.key === 'Escape') {
      if (!isOneCell(selection)) goTo(active);
      return;
    }
    if (event.key === 'Tab' && !ctrl && !event.altKey) {
      const to = tabFrom(active, event.shiftKey, bounds);
      if (leaves || to === active) return;
      handled();
      goTo(to);
      return;
    }
    const moved = event.altKey
      ? null
      : move(event.shiftKey ? selection.extent : active, event.key, ctrl, bounds);
    if (moved) {
      handled();
      select(event.shiftKey ? { active, extent: moved } : { active: moved, extent: moved });
      return;
    }
    const command = commandOf(event);
    if (command) {
      handled();
      run(command);
    } else if (event.key.length === 1 && !ctrl && !event.altKey && event.key !== '?' && event.key !== ' ') {
      handled();
      beginEdit(active, event.key);
    }
  };

  useClipboard({
    isActive: () => document.activeElement === grid.current && total !== null && total > 0,
    copy: (clipboard, cut) => {
      const chosen = block();
      const rows: string[][] = [];
      for (let row = rowAt(chosen.from); row && rows.length <= chosen.to - chosen.from;) {
        const { cells } = row;
        rows.push(chosen.fields.map((field) => cells[FIELDS.indexOf(field)]!));
        row = rowAt(chosen.from + rows.length);
      }
      // Rows that are not on the page come from the worker, after this event has ended.
      if (rows.length > chosen.to - chosen.from) clipboard.setData('text/plain', formatBlock(rows));
      else desk.copy(chosen);
      if (cut && !readOnly) desk.change({ kind: 'clear', block: chosen });
    },
    paste: (text) => {
      if (text !== '' && !readOnly) desk.change({ kind: 'paste', block: block(), text });
    },
  });

  const onMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0) return;
    const isAgain = isOneCell(selection) && place.index === active.index && place.column === active.column;
    if (editing && isAgain) return;
    event.preventDefault();
    // Ends the editing of another cell, which keeps its text.
    focus();
    if (event.shiftKey) setSelection({ active, extent: place });
    else if (isAgain) beginEdit(place);
    else {
      goTo(place);
      followMouse(place, setSelection);
    }
  };

  const range = rangeOf(selection);
  const isRange = !isOneCell(selection);
  const drawn = indexesOf(start + first, start + last, active.index, start, count);
  const slots = last - first + 1;
  const top = (index: number) => (index - start) * layout.rowHeight;
  const frame = (place: Place): Rect => {
    const rect = cellRect(layout, place.column);
    return { ...rect, top: rect.top + top(place.index) };
  };
  return (
    <>
      <div
        ref={scroll}
        className={classes.scroll}
        data-cards={isCards || undefined}
        onScroll={onScroll}
        onMouseDown={onMouseDown}
        style={styleOf(layout)}
      >
        <div
          ref={grid}
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
          <Head />
          <div role="rowgroup" className={classes.body} style={{ height: count * layout.rowHeight }}>
            {total === 0 && (
              <div role="row" aria-rowindex={2}>
                <Text role="gridcell" c="dimmed" p="md">
                  {empty}
                </Text>
              </div>
            )}
            {drawn.map((index) => {
              const inRange = isRange && index >= range.from.index && index <= range.to.index;
              return (
                <GridRow
                  // Rows that scroll out of view are used again for those that scroll into it.
                  key={index < start + first || index > start + last ? 'active' : index % slots}
                  row={rowAt(index)}
                  index={index}
                  top={top(index)}
                  selectedFrom={inRange ? range.from.column : 0}
                  selectedTo={inRange ? range.to.column : -1}
                  isCard={isCards}
                />
              );
            })}
          </div>
        </div>
        {count > 0 && (
          <div className={classes.frames} style={{ top: layout.headHeight }}>
            {isRange && !isCards && (
              <div className={classes.range} style={spanning(frame(range.from), frame(range.to))} />
            )}
            {active.index >= start && active.index < start + count && (
              <div className={classes.active} style={{ ...frame(active) }}>
                {editing && (
                  <CellEditor
                    key={`${editing.place.index} ${editing.place.column}`}
                    field={GRID_COLUMNS[editing.place.column]!.field}
                    label={editorLabel(editing)}
                    initial={editing.initial}
                    typed={editing.typed}
                    banks={banks}
                    onEnd={onEnd}
                  />
                )}
              </div>
            )}
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{isRange && selectedWords(range)}</VisuallyHidden>
      {total !== null && total > windowRows && (
        <Pager
          offset={start}
          limit={windowRows}
          total={total}
          noun={t`rows`}
          onChange={(offset) => goTo({ index: offset, column: active.column })}
        />
      )}
    </>
  );
});

/** "Bank, row 4". */
function editorLabel({ place, row }: Editing): string {
  const field = fieldWords(GRID_COLUMNS[place.column]!.field);
  const number = row.row;
  return t`${field}, row ${number}`;
}

function Head() {
  return (
    <div role="rowgroup" className={classes.headGroup}>
      <div role="row" aria-rowindex={1} className={classes.head}>
        <div role="columnheader" aria-colindex={1} className={classes.number}>
          <Trans>Row</Trans>
        </div>
        {GRID_COLUMNS.map(({ field }, column) => (
          <div
            key={field}
            role="columnheader"
            aria-colindex={column + 2}
            className={field === 'amount' ? classes.amount : undefined}
          >
            {fieldWords(field)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The indexes of the drawn rows, ascending. The active row is always drawn, so that it can be announced. */
function indexesOf(first: number, last: number, active: number, start: number, count: number): number[] {
  const indexes: number[] = [];
  for (let index = first; index <= last; index++) indexes.push(index);
  if (active >= start && active < start + count) {
    if (active < first) indexes.unshift(active);
    else if (active > last) indexes.push(active);
  }
  return indexes;
}

function styleOf(layout: GridLayout): CSSProperties {
  return {
    '--grid-width': `${layout.width}px`,
    '--columns': [NUMBER_WIDTH, ...layout.widths].map((width) => `${width}px`).join(' '),
    '--row-height': `${layout.rowHeight}px`,
  } as CSSProperties;
}

function spanning(from: Rect, to: Rect): CSSProperties {
  return {
    left: from.left,
    top: from.top,
    width: to.left + to.width - from.left,
    height: to.top + to.height - from.top,
  };
}

/** "6 cells selected: 3 rows, 2 columns." */
function selectedWords({ from, to }: { from: Place; to: Place }): string {
  const rows = to.index - from.index + 1;
  const columns = to.column - from.column + 1;
  const cells = rows * columns;
  const [allCells, allColumns] = [formatNumber(cells), formatNumber(columns)];
  const cellsWords = plural(cells, { one: '1 cell', other: `${allCells} cells` });
  const rowsWords = countedRows(rows);
  const columnsWords = plural(columns, { one: '1 column', other: `${allColumns} columns` });
  return t`${cellsWords} selected: ${rowsWords}, ${columnsWords}.`;
}

/** Scrolls until a cell is in view. `index` counts from the first row of the page. */
function bringIntoView(grid: HTMLElement | null, layout: GridLayout, index: number, column: number): void {
  if (!grid) return;
  const rect = cellRect(layout, column);
  const top = index * layout.rowHeight;
  const seen = grid.clientHeight - layout.headHeight;
  if (top < grid.scrollTop) grid.scrollTop = top;
  else if (top + layout.rowHeight > grid.scrollTop + seen) grid.scrollTop = top + layout.rowHeight - seen;
  if (layout.isCards) return;
  if (rect.left - NUMBER_WIDTH < grid.scrollLeft) grid.scrollLeft = rect.left - NUMBER_WIDTH;
  else if (rect.left + rect.width > grid.scrollLeft + grid.clientWidth)
    grid.scrollLeft = rect.left + rect.width - grid.clientWidth;
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
