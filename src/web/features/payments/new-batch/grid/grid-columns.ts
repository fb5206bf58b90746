import { FIELDS, type CheckedWithdrawal, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { FIELD_WORDS } from '../words.ts';

/** A column of the grid: the row's number, the nine cells, and what can be done with the row. */
export type GridColumn =
  | { kind: 'row'; label: string }
  | { kind: 'actions'; label: string }
  | { kind: 'cell'; field: Field; at: number; label: string };

export const GRID_COLUMNS: readonly GridColumn[] = [
  { kind: 'row', label: 'Row' },
  ...FIELDS.map((field, at): GridColumn => ({ kind: 'cell', field, at, label: FIELD_WORDS[field] })),
  { kind: 'actions', label: 'Actions' },
];

/** Where a field's column stands; the row's own number when there is none. */
export function columnOf(field: Field | null): number {
  return field === null ? 0 : FIELDS.indexOf(field) + 1;
}

const CANONICAL: Record<Field, keyof CheckedWithdrawal> = {
  beneficiary_name: 'beneficiaryName',
  bank: 'bankCode',
  branch_code: 'branchCode',
  account_number: 'accountNumber',
  account_type: 'accountType',
  amount: 'amount',
  beneficiary_reference: 'beneficiaryReference',
  own_reference: 'ownReference',
  external_id: 'externalId',
};

/** What a cell was understood as: the text that will be sent. */
export function understoodAs(withdrawal: CheckedWithdrawal, field: Field): string {
  return String(withdrawal[CANONICAL[field]] ?? '');
}
