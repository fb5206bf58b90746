import { WITHDRAWAL_FIELDS } from '../../domain/withdrawal/fields.ts';
import { EXPORTED_FIELDS, type ExportedField } from '../../domain/withdrawal/payout-export.ts';
import type { WithdrawalEntry } from '../../domain/withdrawal/shapes.ts';

/*
 * The fields of a withdrawal as lists of columns for SQL texts, in the order of the table of fields. Their
 * types are literal, so that the row types of SQL texts with them can be generated.
 */

type Columns<T> = T extends readonly [infer E extends WithdrawalEntry, ...infer Rest]
  ? `${E['column']}${Rest extends readonly [] ? '' : `, ${Columns<Rest>}`}`
  : never;
type NamedColumns<T> = T extends readonly [infer E extends WithdrawalEntry, ...infer Rest]
  ? `${E['column']} AS "${E['stored']}"${Rest extends readonly [] ? '' : `, ${NamedColumns<Rest>}`}`
  : never;

type ExportedColumns<T> = T extends readonly [infer E extends WithdrawalEntry, ...infer Rest]
  ? E extends ExportedField
    ? [`w.${E['column']}`, ...ExportedColumns<Rest>]
    : ExportedColumns<Rest>
  : [];
type Joined<T> = T extends [infer First extends string, ...infer Rest]
  ? `${First}${Rest extends [] ? '' : `, ${Joined<Rest>}`}`
  : never;

/** `beneficiary_name, bank_code, …` */
export const FIELD_COLUMNS: Columns<typeof WITHDRAWAL_FIELDS> = listed(({ column }) => column);

/** `beneficiary_name AS "beneficiaryName", bank_code AS "bankCode", …` */
export const NAMED_FIELD_COLUMNS: NamedColumns<typeof WITHDRAWAL_FIELDS> = listed(
  ({ column, stored }) => `${column} AS "${stored}"`,
);

/** `w.beneficiary_name, w.bank_code, …`: the fields that the export has a column for. */
export const EXPORTED_COLUMNS: Joined<ExportedColumns<typeof WITHDRAWAL_FIELDS>> = EXPORTED_FIELDS.map(
  ({ column }) => `w.${column}`,
).join(', ') as never;

function listed(columnOf: (field: WithdrawalEntry) => string): never {
  return WITHDRAWAL_FIELDS.map(columnOf).join(', ') as never;
}
