import { t } from '@lingui/core/macro';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconArrowsSort from '~icons/tabler/arrows-sort';
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useMemo,
  useRef,
  useState,
} from 'react';
import classes from './data-table.module.css';
import type { DrawnRows } from './drawn-rows.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { locale } from './locale.ts';
import { useOverflows } from './overflows.ts';
import { usePointedRow } from './pointed-row.ts';
import { usePrinting } from './printing.ts';

/** A table with at most this many rows is drawn completely, so that the browser's search finds every row. */
const DRAWN_WHOLE = 150;
/** The rows of a longer table that are shown while the code that draws it loads. */
const SHOWN_FIRST = 40;
/** Few tables are long, so the code that draws them loads when the first one is shown. */
const LongTable = lazy(async () => ({ default: (await import('./long-table.tsx')).LongTable }));

/**
 * The layout of a column: `align: 'end'` for figures, `width` in pixels so that it does not jump, `hideBelow`
 * to hide it in a narrow table.
 */
interface ColumnLayout {
  align?: 'start' | 'end';
  width?: number | string;
  hideBelow?: 'sm' | 'md';
  /** The place in a card: beside or below the title without a name, or last; else in the order of columns. */
  inCard?: 'beside title' | 'below title' | 'last';
  /** The name by which the server sorts this column; for tables with `order`. */
  sortedAs?: string;
  /** Whether the first click sorts in descending order, as for figures; for columns with `sortedAs`. */
  descendsFirst?: boolean;
}

/** The order of a list that the server sorts. */
export interface TableOrder {
  by: string;
  descending: boolean;
}

interface Drawn<T> {
  /**
   * Draws the cell. The row is wrapped, so that a column reads like `cell: ({ row: { original: batch } }) =>
   * …`.
   */
  cell?: (cell: { row: { original: T } }) => ReactNode;
  /** The field that the column shows as it is, and by which it sorts; instead of `cell`. */
  accessorKey?: keyof T & string;
}

export type TableColumn<T> = Drawn<T> & {
  /** Unique in the table; the field or the header when absent. */
  id?: string;
  header: string | (() => ReactNode);
  /** The name of the column in a card, where the header is not text. */
  label?: () => string;
  meta?: ColumnLayout;
  /** The value that the column sorts by, where that is not a field that it shows. */
  accessorFn?: (row: T) => string | number;
};

interface Sorting {
  id: string;
  descending: boolean;
}

export interface DataTableProps<T> {
  /** The table's name for screen readers. */
  caption: string;
  columns: TableColumn<T>[];
  rows: readonly T[];
  rowId: (row: T) => string;
  /** Called when a row is clicked, or on Enter in the focused row. */
  onOpen?: (row: T) => void;
  /** The id of the row that is open beside the table. */
  openId?: string | null;
  /** The id of a row that a link points to: it is marked and scrolled into view. */
  pointedId?: string | null;
  /** For lists that the server sorts: headers of columns with `sortedAs` ask for another order. */
  order?: TableOrder;
  onOrder?: (order: TableOrder) => void;
  /** Whether column headers sort the rows. Only for lists that are not paged by the server. */
  sortable?: boolean;
  /** Dims the rows: they are shown while their replacement loads. */
  stale?: boolean;
}

const STEPS: Record<string, (rows: HTMLElement[], at: number) => HTMLElement | undefined> = {
  ArrowDown: (rows, at) => rows[at + 1],
  ArrowUp: (rows, at) => rows[at - 1],
  Home: (rows) => rows[0],
  End: (rows) => rows.at(-1),
};

/**
 * The table that all pages use: a sticky header, rows that open by click and keyboard, figures aligned to the
 * end. A narrow table shows each row as a card. A table that still does not fit scrolls sideways and can be
 * focused.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const printing = usePrinting();
  const frame = useOverflows<HTMLDivElement>();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const { rows, columns, sortable = false } = props;
  const sorted = useMemo(() => inOrder(rows, columns, sorting), [rows, columns, sorting]);
  const view = { ...props, rows: sorted, sorting, ...(sortable ? { onSort: setSorting } : {}), frame };
  if (rows.length <= DRAWN_WHOLE || printing) return <TableView {...view} drawn={upTo(rows.length)} />;
  return (
    <ErrorBoundary fallback={() => <TableView {...view} drawn={upTo(rows.length)} />}>
      <Suspense fallback={<TableView {...view} drawn={upTo(SHOWN_FIRST)} />}>
        <LongTable {...(view as unknown as Omit<TableViewProps<unknown>, 'drawn'>)} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The first rows are drawn; none are left out above or below them. */
