// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { receiptRefunds } from '../collections/refunds/tables.ts';
import type { ledgerAccounts } from './tables.ts';
import type { statementAccounts } from '../reconciling/statements/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`INSERT INTO bank_day_totals AS t (entity_id, account_number, currency, day, part, amount_minor)
     VALUES ($1, $2, $3, $4, 'SWEPT', $5)
         ON CONFLICT (entity_id, account_number, currency, day, part)
         DO UPDATE SET amount_minor = t.amount_minor + excluded.amount_minor`]: {
      values: [string | null, string | null, string | null, string | null, bigint | number | null];
      row: never;
    };
    'INSERT INTO entities (id, name, account_id, primary_account_id, created_at) VALUES ($1, $2, $1, $1, $3)': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO ledger_accounts (entity_id, access_type, bucket, currency, balance_minor)
       SELECT $1, a.access_type, a.bucket, $2, 0
         FROM unnest($3::text[], $4::text[]) AS a (access_type, bucket)
           ON CONFLICT DO NOTHING`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, recipient_reference,
             created_at, updated_at)
     VALUES ($1, $2, 'CREDIT', 'COMPLETE', $3, $4, 0, $5, $6, $6)`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
     SELECT p.transfer_id, $6, p.account_id, $4, p.amount_minor, $5
       FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) AS p (transfer_id, account_id, amount_minor)`]: {
      values: [readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (bigint | number | null)[] | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`INSERT INTO transfers (id, entity_id, kind, batch_id, withdrawal_id, created_at)
     SELECT t.id, $2, t.kind, t.batch_id, t.withdrawal_id, $6
       FROM unnest($1::uuid[], $3::text[], $4::uuid[], $5::uuid[])
         AS t (id, kind, batch_id, withdrawal_id)`]: {
      values: [readonly (string | null)[] | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    'ROLLBACK TO SAVEPOINT hold': {
      values: [];
      row: never;
    };
    'SAVEPOINT hold': {
      values: [];
      row: never;
    };
    [`SELECT (SELECT count(*) FROM transfers) AS transfers,
                (SELECT count(*) FROM postings) AS postings,
                (SELECT count(*) FROM ledger_accounts) AS balances,
                (SELECT count(*) FROM batches) AS batches`]: {
      values: [];
      row: {
        transfers: bigint;
        postings: bigint;
        balances: bigint;
        batches: bigint;
      };
    };
    [`SELECT access_type || ' ' || bucket || ' ' || currency AS name, balance_minor
       FROM ledger_accounts
      WHERE entity_id = $1 AND balance_minor <> 0`]: {
      values: [string | null];
      row: {
        name: string;
        balance_minor: Column<typeof ledgerAccounts, 'balanceMinor'>;
      };
    };
    [`SELECT coalesce((SELECT l.balance_minor
                        FROM ledger_accounts l
                       WHERE l.entity_id = $1 AND l.access_type = 'FUNDING' AND l.bucket = 'AVAILABLE'
                         AND l.currency = $3), 0) - coalesce(not_for_batch($2), 0) AS pooled_minor,
            free_on_account(p.account) AS free_minor, is_paying(p.account) AS is_on,
            account_name(p.account) AS name,
            (SELECT (
  SELECT CASE WHEN o.confirmed_at IS NULL THEN c.display_name || ' ' || c.payer_account_number END
    FROM (SELECT c.*
            FROM bank_file_connections c
           WHERE c.entity_id = b.entity_id AND c.currency = b.currency AND c.purpose = 'PAYMENTS'
             AND c.state = 'LIVE'
             AND (SELECT w.rail FROM withdrawals w WHERE w.batch_id = b.id LIMIT 1) = ANY (c.rails)
           ORDER BY c.created_at
           LIMIT 1) c
    LEFT JOIN statement_accounts a
           ON a.entity_id = c.entity_id AND a.currency = c.currency
              AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
    LEFT JOIN opening_balances o ON o.account_id = a.id AND o.withdrawn_at IS NULL) FROM batches b WHERE b.id = $2) AS without_opening,
            (SELECT (
  SELECT c.display_name || ' ' || c.payer_account_number
    FROM first_start f
    JOIN bank_file_connections c
      ON c.entity_id = f.entity_id AND c.currency = b.currency AND c.purpose = 'PAYMENTS' AND c.state = 'LIVE'
         AND (SELECT w.rail FROM withdrawals w WHERE w.batch_id = b.id LIMIT 1) = ANY (c.rails)
   WHERE f.entity_id = b.entity_id
   ORDER BY c.created_at
   LIMIT 1) FROM batches b WHERE b.id = $2) AS practice_only
       FROM (SELECT paying_account($2) AS account) p`]: {
      values: [string | null, string | null, string | null];
      row: {
        pooled_minor: bigint;
        free_minor: bigint | null;
        is_on: boolean | null;
        name: string | null;
        without_opening: string | null;
        practice_only: string | null;
      };
    };
    [`SELECT currency,
              (coalesce(sum(balance_minor) FILTER (WHERE bucket = 'AVAILABLE'), 0)
                - CASE $2 WHEN 'FUNDING' THEN not_available_of_funding($1, currency) ELSE 0 END)::bigint
                AS available_minor,
              coalesce(sum(balance_minor) FILTER (WHERE bucket = 'RESERVED'), 0)::bigint AS reserved_minor,
              max(updated_at) AS updated_at
         FROM ledger_accounts
        WHERE entity_id = $1 AND access_type = $2 AND currency = ANY ($3)
        GROUP BY currency`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: {
        currency: Column<typeof ledgerAccounts, 'currency'>;
        available_minor: bigint | null;
        reserved_minor: bigint;
        updated_at: Date | null;
      };
    };
    'SELECT id FROM receipt_refunds WHERE batch_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof receiptRefunds, 'id'>;
      };
    };
    'SELECT id, access_type, bucket FROM ledger_accounts WHERE entity_id = $1 AND currency = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof ledgerAccounts, 'id'>;
        access_type: Column<typeof ledgerAccounts, 'accessType'>;
        bucket: Column<typeof ledgerAccounts, 'bucket'>;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT a.id::text AS id
            FROM ledger_accounts a
            LEFT JOIN (SELECT account_id, sum(amount_minor) AS total FROM postings GROUP BY account_id) p
                   ON p.account_id = a.id
           WHERE a.balance_minor <> coalesce(p.total, 0)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT a.id::text AS id
            FROM statement_accounts a
            JOIN bank_file_connections c ON c.id = a.connection_id
           WHERE c.purpose <> 'RECEIPTS' AND NOT c.receives
             AND EXISTS (SELECT 1 FROM receipts r WHERE r.account_id = a.id)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT b.id::text AS id
            FROM batches b
            LEFT JOIN (SELECT batch_id, count(*) AS count, sum(amount_minor) AS amount
                         FROM withdrawals
                        GROUP BY batch_id) w
                   ON w.batch_id = b.id
           WHERE b.withdrawal_count <> coalesce(w.count, 0) OR b.total_amount_minor <> coalesce(w.amount, 0)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT b.id::text AS id
            FROM batches b
            LEFT JOIN (SELECT t.batch_id, sum(p.amount_minor) AS amount
                         FROM transfers t
                         JOIN postings p ON p.transfer_id = t.id
                         JOIN ledger_accounts a ON a.id = p.account_id
                        WHERE a.bucket = 'RESERVED'
                        GROUP BY t.batch_id) held
                   ON held.batch_id = b.id
            LEFT JOIN (SELECT batch_id, sum(amount_minor + unit_fee_minor + vat_minor) AS amount
                         FROM withdrawals
                        WHERE status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')
                        GROUP BY batch_id) due
                   ON due.batch_id = b.id
           WHERE coalesce(held.amount, 0) <>
                 CASE WHEN b.status IN ('APPROVED', 'PROCESSING') THEN coalesce(due.amount, 0) ELSE 0 END) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT coalesce(c.batch_id, w.batch_id)::text AS id
            FROM (SELECT * FROM batch_counts WHERE count <> 0 OR amount_minor <> 0 OR fee_minor <> 0) c
            FULL JOIN (SELECT batch_id, status, count(*) AS count, sum(amount_minor) AS amount,
                              sum(unit_fee_minor + vat_minor) AS fee
                         FROM withdrawals
                        GROUP BY batch_id, status) w
                   ON w.batch_id = c.batch_id AND w.status = c.status
           WHERE c.count IS DISTINCT FROM w.count
              OR c.amount_minor IS DISTINCT FROM w.amount
              OR c.fee_minor IS DISTINCT FROM w.fee) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT coalesce(c.entity_id, b.entity_id)::text AS id
            FROM (SELECT entity_id, sum(count) AS count FROM recipient_counts GROUP BY entity_id) c
            FULL JOIN (SELECT entity_id, count(*) AS count FROM beneficiaries GROUP BY entity_id) b
                   ON b.entity_id = c.entity_id
           WHERE c.count IS DISTINCT FROM b.count) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT coalesce(r.id, p.entry_id)::text AS id
            FROM (SELECT * FROM receipts WHERE status = 'RETURNED') r
            FULL JOIN (SELECT entry_id, sum(amount_minor) AS minor
                         FROM entry_postings
                        WHERE kind = 'RECEIPT' AND amount_minor < 0
                        GROUP BY entry_id) p
                   ON p.entry_id = r.return_entry_id
           WHERE p.minor IS DISTINCT FROM -r.amount_minor
              OR NOT is_collected(r.return_transfer_id, 'COLLECT_RETURN', r.entity_id, r.currency,
                                  -r.amount_minor)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT coalesce(r.id, p.entry_id)::text AS id
            FROM receipts r
            FULL JOIN (SELECT entry_id, sum(amount_minor) AS minor
                         FROM entry_postings
                        WHERE kind = 'RECEIPT' AND amount_minor > 0
                        GROUP BY entry_id) p
                   ON p.entry_id = r.entry_id
            LEFT JOIN (SELECT receipt_id, sum(amount_minor) AS minor
                         FROM receipt_allocations
                        WHERE ended_at IS NULL
                        GROUP BY receipt_id) a
                   ON a.receipt_id = r.id
           WHERE p.minor IS DISTINCT FROM r.amount_minor OR coalesce(a.minor, 0) <> r.allocated_minor
              OR NOT is_collected(r.transfer_id, 'COLLECT', r.entity_id, r.currency, r.amount_minor)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT coalesce(s.beneficiary_id, p.beneficiary_id)::text AS id
            FROM (SELECT * FROM recipient_sums WHERE count <> 0 OR amount_minor <> 0) s
            FULL JOIN (SELECT entity_id, beneficiary_id, currency, count(*) AS count,
                              sum(amount_minor) AS amount
                         FROM payouts
                        WHERE direction = 'DEBIT' AND status = 'COMPLETE' AND beneficiary_id IS NOT NULL
                        GROUP BY entity_id, beneficiary_id, currency) p
                   ON (p.entity_id, p.beneficiary_id, p.currency)
                    = (s.entity_id, s.beneficiary_id, s.currency)
           WHERE s.count IS DISTINCT FROM p.count OR s.amount_minor IS DISTINCT FROM p.amount) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT coalesce(w.id, t.withdrawal_id)::text AS id
            FROM (SELECT id FROM withdrawals WHERE status IN ('COMPLETE', 'REVERSED')) w
            FULL JOIN (SELECT withdrawal_id FROM transfers WHERE kind = 'SETTLE') t ON t.withdrawal_id = w.id
           WHERE w.id IS NULL OR t.withdrawal_id IS NULL) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT concat_ws(' ', coalesce(c.entity_id, b.entity_id), coalesce(c.status, b.status)) AS id
            FROM (SELECT entity_id, status, sum(count) AS count
                    FROM batch_status_counts
                   GROUP BY entity_id, status
                  HAVING sum(count) <> 0) c
            FULL JOIN (SELECT entity_id, status, count(*) AS count FROM batches GROUP BY entity_id, status) b
                   ON b.entity_id = c.entity_id AND b.status = c.status
           WHERE c.count IS DISTINCT FROM b.count) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT concat_ws(' ', coalesce(s.entity_id, p.entity_id), coalesce(s.period, p.period),
                           coalesce(s.starts_at, p.starts_at)) AS id
            FROM (SELECT entity_id, period, starts_at, direction, status, currency,
                         sum(count) AS count, sum(amount_minor) AS amount, sum(fee_minor) AS fee
                    FROM payout_sums
                   GROUP BY entity_id, period, starts_at, direction, status, currency
                  HAVING sum(count) <> 0 OR sum(amount_minor) <> 0 OR sum(fee_minor) <> 0) s
            FULL JOIN (SELECT entity_id, period, start_of_period(period, created_at) AS starts_at, direction,
                              status, currency,
                              count(*) AS count, sum(amount_minor) AS amount, sum(fee_minor) AS fee
                         FROM payouts, (VALUES ('QUARTER_HOUR'), ('DAY'), ('MONTH')) AS periods (period)
                        GROUP BY 1, 2, 3, 4, 5, 6) p
                   ON (p.entity_id, p.period, p.starts_at, p.direction, p.status, p.currency)
                    = (s.entity_id, s.period, s.starts_at, s.direction, s.status, s.currency)
           WHERE s.count IS DISTINCT FROM p.count OR s.amount IS DISTINCT FROM p.amount
              OR s.fee IS DISTINCT FROM p.fee) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT concat_ws(' ', coalesce(s.entity_id, r.entity_id), coalesce(s.status, r.status),
                           coalesce(s.due_on, r.due_on)) AS id
            FROM (SELECT entity_id, currency, status, due_on, sum(request_count) AS count,
                         sum(open_minor) AS open
                    FROM payment_request_sums
                   GROUP BY entity_id, currency, status, due_on
                  HAVING sum(request_count) <> 0 OR sum(open_minor) <> 0) s
            FULL JOIN (SELECT entity_id, currency, status, due_on, count(*) AS count,
                              sum(CASE WHEN status IN ('OPEN', 'PARTLY_PAID')
                                       THEN amount_minor - paid_minor ELSE 0 END) AS open
                         FROM payment_requests
                        GROUP BY entity_id, currency, status, due_on) r
                   ON (r.entity_id, r.currency, r.status, r.due_on)
                    = (s.entity_id, s.currency, s.status, s.due_on)
           WHERE s.count IS DISTINCT FROM r.count OR s.open IS DISTINCT FROM r.open) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT concat_ws(' ', coalesce(s.entity_id, r.entity_id), coalesce(s.status, r.status),
                           coalesce(s.received_on, r.received_on)) AS id
            FROM (SELECT entity_id, received_on, status, sum(receipt_count) AS count
                    FROM receipt_sums
                   GROUP BY entity_id, received_on, status
                  HAVING sum(receipt_count) <> 0) s
            FULL JOIN (SELECT entity_id, received_on, status, count(*) AS count
                         FROM receipts
                        GROUP BY entity_id, received_on, status) r
                   ON (r.entity_id, r.received_on, r.status) = (s.entity_id, s.received_on, s.status)
           WHERE s.count IS DISTINCT FROM r.count) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT concat_ws(' ', coalesce(t.entity_id, r.entity_id), coalesce(t.key, r.key)) AS id
            FROM (SELECT entity_id, currency, ltrim(account_number, '0') AS key, sum(amount_minor) AS minor
                    FROM bank_day_totals
                   WHERE part = 'BOOKED_RECEIPT'
                   GROUP BY 1, 2, 3
                  HAVING sum(amount_minor) <> 0) t
            FULL JOIN (SELECT a.entity_id, a.currency, ltrim(a.account_number, '0') AS key,
                              sum(r.amount_minor) AS minor
                         FROM receipts r
                         JOIN statement_accounts a ON a.id = r.account_id
                        WHERE r.status <> 'RETURNED'
                        GROUP BY 1, 2, 3) r
                   ON (r.entity_id, r.currency, r.key) = (t.entity_id, t.currency, t.key)
           WHERE t.minor IS DISTINCT FROM r.minor) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT concat_ws(' ', d.entity_id, d.currency) AS id
            FROM (SELECT entity_id, currency, sum(amount_minor) AS minor
                    FROM bank_day_totals
                   WHERE part = 'SWEPT'
                   GROUP BY entity_id, currency) d
            LEFT JOIN (SELECT p.entity_id, p.currency,
                              sum(CASE t.kind WHEN 'SWEEP' THEN p.amount_minor
                                              ELSE -p.amount_minor END) AS minor
                         FROM transfers t
                         JOIN postings p ON p.transfer_id = t.id AND p.amount_minor > 0
                        WHERE t.kind IN ('SWEEP', 'SWEEP_BACK')
                        GROUP BY p.entity_id, p.currency) s
                   ON (s.entity_id, s.currency) = (d.entity_id, d.currency)
           WHERE d.minor > coalesce(s.minor, 0)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT r.id::text AS id
            FROM (SELECT DISTINCT receipt_id FROM receipt_refunds) f
            JOIN receipts r ON r.id = f.receipt_id
           WHERE r.allocated_minor + refunded_of(r.id) > r.amount_minor) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT r.id::text AS id
            FROM payment_requests r
            LEFT JOIN (SELECT request_id, sum(amount_minor) AS minor
                         FROM receipt_allocations
                        WHERE ended_at IS NULL
                        GROUP BY request_id) a
                   ON a.request_id = r.id
           WHERE coalesce(a.minor, 0) <> r.paid_minor) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT r.id::text AS id
            FROM payment_requests r
            LEFT JOIN (SELECT request_id, sum(owed_minor) AS owed
                         FROM payment_request_events
                        GROUP BY request_id) e
                   ON e.request_id = r.id
           WHERE e.owed IS DISTINCT FROM
                 CASE WHEN r.status IN ('OPEN', 'PARTLY_PAID') THEN r.amount_minor - r.paid_minor ELSE 0 END) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT t.id::text AS id
            FROM transfers t
            LEFT JOIN receipt_refunds f ON f.batch_id = t.batch_id
           WHERE t.kind = 'SWEEP_BACK'
             AND (f.id IS NULL OR refund_counts(f.batch_id) OR swept_for_receipt(f.receipt_id) < 0)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT t.id::text AS id
            FROM transfers t
           WHERE NOT EXISTS (SELECT FROM postings p WHERE p.transfer_id = t.id)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT t.id::text AS id
            FROM transfers t
           WHERE t.kind = 'SWEEP'
             AND NOT EXISTS (SELECT 1 FROM schedule_sweeps s WHERE s.transfer_id = t.id)
             AND NOT EXISTS (SELECT 1 FROM collection_sweeps c WHERE c.transfer_id = t.id)
             AND NOT EXISTS (SELECT 1 FROM receipt_refunds r WHERE r.batch_id = t.batch_id)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT transfer_id::text AS id
            FROM postings
           GROUP BY transfer_id, currency
          HAVING sum(amount_minor) <> 0) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    'SELECT pg_advisory_xact_lock(hashtextextended(\'collection sweep \' || $1, 0))': {
      values: [string | null];
      row: {
        pg_advisory_xact_lock: string | null;
      };
    };
    [`SELECT sum(a.balance_minor)::text AS all,
                  count(*) FILTER (WHERE a.balance_minor <> coalesce(p.total, 0)
                                      OR (a.bucket <> 'OUTSIDE' AND a.balance_minor < 0)) AS wrong
             FROM ledger_accounts a
             LEFT JOIN (SELECT account_id, sum(amount_minor) AS total FROM postings GROUP BY account_id) p
                    ON p.account_id = a.id
            WHERE a.entity_id = $1`]: {
      values: [string | null];
      row: {
        all: string | null;
        wrong: bigint;
      };
    };
    [`SELECT to_sweep_back(f.batch_id) AS minor, a.account_number
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
       JOIN statement_accounts a ON a.id = r.account_id
      WHERE f.batch_id = $1 AND NOT refund_counts(f.batch_id)`]: {
      values: [string | null];
      row: {
        minor: bigint | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
      };
    };
    [`SELECT to_sweep_for_refund(b.id) AS minor, a.account_number
       FROM batches b
       JOIN statement_accounts a ON a.id = paying_account(b.id)
      WHERE b.id = $1`]: {
      values: [string | null];
      row: {
        minor: bigint | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
      };
    };
    'SET LOCAL session_replication_role = replica': {
      values: [];
      row: never;
    };
    'TRUNCATE postings': {
      values: [];
      row: never;
    };
    'TRUNCATE transfers CASCADE': {
      values: [];
      row: never;
    };
  }
}
