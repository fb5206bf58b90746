import { WITHDRAWAL_FIELDS, type FieldDescription } from './fields.ts';
import type { WithdrawalEntry } from './shapes.ts';

/** The fields of a withdrawal that have a column in the export of the payout history. */
export const EXPORTED_FIELDS = WITHDRAWAL_FIELDS.filter(
  ({ exported }: FieldDescription) => exported,
) as readonly ExportedField[];

export type ExportedField = Extract<WithdrawalEntry, { exported: true }>;

/** The columns of the export before and after those of the withdrawal's fields. */
const FIRST_COLUMNS = ['id', 'created_at', 'direction', 'status', 'currency', 'amount', 'fee'] as const;
const LAST_COLUMNS = [
  'recipient_reference',
  'batch_label',
  'batch_id',
  'withdrawal_id',
  'rail',
  'failure_code',
  'failure_reason',
  'updated_at',
] as const;

/** Columns of the export that are facts of the payout, not fields of its withdrawal. */
export type PayoutColumn = (typeof FIRST_COLUMNS)[number] | (typeof LAST_COLUMNS)[number];
export type PayoutExportColumn = PayoutColumn | ExportedField['name'];

/**
 * The columns of the payout history as a CSV file. The reader of withdrawal files recognises the file by
 * them.
 */
export const PAYOUT_EXPORT_COLUMNS: readonly PayoutExportColumn[] = [
  ...FIRST_COLUMNS,
  ...EXPORTED_FIELDS.map(({ name }) => name),
  ...LAST_COLUMNS,
];
