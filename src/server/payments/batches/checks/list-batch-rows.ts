import type { z } from 'zod';
import type {
  BatchRow,
  listBatchRows as op,
  WithdrawalChecks,
} from '../../../../contract/dashboard/batch-checks.ts';
import { notFound } from '../../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import { normaliseName } from '../../../../shared/names.ts';
import type { ROW_SORTS, RowView, WithdrawalStatus } from '../../../../shared/terms.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Database, RowOf } from '../../../platform/database/pool.ts';
import type { Call, Handler } from '../../../platform/http/route.ts';
import { displayWithdrawal } from '../withdrawal-for-display.ts';
import { pageClause, pageOf } from '../../base/page.ts';
import { escapeLike } from '../../base/search-terms.ts';
import { FIELD_COLUMNS } from '../../base/withdrawal-columns.ts';
import { hasRegister, judgedAt, markRows } from '../../register/batch-register.ts';
import { largestRows } from './largest-rows.ts';

/** Withdrawals beside their checks. The caller appends a WHERE. */
const SELECT_ROWS = `
  SELECT id, row_number, beneficiary_id, ${FIELD_COLUMNS}, unit_fee_minor, vat_minor, rail, status,
         failure_code, failure_reason, retryable, payout_id, created_at, updated_at,
         account_finding, earlier_bank_code, earlier_account_number, earlier_paid_at, usual_amount_minor,
         change_percent, is_unusual, has_several_accounts, repeats_row, repeats_withdrawal_id, shares_row,
         shares_name, last_paid_name, last_paid_at, repeated_by_row, related_row, is_flagged, compared_with,
         person_payments, person_sum_minor, is_paid_more_often, is_paid_twice, account_mark
    FROM withdrawals
    LEFT JOIN withdrawal_checks USING (batch_id, row_number)` as const;

const COUNT_ROWS = `
  SELECT count(*) AS total
    FROM withdrawals
    LEFT JOIN withdrawal_checks USING (batch_id, row_number)` as const;

/** The most serious findings have the largest number. */
const SEVERITY = `(CASE WHEN account_finding = 'BANK_DETAILS_CHANGED' THEN 256 ELSE 0 END
   + CASE WHEN account_mark IS NOT NULL THEN 128 ELSE 0 END
   + CASE WHEN shares_row IS NOT NULL OR last_paid_name IS NOT NULL THEN 64 ELSE 0 END
   + CASE WHEN has_several_accounts THEN 32 ELSE 0 END
   + CASE WHEN repeats_row IS NOT NULL OR repeats_withdrawal_id IS NOT NULL THEN 16 ELSE 0 END
   + CASE WHEN is_paid_more_often THEN 8 ELSE 0 END
   + CASE WHEN is_unusual THEN 4 ELSE 0 END
   + CASE WHEN account_finding = 'NEW_BENEFICIARY' THEN 2 ELSE 0 END
   + CASE WHEN repeated_by_row IS NOT NULL THEN 1 ELSE 0 END)`;

/** In checks from before `is_flagged` was stored, every row with a finding is flagged. */
const IS_FLAGGED = `coalesce(is_flagged, ${SEVERITY} > 0)`;

/** Related rows are listed together, in the place of the most serious of them. */
const GROUP = 'coalesce(related_row, row_number)';
/** Duplicates, unusual amounts and too many payments are equally serious, below findings about accounts. */
const GROUP_SEVERITY = `max(CASE WHEN ${SEVERITY} BETWEEN 4 AND 31 THEN 4 ELSE ${SEVERITY} END)
  OVER (PARTITION BY ${GROUP})`;
const GROUP_AMOUNT = `max(amount_minor) OVER (PARTITION BY ${GROUP})`;

const SORTED_BY: Record<(typeof ROW_SORTS)[number], string> = {
  rowNumber: 'row_number',
  name: 'normalised_name',
  bank: 'bank_code',
  account: 'account_number',
  reference: 'beneficiary_reference',
  amount: 'amount_minor',
  usualAmount: 'usual_amount_minor',
  change: 'change_percent',
  findings: GROUP_SEVERITY,
  rail: 'rail',
  status: 'status',
};

type Query = Call<typeof op>['query'];

/**
 * GET /app/batches/{id}/rows: one page of the withdrawals of a batch with their stored findings, which
 * `getBatchChecks` keeps up to date. Errors: 404.
 */
