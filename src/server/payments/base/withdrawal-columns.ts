import { WITHDRAWAL_FIELDS } from '../../../domain/withdrawal/fields.ts';
import type { WithdrawalEntry } from '../../../domain/withdrawal/shapes.ts';

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

/** `beneficiary_name, bank_code, …` */
export const FIELD_COLUMNS: Columns<typeof WITHDRAWAL_FIELDS> = listed(({ column }) => column);

/** `beneficiary_name AS "beneficiaryName", bank_code AS "bankCode", …` */
export const NAMED_FIELD_COLUMNS: NamedColumns<typeof WITHDRAWAL_FIELDS> = listed(
  ({ column, stored }) => `${column} AS "${stored}"`,
);

function listed(columnOf: (field: WithdrawalEntry) => string): never {
  return WITHDRAWAL_FIELDS.map(columnOf).join(', ') as never;
}
