import type { BatchFacts, SigningPolicy } from '../../../../domain/payouts/signing-policy.ts';
import { addDays, dayOf, endOfDay, startOfDay } from '../../../../shared/calendar-day.ts';
import type { Currency } from '../../../../shared/money.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { PAYEE_SUM_DAYS, type ConditionKind } from '../../../../shared/policy-terms.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** A batch of which facts are loaded. */
export interface BatchOfFacts {
  id: string;
  entityId: string;
  currency: Currency;
  totalAmountMinor: bigint;
  createdBy: string;
  createdAt: Date;
  executionDate: string | null;
  /** The day on which its money moves, as far as it is known. */
  movesOn: string | null;
}

/** A bank that is closed moves an execution date by no more than this, so the index finds what was moved. */
const MOVED_DAYS = 14;
/** A batch waits for approval no longer than this, so the index finds those that are approved on a day. */
const WAITS_DAYS = 92;

/**
 * The facts of a batch that the rules of some policies look at. The others are as if there was nothing beside
 * the batch, because their queries take time. Days are those of the entity, in `timezone`; `at` is when it is
 * judged. An account is a number at a bank, whatever zeros precede it.
 */
export async function loadFacts(
  db: Queryable,
  batch: BatchOfFacts,
  policies: readonly SigningPolicy[],
  timezone: string,
  at: Date,
): Promise<BatchFacts> {
  const kinds = new Set<ConditionKind>(
    policies.flatMap(({ rules }) => rules.flatMap(({ when }) => when.map(({ kind }) => kind))),
  );
  const day = dayOf(batch.createdAt.getTime(), timezone);
  const { totalAmountMinor: totalMinor } = batch;
  return {
    currency: batch.currency,
    totalMinor,
    daySumMinor: kinds.has('DAY_SUM') ? await loadDaySum(db, batch, day, timezone, at) : totalMinor,
    payeeSumMinor: kinds.has('PAYEE_SUM') ? await loadPayeeSum(db, batch, day, timezone) : 0n,
    hasNewPayee: kinds.has('NEW_PAYEE') && (await loadNewPayee(db, batch)),
    hasChangedAccount: kinds.has('CHANGED_ACCOUNT') && (await loadChangedAccount(db, batch)),
    rails: kinds.has('RAIL') ? await loadRails(db, batch) : [],
    preparerId: batch.createdBy,
  };
}

/**
 * The larger of two sums: of the batches that were prepared on the same day, and of those whose money moves
 * on the same day. A batch that is divided over several days of one kind still has the same day of the other.
 */
async function loadDaySum(
  db: Queryable,
  batch: BatchOfFacts,
  day: string,
  timezone: string,
  at: Date,
): Promise<bigint> {
  const [start, end] = [startOfDay(day, timezone), endOfDay(day, timezone) + 1];
  const { id, entityId, currency, executionDate, movesOn } = batch;
  const [prepared] = await db.query(
    `SELECT coalesce(sum(b.total_amount_minor), 0)::bigint AS sum
       FROM batches b
      WHERE b.entity_id = $1 AND b.created_at >= $2 AND b.created_at < $3 AND b.currency = $4
        AND b.id <> $5 AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED', 'FAILED')`,
    [entityId, new Date(start), new Date(end), currency, id],
  );
  // Without a date the money moves on the day of the approval: at the earliest that of the judgement.
  const today = dayOf(at.getTime(), timezone);
  const dated = [executionDate, movesOn].filter((one) => one !== null);
  const days = dated.length > 0 ? [...new Set(dated)] : [today];
  const near = executionDate ?? today;
  const [moved] = await db.query(
    `SELECT coalesce(sum(b.total_amount_minor), 0)::bigint AS sum
       FROM batches b
      WHERE b.entity_id = $1 AND b.execution_date >= $2::date AND b.execution_date <= $3::date
        AND (b.execution_date::text = ANY ($4::text[]) OR b.moves_on::text = ANY ($4::text[]))
        AND b.currency = $5 AND b.id <> $6
        AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED', 'FAILED')`,
    [entityId, addDays(near, -MOVED_DAYS), addDays(near, MOVED_DAYS), days, currency, id],
  );
  const ofMoney = moved!.sum + (await loadUndated(db, batch, days, timezone));
  return batch.totalAmountMinor + (prepared!.sum > ofMoney ? prepared!.sum : ofMoney);
}

