import { Button } from '@mantine/core';
import { IconAlertCircle, IconBan, IconCheck, IconCopy, IconLock } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import type { Field } from '../../../../../domain/withdrawal/shapes.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { useBankName } from '../../shared/use-bank-name.ts';
import type { DeskRow } from '../desk/protocol.ts';
import { FIELD_WORDS, figure } from '../words.ts';
import { CellEditor, type EditEnd } from './cell-editor.tsx';
import { GRID_COLUMNS, understoodAs } from './grid-columns.ts';
import classes from './row-grid.module.css';
import { hasMessages, RowMessages } from './row-messages.tsx';

export interface Editing {
  column: number;
  initial: string;
  typed: boolean;
}

export interface GridRowProps {
  row: DeskRow;
  index: number;
  currency: string;
  /** The active column, if the active cell is in this row. */
  active: number | null;
  editing: Editing | null;
  optionsFor: (field: Field) => readonly string[];
  /** True while the file is being sent. */
  readOnly: boolean;
  /** Whether interpretations are explained in sentences below the row, not only at their cells. */
  showNotes: boolean;
  on: RowHandlers;
}

/** The callbacks of a row. They never change, so that rows need not be drawn again. */
export interface RowHandlers {
  /** Called when a cell is clicked. */
  cell: (index: number, column: number) => void;
  end: (value: string | null, end: EditEnd) => void;
  use: (row: number, field: Field, value: string) => void;
  confirm: (row: number) => void;
  exclude: (row: number) => void;
  include: (row: number) => void;
}

/** The id of a cell, for aria-activedescendant. */
export function cellId(index: number, column: number): string {
  return `cell-${index}-${column}`;
}

/** One row of the grid: its cells, and below them its messages. */
export const GridRow = memo(function GridRow({
  row,
  index,
  currency,
  active,
  editing,
  optionsFor,
  readOnly,
  showNotes,
  on,
}: GridRowProps) {
  const shell = (
    column: number,
    className: string,
    children: ReactNode,
    more: Record<string, unknown> = {},
  ) => (
    <div
      key={column}
      role="gridcell"
      id={cellId(index, column)}
      aria-colindex={column + 1}
      className={`${className} ${active === column ? classes.active : ''}`}
      onClick={() => on.cell(index, column)}
      {...more}
    >
      {children}
    </div>
  );
  return (
    <>
      <div className={classes.cells} role="presentation">
        {GRID_COLUMNS.map((column, at) => {
          if (column.kind === 'row')
            return shell(at, classes.number!, <RowNumber row={row} />, {
              title: row.line === row.row + 1 ? undefined : `Line ${row.line} in the file`,
            });
          if (column.kind === 'actions') {
            return shell(
              at,
              classes.actions!,
              <RowAction
                row={row}
                reachable={active !== null}
                readOnly={readOnly}
                onExclude={() => on.exclude(row.row)}
                onInclude={() => on.include(row.row)}
              />,
            );
          }
          const { field } = column;
          const bad = isBad(row, field);
          const className =
            `${classes.cell} ${field === 'amount' ? classes.end : ''} ` +
            `${field === 'beneficiary_name' ? classes.wide : ''} ${bad ? classes.bad : ''}`;
          const content =
            editing?.column === at ? (
              <CellEditor
                label={`${FIELD_WORDS[field]}, row ${row.row}`}
                initial={editing.initial}
                typed={editing.typed}
                options={optionsFor(field)}
                onEnd={on.end}
              />
            ) : (
              <CellText row={row} field={field} text={row.cells[column.at]!} bad={bad} currency={currency} />
            );
          return shell(at, className, content, {
            'data-label': FIELD_WORDS[field],
            'aria-invalid': bad || undefined,
            'aria-readonly': row.locked || undefined,
          });
        })}
      </div>
      {(hasMessages(row) || (showNotes && row.notes.length > 0)) && (
        <div
          role="gridcell"
          aria-colindex={1}
          aria-colspan={GRID_COLUMNS.length}
          className={classes.messages}
        >
          <RowMessages
            row={row}
            reachable={active !== null}
            readOnly={readOnly}
            showNotes={showNotes}
            onUse={(field, value) => on.use(row.row, field, value)}
            onConfirm={() => on.confirm(row.row)}
          />
        </div>
      )}
    </>
  );
});

function isBad(row: DeskRow, field: Field): boolean {
  return (
    (row.status === 'rejected' && row.errors.some((error) => error.field === field)) ||
    row.refusals.some((refusal) => refusal.field === field)
  );
}

function RowNumber({ row }: { row: DeskRow }) {
  return (
    <>
      <StatusIcon row={row} />
      <span>{figure(row.row)}</span>
    </>
  );
}

function StatusIcon({ row }: { row: DeskRow }) {
  if (row.locked) return <IconLock size={15} aria-label="Sent" role="img" />;
  if (row.status === 'excluded') return <IconBan size={15} aria-label="Excluded" role="img" />;
  if (row.status === 'rejected' || row.refusals.length > 0)
    return <IconAlertCircle size={15} aria-label="Error" role="img" className={classes.error} />;
  if (row.sameAsCount > 0 || row.earlier.length > 0)
    return <IconCopy size={15} aria-label="Possible duplicate" role="img" className={classes.warning} />;
  return <IconCheck size={15} aria-label={row.edited ? 'Corrected' : 'No errors'} role="img" />;
}

function CellText({
  row,
  field,
  text,
  bad,
  currency,
}: {
  row: DeskRow;
  field: Field;
  text: string;
  bad: boolean;
  currency: string;
}) {
  const bankName = useBankName();
  const notes = row.withdrawal
    ? row.notes.filter(
        (note) => note.field === field && note.code !== 'rail_rtgs' && note.code !== 'branch_of_other_bank',
      )
    : [];
  const rail = row.notes.find((note) => note.field === field && note.code === 'rail_rtgs');
  const meant = notes.length > 0 ? understoodAs(row.withdrawal!, field) : null;
  return (
    <>
      {bad && <IconAlertCircle size={15} className={classes.badIcon} aria-hidden />}
      {text}
      {meant !== null && (
        <span className={classes.understood} title={notes.map((note) => note.message).join(' ')}>
          {text === '' ? '' : 'read as '}
          {field === 'amount' ? formatMoney(meant, currency) : field === 'bank' ? bankName(meant) : meant}
        </span>
      )}
      {rail && (
        <span className={classes.understood} title={rail.message}>
          by RTGS
        </span>
      )}
    </>
  );
}

function RowAction({
  row,
  reachable,
  readOnly,
  onExclude,
  onInclude,
}: {
  row: DeskRow;
  reachable: boolean;
  readOnly: boolean;
  onExclude: () => void;
  onInclude: () => void;
}) {
  if (row.locked) return <span>Sent</span>;
  if (row.totals) return <span>Total</span>;
  const excluded = row.status === 'excluded';
  return (
    <Button
      size="compact-xs"
      variant="default"
      disabled={readOnly}
      tabIndex={reachable ? 0 : -1}
      onClick={excluded ? onInclude : onExclude}
      aria-label={`${excluded ? 'Include' : 'Exclude'} row ${row.row}`}
    >
      {excluded ? 'Include' : 'Exclude…'}
    </Button>
  );
}
