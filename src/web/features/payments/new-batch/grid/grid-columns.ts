import {
  FIELD,
  FIELDS,
  type CheckedWithdrawal,
  type Field,
} from '../../../../../domain/withdrawal/shapes.ts';

/** A column of the grid: the row's number, a cell for each field, and the row's actions. */
export type GridColumn =
  | { kind: 'row'; label: string }
  | { kind: 'actions'; label: string }
  | { kind: 'cell'; field: Field; at: number; label: string };

export const GRID_COLUMNS: readonly GridColumn[] = [
  { kind: 'row', label: 'Row' },
  ...FIELDS.map((field, at): GridColumn => ({ kind: 'cell', field, at, label: FIELD[field].label })),
  { kind: 'actions', label: 'Actions' },
];

/** The index of a field's column; that of the row's number for an error of the whole row. */
export function columnOf(field: Field | null): number {
  return field === null ? 0 : FIELDS.indexOf(field) + 1;
}

/** The text that will be sent for a cell. */
export function understoodAs(withdrawal: CheckedWithdrawal, field: Field): string {
  return withdrawal[FIELD[field].wire] ?? '';
}