function upTo(count: number): DrawnRows {
  return {
    from: 0,
    to: count,
    above: 0,
    below: 0,
    partial: false,
    measure: undefined,
    scrollTo: () => undefined,
  };
}

function idOf<T>(column: TableColumn<T>): string {
  return column.id ?? column.accessorKey ?? (typeof column.header === 'string' ? column.header : '');
}

function sortValue<T>({ accessorFn, accessorKey }: TableColumn<T>): ((row: T) => unknown) | undefined {
  return accessorFn ?? (accessorKey === undefined ? undefined : (row) => row[accessorKey]);
}

function compare(left: unknown, right: unknown, byWords: Intl.Collator): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : byWords.compare(String(left), String(right));
}

function inOrder<T>(
  rows: readonly T[],
  columns: readonly TableColumn<T>[],
  sorting: Sorting | null,
): readonly T[] {
  const column = columns.find((one) => idOf(one) === sorting?.id);
  const value = column && sortValue(column);
  if (!sorting || !value) return rows;
  const sign = sorting.descending ? -1 : 1;
  const byWords = new Intl.Collator(locale(), { numeric: true });
  return rows.toSorted((left, right) => sign * compare(value(left), value(right), byWords));
}

export interface TableViewProps<T> extends DataTableProps<T> {
  drawn: DrawnRows;
  frame: ReturnType<typeof useOverflows<HTMLDivElement>>;
  sorting: Sorting | null;
  onSort?: (sorting: Sorting | null) => void;
}

/** The props of a row that opens by click and keyboard; undefined where rows do not open. */
function useOpening<T>(
  shown: readonly { id: string; original: T }[],
  { rows, onOpen, openId, drawn }: TableViewProps<T>,
) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  // Tab stops at one row only; the arrow keys move between rows.
  const tabId = [focusedId, openId, shown[0]?.id].find((id) => shown.some((row) => row.id === id));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: T) => {
    const { key, target, currentTarget } = event;
    if (target !== currentTarget) return;
    if (key === 'Enter') onOpen?.(row);
    const step = STEPS[key];
    if (!step) return;
    event.preventDefault();
    // Read it now, because this row may no longer be drawn once the first or the last one is.
    const body = currentTarget.parentElement!;
    const go = () => {
      const elements = [...body.querySelectorAll<HTMLElement>('[data-opens]')];
      step(elements, elements.indexOf(currentTarget))?.focus();
    };
    if (!drawn.partial || (key !== 'Home' && key !== 'End')) return go();
    // The first or the last row may not be drawn yet.
    drawn.scrollTo(key === 'Home' ? 0 : rows.length - 1);
    requestAnimationFrame(() => requestAnimationFrame(go));
  };

  return ({ id, original }: { id: string; original: T }) =>
    onOpen && {
      tabIndex: id === tabId ? 0 : -1,
      'data-opens': true,
      'aria-current': id === openId ? ('true' as const) : undefined,
      onFocus: () => setFocusedId(id),
      onClick: ({ target }: MouseEvent) => {
        // A click on a link or button inside the row, or a text selection, must not open the row.
        if (!(target as HTMLElement).closest('a, button, input, label') && !window.getSelection()?.toString())
          onOpen(original);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, original),
    };
}

