import { setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  judgeAccount,
  judgeAmount,
  paidToPerson,
  relatedRows,
  repeatedRows,
  severalAccounts,
  sharedAccounts,
  type AccountPayment,
  type CheckedRow,
  type EarlierAccount,
  type SeveralAccounts,
} from '../../../domain/payouts/batch-checks.ts';
import { namesAlike } from '../../../domain/withdrawal/account-names.ts';
import { accountKey } from '../../../shared/names.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { RowOf, Tx } from '../../platform/database/pool.ts';
import { loadPaymentConfig } from '../config/payment-config.ts';
import { SELECT_HISTORY } from './history-sql.ts';

/** Rows that are compared with earlier payments in one statement. */
const PAGE = 2_000;

/** A renewal waits this long after the check before it, because other batches change often. */
const RENEW_AFTER_MS = 60_000;

type HistoryRow = RowOf<typeof SELECT_HISTORY>;

interface CheckOptions {
  /** True in the worker: a batch that is being checked already is left to whoever checks it. */
  skipIfRunning?: boolean;
}

/**
 * Compares the withdrawals of a batch with each other and with earlier payments, and stores what an approver
 * should look at. Does nothing when the stored checks are up to date:
 *
 * - While the batch is undecided they are renewed when the entity has changed its threshold, or when an
 *   earlier batch has changed since (paid, failed, cancelled); at most once a minute.
 * - Once the batch is approved or has ended they stay, as a record of what the approvers saw.
 */
export async function checkBatch(
  context: Context,
  batchId: string,
  { skipIfRunning = false }: CheckOptions = {},
): Promise<void> {
  await context.database.transaction(
    async (tx) => {
      // Two checks of one batch at once would do the same work twice.
      const lock = await lockCheck(tx, batchId, skipIfRunning);
      if (!lock) return;
      const batch = await loadBatch(tx, batchId);
      if (!batch) return;
      const at = nowOf(context.clock);
      const { unusualAmountPercent, duplicateWindowDays } = await loadPaymentConfig(tx, batch.entity_id);
      if (await isUpToDate(tx, batch, unusualAmountPercent, at)) return;
      await write(tx, batch, { unusualAmountPercent, duplicateWindowDays, at });
    },
    { statementMs: 0 },
  );
}

async function lockCheck(tx: Tx, batchId: string, skipIfRunning: boolean): Promise<boolean> {
  if (!skipIfRunning) {
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('check ' || $1, 0))", [batchId]);
    return true;
  }
  const [row] = await tx.query(
    "SELECT pg_try_advisory_xact_lock(hashtextextended('check ' || $1, 0)) AS locked",
    [batchId],
  );
  return row!.locked === true;
}

type CheckedBatch = NonNullable<Awaited<ReturnType<typeof loadBatch>>>;

async function loadBatch(tx: Tx, batchId: string) {
  const [batch] = await tx.query(
    `SELECT b.id, b.entity_id, b.status, b.currency, b.created_at, c.checked_at, c.unusual_amount_percent
       FROM batches b
       LEFT JOIN batch_checks c ON c.batch_id = b.id
      WHERE b.id = $1`,
    [batchId],
  );
  return batch;
}

async function isUpToDate(tx: Tx, batch: CheckedBatch, percent: number, at: Date): Promise<boolean> {
  if (!batch.checked_at) return false;
  if (batch.status !== 'PENDING_APPROVAL') return true;
  if (batch.unusual_amount_percent !== percent) return false;
  if (at.getTime() - batch.checked_at.getTime() < RENEW_AFTER_MS) return true;
  const [changed] = await tx.query(
    `SELECT EXISTS (
       SELECT FROM batches
        WHERE entity_id = $1 AND updated_at > $2 AND id <> $3 AND created_at <= $4
          AND status <> 'PENDING_APPROVAL') AS found`,
    [batch.entity_id, batch.checked_at, batch.id, batch.created_at],
  );
  return !changed!.found;
}

interface Settings {
  unusualAmountPercent: number;
  duplicateWindowDays: number;
  at: Date;
}

