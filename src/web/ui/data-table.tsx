import { Table } from '@mantine/core';
import {
  type Cell,
  type ColumnDef,
  flexRender,
  getCoreRowModel,
  getSortedRowModel,
  type Header,
  type SortingState,
  useReactTable,
} from '@tanstack/react-table';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import classes from './data-table.module.css';
import { useDrawnRows } from './drawn-rows.ts';
import { useOverflows } from './overflows.ts';

/**
 * The layout of a column: `align: 'end'` for figures, `width` in pixels so that it does not jump, `hideBelow`
 * to hide it in a narrow table.
 */
export interface ColumnLayout {
  align?: 'start' | 'end';
  width?: number | string;
  hideBelow?: 'sm' | 'md';
  /** The name by which the server sorts this column; for tables with `order`. */
  sortedAs?: string;
}

/** The order of a list that the server sorts. */
export interface TableOrder {
  by: string;
  descending: boolean;
}

export type TableColumn<T> = ColumnDef<T> & { meta?: ColumnLayout };

interface DataTableProps<T> {
  /** The table's name for screen readers. */
  caption: string;
  columns: TableColumn<T>[];
  rows: readonly T[];
  rowId: (row: T) => string;
  /** Called when a row is clicked, or on Enter in the focused row. */
  onOpen?: (row: T) => void;
  /** The id of the row that is open beside the table. */
  openId?: string | null;
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
export function DataTable<T>({
  caption,
  columns,
  rows,
  rowId,
  onOpen,
  openId = null,
  order,
  onOrder,
  sortable = false,
  stale = false,
}: DataTableProps<T>) {
  const [sorting, setSorting] = useState<SortingState>([]);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { ref, overflows } = useOverflows<HTMLDivElement>();
  // The rule is about the React compiler, which this project does not use.
  // oxlint-disable-next-line react/incompatible-library
  const table = useReactTable({
    data: rows as T[],
    columns,
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    ...(sortable
      ? { getSortedRowModel: getSortedRowModel(), onSortingChange: setSorting, state: { sorting } }
      : { enableSorting: false }),
  });
  const all = table.getRowModel().rows;
  const drawn = useDrawnRows(all.length, ref, overflows);
  const shown = drawn.partial ? all.slice(drawn.from, drawn.to) : all;
  // Tab stops at one row only; the arrow keys move between rows.
  const tabId = [focusedId, openId, shown[0]?.id].find((id) => shown.some((row) => row.id === id));

  const onRowKey = (event: KeyboardEvent<HTMLTableRowElement>, row: T) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') onOpen?.(row);
    const step = STEPS[event.key];
    if (!step || !body.current) return;
    event.preventDefault();
    const { key, currentTarget } = event;
    const go = () => {
      const elements = [...(body.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
      step(elements, elements.indexOf(currentTarget))?.focus();
    };
    if (!drawn.partial || (key !== 'Home' && key !== 'End')) return go();
    // The first or the last row may not be drawn yet.
    drawn.scrollTo(key === 'Home' ? 0 : all.length - 1);
    requestAnimationFrame(() => requestAnimationFrame(go));
  };

  const onRowClick = (event: MouseEvent<HTMLTableRowElement>, row: T) => {
    // A click on a link or button inside the row, or a text selection, must not open the row.
    if ((event.target as HTMLElement).closest('a, button, input, label') || window.getSelection()?.toString())
      return;
    onOpen?.(row);
  };

  return (
    <div
      ref={ref}
      className={classes.frame}
      data-stale={stale || undefined}
      {...(overflows
        ? { 'data-overflows': true, tabIndex: 0, role: 'group', 'aria-label': `${caption}, scrolls sideways` }
        : {})}
    >
      <Table
        className={classes.table}
        role="table"
        aria-label={caption}
        aria-busy={stale}
        aria-rowcount={drawn.partial ? all.length + 1 : undefined}
        highlightOnHover={Boolean(onOpen)}
        verticalSpacing={8}
        horizontalSpacing="sm"
      >
        <Table.Thead className={classes.head} role="rowgroup">
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id} role="row">
              {group.headers.map((header) => (
                <HeaderCell
                  key={header.id}
                  header={header}
                  sortable={sortable}
                  order={order}
                  onOrder={onOrder}
                />
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody ref={body} role="rowgroup">
          {drawn.above > 0 && <Gap height={drawn.above} />}
          {shown.map((row, at) => (
            <Table.Tr
              key={row.id}
              role="row"
              className={classes.row}
              {...(drawn.partial
                ? { ref: drawn.measure, 'data-index': drawn.from + at, 'aria-rowindex': drawn.from + at + 2 }
                : {})}
              {...(onOpen
                ? {
                    tabIndex: row.id === tabId ? 0 : -1,
                    'data-opens': true,
                    'aria-current': row.id === openId ? ('true' as const) : undefined,
                    onFocus: () => setFocusedId(row.id),
                    onClick: (event: MouseEvent<HTMLTableRowElement>) => onRowClick(event, row.original),
                    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => onRowKey(event, row.original),
                  }
                : {})}
            >
              {row.getVisibleCells().map((cell) => (
                <BodyCell key={cell.id} cell={cell} />
              ))}
            </Table.Tr>
          ))}
          {drawn.below > 0 && <Gap height={drawn.below} />}
        </Table.Tbody>
      </Table>
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

function layoutOf(meta: unknown): ColumnLayout {
  return (meta ?? {}) as ColumnLayout;
}

interface HeaderCellProps<T> {
  header: Header<T, unknown>;
  sortable: boolean;
  order: TableOrder | undefined;
  onOrder: ((order: TableOrder) => void) | undefined;
}

function HeaderCell<T>({ header, sortable, order, onOrder }: HeaderCellProps<T>) {
  const { align = 'start', width, hideBelow, sortedAs } = layoutOf(header.column.columnDef.meta);
  const byServer = sortedAs !== undefined && onOrder !== undefined;
  const here = byServer && order?.by === sortedAs;
  const sorted = byServer
    ? here
      ? order.descending
        ? 'desc'
        : 'asc'
      : false
    : header.column.getIsSorted();
  // Figures are most often wanted largest first.
  const toggle = byServer
    ? () => onOrder({ by: sortedAs, descending: here ? !order.descending : align === 'end' })
    : header.column.getToggleSortingHandler();
  const label = flexRender(header.column.columnDef.header, header.getContext());
  return (
    <Table.Th
      scope="col"
      role="columnheader"
      data-hide-below={hideBelow}
      data-align={align}
      {...(width === undefined ? {} : { style: { width, minWidth: width } })}
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {byServer || (sortable && header.column.getCanSort()) ? (
        <button type="button" className={classes.sort} onClick={toggle}>
          {label}
          {sorted === 'asc' && <IconArrowUp size={14} aria-hidden />}
          {sorted === 'desc' && <IconArrowDown size={14} aria-hidden />}
          {!sorted && <IconArrowsSort size={14} aria-hidden className={classes.unsorted} />}
        </button>
      ) : (
        label
      )}
    </Table.Th>
  );
}

function BodyCell<T>({ cell }: { cell: Cell<T, unknown> }) {
  const { align = 'start', hideBelow } = layoutOf(cell.column.columnDef.meta);
  const { header } = cell.column.columnDef;
  return (
    <Table.Td
      role="cell"
      data-label={typeof header === 'string' ? header : undefined}
      data-hide-below={hideBelow}
      data-align={align}
    >
      {flexRender(cell.column.columnDef.cell, cell.getContext())}
    </Table.Td>
  );
}
