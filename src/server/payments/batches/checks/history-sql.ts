import { PAYMENTS_READ } from '../../../../domain/payouts/batch-checks.ts';
import {
  COUNTS_AS_PAID,
  IS_OF_NO_OTHER_RUN,
  IS_ONE_ACCOUNT,
  IS_REGULAR,
  WAS_PAID,
} from '../create/paid-before.ts';

/** The withdrawal `w` was sent to the bank before the batch $1 was created, at $3. */
const PAID_BEFORE = `w.batch_id <> $1 AND w.created_at < $3 AND ${WAS_PAID}`;

/** The withdrawals `w` to the account number of the row `n`, at any bank. Leading zeros do not count. */
const TO_THE_SAME_NUMBER = `FROM beneficiaries r
            JOIN withdrawals w ON w.beneficiary_id = r.id
           WHERE r.entity_id = $2 AND ltrim(r.account_number, '0') = ltrim(n.account_number, '0')`;

/** The withdrawals `w` to the account of the row `n`. */
const TO_THE_SAME_ACCOUNT = `${TO_THE_SAME_NUMBER} AND r.bank_code = n.bank_code`;

/** Whether the account of the row `n` was paid under its name, or with its external id. */
const WAS_PAID_TO_PERSON = `coalesce(
           n.beneficiary_name = ANY (own.names) OR n.external_id = ANY (own.external_ids), false)`;

/**
 * What earlier payments say about the rows $6 to $7 of the batch $1 of the entity $2, created at $3 in the
 * currency $5. Duplicates are looked for since $4, but not in the batch $8 whose next run this is, nor in
 * other runs of its schedule. `domain/payouts/batch-checks.ts` judges the answer. Each row costs a few index
 * lookups, so the work grows with the batch and not with the entity's history. The arrays describe the last
 * payments to the row's account, the latest first.
 */
export const SELECT_HISTORY = `
  SELECT n.row_number, own.amounts AS paid, own.batch_ids AS paid_batch_ids, own.names AS paid_names,
         own.external_ids AS paid_external_ids, own.branch_codes AS paid_branch_codes,
         own.first_paid_at, own.last_paid_at,
         earlier.amounts AS paid_earlier, earlier.batch_ids AS paid_earlier_batch_ids,
         e.bank_code AS external_bank_code, e.account_number AS external_account_number,
         e.created_at AS external_paid_at,
         m.bank_code AS named_bank_code, m.account_number AS named_account_number,
         m.created_at AS named_paid_at,
         d.id AS repeats_withdrawal_id
    FROM withdrawals n
    LEFT JOIN LATERAL (
      SELECT array_agg(p.amount_minor ORDER BY p.created_at DESC, p.row_number DESC) AS amounts,
             array_agg(p.batch_id ORDER BY p.created_at DESC, p.row_number DESC) AS batch_ids,
             array_agg(p.beneficiary_name ORDER BY p.created_at DESC, p.row_number DESC) AS names,
             array_agg(p.external_id ORDER BY p.created_at DESC, p.row_number DESC) AS external_ids,
             array_agg(p.branch_code ORDER BY p.created_at DESC, p.row_number DESC) AS branch_codes,
             min(p.created_at) AS first_paid_at, max(p.created_at) AS last_paid_at
        FROM (SELECT w.batch_id, w.amount_minor, w.beneficiary_name, w.external_id, w.branch_code,
                     w.created_at, w.row_number
                ${TO_THE_SAME_ACCOUNT} AND ${PAID_BEFORE}
               ORDER BY w.created_at DESC, w.row_number DESC
               LIMIT ${PAYMENTS_READ}) p) own ON true
    LEFT JOIN LATERAL (
      SELECT w.bank_code, w.account_number, w.beneficiary_id, w.created_at
        FROM withdrawals w
       WHERE w.entity_id = $2 AND w.external_id = n.external_id AND ${PAID_BEFORE}
       ORDER BY w.created_at DESC, w.row_number DESC
       LIMIT 1) e ON true
    LEFT JOIN LATERAL (
      SELECT w.bank_code, w.account_number, w.beneficiary_id, w.created_at
        FROM withdrawals w
       WHERE NOT ${WAS_PAID_TO_PERSON} AND e.beneficiary_id IS NULL
         AND w.entity_id = $2 AND w.name_key = n.name_key AND ${PAID_BEFORE}
       ORDER BY w.created_at DESC, w.row_number DESC
       LIMIT 1) m ON true
    LEFT JOIN LATERAL (
      SELECT array_agg(p.amount_minor ORDER BY p.created_at DESC, p.row_number DESC) AS amounts,
             array_agg(p.batch_id ORDER BY p.created_at DESC, p.row_number DESC) AS batch_ids
        FROM (SELECT w.batch_id, w.amount_minor, w.created_at, w.row_number
                FROM withdrawals w
               WHERE NOT ${WAS_PAID_TO_PERSON}
                 AND w.beneficiary_id = coalesce(e.beneficiary_id, m.beneficiary_id)
                 AND (w.external_id = n.external_id OR w.name_key = n.name_key) AND ${PAID_BEFORE}
               ORDER BY w.created_at DESC, w.row_number DESC
               LIMIT ${PAYMENTS_READ}) p) earlier ON true
    LEFT JOIN LATERAL (
      SELECT e.id
        FROM (SELECT w.id, w.batch_id, w.beneficiary_id, w.amount_minor, w.created_at,
                     $3::timestamptz AS next_at
                FROM (SELECT w.* ${TO_THE_SAME_NUMBER}
                         AND (${IS_ONE_ACCOUNT})) w
                JOIN batches b ON b.id = w.batch_id
               WHERE w.batch_id <> $1 AND w.amount_minor = n.amount_minor AND b.currency = $5
                 AND w.created_at >= $4 AND w.created_at < $3 AND ${COUNTS_AS_PAID}
                 AND ${IS_OF_NO_OTHER_RUN}
               ORDER BY w.created_at DESC
               LIMIT 1) e
       WHERE NOT ${IS_REGULAR} AND e.batch_id IS DISTINCT FROM $8) d ON true
   WHERE n.batch_id = $1 AND n.row_number BETWEEN $6 AND $7
   ORDER BY n.row_number` as const;