async function write(tx: Tx, batch: CheckedBatch, settings: Settings): Promise<void> {
  const rows = await loadRows(tx, batch.id);
  const several = severalAccounts(rows);
  const repeats = repeatedRows(rows);
  const inBatch = {
    repeats,
    // Of several repetitions the first one stays.
    repeatedBy: new Map([...repeats].toReversed().map(([row, first]) => [first, row])),
    several,
    shared: sharedAccounts(rows),
    related: relatedRows(rows, several),
  };
  const found = { changed: 0, new: 0, duplicates: 0, unusual: 0, sharing: 0, flagged: 0 };
  const accountsShared = new Set<string>();
  // The counts follow with the last rows.
  await tx.query('DELETE FROM batch_checks WHERE batch_id = $1', [batch.id]);
  await tx.query(
    `INSERT INTO batch_checks (batch_id, entity_id, checked_at, unusual_amount_percent,
       changed_bank_details, new_beneficiaries, duplicates, people_with_several_accounts,
       rows_of_several_accounts, unusual_amounts)
     VALUES ($1, $6, $2, $3, 0, 0, 0, $4, $5, 0)`,
    [
      batch.id,
      settings.at,
      settings.unusualAmountPercent,
      several.people,
      several.rows.size,
      batch.entity_id,
    ],
  );
  const since = new Date(batch.created_at.getTime() - settings.duplicateWindowDays * DAY_MS);
  for (let from = 0; from < rows.length; from += PAGE) {
    const history = await tx.query(SELECT_HISTORY, [
      batch.entity_id,
      batch.id,
      batch.created_at,
      since,
      batch.currency,
      from + 1,
      from + PAGE,
    ]);
    const checks = history.map((row) => checkOf(rows[row.row_number - 1]!, row, settings, inBatch));
    for (const check of checks) {
      const isShared = check.shares !== null || check.lastPaid !== null;
      const isRepeat = check.repeatsRow !== null || check.repeatsWithdrawalId !== null;
      if (isShared) accountsShared.add(rows[check.rowNumber - 1]!.account);
      if (isShared) found.sharing++;
      if (check.finding === 'BANK_DETAILS_CHANGED') found.changed++;
      if (check.finding === 'NEW_BENEFICIARY') found.new++;
      if (isRepeat) found.duplicates++;
      if (check.isUnusual) found.unusual++;
      const isRepeated = check.repeatedByRow !== null;
      if (check.finding || isShared || isRepeat || isRepeated || check.isUnusual || check.hasSeveralAccounts)
        found.flagged++;
    }
    await insertChecks(tx, batch, checks);
    await yieldToOthers();
  }
  await tx.query(
    `UPDATE batch_checks
        SET changed_bank_details = $2, new_beneficiaries = $3, duplicates = $4, unusual_amounts = $5,
            shared_accounts = $6, rows_of_shared_accounts = $7, flagged = $8
      WHERE batch_id = $1`,
    [
      batch.id,
      found.changed,
      found.new,
      found.duplicates,
      found.unusual,
      accountsShared.size,
      found.sharing,
      found.flagged,
    ],
  );
}

/** All rows of the batch in the order of their numbers, which are 1 to n. */
async function loadRows(tx: Tx, batchId: string): Promise<CheckedRow[]> {
  const rows = await tx.query(
    `SELECT row_number, beneficiary_name, name_key, external_id, bank_code, account_number, amount_minor
       FROM withdrawals
      WHERE batch_id = $1
      ORDER BY row_number`,
    [batchId],
  );
  return rows.map((row) => ({
    rowNumber: row.row_number,
    name: row.beneficiary_name,
    nameKey: row.name_key ?? row.beneficiary_name,
    externalId: row.external_id,
    account: accountOf(row.bank_code, row.account_number),
    amountMinor: row.amount_minor,
  }));
}

function accountOf(bankCode: string, accountNumber: string): string {
  return `${bankCode} ${accountKey(accountNumber)}`;
}

type Check = ReturnType<typeof checkOf>;

/** What the rows of the batch say about each other. */
interface InBatch {
  repeats: ReadonlyMap<number, number>;
  repeatedBy: ReadonlyMap<number, number>;
  several: SeveralAccounts;
  shared: ReturnType<typeof sharedAccounts>;
  related: ReadonlyMap<number, number>;
}

