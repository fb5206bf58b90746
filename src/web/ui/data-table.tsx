import { Table } from '@mantine/core';
import { type ColumnDef, flexRender, getCoreRowModel, getSortedRowModel, type SortingState, useReactTable } from '@tanstack/react-table';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import classes from './data-table.module.css';

/** How a column is laid out: `end` for figures; `width` keeps it from jumping; `hideBelow` leaves it out on narrow screens. */
export interface ColumnLayout {
  align?: 'start' | 'end';
  width?: number | string;
  hideBelow?: 'sm' | 'md';
}

export type TableColumn<T> = ColumnDef<T> & { meta?: ColumnLayout };

interface DataTableProps<T> {
  /** What the table holds, for those who cannot see it. */
  caption: string;
  columns: TableColumn<T>[];
  rows: readonly T[];
  rowId: (row: T) => string;
  /** Opens a row: by click, or by Enter on the focused row. */
  onOpen?: (row: T) => void;
  /** The row that is open beside the table. */
  openId?: string | null;
  /** Whether the columns sort the rows that are here; a list that the server pages is not sorted here. */
  sortable?: boolean;
  /** Keeps the old rows in sight, dimmed, while others load. */
  stale?: boolean;
}

/** The table of every page: the header stays, rows open by click and keyboard, figures stand at the end. */
export function DataTable<T>({ caption, columns, rows, rowId, onOpen, openId, sortable = false, stale = false }: DataTableProps<T>) {
  const [sorting, setSorting] = useState<SortingState>([]);
  const body = useRef<HTMLTableSectionElement>(null);
  const table = useReactTable({
    data: rows as T[],
    columns,
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    ...(sortable ? { getSortedRowModel: getSortedRowModel(), onSortingChange: setSorting, state: { sorting } } : { enableSorting: false }),
  });

  const onRowKey = (event: KeyboardEvent<HTMLTableRowElement>, row: T) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && onOpen) onOpen(row);
    const step = event.key === 'ArrowDown' ? 'nextElementSibling' : event.key === 'ArrowUp' ? 'previousElementSibling' : null;
    if (!step) return;
    event.preventDefault();
    (event.currentTarget[step] as HTMLElement | null)?.focus();
  };

  const onRowClick = (event: MouseEvent<HTMLTableRowElement>, row: T) => {
    // A link or a button in the row does its own work, and a person who selects text is not opening anything.
    if ((event.target as HTMLElement).closest('a, button, input') || window.getSelection()?.toString()) return;
    onOpen?.(row);
  };

  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={caption} data-stale={stale || undefined}>
      <Table className={classes.table} highlightOnHover={Boolean(onOpen)} verticalSpacing="xs" horizontalSpacing="sm">
        <Table.Thead className={classes.head}>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {group.headers.map((header) => {
                const layout = header.column.columnDef.meta as ColumnLayout | undefined;
                const sorted = header.column.getIsSorted();
                const label = flexRender(header.column.columnDef.header, header.getContext());
                return (
                  <Table.Th
                    key={header.id}
                    scope="col"
                    className={classes[layout?.hideBelow ?? ''] ?? ''}
                    data-align={layout?.align ?? 'start'}
                    style={layout?.width === undefined ? undefined : { width: layout.width }}
                    aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
                  >
                    {sortable && header.column.getCanSort() ? (
                      <button type="button" className={classes.sort} onClick={header.column.getToggleSortingHandler()}>
                        {label}
                        {sorted === 'asc' && <IconArrowUp size={14} aria-hidden />}
                        {sorted === 'desc' && <IconArrowDown size={14} aria-hidden />}
                      </button>
                    ) : (
                      label
                    )}
                  </Table.Th>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody ref={body}>
          {table.getRowModel().rows.map((row) => (
            <Table.Tr
              key={row.id}
              {...(onOpen
                ? {
                    tabIndex: 0,
                    className: classes.open,
                    'aria-selected': row.id === openId,
                    onClick: (event: MouseEvent<HTMLTableRowElement>) => onRowClick(event, row.original),
                    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => onRowKey(event, row.original),
                  }
                : {})}
            >
              {row.getVisibleCells().map((cell) => {
                const layout = cell.column.columnDef.meta as ColumnLayout | undefined;
                return (
                  <Table.Td key={cell.id} className={classes[layout?.hideBelow ?? ''] ?? ''} data-align={layout?.align ?? 'start'}>
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
