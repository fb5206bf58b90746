export interface ChangeRow {
  kind: 'NEW_BENEFICIARY' | 'BANK_DETAILS_CHANGED' | 'AMOUNT_CHANGED';
  /** How many rows of the batch are of this kind. */
  of_kind: bigint;
  is_shown: boolean;
  row_number: number;
  id: string;
  beneficiary_id: string;
  beneficiary_name: string;
  amount_minor: bigint;
  earlier_amount_minor: bigint | null;
  earlier_bank_code: string | null;
  earlier_account_number: string | null;
  earlier_paid_at: Date | null;
}

/**
 * The rows of a batch that differ from what was paid before: $1 entity, $2 batch, $3 when the batch was created.
 * A row is an old one when its account was paid before; else its bank details have changed when the same person (by externalId,
 * else by normalised name) was paid on another account; else it is new. At most 200 rows are shown; one of each kind always
 * comes, for its count. Each step is one pass over the rows, joined by hash.
 */
export const SELECT_CHANGES = `
  WITH rows AS MATERIALIZED (
    SELECT id, row_number, beneficiary_id, beneficiary_name, normalised_name, external_id, amount_minor
      FROM withdrawals WHERE batch_id = $2
  ), paid AS MATERIALIZED (
    SELECT w.beneficiary_id, w.normalised_name, w.external_id, w.amount_minor, w.bank_code, w.account_number, w.created_at, w.row_number
      FROM withdrawals w
     WHERE w.entity_id = $1 AND w.batch_id <> $2 AND w.created_at < $3 AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
  ), last_paid AS (
    SELECT DISTINCT ON (beneficiary_id) beneficiary_id, amount_minor
      FROM paid WHERE beneficiary_id IN (SELECT beneficiary_id FROM rows)
     ORDER BY beneficiary_id, created_at DESC, row_number DESC
  ), strangers AS MATERIALIZED (
    SELECT r.* FROM rows r WHERE NOT EXISTS (SELECT 1 FROM last_paid l WHERE l.beneficiary_id = r.beneficiary_id)
  ), by_external AS (
    SELECT DISTINCT ON (external_id) external_id, bank_code, account_number, created_at
      FROM paid WHERE external_id IN (SELECT external_id FROM strangers)
     ORDER BY external_id, created_at DESC, row_number DESC
  ), by_name AS (
    SELECT DISTINCT ON (normalised_name) normalised_name, bank_code, account_number, created_at
      FROM paid WHERE normalised_name IN (SELECT normalised_name FROM strangers)
     ORDER BY normalised_name, created_at DESC, row_number DESC
  ), judged AS (
    SELECT r.id, r.row_number, r.beneficiary_id, r.beneficiary_name, r.amount_minor, 'AMOUNT_CHANGED' AS kind, 3 AS place,
           l.amount_minor AS earlier_amount_minor, NULL::text AS earlier_bank_code, NULL::text AS earlier_account_number,
           NULL::timestamptz AS earlier_paid_at
      FROM rows r JOIN last_paid l ON l.beneficiary_id = r.beneficiary_id AND l.amount_minor <> r.amount_minor
    UNION ALL
    SELECT s.id, s.row_number, s.beneficiary_id, s.beneficiary_name, s.amount_minor,
           CASE WHEN e.external_id IS NULL AND n.normalised_name IS NULL THEN 'NEW_BENEFICIARY' ELSE 'BANK_DETAILS_CHANGED' END,
           CASE WHEN e.external_id IS NULL AND n.normalised_name IS NULL THEN 2 ELSE 1 END,
           NULL::bigint,
           CASE WHEN e.external_id IS NULL THEN n.bank_code ELSE e.bank_code END,
           CASE WHEN e.external_id IS NULL THEN n.account_number ELSE e.account_number END,
           CASE WHEN e.external_id IS NULL THEN n.created_at ELSE e.created_at END
      FROM strangers s
      LEFT JOIN by_external e ON e.external_id = s.external_id
      LEFT JOIN by_name n ON n.normalised_name = s.normalised_name
  ), ranked AS (
    SELECT *, count(*) OVER (PARTITION BY kind) AS of_kind,
           row_number() OVER (ORDER BY place, amount_minor DESC, row_number) AS rank,
           row_number() OVER (PARTITION BY kind ORDER BY amount_minor DESC, row_number) AS rank_in_kind
      FROM judged
  )
  SELECT kind, of_kind, rank <= 200 AS is_shown, row_number, id, beneficiary_id, beneficiary_name, amount_minor, earlier_amount_minor,
         earlier_bank_code, earlier_account_number, earlier_paid_at
    FROM ranked WHERE rank <= 200 OR rank_in_kind = 1 ORDER BY rank`;