function checkOf(
  row: CheckedRow,
  history: HistoryRow,
  { unusualAmountPercent }: Settings,
  { repeats, repeatedBy, several, shared, related }: InBatch,
) {
  const payments = paymentsOf(history);
  const facts = {
    paidToAccount: paidToPerson(row, payments),
    paidToEarlierAccount: amountsOf(history.paid_earlier),
    lastOfExternalId: earlierAccount(
      history.external_bank_code,
      history.external_account_number,
      history.external_paid_at,
    ),
    lastOfName: earlierAccount(history.named_bank_code, history.named_account_number, history.named_paid_at),
  };
  return {
    rowNumber: row.rowNumber,
    ...judgeAccount(row.account, facts),
    ...judgeAmount(row.amountMinor, facts, unusualAmountPercent),
    hasSeveralAccounts: several.rows.has(row.rowNumber),
    repeatsRow: repeats.get(row.rowNumber) ?? null,
    repeatedByRow: repeatedBy.get(row.rowNumber) ?? null,
    relatedRow: related.get(row.rowNumber) ?? null,
    repeatsWithdrawalId: history.repeats_withdrawal_id,
    shares: shared.get(row.rowNumber) ?? null,
    lastPaid: lastPaidUnderAnotherName(row, payments, history.last_paid_at),
  };
}

/** The last payments to the account of a row, the latest first. */
function paymentsOf(history: HistoryRow): AccountPayment[] {
  const { paid_names: names, paid_external_ids: externalIds } = history;
  return amountsOf(history.paid).map((amountMinor, index) => ({
    amountMinor,
    name: names![index]!,
    externalId: externalIds![index] ?? null,
  }));
}

function lastPaidUnderAnotherName(
  row: CheckedRow,
  [last]: readonly AccountPayment[],
  at: Date | null,
): { name: string; at: Date } | null {
  return last === undefined || at === null || namesAlike(row.name, last.name)
    ? null
    : { name: last.name, at };
}

/** The driver reads the elements of a bigint[] as text. */
function amountsOf(amounts: readonly string[] | null): bigint[] {
  return (amounts ?? []).map(BigInt);
}

function earlierAccount(
  bankCode: string | null,
  accountNumber: string | null,
  paidAt: Date | null,
): EarlierAccount | null {
  if (bankCode === null || accountNumber === null || paidAt === null) return null;
  return { account: accountOf(bankCode, accountNumber), bankCode, accountNumber, paidAt };
}

async function insertChecks(tx: Tx, batch: CheckedBatch, checks: readonly Check[]): Promise<void> {
  await tx.query(
    `INSERT INTO withdrawal_checks (batch_id, entity_id, row_number, account_finding, earlier_bank_code,
       earlier_account_number, earlier_paid_at, usual_amount_minor, change_percent, is_unusual,
       has_several_accounts, repeats_row, repeats_withdrawal_id, shares_row, shares_name, last_paid_name,
       last_paid_at, repeated_by_row, related_row)
     SELECT $1, $19, *
       FROM unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::bigint[],
                   $8::int[], $9::boolean[], $10::boolean[], $11::int[], $12::uuid[], $13::int[], $14::text[],
                   $15::text[], $16::timestamptz[], $17::int[], $18::int[])`,
    [
      batch.id,
      checks.map((check) => check.rowNumber),
      checks.map((check) => check.finding),
      checks.map((check) => check.earlier?.bankCode ?? null),
      checks.map((check) => check.earlier?.accountNumber ?? null),
      checks.map((check) => check.earlier?.paidAt ?? null),
      checks.map((check) => check.usualMinor),
      checks.map((check) => check.changePercent),
      checks.map((check) => check.isUnusual),
      checks.map((check) => check.hasSeveralAccounts),
      checks.map((check) => check.repeatsRow),
      checks.map((check) => check.repeatsWithdrawalId),
      checks.map((check) => check.shares?.rowNumber ?? null),
      checks.map((check) => check.shares?.name ?? null),
      checks.map((check) => check.lastPaid?.name ?? null),
      checks.map((check) => check.lastPaid?.at ?? null),
      checks.map((check) => check.repeatedByRow),
      checks.map((check) => check.relatedRow),
      batch.entity_id,
    ],
  );
}
