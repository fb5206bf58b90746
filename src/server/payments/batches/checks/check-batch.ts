import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { CheckedRow } from '../../../../domain/payouts/batch-checks.ts';
import { judgeBatch, type RowCheck } from '../../../../domain/payouts/judge-batch.ts';
import { kindOfRun, type RunKind } from '../../../../domain/payouts/last-run.ts';
import { markAccounts } from '../../../../domain/withdrawal-file/marked-accounts.ts';
import { TEXT_FIELDS } from '../../../../domain/withdrawal/shapes.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { countryOfEntity } from '../../entity/config/entity-country.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { accountIn } from '../../../../shared/names.ts';
import { compareRows } from './compare-rows.ts';
import { earlierBatches, LOOKED_UP } from './earlier-batches.ts';

/** Rows that one statement writes. */
const PAGE = 2_000;

/** A renewal waits this long after the check before it, because other batches change often. */
const RENEW_AFTER_MS = 60_000;

interface CheckOptions {
  /** True in the worker: a batch that is being checked already is skipped. */
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
    `SELECT b.id, b.entity_id, b.label, b.status, b.currency, b.created_at, b.withdrawal_count,
            b.repeats_batch_id, c.checked_at, c.unusual_amount_percent
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
  const rows = await loadRows(tx, batch);
  const kind = await kindOf(tx, batch);
  const thresholdPercent = settings.unusualAmountPercent;
  const compared = await compareRows(tx, rows, {
    batchId: batch.id,
    entityId: batch.entity_id,
    currency: batch.currency,
    createdAt: batch.created_at,
    duplicatesSince: new Date(batch.created_at.getTime() - settings.duplicateWindowDays * DAY_MS),
    repeatsBatchId: batch.repeats_batch_id,
    kind,
    thresholdPercent,
  });
  const { several, checks, flagged, common, counts } = judgeBatch(rows, compared, {
    thresholdPercent,
    paysOthers: kind.paysOthers,
  });
  await tx.query('DELETE FROM batch_checks WHERE batch_id = $1', [batch.id]);
  await tx.query(
    `INSERT INTO batch_checks (batch_id, entity_id, checked_at, unusual_amount_percent,
       people_with_several_accounts, rows_of_several_accounts, changed_bank_details, new_beneficiaries,
       duplicates, unusual_amounts, shared_accounts, rows_of_shared_accounts, flagged, paid_more_often,
       people_paid_more_often, paid_twice, common, doubtful_accounts)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      batch.id,
      batch.entity_id,
      settings.at,
      settings.unusualAmountPercent,
      several.people,
      several.rows.size,
      counts.changed,
      counts.new,
      counts.duplicates,
      counts.unusual,
      counts.accountsShared,
      counts.sharing,
      flagged.size,
      counts.paidMoreOften,
      counts.peoplePaidMoreOften,
      counts.paidTwice,
      JSON.stringify(common),
      counts.doubtful,
    ],
  );
  for (let from = 0; from < checks.length; from += PAGE) {
    await insertChecks(tx, batch, checks.slice(from, from + PAGE), flagged);
    await yieldToOthers();
  }
}

/** The kind of run of the batch, judged by the batches before it. */
async function kindOf(tx: Tx, batch: CheckedBatch): Promise<RunKind> {
  const earlier = await earlierBatches(tx, batch.entity_id, batch);
  return kindOfRun(
    {
      label: batch.label,
      withdrawals: batch.withdrawal_count,
      lookedUp: Math.min(LOOKED_UP, batch.withdrawal_count),
    },
    earlier.map(({ withdrawal_count: withdrawals, ...run }) => ({ ...run, withdrawals })),
  );
}

/** All rows of the batch in the order of their numbers, which are 1 to n. */
async function loadRows(tx: Tx, batch: CheckedBatch): Promise<CheckedRow[]> {
  const rows = await tx.query(
    `SELECT row_number, beneficiary_name, name_key, external_id, bank_code, branch_code, account_number,
            amount_minor, beneficiary_reference, own_reference
       FROM withdrawals
      WHERE batch_id = $1
      ORDER BY row_number`,
    [batch.id],
  );
  const country = await countryOfEntity(tx, batch.entity_id);
  const banks = await tx.query(
    `SELECT code, default_branch_code AS "defaultBranchCode"
       FROM banks
      WHERE country_code = $1`,
    [country.code],
  );
  const marks = markAccounts(
    rows.map((row) => ({
      bankCode: row.bank_code,
      branchCode: row.branch_code,
      number: row.account_number,
      texts: TEXT_FIELDS.map(({ column }) => row[column] ?? ''),
      amount: formatAmount(row.amount_minor, batch.currency),
    })),
    country.code,
    banks,
  );
  return rows.map((row, index) => ({
    rowNumber: row.row_number,
    name: row.beneficiary_name,
    nameKey: row.name_key ?? row.beneficiary_name,
    externalId: row.external_id,
    account: accountIn(row.bank_code, row.account_number),
    branchCode: row.branch_code,
    amountMinor: row.amount_minor,
    mark: marks[index]!,
  }));
}

async function insertChecks(
  tx: Tx,
  batch: CheckedBatch,
  checks: readonly RowCheck[],
  flagged: ReadonlySet<number>,
): Promise<void> {
  await tx.query(
    `INSERT INTO withdrawal_checks (batch_id, entity_id, row_number, account_finding, earlier_bank_code,
       earlier_account_number, earlier_paid_at, usual_amount_minor, change_percent, is_unusual,
       has_several_accounts, repeats_row, repeats_withdrawal_id, shares_row, shares_name, last_paid_name,
       last_paid_at, repeated_by_row, related_row, is_flagged, compared_with, person_payments,
       person_sum_minor, is_paid_more_often, is_paid_twice, account_mark)
     SELECT $1, $19, *
       FROM unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::bigint[],
                   $8::int[], $9::boolean[], $10::boolean[], $11::int[], $12::uuid[], $13::int[], $14::text[],
                   $15::text[], $16::timestamptz[], $17::int[], $18::int[], $20::boolean[], $21::text[],
                   $22::int[], $23::bigint[], $24::boolean[], $25::boolean[],
                   $26::text[])`,
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
      checks.map((check) => flagged.has(check.rowNumber)),
      checks.map((check) => check.comparedWith),
      checks.map((check) => (check.person.payments > 1 ? check.person.payments : null)),
      checks.map((check) => (check.person.payments > 1 ? check.person.sumMinor : null)),
      checks.map((check) => check.isPaidMoreOften),
      checks.map((check) => check.isPaidTwice),
      checks.map((check) => check.mark),
    ],
  );
}
