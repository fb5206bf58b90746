import { Text } from '@mantine/core';
import { useElementSize, useMediaQuery, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Field } from '../../../../../domain/withdrawal/shapes.ts';
import { ACCOUNT_TYPES } from '../../../../../shared/terms.ts';
import { Pager } from '../../../../ui/pager.tsx';
import type { DeskQuery } from '../desk/protocol.ts';
import type { DeskActions } from '../use-desk.ts';
import { figure } from '../words.ts';
import type { EditEnd } from './cell-editor.tsx';
import { GRID_COLUMNS } from './grid-columns.ts';
import { move, tabFrom, type Place } from './grid-keys.ts';
import { cellId, GridRow, type Editing, type RowHandlers } from './grid-row.tsx';
import classes from './row-grid.module.css';
import { useRows } from './use-rows.ts';

/** Browsers limit the height of an element, so longer lists are shown in pages of this many rows. */
const WINDOW_ROWS = 100_000;
const ROW_HEIGHT = 37;
/** The height of a row that is shown as a card on narrow screens. */
const CARD_HEIGHT = 330;
const NARROW = '(max-width: 48em)';

interface RowGridProps {
  desk: DeskActions;
  query: DeskQuery;
  version: number;
  currency: string;
  bankNames: readonly string[];
  /** A row to go to. A new `at` goes there again. */
  target: (Place & { at: number }) | null;
  onExclude: (row: number) => void;
  /** Called with the number of the active row. */
  onRow: (row: number) => void;
  readOnly: boolean;
  empty: string;
}

