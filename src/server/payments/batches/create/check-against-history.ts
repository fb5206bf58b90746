import { explain } from '../../../../shared/error-texts.ts';
import type { checkAgainstHistory as op } from '../../../../contract/dashboard/batch-review.ts';
import { accountNumberPattern } from '../../../../domain/countries/formats.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { formatAmount, parseAmount, type Currency } from '../../../../shared/money.ts';
import { accountKey, nameKey } from '../../../../shared/names.ts';
import type { BatchStatus, WithdrawalStatus } from '../../../../shared/terms.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Call, Handler } from '../../../platform/http/route.ts';
import { countryOfEntity } from '../../entity/config/entity-country.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { runDaysOf } from './earlier-run.ts';
import { IS_REGULAR, PAID_THE_SAME_AMOUNT, WAS_PAID } from './paid-before.ts';

type Row = Call<typeof op>['body']['rows'][number];

/** The latest payment of a row's amount to its account. A regular one is not a duplicate. */
interface Equal {
  index: number;
  withdrawal_id: string;
  batch_id: string;
  label: string;
  batch_status: BatchStatus;
  row_number: number;
  status: WithdrawalStatus;
  beneficiary_name: string;
  amount_minor: bigint;
  created_at: Date;
  is_regular: boolean | null;
}

interface Changed {
  index: number;
  bank_code: string;
  account_number: string;
  last_paid_at: Date;
}

/**
 * POST /app/history-check: finds rows that repeat an earlier payment, and rows whose beneficiary was paid on
 * another account. Changes nothing. 400 `validation_failed`.
 */
export function checkAgainstHistory(context: Context): Handler<typeof op> {
  return async ({ caller, query, body }) => {
    const { duplicateWindowDays } = await loadPaymentConfig(context.database, caller.entityId);
    const at = nowOf(context.clock);
    const since = new Date(at.getTime() - duplicateWindowDays * DAY_MS);
    await requireAccountNumbers(context.database, caller.entityId, body.rows);
    const amounts = body.rows.map((row, index) => minorOf(row, index, body.currency));
    const equals = await findEquals(context.database, caller.entityId, body.currency, body.rows, amounts, {
      since,
      at,
      scheduleId: query.scheduleId ?? null,
      executionDate: query.executionDate ?? null,
    });
    const changed = await findChangedDetails(context.database, caller.entityId, body.rows);
    const duplicates = equals.filter(({ is_regular: isRegular }) => !isRegular);
    const repeated = [...new Set(duplicates.map(({ batch_id: id }) => id))];
    const runs = await runDaysOf(context.database, caller.entityId, repeated, at);
    return {
      runs: runs.map(({ id, label, day, withdrawals, dated, now }) => ({
        batch: { id, label },
        day,
        withdrawalCount: withdrawals,
        next: dated,
        now,
        repeatedBy: equals.filter((found) => found.batch_id === id).map(({ index }) => index),
      })),
      duplicates: duplicates.map((found) => ({
        index: found.index,
        withdrawalId: found.withdrawal_id,
        batch: { id: found.batch_id, label: found.label, status: found.batch_status },
        rowNumber: found.row_number,
        status: found.status,
        beneficiaryName: found.beneficiary_name,
        amount: formatAmount(found.amount_minor, body.currency),
        createdAt: found.created_at.toISOString(),
      })),
      changedDetails: changed.map((found) => ({
        index: found.index,
        beneficiaryName: body.rows[found.index]!.beneficiaryName,
        earlier: {
          bankCode: found.bank_code,
          accountNumber: found.account_number,
          lastPaidAt: found.last_paid_at.toISOString(),
        },
      })),
    };
  };
}

/** Refuses rows whose account numbers do not have the format of the entity's country. */
async function requireAccountNumbers(db: Queryable, entityId: string, rows: readonly Row[]): Promise<void> {
  const { accountNumbers } = await countryOfEntity(db, entityId);
  const { minLength, maxLength, letters } = accountNumbers;
  const pattern = accountNumberPattern(accountNumbers);
  const message = explain(letters ? 'field.letters_and_digits' : 'field.digits', {
    least: minLength,
    most: maxLength,
  });
  const errors = rows.flatMap(({ accountNumber }, index) =>
    pattern.test(accountNumber)
      ? []
      : [fieldError(`rows[${index}].accountNumber`, 'invalid_format', message)],
  );
  if (errors.length > 0)
    throw refused(
      'validation_failed',
      explain('validation_failed', { path: errors[0]!.path, message }),
      errors,
    );
}

function minorOf(row: Row, index: number, currency: Currency): bigint {
  const minor = parseAmount(row.amount, currency);
  if (minor !== null && minor > 0n) return minor;
  const message = explain('field.positive_amount');
  const path = `rows[${index}].amount`;
  throw refused('validation_failed', explain('validation_failed', { path, message }), [
    fieldError(path, 'invalid_amount', message),
  ]);
}

