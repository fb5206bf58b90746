/**
 * The columns of the payout history as a CSV file, in order. The reader of withdrawal files recognises the
 * file by them.
 */
export const PAYOUT_EXPORT_COLUMNS = [
  'id',
  'created_at',
  'direction',
  'status',
  'currency',
  'amount',
  'fee',
  'beneficiary_name',
  'bank',
  'branch_code',
  'account_number',
  'account_type',
  'recipient_reference',
  'batch_label',
  'batch_id',
  'withdrawal_id',
  'rail',
  'failure_code',
  'failure_reason',
  'updated_at',
] as const;

export type PayoutExportColumn = (typeof PAYOUT_EXPORT_COLUMNS)[number];