/** The rows of the file, drawn as they scroll into view and edited in place by mouse and keyboard. */
export function RowGrid({
  desk,
  query,
  version,
  currency,
  bankNames,
  target,
  onExclude,
  onRow,
  readOnly,
  empty,
}: RowGridProps) {
  const { total, rowAt, want } = useRows(desk, query, version);
  const [start, setStart] = useState(0);
  const [active, setActive] = useState<Place>({ index: 0, column: 1 });
  const [editing, setEditing] = useState<Editing | null>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const { ref: sizeRef, width } = useElementSize<HTMLDivElement>();
  const gridRef = useMergedRef(scroll, sizeRef);
  const count = Math.max(0, Math.min(WINDOW_ROWS, (total ?? 0) - start));

  const narrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => (narrow ? CARD_HEIGHT : ROW_HEIGHT),
    overscan: 12,
    scrollPaddingStart: narrow ? 8 : 44,
    scrollPaddingEnd: 16,
    getItemKey: (at) => start + at,
  });
  const items = virtual.getVirtualItems();
  const first = start + (items[0]?.index ?? 0);
  const last = start + (items.at(-1)?.index ?? 0);
  useEffect(() => want(first, last), [want, first, last]);

  const { listing } = query;
  useEffect(() => {
    setStart(0);
    setActive({ index: 0, column: 1 });
    setEditing(null);
    scroll.current?.scrollTo({ top: 0 });
  }, [listing]);

  const goTo = useCallback(
    (place: Place) => {
      setEditing(null);
      setActive(place);
      const window = Math.floor(place.index / WINDOW_ROWS) * WINDOW_ROWS;
      setStart(window);
      requestAnimationFrame(() => {
        virtual.scrollToIndex(place.index - window, { align: 'auto' });
        scrollSideways(scroll.current, place);
      });
    },
    [virtual],
  );
  useEffect(() => {
    if (!target) return;
    goTo({ index: target.index, column: target.column });
    scroll.current?.focus({ preventScroll: true });
    scroll.current?.scrollIntoView({ block: 'nearest' });
    // A new `at` is a new request, even for the same row.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [target?.at]);

  const here = rowAt(active.index);
  useEffect(() => {
    if (here) onRow(here.row);
  }, [here, onRow]);

  const beginEdit = (place: Place, typed?: string) => {
    const row = rowAt(place.index);
    const column = GRID_COLUMNS[place.column];
    if (readOnly || !row || row.locked || row.status === 'excluded' || column?.kind !== 'cell') return;
    setActive(place);
    setEditing({ column: place.column, initial: typed ?? row.cells[column.at]!, typed: typed !== undefined });
  };

  const bounds = { rows: total ?? 0, columns: GRID_COLUMNS.length, page: Math.max(1, items.length - 24) };
  const onEnd = (value: string | null, end: EditEnd) => {
    const row = rowAt(active.index);
    const column = GRID_COLUMNS[active.column];
    setEditing(null);
    if (end !== 'away') scroll.current?.focus({ preventScroll: true });
    if (end === 'tab' || end === 'back') goTo(tabFrom(active, end === 'back', bounds));
    if (value !== null && row && column?.kind === 'cell' && value !== row.cells[column.at])
      void desk.edit(row.row, column.field, value);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && event.target !== event.currentTarget) {
      event.currentTarget.focus();
      return;
    }
    if (event.target !== event.currentTarget || event.altKey) return;
    const to = move(active, event.key, event.ctrlKey || event.metaKey, bounds);
    if (to) {
      event.preventDefault();
      goTo(to);
      return;
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      if (GRID_COLUMNS[active.column]?.kind === 'actions') rowAction(active.index);
      else beginEdit(active);
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      beginEdit(active, event.key);
    }
  };

  const rowAction = (index: number) => {
    const row = rowAt(index);
    if (readOnly || !row || row.locked) return;
    if (row.status === 'excluded') desk.include([row.row]);
    else onExclude(row.row);
  };

  // Stable callbacks: a row is drawn again only when its own data changes.
  const now = useRef({ beginEdit, onEnd, onExclude, desk, active, editing });
  useEffect(() => {
    now.current = { beginEdit, onEnd, onExclude, desk, active, editing };
  });
  const [handlers] = useState<RowHandlers>(() => ({
    // A second click edits, at any speed: on a phone, a double tap would zoom.
    cell: (index, column) => {
      const { active: at, editing: open } = now.current;
      if (at.index !== index || at.column !== column) setActive({ index, column });
      else if (open === null) now.current.beginEdit({ index, column });
    },
    end: (value, end) => now.current.onEnd(value, end),
    use: (row, field, value) => void now.current.desk.edit(row, field, value),
    confirm: (row) => now.current.desk.confirm(row),
    exclude: (row) => now.current.onExclude(row),
    include: (row) => now.current.desk.include([row]),
  }));

  const optionsFor = useCallback(
    (field: Field): readonly string[] =>
      field === 'bank' ? bankNames : field === 'account_type' ? ACCOUNT_TYPES : [],
    [bankNames],
  );
  const rendered = items.some((item) => start + item.index === active.index) && here;
  return (
    <>
      <div
        ref={gridRef}
        role="grid"
        tabIndex={0}
        className={classes.scroll}
        data-short={(total !== null && total < 6) || undefined}
        aria-label="Rows of the file"
        aria-rowcount={(total ?? 0) + 1}
        aria-colcount={GRID_COLUMNS.length}
        aria-readonly={readOnly || undefined}
        aria-activedescendant={rendered ? cellId(active.index, active.column) : undefined}
        onKeyDown={onKeyDown}
        style={{ '--grid-width': `${width}px` } as CSSProperties}
      >
        <div role="rowgroup" className={classes.headGroup}>
          <div role="row" aria-rowindex={1} className={classes.head}>
            {GRID_COLUMNS.map((column, at) => (
              <div
                key={column.label}
                role="columnheader"
                aria-colindex={at + 1}
                className={column.kind === 'cell' && column.field === 'amount' ? classes.end : undefined}
              >
                {column.label}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
          {total === 0 && (
            <div role="row" aria-rowindex={2}>
              <Text role="gridcell" c="dimmed" p="md">
                {empty}
              </Text>
            </div>
          )}
          {items.map((item) => {
            const index = start + item.index;
            const row = rowAt(index);
            return (
              <div
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                role="row"
                aria-rowindex={index + 2}
                className={classes.row}
                data-status={row && row.refusals.length > 0 ? 'rejected' : row?.status}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                {row ? (
                  <GridRow
                    row={row}
                    index={index}
                    currency={currency}
                    active={index === active.index ? active.column : null}
                    editing={index === active.index ? editing : null}
                    optionsFor={optionsFor}
                    readOnly={readOnly}
                    showNotes={query.show === 'noted'}
                    on={handlers}
                  />
                ) : (
                  <div role="gridcell" className={classes.skeleton}>
                    Loading row {figure(index + 1)}…
                  </div>
                )}
              </div>
            );
          })}
        </div>
      </div>
      {total !== null && total > WINDOW_ROWS && (
        <Pager
          offset={start}
          limit={WINDOW_ROWS}
          total={total}
          noun="rows"
          onChange={(offset) => goTo({ index: offset, column: active.column })}
        />
      )}
    </>
  );
}

/** Scrolls the grid sideways until the active cell is in view. */
function scrollSideways(grid: HTMLElement | null, place: Place): void {
  const cell = grid?.querySelector<HTMLElement>(`#${cellId(place.index, place.column)}`);
  if (!grid || !cell) return;
  const left = cell.offsetLeft;
  if (place.column <= 1) grid.scrollLeft = 0;
  else if (left < grid.scrollLeft) grid.scrollLeft = left - 8;
  else if (left + cell.offsetWidth > grid.scrollLeft + grid.clientWidth)
    grid.scrollLeft = left + cell.offsetWidth - grid.clientWidth + 8;
}