/** When rows are compared with earlier payments, since when, and for which run of a schedule. */
interface Compared {
  at: Date;
  since: Date;
  scheduleId: string | null;
  executionDate: string | null;
}

/** `IS_OF_NO_OTHER_RUN` for a run of the schedule $8, of the day $9, whose batch does not exist yet. */
const IS_OF_NO_OTHER_RUN_OF = `(b.schedule_id IS NULL OR b.schedule_id IS DISTINCT FROM $8::uuid)
            AND b.id <> ALL (ARRAY (
                  SELECT v.from_batch_id
                    FROM schedule_versions v
                   WHERE v.schedule_id = $8 AND v.entity_id = $1 AND v.repeats_from <= $9::date))`;

function findEquals(
  db: Queryable,
  entityId: string,
  currency: Currency,
  rows: readonly Row[],
  amounts: readonly bigint[],
  { since, at, scheduleId, executionDate }: Compared,
): Promise<Equal[]> {
  return db.query(
    `SELECT (n.ordinality - 1)::int AS index, e.withdrawal_id, e.batch_id, e.label, e.batch_status,
            e.row_number, e.status, e.beneficiary_name, e.amount_minor, e.created_at,
            ${IS_REGULAR} AS is_regular
       FROM unnest($4::text[], $5::text[], $6::bigint[])
            WITH ORDINALITY AS n (bank_code, account_key, amount_minor)
       JOIN LATERAL (
         SELECT w.id AS withdrawal_id, w.batch_id, b.label, b.status AS batch_status, w.row_number,
                w.status, w.beneficiary_name, w.amount_minor, w.created_at, w.beneficiary_id,
                $7::timestamptz AS next_at
           FROM beneficiaries r
           JOIN withdrawals w ON w.beneficiary_id = r.id
           JOIN batches b ON b.id = w.batch_id
          WHERE r.entity_id = $1 AND r.bank_code = n.bank_code
            AND ltrim(r.account_number, '0') = n.account_key
            AND ${PAID_THE_SAME_AMOUNT} AND ${IS_OF_NO_OTHER_RUN_OF}
          ORDER BY w.created_at DESC
          LIMIT 1) e ON true
      ORDER BY n.ordinality`,
    [
      entityId,
      since,
      currency,
      rows.map((row) => row.bankCode),
      rows.map((row) => accountKey(row.accountNumber)),
      amounts,
      at,
      scheduleId,
      executionDate,
    ],
  );
}

/**
 * Finds rows whose external id was last paid on another account. Rows without such a payment are found if a
 * name that looks the same was last paid on another account and never on this one: two people may share a
 * name. Leading zeros do not make a different account. An account does not become known through a batch that
 * was not paid.
 */
function findChangedDetails(db: Queryable, entityId: string, rows: readonly Row[]): Promise<Changed[]> {
  return db.query(
    `WITH n AS MATERIALIZED (
       SELECT (ordinality - 1)::int AS index, bank_code, account_key, name_key, external_id
         FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])
              WITH ORDINALITY AS given (bank_code, account_key, name_key, external_id)
     )
     SELECT n.index, e.bank_code, e.account_number, e.created_at AS last_paid_at
       FROM n
       JOIN LATERAL (
         SELECT w.bank_code, w.account_number, w.created_at
           FROM withdrawals w
          WHERE w.entity_id = $1 AND w.external_id = n.external_id AND ${WAS_PAID}
          ORDER BY w.created_at DESC
          LIMIT 1) e ON true
      WHERE (e.bank_code, ltrim(e.account_number, '0')) <> (n.bank_code, n.account_key)
     UNION ALL
     SELECT n.index, e.bank_code, e.account_number, e.created_at
       FROM n
       JOIN LATERAL (
         SELECT w.bank_code, w.account_number, w.created_at
           FROM withdrawals w
          WHERE w.entity_id = $1 AND w.name_key = n.name_key AND ${WAS_PAID}
          ORDER BY w.created_at DESC
          LIMIT 1) e ON true
      WHERE (e.bank_code, ltrim(e.account_number, '0')) <> (n.bank_code, n.account_key)
        AND (n.external_id IS NULL OR NOT EXISTS (
              SELECT 1 FROM withdrawals w
               WHERE w.entity_id = $1 AND w.external_id = n.external_id AND ${WAS_PAID}))
        AND NOT EXISTS (
              SELECT 1
                FROM beneficiaries r
                JOIN withdrawals w ON w.beneficiary_id = r.id
               WHERE r.entity_id = $1 AND r.bank_code = n.bank_code
                 AND ltrim(r.account_number, '0') = n.account_key AND w.name_key = n.name_key
                 AND ${WAS_PAID})
      ORDER BY 1`,
    [
      entityId,
      rows.map((row) => row.bankCode),
      rows.map((row) => accountKey(row.accountNumber)),
      rows.map((row) => nameKey(row.beneficiaryName)),
      rows.map((row) => row.externalId ?? null),
    ],
  );
}
