import { z } from 'zod';
import { listFundingRecords } from '../funding-records.ts';
import { operation } from '../operation.ts';
import { listSettlements } from '../settlements.ts';
import { listBalanceDays } from './balance-days.ts';
import { listReconciliationEntries } from './reconciliation-entries.ts';

/** The columns of the days of an account. Amounts are what the day added; balances are at its ends. */
export const DAY_EXPORT_COLUMNS = [
  'date',
  'account_number',
  'currency',
  'statement',
  'statement_number',
  'opening_balance',
  'booked',
  'payouts',
  'returns',
  'fees',
  'funding',
  'other',
  'corrections',
  'receipts',
  'open_entries',
  'open_amount',
  'set_aside_entries',
  'set_aside_amount',
  'closing_balance',
  'ledger_balance',
  'difference',
  'reasons',
] as const;

export const ENTRY_EXPORT_COLUMNS = [
  'entry_id',
  'account_number',
  'currency',
  'booked_on',
  'value_date',
  'amount',
  'bank_reference',
  'text',
  'statement',
  'statement_number',
  'state',
  'set_aside_by',
  'set_aside_at',
  'set_aside_reason',
  'kind',
  'category',
  'posted_amount',
  'expected_amount',
  'way',
  'posted_by',
  'posted_at',
  'reason',
  'batch',
  'batch_id',
  'file',
  'payout_id',
  'withdrawal_id',
  'funding_record_id',
] as const;

export const SETTLEMENTS_EXPORT_COLUMNS = [
  'id',
  'date',
  'state',
  'connection',
  'account_number',
  'batch',
  'batch_id',
  'file',
  'currency',
  'payouts',
  'settled',
  'returned',
  'expected_amount',
  'settled_amount',
  'returned_amount',
  'expected_fees',
  'charged_fees',
  'over',
  'under',
  'difference_state',
  'acknowledged_by',
  'acknowledged_at',
  'confirmed_by',
  'confirmed_at',
  'reason',
  'settled_at',
] as const;

export const FUNDING_EXPORT_COLUMNS = [
  'id',
  'date',
  'state',
  'connection',
  'currency',
  'expected_amount',
  'expected_on',
  'received_amount',
  'received_on',
  'difference',
  'returned_amount',
  'returned_on',
  'reference',
  'note',
  'on_statement',
] as const;

const CELLS = 'Cells are escaped so that a spreadsheet does not run them as formulas.';
const shared = {
  method: 'GET',
  roles: 'every',
  answers: { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } },
  errors: ['too_many_exports'],
} as const;
const PAGING = { offset: true, limit: true } as const;

export const exportBalanceDays = operation({
  ...shared,
  operationId: 'exportBalanceDays',
  path: '/app/statement-accounts/{id}/balance-days.csv',
  tag: 'Reconciliation',
  summary: 'Export the days of an account as CSV',
  description:
    'Returns the days that the same filters find, the latest first: the balances of the bank, what it ' +
    'booked and what that was posted as, what is open or set aside, and the difference to the ledger. What ' +
    `was booked since the closing balance before belongs to the day. ${CELLS}`,
  params: listBalanceDays.params,
  query: listBalanceDays.query.omit(PAGING),
  refusals: [400, 401, 403, 404, 429],
});

export const exportReconciliationEntries = operation({
  ...shared,
  operationId: 'exportReconciliationEntries',
  path: '/app/reconciliation/entries.csv',
  tag: 'Reconciliation',
  summary: 'Export the entries with their postings as CSV',
  description:
    'Returns the entries that the same filters find, the latest first: a line for each posting, and one ' +
    `for an entry without any. ${CELLS}`,
  query: listReconciliationEntries.query.omit(PAGING),
  refusals: [400, 401, 403, 429],
});

export const exportSettlements = operation({
  ...shared,
  operationId: 'exportSettlements',
  path: '/app/settlements.csv',
  tag: 'Settlements',
  summary: 'Export the list of settlements as CSV',
  description: `Returns the settlements that the same filters find, the latest first. ${CELLS}`,
  query: listSettlements.query.omit(PAGING),
  refusals: [400, 401, 403, 429],
});

export const exportFundingRecords = operation({
  ...shared,
  operationId: 'exportFundingRecords',
  path: '/app/funding-records.csv',
  tag: 'Funding Records',
  summary: 'Export funding records as CSV',
  description: `Returns the funding records that the same filters find, the latest first. ${CELLS}`,
  query: listFundingRecords.query.omit(PAGING),
  refusals: [400, 401, 403, 429],
});
