import type { RowOf } from '../../platform/database/pool.ts';

export type ChangeRow = RowOf<typeof SELECT_CHANGES>;

/**
 * The rows of a batch that differ from earlier payments. $1 is the entity, $2 the batch, $3 the time at which
 * the batch was created. Leading zeros do not make a different account.
 *
 * - BANK_DETAILS_CHANGED: the last payment with the same externalId went to another account. Without such a
 *   payment: this account was never paid, but a name that looks the same was paid on another account. (Two
 *   people may share a name, so an account that was paid before is not flagged by its name.)
 * - NEW_BENEFICIARY: any other account that was never paid.
 * - AMOUNT_CHANGED: the last payment to this account had another amount.
 *
 * At most 200 rows are marked `is_shown`. One row of each kind is always returned, because it carries the
 * count of its kind. Each step passes over the rows once and joins by hash.
 */
export const SELECT_CHANGES = `
  WITH rows AS MATERIALIZED (
    SELECT id, row_number, beneficiary_id, beneficiary_name, name_key, external_id, amount_minor,
           bank_code || ' ' || ltrim(account_number, '0') AS account
      FROM withdrawals WHERE batch_id = $2
  ), paid AS MATERIALIZED (
    SELECT bank_code || ' ' || ltrim(account_number, '0') AS account, w.name_key, w.external_id,
           w.amount_minor, w.bank_code, w.account_number, w.created_at, w.row_number
      FROM withdrawals w
     WHERE w.entity_id = $1 AND w.batch_id <> $2 AND w.created_at < $3
       AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
  ), last_paid AS (
    SELECT DISTINCT ON (account) account, amount_minor
      FROM paid WHERE account IN (SELECT account FROM rows)
     ORDER BY account, created_at DESC, row_number DESC
  ), by_external AS (
    SELECT DISTINCT ON (external_id) external_id, account, bank_code, account_number, created_at
      FROM paid WHERE external_id IN (SELECT external_id FROM rows)
     ORDER BY external_id, created_at DESC, row_number DESC
  ), beside AS MATERIALIZED (
    SELECT r.*, l.amount_minor AS earlier_amount_minor, e.account AS last_of_external,
           e.bank_code AS external_bank_code, e.account_number AS external_account_number,
           e.created_at AS external_paid_at
      FROM rows r
      LEFT JOIN last_paid l ON l.account = r.account
      LEFT JOIN by_external e ON e.external_id = r.external_id
  ), by_name AS (
    SELECT DISTINCT ON (name_key) name_key, bank_code, account_number, created_at
      FROM paid
     WHERE name_key IN (
             SELECT name_key FROM beside WHERE earlier_amount_minor IS NULL AND last_of_external IS NULL)
     ORDER BY name_key, created_at DESC, row_number DESC
  ), judged AS (
    SELECT b.id, b.row_number, b.beneficiary_id, b.beneficiary_name, b.amount_minor, b.earlier_amount_minor,
           CASE WHEN b.last_of_external <> b.account THEN 'BANK_DETAILS_CHANGED'
                WHEN b.earlier_amount_minor = b.amount_minor THEN 'UNCHANGED'
                WHEN b.earlier_amount_minor IS NOT NULL THEN 'AMOUNT_CHANGED'
                WHEN n.name_key IS NOT NULL THEN 'BANK_DETAILS_CHANGED'
                ELSE 'NEW_BENEFICIARY' END AS kind,
           CASE WHEN b.last_of_external <> b.account THEN b.external_bank_code
                ELSE n.bank_code END AS earlier_bank_code,
           CASE WHEN b.last_of_external <> b.account THEN b.external_account_number
                ELSE n.account_number END AS earlier_account_number,
           CASE WHEN b.last_of_external <> b.account THEN b.external_paid_at
                ELSE n.created_at END AS earlier_paid_at
      FROM beside b
      LEFT JOIN by_name n
             ON b.earlier_amount_minor IS NULL AND b.last_of_external IS NULL AND n.name_key = b.name_key
  ), ranked AS (
    SELECT *, count(*) OVER (PARTITION BY kind) AS of_kind,
           row_number() OVER (
             ORDER BY array_position(
                        ARRAY['BANK_DETAILS_CHANGED', 'NEW_BENEFICIARY', 'AMOUNT_CHANGED'], kind),
                      amount_minor DESC, row_number) AS rank,
           row_number() OVER (PARTITION BY kind ORDER BY amount_minor DESC, row_number) AS rank_in_kind
      FROM judged WHERE kind <> 'UNCHANGED'
  )
  SELECT kind, of_kind, rank <= 200 AS is_shown, row_number, id, beneficiary_id, beneficiary_name,
         amount_minor, earlier_amount_minor, earlier_bank_code, earlier_account_number, earlier_paid_at
    FROM ranked
   WHERE rank <= 200 OR rank_in_kind = 1
   ORDER BY rank`;