/** Other batches without a date that were approved to leave on one of the days. */
async function loadUndated(
  db: Queryable,
  { id, entityId, currency }: BatchOfFacts,
  days: readonly string[],
  timezone: string,
): Promise<bigint> {
  let sum = 0n;
  for (const day of days) {
    const [start, end] = [startOfDay(day, timezone), endOfDay(day, timezone) + 1];
    const [row] = await db.query(
      `SELECT coalesce(sum(b.total_amount_minor), 0)::bigint AS sum
         FROM batches b
        WHERE b.entity_id = $1 AND b.created_at >= $2 AND b.created_at < $4 AND b.execution_date IS NULL
          AND b.release_at >= $3 AND b.release_at < $4 AND b.currency = $5 AND b.id <> $6
          AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED', 'FAILED')`,
      [entityId, new Date(start - WAITS_DAYS * DAY_MS), new Date(start), new Date(end), currency, id],
    );
    sum += row!.sum;
  }
  return sum;
}

/** The most that one account of the batch gets in 30 days up to the day on which it was prepared. */
async function loadPayeeSum(
  db: Queryable,
  { id }: BatchOfFacts,
  day: string,
  timezone: string,
): Promise<bigint> {
  const from = startOfDay(addDays(day, 1 - PAYEE_SUM_DAYS), timezone);
  const [row] = await db.query(
    `SELECT coalesce(max(s.sum), 0)::bigint AS most
       FROM (SELECT sum(p.amount_minor) AS sum
               FROM (SELECT DISTINCT w.entity_id, w.bank_code, ltrim(w.account_number, '0') AS bare
                       FROM withdrawals w
                      WHERE w.batch_id = $1) n
               JOIN beneficiaries o
                 ON o.entity_id = n.entity_id AND ltrim(o.account_number, '0') = n.bare
                    AND o.bank_code = n.bank_code
               JOIN withdrawals p ON p.beneficiary_id = o.id
              WHERE p.created_at >= $2 AND p.created_at < $3 AND p.status NOT IN ('FAILED', 'CANCELLED')
              GROUP BY n.bank_code, n.bare) s`,
    [id, new Date(from), new Date(endOfDay(day, timezone) + 1)],
  );
  return row!.most;
}

/** Whether an account of the batch was never paid before the batch was prepared. */
async function loadNewPayee(db: Queryable, { id }: BatchOfFacts): Promise<boolean> {
  const [row] = await db.query(
    `SELECT EXISTS (
       SELECT 1
         FROM withdrawals w
        WHERE w.batch_id = $1
          AND NOT EXISTS (
                SELECT 1
                  FROM beneficiaries o
                  JOIN withdrawals p ON p.beneficiary_id = o.id
                 WHERE o.entity_id = w.entity_id
                   AND ltrim(o.account_number, '0') = ltrim(w.account_number, '0')
                   AND o.bank_code = w.bank_code AND p.branch_code = w.branch_code
                   AND p.created_at < w.created_at
                   AND p.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED'))) AS found`,
    [id],
  );
  return row!.found ?? false;
}

/**
 * Whether a person of the batch, by name or external id, was paid before, and never on this account. The
 * check of changed bank details shows the approver which one (`checks/history-sql.ts`).
 */
async function loadChangedAccount(db: Queryable, { id }: BatchOfFacts): Promise<boolean> {
  const [row] = await db.query(
    `SELECT EXISTS (
       SELECT 1
         FROM withdrawals w
        WHERE w.batch_id = $1
          AND NOT EXISTS (
                SELECT 1
                  FROM beneficiaries o
                  JOIN withdrawals p ON p.beneficiary_id = o.id
                 WHERE o.entity_id = w.entity_id
                   AND ltrim(o.account_number, '0') = ltrim(w.account_number, '0')
                   AND o.bank_code = w.bank_code AND p.branch_code = w.branch_code
                   AND p.created_at < w.created_at
                   AND p.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
                   AND (p.name_key = w.name_key OR p.external_id = w.external_id))
          AND (EXISTS (
                 SELECT 1
                   FROM withdrawals p
                  WHERE p.entity_id = w.entity_id AND p.name_key = w.name_key
                    AND (p.beneficiary_id <> w.beneficiary_id OR p.branch_code <> w.branch_code)
                    AND p.created_at < w.created_at
                    AND p.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED'))
               OR EXISTS (
                 SELECT 1
                   FROM withdrawals p
                  WHERE p.entity_id = w.entity_id AND p.external_id = w.external_id
                    AND (p.beneficiary_id <> w.beneficiary_id OR p.branch_code <> w.branch_code)
                    AND p.created_at < w.created_at
                    AND p.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')))) AS found`,
    [id],
  );
  return row!.found ?? false;
}

async function loadRails(db: Queryable, { id }: BatchOfFacts) {
  const rows = await db.query('SELECT DISTINCT rail FROM withdrawals WHERE batch_id = $1 ORDER BY rail', [
    id,
  ]);
  return rows.map(({ rail }) => rail);
}
