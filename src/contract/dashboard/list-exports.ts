import { z } from 'zod';
import { listBatches } from '../disbursements.ts';
import { operation } from '../operation.ts';
import { listPayees } from './payees.ts';
import { listRecipients } from './recipients.ts';
import { listStatements } from './statements.ts';

/** The columns of each export. */
export const BATCH_EXPORT_COLUMNS = [
  'id',
  'label',
  'status',
  'created_at',
  'currency',
  'amount',
  'fees',
  'payments',
  'paid',
  'failed',
  'returned',
  'prepared_by',
  'approved_by',
  'execution_date',
  'completed_at',
] as const;

export const RECIPIENT_EXPORT_COLUMNS = [
  'id',
  'name',
  'other_names',
  'bank_code',
  'bank',
  'branch_code',
  'account_number',
  'account_type',
  'external_id',
  'currency',
  'payments',
  'total_paid',
  'last_paid_at',
  'first_seen_at',
] as const;

export const PAYEE_EXPORT_COLUMNS = [
  'id',
  'name',
  'state',
  'bank_code',
  'bank',
  'branch_code',
  'account_number',
  'account_type',
  'reference_format',
  'paid_from',
  'verification',
  'verified_at',
  'change',
  'change_state',
  'change_bank_code',
  'change_branch_code',
  'change_account_number',
  'change_account_type',
  'change_reference_format',
  'change_proposed_by',
  'change_proposed_at',
  'change_counts_from',
  'created_at',
] as const;

export const STATEMENT_EXPORT_COLUMNS = [
  'id',
  'connection',
  'account_number',
  'currency',
  'kind',
  'name',
  'number',
  'opening_date',
  'opening_balance',
  'closing_date',
  'closing_balance',
  'booked',
  'entries',
  'open_findings',
  'received_at',
  'file',
  'taken_back_at',
  'taken_back_reason',
] as const;

const CELLS = 'Cells are escaped so that a spreadsheet does not run them as formulas.';
const csv = { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } } as const;
const shared = {
  method: 'GET',
  roles: 'every',
  answers: csv,
  refusals: [400, 401, 403, 429],
  errors: ['too_many_exports'],
} as const;
const PAGING = { offset: true, limit: true } as const;

export const exportBatches = operation({
  ...shared,
  operationId: 'exportBatches',
  path: '/app/batches.csv',
  tag: 'Batch Review',
  summary: 'Export batches as CSV',
  description: `Returns the batches that the same filters find, newest first. ${CELLS}`,
  query: listBatches.query.omit(PAGING),
});

export const exportRecipients = operation({
  ...shared,
  operationId: 'exportRecipients',
  path: '/app/recipients.csv',
  tag: 'Recipients',
  summary: 'Export recipients as CSV',
  description:
    'Returns the recipients that the same search finds, last paid first. A recipient who was paid in ' +
    'several ' +
    `currencies has a line for each. ${CELLS} The export is an entry of the audit log.`,
  query: listRecipients.query.omit(PAGING),
});

export const exportPayees = operation({
  ...shared,
  operationId: 'exportPayees',
  path: '/app/payees.csv',
  tag: 'Payees',
  summary: 'Export the register of payees as CSV',
  description:
    'Returns the payees that the same filters find, by name: the account that may be paid, what its bank ' +
    `last said about it, and the change that waits. ${CELLS} The export is an entry of the audit log.`,
  query: listPayees.query.omit(PAGING),
});

export const exportStatements = operation({
  ...shared,
  operationId: 'exportStatements',
  path: '/app/statements.csv',
  tag: 'Statements',
  summary: 'Export the list of statements as CSV',
  description: `Returns the statements that the filters find, latest first, with their balances. ${CELLS}`,
  query: listStatements.query.omit(PAGING),
});
