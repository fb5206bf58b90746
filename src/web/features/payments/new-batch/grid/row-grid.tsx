import { plural, t } from '@lingui/core/macro';
import { Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  memo,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { useLatest } from '../../../../ui/latest.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { formatBlock } from '../desk/clipboard.ts';
import type { Block, Change, DeskQuery, GridRowData } from '../desk/protocol.ts';
import type { DeskActions } from '../use-desk.ts';
import { countedRows, fieldWords } from '../words.ts';
import { CellEditor } from './cell-editor.tsx';
import { type BankChoice, typedChoice } from './choices.ts';
import type { EditEnd } from './editor.ts';
import { cellRect, frozenWidth, GRID_COLUMNS, layoutFor, type Rect } from './grid-columns.ts';
import { GridHead } from './grid-head.tsx';
import {
  beginsText,
  commandOf,
  isOneCell,
  move,
  rangeOf,
  tabFrom,
  type Bounds,
  type GridCommand,
  type KeyPress,
  type Place,
  type Selection,
} from './grid-keys.ts';
import { followMouse, placeOf } from './grid-mouse.ts';
import { cellId, GridRow } from './grid-row.tsx';
import { KeyQueue, type QueuedKeys } from './key-queue.ts';
import { Origin } from './origin.ts';
import { refusalOf } from './refusal.ts';
import classes from './row-grid.module.css';
import { bringIntoView, drawnIndexes, spanning, styleOf } from './scrolling.ts';
import { typedText } from './typed-text.ts';
import { useClipboard } from './use-clipboard.ts';
import { useInnerSize } from './use-inner-size.ts';
import { useRows } from './use-rows.ts';
import { useWindow } from './use-window.ts';

/** Browsers limit the height of an element, so longer lists are shown in pages of this many rows. */
const WINDOW_ROWS = 400_000;
const WINDOW_CARDS = 50_000;
export const NARROW = '(max-width: 48em)';

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
  /** Called with a sentence when a key cannot do what it means. */
  onRefused: (why: string) => void;
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
  onRefused,
  onActive,
  readOnly,
  empty,
  describedBy,
}: RowGridProps) {
  const { total, isCurrent, rowAt, want } = useRows(desk.call, query, version);
  const [queue] = useState(() => new KeyQueue());
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [start, setStart] = useState(0);
  const [selection, setSelection] = useState<Selection>(FIRST);
  const [editing, setEditing] = useState<Editing | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const frames = useRef<HTMLDivElement>(null);
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
  const [origin] = useState(() => new Origin());
  const [shownListing, setShownListing] = useState(listing);
  if (shownListing !== listing) {
    setShownListing(listing);
    setStart(0);
    setSelection(FIRST);
    setEditing(null);
  }
  useEffect(() => scroll.current?.scrollTo({ top: 0 }), [listing]);

  const { active } = selection;
  const here = isCurrent ? rowAt(active.index) : undefined;
  const activeRow = here?.row ?? null;
  // As it is drawn, so that the next key finds the active row.
  useLayoutEffect(() => onActive(activeRow, active.column), [activeRow, active.column, onActive]);

  const select = useCallback(
    (next: Selection) => {
      const { extent } = next;
      origin.choose(listing);
      setEditing(null);
      setSelection(next);
      const page = Math.floor(extent.index / windowRows) * windowRows;
      setStart(page);
      // After the page of a very long list has changed.
      requestAnimationFrame(() => {
        bringIntoView(scroll.current, layout, extent.index - page, extent.column);
        // Cards are taller than what the page leaves in sight between its header and the submit bar.
        if (layout.isCards) frames.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
      });
    },
    [layout, windowRows, origin, listing],
  );
  const goTo = useCallback((place: Place) => select({ active: place, extent: place }), [select]);
  const blockOf = (chosen: Selection): Block => {
    const { from, to } = rangeOf(chosen);
    return { query, from: from.index, to: to.index, fields: FIELDS.slice(from.column, to.column + 1) };
  };
  const block = () => blockOf(selection);
  const focus = useCallback(() => grid.current?.focus({ preventScroll: true }), []);
  useImperativeHandle(handle, () => ({
    travel: () => queue.travel(),
    arrive: (travel) => {
      queue.arrive(travel);
      drawAgain();
    },
    show: (place, travel) => {
      if (travel !== undefined && !queue.arrive(travel)) return false;
      // Drawn at once, so that the next key acts on this cell.
      flushSync(() => goTo(place));
      return true;
    },
    focus,
    origin: (back) => origin.of(listing, active, back),
    selected: () => (total === null || total === 0 ? null : block()),
  }));

  const bounds: Bounds = {
    rows: total ?? 0,
    columns: GRID_COLUMNS.length,
    page: Math.max(1, rowsInView - 1),
  };
  /** Whether a row can be edited; if not, says why. */
  const mayEdit = (row: GridRowData | undefined): row is GridRowData => {
    const why = refusalOf(row, readOnly);
    if (why !== null) onRefused(why);
    return why === null;
  };
  const beginEdit = (place: Place, typed?: string) => {
    const row = isCurrent ? rowAt(place.index) : undefined;
    if (!mayEdit(row)) return;
    goTo(place);
    setEditing({ place, row, initial: typed ?? row.cells[place.column]!, typed: typed !== undefined });
  };
  const onEnd = (value: string | null, end: EditEnd) => {
    if (editing) finish(editing, value, end);
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
    if (end !== 'away' && end !== 'escape') origin.leave(listing, place);
    // The row may not show an earlier correction yet, so a typed text counts even if it is the one shown.
    if (value !== null && (typed || value !== row.cells[place.column]))
      void desk.edit(row.row, GRID_COLUMNS[place.column]!.field, value);
  };
  const change = (wanted: Change) => {
    if (readOnly) onRefused(refusalOf(here, true)!);
    else void desk.change(wanted);
  };

  const run = (command: GridCommand) => {
    const lastRow = bounds.rows - 1;
    const lastColumn = bounds.columns - 1;
    switch (command) {
      case 'edit':
        beginEdit(active);
        break;
      case 'clear':
        change({ kind: 'clear', block: block() });
        break;
      case 'fill down': {
        const chosen = block();
        // One cell is filled from the cell above it.
        if (chosen.from === chosen.to) chosen.from = Math.max(0, chosen.from - 1);
        if (chosen.from < chosen.to) change({ kind: 'fill', block: chosen });
        else onRefused(t`There is no row above to fill from.`);
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
  /** Does what a key means; false if it means nothing here, so that the browser may have it. */
  const press = (pressed: KeyPress): boolean => {
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
    if (command) run(command);
    else if (beginsText(pressed)) beginEdit(active, key);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Escape') queue.forget();
    const waits = total !== 0 && queue.holdsBack(event, here !== undefined, total !== null);
    if (waits) queue.push(event);
    if (!waits && (total === null || !press(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const paste = (text: string) => {
    if (text !== '') change({ kind: 'paste', block: block(), text });
  };
  const typeQueued = ({ isOpened, keys, end }: Extract<QueuedKeys, { kind: 'typing' }>) => {
    if (!mayEdit(here)) return;
    const field = GRID_COLUMNS[active.column]!.field;
    const before = isOpened ? here.cells[active.column]! : '';
    const text = typedText(before, isOpened, keys);
    const typed = !isOpened || text !== before;
    if (end === null) beginEdit(active, typed ? text : undefined);
    else
      finish(
        { place: active, row: here, typed },
        end === 'escape' || !typed ? null : typedChoice(field, text, banks),
        end,
      );
  };
  const playsNow = () => !queue.isEmpty && !queue.isTravelling && (here !== undefined || total === 0);
  const playQueue = useLatest(() => {
    const next = playsNow() ? queue.take() : null;
    if (!next) return;
    if (next.kind === 'press') press(next.key);
    else if (next.kind === 'paste') paste(next.text);
    else typeQueued(next);
    if (!queue.isEmpty) drawAgain();
  });
  // Keys that waited act as soon as their cell is there.
  useEffect(() => {
    // Drawn at once, so that the next key finds the editor.
    if (playsNow()) queueMicrotask(() => flushSync(() => playQueue.current()));
  });

  useClipboard({
    isActive: () => document.activeElement === grid.current && total !== null && total > 0,
    copy: (clipboard, cut) => {
      if (queue.isTravelling || !queue.isEmpty) {
        onRefused(t`Nothing was copied: the grid was moving to another cell. Copy again.`);
        return;
      }
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
      if (cut) change({ kind: 'clear', block: chosen });
    },
    paste: (text) => {
      // Like a key, it belongs to the cell that the grid is on its way to.
      if (queue.isTravelling || !queue.isEmpty) queue.pushPasted(text);
      else paste(text);
    },
  });

  const byTouch = useRef(false);
  const onMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0) return;
    if (!queue.isEmpty) onRefused(t`Keys pressed on the way to another cell were ignored.`);
    queue.clear();
    const isAgain = isOneCell(selection) && place.index === active.index && place.column === active.column;
    if (editing && isAgain) return;
    event.preventDefault();
    // Ends the editing of another cell, which keeps its text.
    focus();
    if (event.shiftKey) setSelection({ active, extent: place });
    else if (isAgain) {
      // By mouse, a second click on a cell only selects it; by touch there is no double click.
      if (event.detail > 1 || byTouch.current) beginEdit(place);
    } else {
      goTo(place);
      followMouse(place, setSelection);
    }
  };

  const hidden = frozenWidth(layout);
  const clipFrames = useCallback(() => {
    const edge = hidden + (scroll.current?.scrollLeft ?? 0);
    if (frames.current) frames.current.style.clipPath = hidden > 0 ? `inset(0 0 0 ${edge}px)` : '';
  }, [hidden]);
  useEffect(clipFrames);
  const range = rangeOf(selection);
  const isRange = !isOneCell(selection);
  const drawn = drawnIndexes(start + first, start + last, active.index, start, count);
  const slots = last - first + 1;
  const top = (index: number) => (index - start) * layout.rowHeight;
  const frame = (place: Place): Rect => {
    const rect = cellRect(layout, place.column);
    return { ...rect, top: rect.top + top(place.index) };
  };
  // The frame of a cell in the first column stays in sight with it; those of others go below that column.
  const isFrozen = active.column === 0 && !isCards;
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
          banks={banks}
          onEnd={onEnd}
        />
      )}
    </div>
  );
  return (
    <>
      <div
        ref={scroll}
        className={classes.scroll}
        data-cards={isCards || undefined}
        onScroll={(event) => {
          onScroll(event);
          clipFrames();
        }}
        onPointerDown={({ pointerType }) => (byTouch.current = pointerType === 'touch')}
        onMouseDown={onMouseDown}
        style={styleOf(layout)}
      >
        <div className={classes.sheet}>
          {isFrozen && <div className={classes.frozen}>{activeFrame}</div>}
          {count > 0 && (
            <div ref={frames} className={classes.frames} style={{ top: layout.headHeight }}>
              {isRange && !isCards && (
                <div className={classes.range} style={spanning(frame(range.from), frame(range.to))} />
              )}
              {!isFrozen && activeFrame}
            </div>
          )}
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
            <GridHead />
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
        </div>
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