export function listBatchRows(context: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const { database } = context;
    const [batch] = await database.query(
      'SELECT id, label, status, currency FROM batches WHERE entity_id = $1 AND id = $2',
      [caller.entityId, params.id],
    );
    if (!batch) throw notFound('batch');
    const found = await rowsFound(database, batch.id, query);
    const { total, rows } = await readPage(database, found, query);
    const repeated = await loadRepeated(
      database,
      rows.flatMap((row) => row.repeats_withdrawal_id ?? []),
    );
    const marks = await marksOf(context, caller.entityId, batch.id, rows);
    return pageOf(
      rows.map((row): z.input<typeof BatchRow> => ({
        ...displayWithdrawal(row, batch),
        ...marks(row.row_number),
        checks: displayChecks(row, batch.currency, repeated),
      })),
      total,
      query,
    );
  };
}

/** What the register says about rows; nothing as long as it has no account. */
async function marksOf(
  { database, clock }: Context,
  entityId: string,
  batchId: string,
  rows: readonly RowOf<typeof SELECT_ROWS>[],
): Promise<(rowNumber: number) => Pick<z.input<typeof BatchRow>, 'register'>> {
  if (!(await hasRegister(database, entityId))) return () => ({});
  const at = await judgedAt(database, entityId, batchId, nowOf(clock));
  const judged = rows.map((row) => ({
    rowNumber: row.row_number,
    beneficiaryName: row.beneficiary_name,
    bankCode: row.bank_code,
    branchCode: row.branch_code,
    accountNumber: row.account_number,
    beneficiaryReference: row.beneficiary_reference,
  }));
  const marks = await markRows(database, { entityId, batchId, rows: judged }, at);
  return (rowNumber) => ({ register: marks.get(rowNumber) });
}

/**
 * Users open a batch right after its creation, when the planner has no statistics on its rows and would
 * choose nested loops, which take a minute for 20,000 rows.
 */
function readPage(database: Database, found: Conditions, query: Query) {
  return database.transaction(
    async (tx) => {
      await tx.query('SET LOCAL enable_nestloop = off');
      const [counted] = await tx.dynamicQuery(COUNT_ROWS, found.where, found.values);
      const rows = await tx.dynamicQuery(
        SELECT_ROWS,
        `${found.where} ORDER BY ${orderOf(query)} ${pageClause(found, query)}`,
        found.values,
      );
      return { total: counted!.total, rows };
    },
    { readOnly: true },
  );
}

async function rowsFound(database: Database, batchId: string, query: Query): Promise<Conditions> {
  const found = new Conditions();
  found.and('SELECT FROM withdrawals WHERE batch_id = $1', [batchId]);
  if (query.view === 'LARGEST') {
    const largest = await largestRows(database, batchId);
    found.and('SELECT FROM withdrawals WHERE row_number = ANY ($1)', [largest.map((row) => row.row_number)]);
  } else {
    andView(found, query.view);
  }
  if (query.status) found.and('SELECT FROM withdrawals WHERE status = $1', [query.status]);
  if (query.failureCode) found.and('SELECT FROM withdrawals WHERE failure_code = $1', [query.failureCode]);
  if (query.search) {
    found.and(HAS_TEXT, [
      `%${escapeLike(normaliseName(query.search))}%`,
      `%${escapeLike(query.search)}%`,
      `%${escapeLike(query.search.replaceAll(/\s/g, ''))}%`,
    ]);
  }
  return found;
}

const HAS_TEXT = `
  SELECT FROM withdrawals
   WHERE normalised_name LIKE $1
      OR beneficiary_reference ILIKE $2
      OR own_reference ILIKE $2
      OR external_id ILIKE $2
      OR account_number LIKE $3`;

function andView(found: Conditions, view: Exclude<RowView, 'LARGEST'>): void {
  switch (view) {
    case 'ALL':
      return;
    case 'FAILED':
      return found.and("SELECT FROM withdrawals WHERE status IN ('FAILED', 'REVERSED')");
    case 'FLAGGED':
      return found.and(`SELECT FROM withdrawal_checks WHERE ${IS_FLAGGED}`);
    case 'SHARED_ACCOUNT':
      return found.and(
        'SELECT FROM withdrawal_checks WHERE shares_row IS NOT NULL OR last_paid_name IS NOT NULL',
      );
    case 'CHANGED':
      return found.and("SELECT FROM withdrawal_checks WHERE account_finding = 'BANK_DETAILS_CHANGED'");
    case 'DOUBTFUL_ACCOUNT':
      return found.and('SELECT FROM withdrawal_checks WHERE account_mark IS NOT NULL');
    case 'NEW':
      return found.and("SELECT FROM withdrawal_checks WHERE account_finding = 'NEW_BENEFICIARY'");
    case 'SEVERAL_ACCOUNTS':
      return found.and('SELECT FROM withdrawal_checks WHERE has_several_accounts');
    case 'DUPLICATES':
      return found.and(
        'SELECT FROM withdrawal_checks WHERE repeats_row IS NOT NULL OR repeats_withdrawal_id IS NOT NULL',
      );
    case 'MORE_OFTEN':
      return found.and('SELECT FROM withdrawal_checks WHERE is_paid_more_often');
    case 'PAID_TWICE':
      return found.and('SELECT FROM withdrawal_checks WHERE is_paid_twice');
    case 'UNUSUAL':
      return found.and('SELECT FROM withdrawal_checks WHERE is_unusual');
  }
}

