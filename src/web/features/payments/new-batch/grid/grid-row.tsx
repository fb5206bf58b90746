import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { memo } from 'react';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { bitOf } from '../desk/grid-row-data.ts';
import type { GridRowData } from '../desk/protocol.ts';
import { fieldWords } from '../../shared/withdrawal-file/field-words.ts';
import { GRID_COLUMNS } from './grid-columns.ts';
import classes from './row-grid.module.css';

interface GridRowProps {
  /** Undefined while the row is on its way from the worker. */
  row: GridRowData | undefined;
  /** The position in the list. */
  index: number;
  top: number;
  /** The selected columns of this row, if several cells are selected. */
  selectedFrom: number;
  selectedTo: number;
  /** Whether each cell names its column, because the row is a card. */
  isCard: boolean;
}

/** The id of a cell, for aria-activedescendant. */
export function cellId(index: number, column: number): string {
  return `cell-${index}-${column}`;
}

/**
 * One row of the grid. It draws only text, so that many rows can be drawn within a frame. The frame around
 * the active cell is drawn by the grid, so a row is not drawn again when the active cell moves.
 */
export const GridRow = memo(
  function GridRow({ row, index, top, selectedFrom, selectedTo, isCard }: GridRowProps) {
    return (
      <div
        role="row"
        aria-rowindex={index + 2}
        className={classes.row}
        data-index={index}
        data-flag={row?.flag ?? undefined}
        data-status={row?.status}
        style={{ transform: `translateY(${top}px)` }}
      >
        <div role="rowheader" aria-colindex={1} className={classes.number} aria-label={row && rowWords(row)}>
          {formatNumber(row ? row.row : index + 1)}
        </div>
        {GRID_COLUMNS.map(({ field }, column) => {
          const text = row?.cells[column] ?? '';
          const filled = row?.filled?.[column];
          return (
            <div
              key={column}
              role="gridcell"
              id={cellId(index, column)}
              aria-colindex={column + 2}
              aria-invalid={(row && (row.bad & bitOf(column)) !== 0) || undefined}
              aria-readonly={row?.locked || undefined}
              aria-selected={(column >= selectedFrom && column <= selectedTo) || undefined}
              className={classOf(row, column)}
              data-label={isCard ? fieldWords(field) : undefined}
            >
              {text === '' && filled !== undefined ? filled : text}
            </div>
          );
        })}
      </div>
    );
  },
  (before, after) =>
    before.index === after.index &&
    before.top === after.top &&
    before.selectedFrom === after.selectedFrom &&
    before.selectedTo === after.selectedTo &&
    before.isCard === after.isCard &&
    sameRow(before.row, after.row),
);

const AMOUNT = FIELDS.indexOf('amount');
const CELL = `${classes.cell} `;

function classOf(row: GridRowData | undefined, column: number): string {
  const base = column === AMOUNT ? CELL + classes.amount : classes.cell!;
  if (!row) return base;
  const bit = bitOf(column);
  if ((row.bad & bit) !== 0) return `${base} ${classes.bad}`;
  if ((row.warned & bit) !== 0) return `${base} ${classes.warned}`;
  if ((row.noted & bit) === 0) return base;
  return `${base} ${row.filled?.[column] === undefined ? classes.noted : classes.filled}`;
}

/** The worker sends the rows again after each change, but most have not changed. */
function sameRow(a: GridRowData | undefined, b: GridRowData | undefined): boolean {
  if (a === b) return true;
  if (!a || !b) return false;
  return (
    a.row === b.row &&
    a.status === b.status &&
    a.bad === b.bad &&
    a.noted === b.noted &&
    a.warned === b.warned &&
    a.flag === b.flag &&
    a.locked === b.locked &&
    a.edited === b.edited &&
    a.cells.every((cell, i) => cell === b.cells[i]) &&
    JSON.stringify(a.filled) === JSON.stringify(b.filled)
  );
}

const FLAG_WORDS = {
  error: msg`error`,
  duplicate: msg`possible duplicate`,
  changed: msg`bank details changed`,
  branch: msg`branch code to check`,
  doubtful: msg`a cell to check`,
  hidden: msg`hidden in Excel`,
};

/** "Row 17, error". */
function rowWords({ row, status, flag, locked, edited }: GridRowData): string {
  const state = locked
    ? t`sent`
    : status === 'excluded'
      ? t`excluded`
      : status === 'empty'
        ? t`empty`
        : flag
          ? i18n._(FLAG_WORDS[flag])
          : edited
            ? t`corrected`
            : null;
  const number = formatNumber(row);
  return state === null ? t`Row ${number}` : t`Row ${number}, ${state}`;
}