/** The table itself, with the rows that are drawn. */
export function TableView<T>(props: TableViewProps<T>) {
  const { caption, columns, rows, rowId, pointedId = null, stale = false, drawn } = props;
  const { ref, overflows } = props.frame;
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = rows.slice(drawn.from, drawn.to).map((original) => ({ id: rowId(original), original }));
  const pointedAt = pointedId === null ? -1 : rows.findIndex((row) => rowId(row) === pointedId);
  usePointedRow(body, pointedAt, drawn.scrollTo);
  const opening = useOpening(shown, props);

  return (
    <div
      ref={ref}
      className={classes.frame}
      data-stale={stale || undefined}
      {...(overflows && {
        'data-overflows': true,
        tabIndex: 0,
        role: 'group',
        'aria-label': t`${caption}, scrolls sideways`,
      })}
    >
      <table
        className={classes.table}
        role="table"
        aria-label={caption}
        aria-busy={stale}
        aria-rowcount={drawn.partial ? rows.length + 1 : undefined}
      >
        <thead className={classes.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={idOf(column)} column={column} {...sortOf(column, props)} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup">
          {drawn.above > 0 && <Gap height={drawn.above} />}
          {shown.map((row, at) => (
            <tr
              key={row.id}
              role="row"
              className={classes.row}
              data-pointed={row.id === pointedId || undefined}
              {...(drawn.partial && {
                ref: drawn.measure,
                'data-index': drawn.from + at,
                'aria-rowindex': drawn.from + at + 2,
              })}
              {...opening(row)}
            >
              {columns.map((column) => (
                <BodyCell key={idOf(column)} column={column} row={row.original} />
              ))}
            </tr>
          ))}
          {drawn.below > 0 && <Gap height={drawn.below} />}
        </tbody>
      </table>
    </div>
  );
}

/** Takes the space of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden className={classes.gap}>
      <td style={{ height }} />
    </tr>
  );
}

interface ColumnSort {
  /** How the rows are sorted by this column; null when they are not. */
  sorted: 'ascending' | 'descending' | null;
  /** Sorts by this column; absent when it does not sort. */
  sort?: () => void;
}

/** The sorting of one column: by the server where the table has an order, otherwise of the rows in hand. */
function sortOf<T>(
  column: TableColumn<T>,
  { sorting, onSort, order, onOrder }: TableViewProps<T>,
): ColumnSort {
  const word = (descending: boolean) => (descending ? 'descending' : 'ascending');
  const { sortedAs, align, descendsFirst = align === 'end' } = column.meta ?? {};
  if (sortedAs !== undefined && onOrder) {
    const descending = order?.by === sortedAs ? order.descending : null;
    return {
      sorted: descending === null ? null : word(descending),
      // Figures are most often wanted largest first.
      sort: () => onOrder({ by: sortedAs, descending: descending === null ? descendsFirst : !descending }),
    };
  }
  const id = idOf(column);
  const own = sorting?.id === id ? sorting : null;
  if (!onSort || !sortValue(column)) return { sorted: null };
  return {
    sorted: own && word(own.descending),
    // A third click returns to the order in which the rows came.
    sort: () => onSort(own?.descending ? null : { id, descending: own !== null }),
  };
}

function HeaderCell<T>({ column, sorted, sort }: { column: TableColumn<T> } & ColumnSort) {
  const { align = 'start', width, hideBelow } = column.meta ?? {};
  const label = typeof column.header === 'string' ? column.header : column.header();
  return (
    <th
      scope="col"
      role="columnheader"
      data-hide-below={hideBelow}
      data-align={align}
      {...(width === undefined ? {} : { style: { width, minWidth: width } })}
      aria-sort={sorted ?? undefined}
    >
      {sort ? (
        <button type="button" className={classes.sort} onClick={sort}>
          {label}
          {sorted === 'ascending' && <IconArrowUp size={14} aria-hidden />}
          {sorted === 'descending' && <IconArrowDown size={14} aria-hidden />}
          {!sorted && <IconArrowsSort size={14} aria-hidden className={classes.unsorted} />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** The name of a column in a card. */
function labelOf({ header, label }: Pick<TableColumn<never>, 'header' | 'label'>): string | undefined {
  if (label) return label();
  const shown = typeof header === 'string' ? header : header();
  return typeof shown === 'string' ? shown : undefined;
}

function BodyCell<T>({ column, row }: { column: TableColumn<T>; row: T }) {
  const { align = 'start', hideBelow, inCard } = column.meta ?? {};
  const { header, label, cell, accessorKey } = column;
  return (
    <td
      role="cell"
      data-label={labelOf({ header, label })}
      data-hide-below={hideBelow}
      data-align={align}
      data-in-card={inCard}
    >
      {cell ? cell({ row: { original: row } }) : accessorKey !== undefined && (row[accessorKey] as ReactNode)}
    </td>
  );
}