/** The sort of a view when the request names none; other views are sorted by the row number. */
const FIRST_SORT: Partial<Record<RowView, (typeof ROW_SORTS)[number]>> = {
  FLAGGED: 'findings',
  MORE_OFTEN: 'name',
  PAID_TWICE: 'name',
  LARGEST: 'amount',
};

const FIRST_DESCENDS = new Set(['findings', 'amount']);

/** The row number makes the order unique, so that pages do not overlap. */
function orderOf({ view, sort, order }: Query): string {
  const by = sort ?? FIRST_SORT[view] ?? 'rowNumber';
  const direction = order ?? (sort === undefined && FIRST_DESCENDS.has(by) ? 'desc' : 'asc');
  const last = direction === 'desc' ? 'DESC NULLS LAST' : 'ASC NULLS LAST';
  if (by === 'rowNumber') return `row_number ${last}`;
  const within =
    by === 'findings' ? `${GROUP_AMOUNT} DESC, ${GROUP}, ${SEVERITY} DESC, row_number` : 'row_number';
  return `${SORTED_BY[by]} ${last}, ${within}`;
}

interface Repeated {
  id: string;
  batch_id: string;
  label: string;
  row_number: number;
  created_at: Date;
  status: WithdrawalStatus;
}

async function loadRepeated(database: Database, ids: readonly string[]): Promise<Map<string, Repeated>> {
  if (ids.length === 0) return new Map();
  const rows = await database.query(
    `SELECT w.id, w.batch_id, b.label, w.row_number, w.created_at, w.status
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE w.id = ANY ($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function displayChecks(
  row: RowOf<typeof SELECT_ROWS>,
  currency: Currency,
  repeated: ReadonlyMap<string, Repeated>,
): z.input<typeof WithdrawalChecks> | null {
  // The columns of a row without checks are all null.
  if (row.is_unusual === null || row.has_several_accounts === null) return null;
  const repeats = row.repeats_withdrawal_id === null ? undefined : repeated.get(row.repeats_withdrawal_id);
  return {
    account: row.account_finding,
    earlierAccount:
      row.earlier_bank_code !== null && row.earlier_account_number !== null && row.earlier_paid_at !== null
        ? {
            bankCode: row.earlier_bank_code,
            accountNumber: row.earlier_account_number,
            lastPaidAt: row.earlier_paid_at.toISOString(),
          }
        : null,
    usualAmount: row.usual_amount_minor === null ? null : formatAmount(row.usual_amount_minor, currency),
    changePercent: row.change_percent,
    accountMark: row.account_mark,
    unusual: row.is_unusual,
    severalAccounts: row.has_several_accounts,
    sharedAccount: sharedAccountOf(row),
    flagged: isFlagged(row),
    comparedWith: row.compared_with,
    paidMoreOften: row.is_paid_more_often === true,
    personPayments: row.person_payments ?? 1,
    personAmount: row.person_sum_minor === null ? null : formatAmount(row.person_sum_minor, currency),
    repeatsRow: row.repeats_row,
    repeatedByRow: row.repeated_by_row,
    repeats: repeats
      ? {
          batchId: repeats.batch_id,
          label: repeats.label,
          rowNumber: repeats.row_number,
          createdAt: repeats.created_at.toISOString(),
          status: repeats.status,
        }
      : null,
  };
}

/** As IS_FLAGGED says. */
function isFlagged(row: RowOf<typeof SELECT_ROWS>): boolean {
  return (
    row.is_flagged ??
    (row.account_finding !== null ||
      row.shares_row !== null ||
      row.last_paid_name !== null ||
      row.has_several_accounts === true ||
      row.repeats_row !== null ||
      row.repeats_withdrawal_id !== null ||
      row.is_unusual === true ||
      row.repeated_by_row !== null)
  );
}

function sharedAccountOf(
  row: RowOf<typeof SELECT_ROWS>,
): NonNullable<z.input<typeof WithdrawalChecks>['sharedAccount']> | null {
  const inBatch =
    row.shares_row === null || row.shares_name === null
      ? null
      : { rowNumber: row.shares_row, beneficiaryName: row.shares_name };
  const lastPaid =
    row.last_paid_name === null || row.last_paid_at === null
      ? null
      : { beneficiaryName: row.last_paid_name, paidAt: row.last_paid_at.toISOString() };
  return inBatch || lastPaid ? { inBatch, lastPaid } : null;
}
