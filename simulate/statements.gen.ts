// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../src/server/platform/database/pool.ts';
import type { auditLog } from '../src/server/audit/tables.ts';
import type { entities, passkeyResets, passkeys, programTokens, users } from '../src/server/identity/tables.ts';
import type { approvalAssertions, approvals, batches, payouts, withdrawals } from '../src/server/payments/batches/tables.ts';
import type { payers, paymentRequests, receipts } from '../src/server/payments/collections/tables.ts';
import type { controlChanges } from '../src/server/payments/control/tables.ts';
import type { paymentConfigChanges, paymentConfigs } from '../src/server/payments/entity/tables.ts';
import type { events } from '../src/server/payments/events/tables.ts';
import type { webhookEndpoints } from '../src/server/payments/events/webhooks/tables.ts';
import type { ledgerAccounts, postings, transfers } from '../src/server/payments/ledger/tables.ts';
import type { signingPolicies } from '../src/server/payments/policy/tables.ts';
import type { entryPostings, reconciledEntries } from '../src/server/payments/reconciling/reconciliation/tables.ts';
import type { statementEntries } from '../src/server/payments/reconciling/statements/tables.ts';
import type { scheduleRuns, scheduleVersions, schedules } from '../src/server/payments/schedules/tables.ts';
import type { exchangeCommands } from '../src/server/trading/tables.ts';

declare module '../src/server/platform/database/pool.ts' {
  interface Statements {
    [`SELECT 'a passkey was removed ' || (p.removed_at - r.asked_at) || ' after it was asked for' AS found
            FROM passkeys p
            JOIN passkey_resets r ON r.id = p.removed_by_reset
           WHERE p.entity_id = ANY ($1::uuid[])
             AND (p.removed_at < r.asked_at + interval '24 hours' OR r.asked_by = p.user_id)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string | null;
      };
    };
    [`SELECT 'a refund of ' || f.amount_minor || ' is ' || b.status || ' with too few approvers' AS found
            FROM receipt_refunds f
            JOIN batches b ON b.id = f.batch_id
            JOIN payment_configs c ON c.entity_id = f.entity_id
           WHERE f.entity_id = ANY ($1::uuid[])
             AND b.status NOT IN ('PENDING_APPROVAL', 'CANCELLED', 'REJECTED', 'EXPIRED')
             AND (SELECT count(DISTINCT a.user_id)
                    FROM approvals a
                   WHERE a.batch_id = b.id AND a.user_id <> f.created_by)
                 < (c.approval_rules::jsonb -> 0 ->> 'approvalsRequired')::int
           UNION ALL
          SELECT 'a sweep of ' || s.amount_minor || ' was written and approved by one person'
            FROM schedule_sweeps s
            JOIN schedule_versions v ON v.schedule_id = s.schedule_id AND v.version = s.version
           WHERE s.entity_id = ANY ($1::uuid[])
             AND NOT EXISTS (
                   SELECT 1
                     FROM schedule_approvals a
                    WHERE a.schedule_id = s.schedule_id AND a.version = s.version
                      AND a.user_id <> v.created_by)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'an entity counts ' || coalesce(c.count, 0) || ' of ' || coalesce(b.count, 0)
                 || ' recipients' AS found
            FROM (SELECT entity_id, sum(count) AS count FROM recipient_counts
                   WHERE entity_id = ANY ($1::uuid[]) GROUP BY 1) c
            FULL JOIN (SELECT entity_id, count(*) AS count FROM beneficiaries
                        WHERE entity_id = ANY ($1::uuid[]) GROUP BY 1) b
                   ON b.entity_id = c.entity_id
           WHERE c.count IS DISTINCT FROM b.count`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'an entity counts ' || coalesce(c.status, b.status) || ' wrongly' AS found
            FROM (SELECT entity_id, status, sum(count) AS count FROM batch_status_counts
                   WHERE entity_id = ANY ($1::uuid[]) GROUP BY 1, 2 HAVING sum(count) <> 0) c
            FULL JOIN (SELECT entity_id, status, count(*) AS count FROM batches
                        WHERE entity_id = ANY ($1::uuid[]) GROUP BY 1, 2) b
                   ON b.entity_id = c.entity_id AND b.status = c.status
           WHERE c.count IS DISTINCT FROM b.count`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string | null;
      };
    };
    [`SELECT 'batch ' || b.label || ' counts ' || coalesce(c.status, w.status) || ' wrongly' AS found
            FROM (SELECT * FROM batch_counts WHERE count <> 0 OR amount_minor <> 0 OR fee_minor <> 0) c
            FULL JOIN (SELECT batch_id, status, count(*) AS count, sum(amount_minor) AS amount,
                              sum(unit_fee_minor + vat_minor) AS fee
                         FROM withdrawals GROUP BY batch_id, status) w
                   ON w.batch_id = c.batch_id AND w.status = c.status
            JOIN batches b ON b.id = coalesce(c.batch_id, w.batch_id)
           WHERE b.entity_id = ANY ($1::uuid[])
             AND (c.count IS DISTINCT FROM w.count OR c.amount_minor IS DISTINCT FROM w.amount
                  OR c.fee_minor IS DISTINCT FROM w.fee)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string | null;
      };
    };
    [`SELECT 'batch ' || b.label || ' is ' || b.status || ' and holds ' || h.held || ' for ' || h.due
                 AS found
            FROM batches b
            CROSS JOIN LATERAL (
              SELECT (SELECT coalesce(sum(p.amount_minor), 0)
                        FROM transfers t
                        JOIN postings p ON p.transfer_id = t.id
                        JOIN ledger_accounts a ON a.id = p.account_id
                       WHERE t.batch_id = b.id AND a.bucket = 'RESERVED') AS held,
                     CASE WHEN b.status IN ('APPROVED', 'PROCESSING')
                          THEN (SELECT coalesce(sum(w.amount_minor + w.unit_fee_minor + w.vat_minor), 0)
                                  FROM withdrawals w
                                 WHERE w.batch_id = b.id
                                   AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED'))
                          ELSE 0 END AS due) h
           WHERE b.entity_id = ANY ($1::uuid[]) AND h.held <> h.due`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'batch ' || b.label || ' is ' || b.status || ' with ' || c.paid || ' of ' || c.all_rows
                 || ' paid and ' || c.open || ' open' AS found
            FROM batches b
            CROSS JOIN LATERAL (
              SELECT count(*) FILTER (WHERE w.status IN ('COMPLETE', 'REVERSED')) AS paid,
                     count(*) FILTER (WHERE w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')) AS open,
                     count(*) FILTER (WHERE w.status = 'CANCELLED') AS cancelled,
                     count(*) AS all_rows
                FROM withdrawals w WHERE w.batch_id = b.id) c
           WHERE b.entity_id = ANY ($1::uuid[])
             AND NOT CASE b.status
                       WHEN 'COMPLETE' THEN c.paid = c.all_rows
                       WHEN 'PARTIALLY_COMPLETE' THEN c.paid BETWEEN 1 AND c.all_rows - 1 AND c.open = 0
                       WHEN 'FAILED' THEN c.paid = 0 AND c.open = 0
                       WHEN 'PROCESSING' THEN c.cancelled = 0 AND c.open > 0
                       WHEN 'APPROVED' THEN c.open = c.all_rows
                       WHEN 'PENDING_APPROVAL' THEN c.open = c.all_rows
                       ELSE c.cancelled = c.all_rows END`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'batch ' || b.label || ' is ' || b.status || ' with ' || count(DISTINCT a.user_id) || ' of '
                 || b.approvals_required || ' approvers' AS found
            FROM batches b
            LEFT JOIN approvals a ON a.batch_id = b.id AND a.user_id <> b.created_by
           WHERE b.entity_id = ANY ($1::uuid[])
             AND b.status IN ('APPROVED', 'PROCESSING', 'COMPLETE', 'PARTIALLY_COMPLETE', 'FAILED')
           GROUP BY b.id
          HAVING count(DISTINCT a.user_id) < b.approvals_required
                 OR count(a.user_id) > count(DISTINCT a.user_id)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'batch ' || b.label || ' is approved by its creator' AS found
            FROM batches b
            JOIN approvals a ON a.batch_id = b.id AND a.user_id = b.created_by
           WHERE b.entity_id = ANY ($1::uuid[])`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'batch ' || b.label || ' pays ' || p.what AS found
            FROM batches b
            JOIN schedule_versions v ON v.schedule_id = b.schedule_id AND v.version = b.standing_version
           CROSS JOIN LATERAL (
             SELECT 'other withdrawals than version ' || v.version AS what
              WHERE (SELECT string_agg(concat_ws('/', w.beneficiary_name, w.bank_code, w.account_number,
                                                 w.account_type,
                                                 CASE v.source WHEN 'FUNDING' THEN 0 ELSE w.amount_minor END),
                                       ' ' ORDER BY w.row_number)
                       FROM withdrawals w WHERE w.batch_id = b.id)
                    IS DISTINCT FROM
                    (SELECT string_agg(concat_ws('/', r.beneficiary_name, r.bank_code, r.account_number,
                                                 r.account_type,
                                                 CASE v.source WHEN 'FUNDING' THEN 0 ELSE r.amount_minor END),
                                       ' ' ORDER BY r.row_number)
                       FROM schedule_rows r
                      WHERE r.schedule_id = b.schedule_id AND r.version = b.standing_version)
              UNION ALL
             SELECT 'more than a run may' WHERE b.total_amount_minor > v.per_run_minor
              UNION ALL
             SELECT 'more than all runs may'
              WHERE v.total_minor < (SELECT sum(o.total_amount_minor)
                                       FROM batches o
                                      WHERE o.schedule_id = b.schedule_id
                                        AND o.standing_version = b.standing_version AND o.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED'))
              UNION ALL
             SELECT 'after the approval has ended'
              WHERE coalesce(b.moves_on, b.execution_date) > v.valid_until
              UNION ALL
             SELECT 'what users have changed'
              WHERE EXISTS (SELECT 1 FROM schedule_runs n
                             WHERE n.schedule_id = b.schedule_id AND n.due_on = b.schedule_due_on
                               AND n.batch_id = b.id AND n.is_changed)
              UNION ALL
             -- A batch that is held back for a reason, or was cancelled meanwhile, pays nothing.
             SELECT 'although something speaks against it'
              WHERE b.status NOT IN ('APPROVED', 'CANCELLED')
                AND EXISTS (SELECT 1 FROM schedule_runs n
                             WHERE n.schedule_id = b.schedule_id AND n.due_on = b.schedule_due_on
                               AND n.batch_id = b.id AND n.standing_reasons <> '{}')
              UNION ALL
             SELECT 'with signers who did not sign it'
              WHERE (SELECT count(*)
                       FROM approvals a
                       JOIN schedule_approvals g
                         ON g.schedule_id = b.schedule_id AND g.version = b.standing_version
                        AND g.user_id = a.user_id AND g.content_digest = v.content_digest
                      WHERE a.batch_id = b.id AND a.user_id <> v.created_by)
                    < greatest(v.approvals_required,
                               (SELECT count(*) FROM approvals a WHERE a.batch_id = b.id))) p
           WHERE b.entity_id = ANY ($1::uuid[]) AND b.status <> 'PENDING_APPROVAL'`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'day ' || schedule_due_on || ' has ' || count(*) || ' batches' AS found
            FROM batches
           WHERE entity_id = ANY ($1::uuid[]) AND schedule_id IS NOT NULL AND status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')
           GROUP BY schedule_id, schedule_due_on
          HAVING count(*) > 1
           UNION ALL
          SELECT 'batch ' || b.label || ' is ' || b.status || ' and its run is '
                 || coalesce(n.status, 'not recorded')
            FROM batches b
            LEFT JOIN schedule_runs n ON n.schedule_id = b.schedule_id AND n.due_on = b.schedule_due_on
           WHERE b.entity_id = ANY ($1::uuid[]) AND b.schedule_id IS NOT NULL AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')
             AND (n.status IS DISTINCT FROM 'CREATED' OR n.batch_id IS DISTINCT FROM b.id)
           UNION ALL
          SELECT 'run ' || n.due_on || ' is ' || n.status || ' without a batch of its day'
            FROM schedule_runs n
            LEFT JOIN batches b
                   ON b.id = n.batch_id AND b.schedule_id = n.schedule_id AND b.schedule_due_on = n.due_on
           WHERE n.entity_id = ANY ($1::uuid[]) AND n.status = 'CREATED' AND b.id IS NULL`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string | null;
      };
    };
    [`SELECT 'entry ' || coalesce(e.bank_reference, e.text) || ' is ' || r.state || ' with '
                 || l.live || ' statements' AS found
            FROM reconciled_entries r
            JOIN statement_entries e ON e.id = r.entry_id
           CROSS JOIN LATERAL (
             SELECT count(*) AS live
               FROM statement_lines l
               JOIN bank_statements s ON s.id = l.statement_id AND s.taken_back_at IS NULL
              WHERE l.entry_id = r.entry_id) l
           WHERE r.entity_id = ANY ($1::uuid[])
             AND (r.state = 'TAKEN_BACK') <> (l.live = 0)
           UNION ALL
          SELECT 'day ' || coalesce(t.day, n.day) || ' has entries of ' || coalesce(t.minor, 0)
                 || ' and sums of ' || coalesce(n.minor, 0)
            FROM (SELECT entity_id, day, sum(amount_minor) AS minor FROM bank_day_totals
                   WHERE part = 'ENTRIES' AND entity_id = ANY ($1::uuid[]) GROUP BY 1, 2) t
            FULL JOIN (SELECT entity_id, booking_date AS day, sum(amount_minor) AS minor
                         FROM reconciled_entries
                        WHERE state <> 'TAKEN_BACK' AND entity_id = ANY ($1::uuid[]) GROUP BY 1, 2) n
                   ON (n.entity_id, n.day) = (t.entity_id, t.day)
           WHERE coalesce(t.minor, 0) <> coalesce(n.minor, 0)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string | null;
      };
    };
    [`SELECT 'entry ' || o.entry_id || ' is posted by a rule of one user' AS found
            FROM entry_postings o
            JOIN entry_rules r ON r.id = o.rule_id
           WHERE o.entity_id = ANY ($1::uuid[])
             AND (r.confirmed_by IS NULL OR r.confirmed_by = r.proposed_by)
           UNION ALL
          SELECT 'entry ' || o.entry_id || ' is posted as other business without a rule'
            FROM entry_postings o
           WHERE o.entity_id = ANY ($1::uuid[]) AND o.kind = 'OTHER' AND o.rule_id IS NULL`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'month ' || c.month || ' is not what was closed' AS found
            FROM month_closes c
           CROSS JOIN LATERAL (
             SELECT encode(sha256(convert_to(coalesce(string_agg(n.line, E'\\n' ORDER BY n.entry_id), ''),
                                             'UTF8')), 'hex') AS digest
               FROM (SELECT r.entry_id,
                            concat_ws(' ', r.entry_id, r.booking_date, r.amount_minor, r.state,
                              (SELECT string_agg(concat_ws(':', o.kind, o.amount_minor, o.withdrawal_id,
                                                           o.file_id, o.funding_id, o.rule_id), ','
                                                 ORDER BY o.id)
                                 FROM entry_postings o
                                WHERE o.entry_id = r.entry_id AND o.undoes IS NULL
                                  AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id)))
                              AS line
                       FROM reconciled_entries r
                      WHERE r.account_id = c.account_id AND r.state IN ('OPEN', 'POSTED', 'SET_ASIDE')
                        AND left(r.booking_date, 7) = c.month) n) now
           WHERE c.entity_id = ANY ($1::uuid[]) AND c.confirmed_at IS NOT NULL AND c.reopened_at IS NULL
             AND now.digest <> c.record ->> 'entriesDigest'`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'payment ' || w.beneficiary_reference || ' is ' || w.status || ' with ' || p.debits
                 || ' payouts and ' || p.credits || ' credits' AS found
            FROM withdrawals w
            CROSS JOIN LATERAL (
              SELECT count(*) FILTER (
                       WHERE p.direction = 'DEBIT'
                         AND p.status = CASE WHEN w.status IN ('SUBMITTED', 'UNCONFIRMED') THEN 'PROCESSING'
                                             ELSE w.status END) AS debits,
                     count(*) FILTER (WHERE p.direction = 'CREDIT') AS credits
                FROM payouts p WHERE p.withdrawal_id = w.id) p
           WHERE w.entity_id = ANY ($1::uuid[])
             AND (p.debits <> CASE WHEN w.attempt_id IS NULL THEN 0 ELSE 1 END
                  OR p.credits <> CASE WHEN w.status = 'REVERSED' THEN 1 ELSE 0 END)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'receipt ' || r.id || ' of ' || r.amount_minor || ' pays ' || s.paid || ', shows '
                 || r.allocated_minor || ' and gives back ' || s.refunded AS found
            FROM receipts r
           CROSS JOIN LATERAL (
             SELECT (SELECT coalesce(sum(a.amount_minor), 0)
                       FROM receipt_allocations a
                      WHERE a.receipt_id = r.id AND a.ended_at IS NULL) AS paid,
                    (SELECT coalesce(sum(f.amount_minor), 0)
                       FROM receipt_refunds f
                       JOIN batches b ON b.id = f.batch_id
                       JOIN withdrawals w ON w.batch_id = b.id
                      WHERE f.receipt_id = r.id AND b.status NOT IN ('REJECTED', 'CANCELLED', 'EXPIRED')
                        AND w.status NOT IN ('CANCELLED', 'FAILED', 'REVERSED')) AS refunded) s
           WHERE r.entity_id = ANY ($1::uuid[])
             AND (s.paid <> r.allocated_minor OR s.paid + s.refunded > r.amount_minor)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'recipient ' || coalesce(s.beneficiary_id, p.beneficiary_id) || ' is summed wrongly' AS found
            FROM (SELECT * FROM recipient_sums
                   WHERE entity_id = ANY ($1::uuid[]) AND (count <> 0 OR amount_minor <> 0)) s
            FULL JOIN (SELECT entity_id, beneficiary_id, currency, count(*) AS count,
                              sum(amount_minor) AS amount
                         FROM payouts
                        WHERE entity_id = ANY ($1::uuid[]) AND direction = 'DEBIT' AND status = 'COMPLETE'
                          -- Money that a bank takes back goes to no recipient.
                          AND beneficiary_id IS NOT NULL
                        GROUP BY 1, 2, 3) p
                   ON (p.entity_id, p.beneficiary_id, p.currency)
                    = (s.entity_id, s.beneficiary_id, s.currency)
           WHERE s.count IS DISTINCT FROM p.count OR s.amount_minor IS DISTINCT FROM p.amount`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string | null;
      };
    };
    [`SELECT 'request ' || q.label || ' of ' || q.amount_minor || ' is ' || q.status || ', shows '
                 || q.paid_minor || ' and is paid ' || s.paid AS found
            FROM payment_requests q
           CROSS JOIN LATERAL (
             SELECT coalesce(sum(a.amount_minor), 0) AS paid
               FROM receipt_allocations a
              WHERE a.request_id = q.id AND a.ended_at IS NULL) s
           WHERE q.entity_id = ANY ($1::uuid[])
             AND (s.paid <> q.paid_minor
                  OR NOT CASE q.status WHEN 'OPEN' THEN s.paid = 0
                                       WHEN 'PARTLY_PAID' THEN s.paid BETWEEN 1 AND q.amount_minor - 1
                                       WHEN 'PAID' THEN s.paid = q.amount_minor
                                       ELSE s.paid < q.amount_minor END)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'request ' || q.label || ' of ' || w.amount_minor || ' is written off by one person' AS found
            FROM write_offs w
            JOIN payment_requests q ON q.id = w.request_id
            JOIN payment_configs c ON c.entity_id = w.entity_id
           WHERE w.entity_id = ANY ($1::uuid[]) AND w.status = 'DONE'
             AND w.amount_minor > c.settlement_limit_minor
             AND (w.confirmed_by IS NULL OR w.confirmed_by = w.asked_by)
           UNION ALL
          SELECT 'request ' || q.label || ' is ' || q.status || ' with a write-off that is ' || w.status
            FROM write_offs w
            JOIN payment_requests q ON q.id = w.request_id
           WHERE w.entity_id = ANY ($1::uuid[]) AND w.status <> 'WITHDRAWN' AND w.reopened_at IS NULL
             AND CASE w.status WHEN 'DONE' THEN q.status <> 'WRITTEN_OFF'
                               ELSE q.status NOT IN ('OPEN', 'PARTLY_PAID')
                                    OR w.amount_minor <> q.amount_minor - q.paid_minor END`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'sweep ' || b.label || ' ' || p.what AS found
            FROM batches b
            JOIN schedule_versions v
              ON v.schedule_id = b.schedule_id AND v.version = b.standing_version AND v.source = 'FUNDING'
           CROSS JOIN LATERAL (
             SELECT 'pays another account' AS what
              WHERE NOT EXISTS (
                      SELECT 1
                        FROM withdrawals w
                        JOIN bank_file_connections c
                          ON c.entity_id = w.entity_id AND c.payer_account_number = w.account_number
                       WHERE w.batch_id = b.id)
                 OR b.withdrawal_count <> 1
              UNION ALL
             SELECT 'pays more than its cap' WHERE b.total_amount_minor > v.per_run_minor
              UNION ALL
             SELECT 'leaves ' || l.left_minor || ' instead of ' || v.keep_minor
               FROM (SELECT t.batch_id, t.kind,
                            sum(o.amount_minor) OVER (PARTITION BY o.account_id ORDER BY o.id) AS left_minor
                       FROM postings o
                       JOIN transfers t ON t.id = o.transfer_id
                       JOIN ledger_accounts a ON a.id = o.account_id
                      WHERE a.entity_id = b.entity_id AND a.access_type = 'FUNDING'
                        AND a.bucket = 'AVAILABLE' AND a.currency = b.currency) l
              WHERE l.batch_id = b.id AND l.kind = 'HOLD' AND l.left_minor < v.keep_minor) p
           WHERE b.entity_id = ANY ($1::uuid[])`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'the refunds of a receipt of ' || m.amount_minor || ' give back ' || m.given
                 || ', and have moved ' || m.moved || ' to FUNDING' AS found
            FROM (SELECT r.entity_id, r.amount_minor, c.receives,
                         coalesce(sum(f.amount_minor) FILTER (
                           WHERE b.status NOT IN ('PENDING_APPROVAL', 'REJECTED', 'CANCELLED', 'EXPIRED')
                             AND w.status NOT IN ('CANCELLED', 'FAILED', 'REVERSED')), 0) AS given,
                         coalesce(sum(
                           (SELECT sum(CASE t.kind WHEN 'SWEEP' THEN p.amount_minor ELSE -p.amount_minor END)
                              FROM transfers t
                              JOIN postings p ON p.transfer_id = t.id AND p.amount_minor > 0
                             WHERE t.batch_id = f.batch_id
                               AND t.kind IN ('SWEEP', 'SWEEP_BACK'))), 0) AS moved
                    FROM receipt_refunds f
                    JOIN receipts r ON r.id = f.receipt_id
                    JOIN batches b ON b.id = f.batch_id
                    JOIN withdrawals w ON w.batch_id = f.batch_id
                    JOIN statement_accounts a ON a.id = r.account_id
                    JOIN bank_file_connections c ON c.id = a.connection_id
                   WHERE r.entity_id = ANY ($1::uuid[])
                   GROUP BY r.id, c.id) m
           WHERE m.moved < 0 OR m.moved > m.given
              OR (m.moved > 0 AND NOT m.receives)
              OR (m.moved < m.given AND m.receives
                  AND NOT EXISTS (SELECT 1 FROM collection_sweeps s WHERE s.entity_id = m.entity_id)
                  AND NOT EXISTS (
                        SELECT 1
                          FROM schedule_sweeps s
                         WHERE s.entity_id = m.entity_id AND s.amount_minor > 0)
                  AND NOT EXISTS (
                        SELECT 1
                          FROM receipts o
                         WHERE o.entity_id = m.entity_id AND o.status = 'RETURNED'))`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT 'transfer ' || transfer_id || ' sums to ' || sum(amount_minor) AS found
            FROM postings
           WHERE entity_id = ANY ($1::uuid[])
           GROUP BY transfer_id, currency
          HAVING sum(amount_minor) <> 0`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT (SELECT coalesce(sum(a.balance_minor), 0)::bigint
               FROM ledger_accounts a
              WHERE a.entity_id = $1 AND a.access_type = 'FUNDING') AS funding,
            (
  SELECT coalesce(sum(CASE t.kind WHEN 'SWEEP' THEN p.amount_minor ELSE -p.amount_minor END), 0)::bigint
    FROM transfers t
    JOIN postings p ON p.transfer_id = t.id AND p.amount_minor > 0
   WHERE t.entity_id = $1 AND t.kind IN ('SWEEP', 'SWEEP_BACK')) AS moved`]: {
      values: [string | null];
      row: {
        funding: bigint;
        moved: bigint;
      };
    };
    'SELECT 1 AS one FROM pg_stat_activity WHERE pid = $1': {
      values: [number | null];
      row: {
        one: number;
      };
    };
    'SELECT 1 AS one FROM sessions WHERE token_hash = sha256(convert_to($1, \'UTF8\'))': {
      values: [string | null];
      row: {
        one: number;
      };
    };
    [`SELECT CASE WHEN direction = 'DEBIT'
                   THEN regexp_replace(recipient_reference, '^REFUND.*', 'REFUND') END AS reference,
              direction, status, amount_minor, fee_minor, created_at, updated_at
         FROM payouts
        WHERE entity_id = ANY ($1)
        ORDER BY 1, direction, created_at, amount_minor, status, updated_at`]: {
      values: [readonly (string | null)[] | null];
      row: {
        reference: string | null;
        direction: Column<typeof payouts, 'direction'>;
        status: Column<typeof payouts, 'status'>;
        amount_minor: Column<typeof payouts, 'amountMinor'>;
        fee_minor: Column<typeof payouts, 'feeMinor'>;
        created_at: Column<typeof payouts, 'createdAt'>;
        updated_at: Column<typeof payouts, 'updatedAt'>;
      };
    };
    [`SELECT DISTINCT e.bank_reference AS name, w.beneficiary_reference AS reference
       FROM entry_postings o
       JOIN statement_entries e ON e.id = o.entry_id
       JOIN withdrawals w ON w.id = o.withdrawal_id
      WHERE o.entity_id = $1 AND o.kind = 'PAYOUT'`]: {
      values: [string | null];
      row: {
        name: Column<typeof statementEntries, 'bankReference'> | null;
        reference: Column<typeof withdrawals, 'beneficiaryReference'>;
      };
    };
    [`SELECT DISTINCT l.pid, pg_blocking_pids(l.pid) AS holders
             FROM pg_locks l
             JOIN pg_stat_activity a ON a.pid = l.pid
            WHERE NOT l.granted AND a.datname = current_database()`]: {
      values: [];
      row: {
        pid: number;
        holders: number[] | null;
      };
    };
    [`SELECT a.access_type || ' ' || a.bucket || ' has ' || a.balance_minor AS found
            FROM ledger_accounts a
           WHERE a.entity_id = ANY ($1::uuid[])
             AND ((a.bucket = 'RESERVED' AND a.balance_minor < 0)
                  OR a.balance_minor <>
                     (SELECT coalesce(sum(p.amount_minor), 0) FROM postings p WHERE p.account_id = a.id))
           UNION ALL
          SELECT l.kind || ' left ' || l.left_minor
            FROM (SELECT t.kind, p.amount_minor,
                         sum(p.amount_minor) OVER (PARTITION BY p.account_id ORDER BY p.id) AS left_minor
                    FROM postings p
                    JOIN transfers t ON t.id = p.transfer_id
                    JOIN ledger_accounts a ON a.id = p.account_id
                   WHERE a.entity_id = ANY ($1::uuid[]) AND a.access_type = 'FUNDING'
                     AND a.bucket = 'AVAILABLE') l
           WHERE l.left_minor < 0 AND l.amount_minor < 0
             AND l.kind NOT IN ('OPENING', 'FUND_RETURN', 'SWEEP_BACK', 'CHARGE', 'OTHER')`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT a.batch_id, a.user_id, a.for_user_id, a.content_digest,
            s.nonce, s.client_data_json, s.authenticator_data, s.signature, p.credential_id,
            EXISTS (SELECT 1
                      FROM delegations d
                     WHERE d.user_id = a.for_user_id AND d.delegate_id = a.user_id
                       AND d.starts_at <= a.approved_at AND a.approved_at < d.ends_at
                       AND (d.ended_at IS NULL OR d.ended_at >= a.approved_at)) AS is_delegated
       FROM approvals a
       LEFT JOIN LATERAL (
              SELECT *
                FROM approval_assertions o
               WHERE o.batch_id = a.batch_id AND o.user_id = a.user_id
               ORDER BY o.given_at, o.nonce
               LIMIT 1) s ON true
       LEFT JOIN passkeys p ON p.id = s.passkey_id
      WHERE a.entity_id = ANY ($1)
      ORDER BY a.batch_id, a.number NULLS FIRST, a.approved_at, a.user_id`]: {
      values: [readonly (string | null)[] | null];
      row: {
        batch_id: Column<typeof approvals, 'batchId'>;
        user_id: Column<typeof approvals, 'userId'>;
        for_user_id: Column<typeof approvals, 'forUserId'> | null;
        content_digest: Column<typeof approvals, 'contentDigest'>;
        nonce: Column<typeof approvalAssertions, 'nonce'> | null;
        client_data_json: Column<typeof approvalAssertions, 'clientDataJson'> | null;
        authenticator_data: Column<typeof approvalAssertions, 'authenticatorData'> | null;
        signature: Column<typeof approvalAssertions, 'signature'> | null;
        credential_id: Column<typeof passkeys, 'credentialId'> | null;
        is_delegated: boolean;
      };
    };
    'SELECT approvals_required AS required FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        required: Column<typeof batches, 'approvalsRequired'>;
      };
    };
    [`SELECT b.bank_reference AS back, e.bank_reference AS name, r.status, r.amount_minor,
            EXISTS (SELECT 1 FROM receipt_allocations a WHERE a.receipt_id = r.id AND a.ended_at IS NULL)
              AS pays
       FROM receipts r
       JOIN statement_entries e ON e.id = r.entry_id
       LEFT JOIN statement_entries b ON b.id = r.return_entry_id
      WHERE r.entity_id = $1 AND (r.status = 'RETURNED' OR b.id IS NOT NULL)`]: {
      values: [string | null];
      row: {
        back: Column<typeof statementEntries, 'bankReference'> | null;
        name: Column<typeof statementEntries, 'bankReference'> | null;
        status: Column<typeof receipts, 'status'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        pays: boolean;
      };
    };
    [`SELECT b.id, b.label, b.entity_id, b.schedule_id, b.schedule_due_on::text AS due_on, b.status,
            b.standing_version,
            EXISTS (SELECT 1
                      FROM audit_log l
                     WHERE l.entity_id = b.entity_id AND l.action = 'schedule.run_created'
                       AND l.actor_kind = 'SYSTEM' AND l.details::jsonb ->> 'batchId' = b.id::text)
              AS by_worker,
            EXISTS (SELECT 1
                      FROM withdrawals w
                     WHERE w.batch_id = b.id AND w.status IN ('FAILED', 'REVERSED'))
              AS has_failed
       FROM batches b
      WHERE b.entity_id = ANY ($1) AND b.schedule_id IS NOT NULL
      ORDER BY b.schedule_due_on, b.created_at, b.id`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        entity_id: Column<typeof batches, 'entityId'>;
        schedule_id: Column<typeof batches, 'scheduleId'>;
        due_on: string | null;
        status: Column<typeof batches, 'status'>;
        standing_version: Column<typeof batches, 'standingVersion'> | null;
        by_worker: boolean;
        has_failed: boolean;
      };
    };
    [`SELECT b.id, b.label, b.entity_id, b.status,
            ARRAY(SELECT a.user_id::text FROM approvals a
                   WHERE a.batch_id = b.id AND a.user_id <> b.created_by)
              AS approvers
       FROM batches b
      WHERE b.entity_id = ANY ($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        entity_id: Column<typeof batches, 'entityId'>;
        status: Column<typeof batches, 'status'>;
        approvers: string[];
      };
    };
    [`SELECT b.status, array_agg(DISTINCT w.status) AS of_rows
           FROM batches b
           JOIN withdrawals w ON w.batch_id = b.id
          WHERE w.beneficiary_reference LIKE $1
          GROUP BY b.id`]: {
      values: [string | null];
      row: {
        status: Column<typeof batches, 'status'>;
        of_rows: string[];
      };
    };
    [`SELECT beneficiary_reference AS reference
       FROM withdrawals WHERE entity_id = $1 AND status IN ('FAILED', 'CANCELLED')`]: {
      values: [string | null];
      row: {
        reference: Column<typeof withdrawals, 'beneficiaryReference'>;
      };
    };
    [`SELECT beneficiary_reference AS reference, attempt_id, status, amount_minor,
              unit_fee_minor + vat_minor AS fee_minor
         FROM withdrawals WHERE entity_id = $1 ORDER BY beneficiary_reference`]: {
      values: [string | null];
      row: {
        reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        attempt_id: Column<typeof withdrawals, 'attemptId'> | null;
        status: Column<typeof withdrawals, 'status'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        fee_minor: bigint;
      };
    };
    [`SELECT c.wanted,
                c.asked_by <> c.decided_by
                  AND NOT EXISTS (SELECT 1
                                    FROM invitation_links l
                                   WHERE l.invitation_id = i.id AND l.made_by <> c.asked_by)
                  AS is_own_link
           FROM invitations i
           JOIN control_changes c ON c.id = i.id AND c.state = 'APPLIED' AND c.kind = 'INVITE_USER'
          WHERE i.user_id = $1 AND i.accepted_at IS NOT NULL`]: {
      values: [string | null];
      row: {
        wanted: Column<typeof controlChanges, 'wanted'>;
        is_own_link: boolean | null;
      };
    };
    [`SELECT coalesce(s.period, p.period) || ' sums ' || coalesce(s.status, p.status) || ' wrongly'
                 AS found
            FROM (SELECT entity_id, period, starts_at, direction, status, currency,
                         sum(count) AS count, sum(amount_minor) AS amount, sum(fee_minor) AS fee
                    FROM payout_sums
                   WHERE entity_id = ANY ($1::uuid[])
                   GROUP BY 1, 2, 3, 4, 5, 6
                  HAVING sum(count) <> 0 OR sum(amount_minor) <> 0 OR sum(fee_minor) <> 0) s
            FULL JOIN (SELECT entity_id, period, start_of_period(period, created_at) AS starts_at, direction,
                              status, currency, count(*) AS count, sum(amount_minor) AS amount,
                              sum(fee_minor) AS fee
                         FROM payouts, (VALUES ('QUARTER_HOUR'), ('DAY'), ('MONTH')) AS periods (period)
                        WHERE entity_id = ANY ($1::uuid[])
                        GROUP BY 1, 2, 3, 4, 5, 6) p
                   ON (p.entity_id, p.period, p.starts_at, p.direction, p.status, p.currency)
                    = (s.entity_id, s.period, s.starts_at, s.direction, s.status, s.currency)
           WHERE s.count IS DISTINCT FROM p.count OR s.amount IS DISTINCT FROM p.amount
              OR s.fee IS DISTINCT FROM p.fee`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string | null;
      };
    };
    [`SELECT coalesce(sum(a.balance_minor), 0)::bigint AS balance,
            (
  SELECT coalesce(sum(CASE t.kind WHEN 'SWEEP' THEN p.amount_minor ELSE -p.amount_minor END), 0)::bigint
    FROM transfers t
    JOIN postings p ON p.transfer_id = t.id AND p.amount_minor > 0
   WHERE t.entity_id = $1 AND t.kind IN ('SWEEP', 'SWEEP_BACK')) AS moved,
            (SELECT coalesce(sum(s.amount_minor), 0)::bigint
               FROM collection_sweeps s
              WHERE s.entity_id = $1) AS by_hand
       FROM ledger_accounts a
      WHERE a.entity_id = $1 AND a.access_type = 'COLLECTION'`]: {
      values: [string | null];
      row: {
        balance: bigint;
        moved: bigint;
        by_hand: bigint;
      };
    };
    [`SELECT coalesce(sum(balance_minor), 0)::bigint AS minor
         FROM ledger_accounts WHERE entity_id = $1 AND access_type = 'FUNDING'`]: {
      values: [string | null];
      row: {
        minor: bigint;
      };
    };
    'SELECT command FROM exchange.commands ORDER BY sequence': {
      values: [];
      row: {
        command: Column<typeof exchangeCommands, 'command'>;
      };
    };
    [`SELECT command, EXISTS (
       SELECT FROM exchange.set_aside s WHERE s.sequence = c.sequence
     ) AS is_set_aside
     FROM exchange.commands c
     ORDER BY sequence`]: {
      values: [];
      row: {
        command: Column<typeof exchangeCommands, 'command'>;
        is_set_aside: boolean;
      };
    };
    [`SELECT count(*)::int AS count
       FROM opening_balances WHERE entity_id = $1 AND confirmed_at IS NOT NULL`]: {
      values: [string | null];
      row: {
        count: number;
      };
    };
    [`SELECT count(*)::int AS count
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
      WHERE e.bank_reference = ANY ($1) AND r.state = 'POSTED' AND r.entity_id = $2`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        count: number;
      };
    };
    'SELECT count(*)::int AS n FROM exchange.commands': {
      values: [];
      row: {
        n: number;
      };
    };
    'SELECT count(*)::int AS n FROM month_closes WHERE entity_id = ANY ($1) AND confirmed_at IS NOT NULL': {
      values: [readonly (string | null)[] | null];
      row: {
        n: number;
      };
    };
    'SELECT count(*)::int AS n FROM postings WHERE entity_id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        n: number;
      };
    };
    'SELECT count(*)::int AS n FROM schedule_runs WHERE entity_id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        n: number;
      };
    };
    'SELECT count(DISTINCT entry_id)::int AS n FROM entry_postings WHERE entity_id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        n: number;
      };
    };
    [`SELECT e.bank_reference AS name
       FROM entry_postings o
       JOIN statement_entries e ON e.id = o.entry_id
      WHERE o.entity_id = $1 AND o.kind = 'RECEIPT'
      GROUP BY e.id, e.bank_reference
     HAVING sum(o.amount_minor) <> 0`]: {
      values: [string | null];
      row: {
        name: Column<typeof statementEntries, 'bankReference'> | null;
      };
    };
    [`SELECT e.bank_reference AS name
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
      WHERE r.entity_id = $1 AND r.state = 'POSTED'`]: {
      values: [string | null];
      row: {
        name: Column<typeof statementEntries, 'bankReference'> | null;
      };
    };
    [`SELECT e.bank_reference AS name, e.id AS entry_id, r.state, c.id AS receipt_id, c.status,
            c.amount_minor - c.allocated_minor - refunded_of(c.id) AS left_minor
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
       LEFT JOIN receipts c ON c.entry_id = e.id
      WHERE r.entity_id = $1 AND r.state <> 'TAKEN_BACK'`]: {
      values: [string | null];
      row: {
        name: Column<typeof statementEntries, 'bankReference'> | null;
        entry_id: Column<typeof statementEntries, 'id'>;
        state: Column<typeof reconciledEntries, 'state'>;
        receipt_id: Column<typeof receipts, 'id'> | null;
        status: Column<typeof receipts, 'status'> | null;
        left_minor: bigint | null;
      };
    };
    [`SELECT e.bank_reference AS name, q.reference, p.reference AS payer_reference, p.name AS payer
       FROM receipt_allocations a
       JOIN receipts r ON r.id = a.receipt_id
       JOIN statement_entries e ON e.id = r.entry_id
       LEFT JOIN payment_requests q ON q.id = a.request_id
       JOIN payers p ON p.id = coalesce(a.payer_id, q.payer_id)
      WHERE a.entity_id = $1 AND a.way = 'EXACT'`]: {
      values: [string | null];
      row: {
        name: Column<typeof statementEntries, 'bankReference'> | null;
        reference: Column<typeof paymentRequests, 'reference'> | null;
        payer_reference: Column<typeof payers, 'reference'>;
        payer: Column<typeof payers, 'name'>;
      };
    };
    [`SELECT e.bank_reference AS name, r.state,
            f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS is_own
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
       JOIN statement_files f ON f.id = r.file_id
      WHERE r.entity_id = $1`]: {
      values: [string | null];
      row: {
        name: Column<typeof statementEntries, 'bankReference'> | null;
        state: Column<typeof reconciledEntries, 'state'>;
        is_own: boolean;
      };
    };
    [`SELECT e.bank_reference, e.amount_minor, r.state, r.verdict,
            f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS is_own
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
       JOIN reconciled_entries r ON r.entry_id = e.id
       JOIN statement_files f ON f.id = r.file_id
      -- One that was taken back counts nowhere, and may come again.
      WHERE a.entity_id = $1 AND r.state <> 'TAKEN_BACK'`]: {
      values: [string | null];
      row: {
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        amount_minor: Column<typeof statementEntries, 'amountMinor'>;
        state: Column<typeof reconciledEntries, 'state'>;
        verdict: Column<typeof reconciledEntries, 'verdict'> | null;
        is_own: boolean;
      };
    };
    [`SELECT e.bank_reference, o.kind, o.amount_minor, w.beneficiary_reference AS reference
       FROM entry_postings o
       JOIN statement_entries e ON e.id = o.entry_id
       LEFT JOIN withdrawals w ON w.id = o.withdrawal_id
      WHERE o.entity_id = $1 AND o.undoes IS NULL
        AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id)`]: {
      values: [string | null];
      row: {
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        kind: Column<typeof entryPostings, 'kind'>;
        amount_minor: Column<typeof entryPostings, 'amountMinor'>;
        reference: Column<typeof withdrawals, 'beneficiaryReference'> | null;
      };
    };
    [`SELECT e.bank_reference, r.status, r.amount_minor, r.allocated_minor, r.reason, r.updated_at,
            refunded_of(r.id) AS refunded_minor
       FROM receipts r
       JOIN statement_entries e ON e.id = r.entry_id
      WHERE r.entity_id = ANY ($1)
      ORDER BY e.bank_reference`]: {
      values: [readonly (string | null)[] | null];
      row: {
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        status: Column<typeof receipts, 'status'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        allocated_minor: Column<typeof receipts, 'allocatedMinor'>;
        reason: Column<typeof receipts, 'reason'>;
        updated_at: Column<typeof receipts, 'updatedAt'>;
        refunded_minor: bigint | null;
      };
    };
    [`SELECT entity_id
       FROM users
      WHERE entity_id = ANY ($1) AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)
      GROUP BY entity_id
     HAVING count(*) = 1`]: {
      values: [readonly (string | null)[] | null];
      row: {
        entity_id: Column<typeof users, 'entityId'>;
      };
    };
    'SELECT entity_id, approval_rules FROM payment_configs WHERE entity_id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        entity_id: Column<typeof paymentConfigs, 'entityId'>;
        approval_rules: Column<typeof paymentConfigs, 'approvalRules'>;
      };
    };
    'SELECT entity_id, policy FROM signing_policies WHERE entity_id = ANY ($1) ORDER BY entity_id, version': {
      values: [readonly (string | null)[] | null];
      row: {
        entity_id: Column<typeof signingPolicies, 'entityId'>;
        policy: Column<typeof signingPolicies, 'policy'>;
      };
    };
    [`SELECT entity_id, version, payee_accounts, passkey_above_minor
       FROM payment_configs
      WHERE entity_id = ANY ($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        entity_id: Column<typeof paymentConfigs, 'entityId'>;
        version: Column<typeof paymentConfigs, 'version'>;
        payee_accounts: Column<typeof paymentConfigs, 'payeeAccounts'>;
        passkey_above_minor: Column<typeof paymentConfigs, 'passkeyAboveMinor'> | null;
      };
    };
    [`SELECT id
       FROM batches
      WHERE entity_id = $1
        AND (status = 'PROCESSING' OR (status = 'APPROVED' AND release_at <= $2))
      ORDER BY created_at, label, total_amount_minor`]: {
      values: [string | null, Date | string | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    [`SELECT id
       FROM batches
      WHERE entity_id = ANY ($1) AND schedule_id IS NOT NULL
        AND (status = 'PROCESSING' OR (status = 'APPROVED' AND release_at <= $2))
      ORDER BY label, created_at`]: {
      values: [readonly (string | null)[] | null, Date | string | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'SELECT id FROM events WHERE entity_id = $1 ORDER BY position DESC LIMIT 1': {
      values: [string | null];
      row: {
        id: Column<typeof events, 'id'>;
      };
    };
    'SELECT id FROM passkey_resets WHERE user_id = $1 AND state = \'WAITING\'': {
      values: [string | null];
      row: {
        id: Column<typeof passkeyResets, 'id'>;
      };
    };
    [`SELECT id, direction, status, recipient_reference AS reference, amount_minor AS "amountMinor",
              created_at, batch_id AS "batchId"
         FROM payouts WHERE entity_id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof payouts, 'id'>;
        direction: Column<typeof payouts, 'direction'>;
        status: Column<typeof payouts, 'status'>;
        reference: Column<typeof payouts, 'recipientReference'>;
        amountMinor: Column<typeof payouts, 'amountMinor'>;
        created_at: Column<typeof payouts, 'createdAt'>;
        batchId: Column<typeof payouts, 'batchId'> | null;
      };
    };
    [`SELECT id, entity_id, 'change of control' AS what, asked_by AS first, asked_at AS at,
            decided_by AS second, '{ADMIN}'::text[] AS first_roles, '{ADMIN}'::text[] AS second_roles
       FROM control_changes
      WHERE entity_id = ANY ($1) AND state = 'APPLIED'
      UNION ALL
     SELECT id, entity_id, 'change of a payee', proposed_by, proposed_at, confirmed_by,
            '{PREPARER,APPROVER,ADMIN}', '{APPROVER,ADMIN}'
       FROM payee_changes
      WHERE entity_id = ANY ($1) AND kind <> 'REMOVE' AND confirmed_by IS NOT NULL
      UNION ALL
     SELECT id, entity_id, 'token that prepares', user_id, created_at, confirmed_by, '{ADMIN}', '{ADMIN}'
       FROM program_tokens
      WHERE entity_id = ANY ($1) AND prepares AND confirmed_by IS NOT NULL`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: string;
        entity_id: string;
        what: 'change of control' | 'change of a payee' | 'token that prepares';
        first: string;
        at: Date;
        second: string | null;
        first_roles: string[];
        second_roles: string[];
      };
    };
    [`SELECT id, label, entity_id, status, currency, total_amount_minor, created_by, approvals_required,
            standing_version
       FROM batches
      WHERE entity_id = ANY ($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        entity_id: Column<typeof batches, 'entityId'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        created_by: Column<typeof batches, 'createdBy'>;
        approvals_required: Column<typeof batches, 'approvalsRequired'>;
        standing_version: Column<typeof batches, 'standingVersion'> | null;
      };
    };
    [`SELECT id, label, status FROM batches
      WHERE entity_id = $1 AND status IN ('PENDING_APPROVAL', 'APPROVED', 'PROCESSING')
        AND NOT (schedule_id IS NOT NULL
                 AND CASE status WHEN 'PENDING_APPROVAL' THEN expires_at > $2::timestamptz + interval '2 days'
                                 WHEN 'APPROVED' THEN release_at > $2
                                 ELSE release_at > $2::timestamptz - interval '2 days' END)`]: {
      values: [string | null, Date | string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
      };
    };
    [`SELECT id, name, data, data ->> 'accountId' AS account_id
       FROM pgboss.job
      WHERE name = ANY ($1) AND state = 'created'
      ORDER BY created_on, name, data::text`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: string;
        name: string;
        data: unknown;
        account_id: string | null;
      };
    };
    'SELECT id, roles, disabled_at FROM users WHERE entity_id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof users, 'id'>;
        roles: Column<typeof users, 'roles'>;
        disabled_at: Column<typeof users, 'disabledAt'> | null;
      };
    };
    'SELECT id, status FROM schedules WHERE entity_id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof schedules, 'id'>;
        status: Column<typeof schedules, 'status'>;
      };
    };
    'SELECT kind, subject_id, wanted FROM control_changes WHERE id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        kind: Column<typeof controlChanges, 'kind'>;
        subject_id: Column<typeof controlChanges, 'subjectId'> | null;
        wanted: Column<typeof controlChanges, 'wanted'>;
      };
    };
    [`SELECT l.action, l.actor_kind, l.at
         FROM audit_log l
         JOIN entities e ON e.id = l.entity_id
        WHERE l.entity_id = ANY ($1)
        ORDER BY array_position($1, l.entity_id), l.at, l.action, l.actor_kind`]: {
      values: [readonly (string | null)[] | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
        actor_kind: Column<typeof auditLog, 'actorKind'>;
        at: Column<typeof auditLog, 'at'>;
      };
    };
    [`SELECT label, status, coalesce(status = 'PROCESSING' OR release_at <= $2, false) AS is_due
       FROM batches
      WHERE entity_id = ANY ($1)
      ORDER BY label`]: {
      values: [readonly (string | null)[] | null, Date | string | null];
      row: {
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        is_due: boolean;
      };
    };
    [`SELECT label, status, currency, withdrawal_count, total_amount_minor, approvals_required, created_at,
              updated_at, completed_at, release_at, held_for
         FROM batches WHERE entity_id = ANY ($1) ORDER BY label, created_at, status`]: {
      values: [readonly (string | null)[] | null];
      row: {
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        approvals_required: Column<typeof batches, 'approvalsRequired'>;
        created_at: Column<typeof batches, 'createdAt'>;
        updated_at: Column<typeof batches, 'updatedAt'>;
        completed_at: Column<typeof batches, 'completedAt'> | null;
        release_at: Column<typeof batches, 'releaseAt'> | null;
        held_for: Column<typeof batches, 'heldFor'> | null;
      };
    };
    [`SELECT pg_terminate_backend(pid, 5000) AS gone FROM pg_stat_activity
          WHERE datname = current_database() AND application_name IN ('exchange', 'outlay-exchange-lock')`]: {
      values: [];
      row: {
        gone: boolean | null;
      };
    };
    [`SELECT proposed_by, decided_by, proposed_at
         FROM payment_config_changes
        WHERE entity_id = $1 AND state <> 'PENDING' AND base_version >= $2`]: {
      values: [string | null, number | null];
      row: {
        proposed_by: Column<typeof paymentConfigChanges, 'proposedBy'>;
        decided_by: Column<typeof paymentConfigChanges, 'decidedBy'> | null;
        proposed_at: Column<typeof paymentConfigChanges, 'proposedAt'>;
      };
    };
    [`SELECT q.label, q.status, q.amount_minor, q.paid_minor, p.name, q.updated_at,
            (SELECT string_agg(h.event, ' ' ORDER BY h.at, h.event)
               FROM payment_request_events h
              WHERE h.request_id = q.id) AS events
       FROM payment_requests q
       JOIN payers p ON p.id = q.payer_id
      WHERE q.entity_id = ANY ($1)
      ORDER BY q.label, q.created_at, q.status, q.paid_minor, q.updated_at`]: {
      values: [readonly (string | null)[] | null];
      row: {
        label: Column<typeof paymentRequests, 'label'>;
        status: Column<typeof paymentRequests, 'status'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        name: Column<typeof payers, 'name'>;
        updated_at: Column<typeof paymentRequests, 'updatedAt'>;
        events: string | null;
      };
    };
    [`SELECT r.id
         FROM receipts r
         JOIN statement_entries e ON e.id = r.entry_id
        WHERE r.entity_id = $1 AND e.bank_reference = $2 AND r.status <> 'RETURNED'`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof receipts, 'id'>;
      };
    };
    [`SELECT r.reason, r.status
         FROM receipts r
        WHERE r.entity_id = (SELECT e.id
                               FROM entities e
                              WHERE EXISTS (SELECT 1 FROM receipts o WHERE o.entity_id = e.id)
                              ORDER BY e.created_at DESC
                              LIMIT 1)`]: {
      values: [];
      row: {
        reason: Column<typeof receipts, 'reason'>;
        status: Column<typeof receipts, 'status'>;
      };
    };
    'SELECT reference FROM payers WHERE id = $1': {
      values: [string | null];
      row: {
        reference: Column<typeof payers, 'reference'>;
      };
    };
    [`SELECT regexp_replace(w.beneficiary_reference, '^REFUND.*', 'REFUND') AS reference,
              w.status, w.amount_minor, w.failure_code, w.submitted_at, w.updated_at
         FROM withdrawals w
        WHERE w.entity_id = ANY ($1)
        ORDER BY 1, w.created_at, w.status, w.submitted_at, w.updated_at`]: {
      values: [readonly (string | null)[] | null];
      row: {
        reference: string;
        status: Column<typeof withdrawals, 'status'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        failure_code: Column<typeof withdrawals, 'failureCode'> | null;
        submitted_at: Column<typeof withdrawals, 'submittedAt'> | null;
        updated_at: Column<typeof withdrawals, 'updatedAt'>;
      };
    };
    [`SELECT schedule_id, due_on::text AS due_on, status AS what
       FROM schedule_runs
      UNION ALL
     SELECT schedule_id, schedule_due_on::text, 'batch' FROM batches WHERE schedule_id IS NOT NULL`]: {
      values: [];
      row: {
        schedule_id: string;
        due_on: string | null;
        what: string;
      };
    };
    'SELECT state FROM webhook_endpoints WHERE id = $1': {
      values: [string | null];
      row: {
        state: Column<typeof webhookEndpoints, 'state'>;
      };
    };
    'SELECT status FROM payment_requests WHERE id = $1 AND (status <> \'OPEN\' OR paid_minor <> 0)': {
      values: [string | null];
      row: {
        status: Column<typeof paymentRequests, 'status'>;
      };
    };
    [`SELECT t.kind || ' of ' || w.beneficiary_reference || ' is posted ' || count(*) || ' times' AS found
            FROM transfers t
            JOIN withdrawals w ON w.id = t.withdrawal_id
           WHERE t.entity_id = ANY ($1::uuid[])
           GROUP BY t.kind, w.id
          HAVING count(*) > 1`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`SELECT t.kind, a.access_type, a.bucket, p.amount_minor, p.created_at
         FROM postings p
         JOIN transfers t ON t.id = p.transfer_id
         JOIN ledger_accounts a ON a.id = p.account_id
        WHERE p.entity_id = ANY ($1)
        ORDER BY p.created_at, t.kind, a.access_type, a.bucket, p.amount_minor`]: {
      values: [readonly (string | null)[] | null];
      row: {
        kind: Column<typeof transfers, 'kind'>;
        access_type: Column<typeof ledgerAccounts, 'accessType'>;
        bucket: Column<typeof ledgerAccounts, 'bucket'>;
        amount_minor: Column<typeof postings, 'amountMinor'>;
        created_at: Column<typeof postings, 'createdAt'>;
      };
    };
    [`SELECT u.id AS user_id, u.name AS user_name, u.email, u.roles, u.disabled_at,
  e.id AS entity_id, e.name AS entity_name, e.account_id, e.primary_account_id FROM users u JOIN entities e ON e.id = u.entity_id WHERE u.id = $1`]: {
      values: [string | null];
      row: {
        user_id: Column<typeof users, 'id'>;
        user_name: Column<typeof users, 'name'>;
        email: Column<typeof users, 'email'> | null;
        roles: Column<typeof users, 'roles'>;
        disabled_at: Column<typeof users, 'disabledAt'> | null;
        entity_id: Column<typeof entities, 'id'>;
        entity_name: Column<typeof entities, 'name'>;
        account_id: Column<typeof entities, 'accountId'>;
        primary_account_id: Column<typeof entities, 'primaryAccountId'>;
      };
    };
    [`SELECT u.id, u.entity_id, u.name
         FROM invitations i
         JOIN users u ON u.id = i.user_id
        WHERE i.id = $1 AND i.accepted_at IS NOT NULL`]: {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        entity_id: Column<typeof users, 'entityId'>;
        name: Column<typeof users, 'name'>;
      };
    };
    'SELECT user_id, prepares, confirmed_at, expires_at FROM program_tokens WHERE id = $1': {
      values: [string | null];
      row: {
        user_id: Column<typeof programTokens, 'userId'>;
        prepares: Column<typeof programTokens, 'prepares'>;
        confirmed_at: Column<typeof programTokens, 'confirmedAt'> | null;
        expires_at: Column<typeof programTokens, 'expiresAt'>;
      };
    };
    [`SELECT v.label, n.due_on::text, n.status, n.is_changed, n.problem_code, n.standing_reasons, n.updated_at
       FROM schedule_runs n
       JOIN schedule_versions v ON v.schedule_id = n.schedule_id AND v.version = 1
      WHERE n.entity_id = ANY ($1)
      ORDER BY v.label, n.due_on`]: {
      values: [readonly (string | null)[] | null];
      row: {
        label: Column<typeof scheduleVersions, 'label'>;
        due_on: string;
        status: Column<typeof scheduleRuns, 'status'>;
        is_changed: Column<typeof scheduleRuns, 'isChanged'>;
        problem_code: Column<typeof scheduleRuns, 'problemCode'> | null;
        standing_reasons: Column<typeof scheduleRuns, 'standingReasons'>;
        updated_at: Column<typeof scheduleRuns, 'updatedAt'>;
      };
    };
    [`SELECT w.account_number
       FROM withdrawals w
      WHERE w.batch_id = $1
        AND NOT EXISTS (
              SELECT 1
                FROM (SELECT DISTINCT ON (c.payee_id) c.kind, c.account_number, c.bank_code
                        FROM payee_changes c
                       WHERE c.entity_id = w.entity_id AND c.state = 'CONFIRMED' AND c.counts_from <= $2
                       ORDER BY c.payee_id, c.number DESC) n
               WHERE n.kind <> 'REMOVE' AND n.account_number = w.account_number
                 AND n.bank_code = w.bank_code)`]: {
      values: [string | null, Date | string | null];
      row: {
        account_number: Column<typeof withdrawals, 'accountNumber'>;
      };
    };
    [`SELECT w.attempt_id, w.status, w.amount_minor, w.unit_fee_minor + w.vat_minor AS fee_minor,
            (SELECT f.file_name
               FROM bank_files f
              WHERE f.batch_id = w.batch_id AND NOT f.is_test AND f.left_at IS NOT NULL
              ORDER BY f.left_at DESC
              LIMIT 1) AS file_name
       FROM withdrawals w
      WHERE w.entity_id = $1
      ORDER BY w.created_at, w.id`]: {
      values: [string | null];
      row: {
        attempt_id: Column<typeof withdrawals, 'attemptId'> | null;
        status: Column<typeof withdrawals, 'status'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        fee_minor: bigint;
        file_name: string | null;
      };
    };
    [`SELECT w.beneficiary_reference AS reference
         FROM bank_file_replies r
         JOIN bank_files f ON f.id = r.file_id
         JOIN withdrawals w ON w.batch_id = f.batch_id
        WHERE f.entity_id = $1 AND f.recalled_at IS NOT NULL
          AND r.result = 'QUESTION' AND r.closed_at IS NULL`]: {
      values: [string | null];
      row: {
        reference: Column<typeof withdrawals, 'beneficiaryReference'>;
      };
    };
    [`SELECT w.beneficiary_reference AS reference
         FROM bank_files f JOIN withdrawals w ON w.batch_id = f.batch_id
        WHERE f.entity_id = $1 AND f.recalled_at IS NOT NULL`]: {
      values: [string | null];
      row: {
        reference: Column<typeof withdrawals, 'beneficiaryReference'>;
      };
    };
    [`SELECT w.beneficiary_reference AS reference
       FROM bank_file_replies r
       JOIN bank_files f ON f.id = r.file_id
       JOIN withdrawals w ON w.batch_id = f.batch_id
       JOIN entry_postings o ON o.withdrawal_id = w.id AND o.kind = 'PAYOUT'
      WHERE f.entity_id = $1 AND r.question = 'REJECTED_AFTER_PAYMENT' AND o.posted_at <= r.read_at`]: {
      values: [string | null];
      row: {
        reference: Column<typeof withdrawals, 'beneficiaryReference'>;
      };
    };
    [`SELECT w.beneficiary_reference AS reference, count(*)::int AS count
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE b.entity_id = ANY ($1) AND w.attempt_id IS NOT NULL
        AND (b.schedule_id IS NOT NULL
             OR EXISTS (SELECT 1 FROM receipt_refunds f WHERE f.batch_id = b.id))
      GROUP BY 1`]: {
      values: [readonly (string | null)[] | null];
      row: {
        reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        count: number;
      };
    };
    [`SELECT w.beneficiary_reference AS reference, w.amount_minor
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE b.entity_id = $1 AND b.status IN ('APPROVED', 'PROCESSING')
        AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')`]: {
      values: [string | null];
      row: {
        reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
      };
    };
    'UPDATE entity_configs SET payouts_enabled = $2 WHERE entity_id = $1': {
      values: [string | null, boolean | null];
      row: never;
    };
    'UPDATE pgboss.job SET state = \'completed\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE pgboss.job SET state = \'completed\' WHERE name = ANY ($1) AND state = \'created\'': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    'UPDATE schedules SET next_at = NULL WHERE next_at IS NOT NULL': {
      values: [];
      row: never;
    };
    'UPDATE users SET disabled_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`WITH 
  calendar AS (
    SELECT v.schedule_id, v.version, v.status, v.decided_at, v.if_not_banking_day, d.due_on
      FROM schedule_versions v
     CROSS JOIN LATERAL generate_series(0, least(coalesce(v.runs, 60), 60) - 1) AS k (nth)
     CROSS JOIN LATERAL (
       SELECT v.starts_on
              + (array_position(ARRAY['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY',
                                      'SUNDAY'], v.weekday)
                 - extract(isodow FROM v.starts_on)::int + 7) % 7
              + k.nth * v."interval" * 7 AS due_on
        WHERE v.every = 'WEEK'
        UNION ALL
       SELECT m.day
         FROM (SELECT month + least(CASE v.day_of_month WHEN 0 THEN 31 ELSE v.day_of_month END,
                                    extract(day FROM month + interval '1 month - 1 day')::int) - 1 AS day,
                      row_number() OVER (ORDER BY month) - 1 AS nth
                 FROM (SELECT (date_trunc('month', v.starts_on) + make_interval(months => n))::date AS month,
                              n
                         FROM generate_series(0, 80) AS s (n)) months
                WHERE month + least(CASE v.day_of_month WHEN 0 THEN 31 ELSE v.day_of_month END,
                                    extract(day FROM month + interval '1 month - 1 day')::int) - 1
                      >= v.starts_on) m
        WHERE v.every = 'MONTH' AND m.nth = k.nth * v."interval") d
     WHERE v.entity_id = ANY ($1::uuid[]) AND (v.ends_on IS NULL OR d.due_on <= v.ends_on))
          SELECT 'day ' || c.due_on || ' of version ' || c.version || ' of ' || v.label || ' is not recorded'
                 AS found
            FROM calendar c
            JOIN schedules s ON s.id = c.schedule_id AND s.status IN ('ACTIVE', 'ENDED')
            JOIN schedule_versions v ON v.schedule_id = c.schedule_id AND v.version = c.version
           CROSS JOIN LATERAL (
             SELECT coalesce(min((n.decided_at AT TIME ZONE 'Africa/Johannesburg')::date), $2::date) AS day
               FROM schedule_versions n
              WHERE n.schedule_id = c.schedule_id AND n.version > c.version
                AND n.status IN ('IN_FORCE', 'SUPERSEDED')) until
           WHERE c.status IN ('IN_FORCE', 'SUPERSEDED')
             AND c.due_on > (c.decided_at AT TIME ZONE 'Africa/Johannesburg')::date
             AND c.due_on < until.day - CASE c.if_not_banking_day WHEN 'PRECEDING' THEN 0 ELSE 6 END
             AND NOT EXISTS (
                   SELECT 1 FROM schedule_runs n
                    WHERE n.schedule_id = c.schedule_id AND n.due_on = c.due_on
                      AND n.status IN ('CREATED', 'SWEPT', 'MISSED', 'SKIPPED', 'NOTHING_TO_MOVE'))`]: {
      values: [readonly (string | null)[] | null, Date | string];
      row: {
        found: string;
      };
    };
    [`WITH 
  calendar AS (
    SELECT v.schedule_id, v.version, v.status, v.decided_at, v.if_not_banking_day, d.due_on
      FROM schedule_versions v
     CROSS JOIN LATERAL generate_series(0, least(coalesce(v.runs, 60), 60) - 1) AS k (nth)
     CROSS JOIN LATERAL (
       SELECT v.starts_on
              + (array_position(ARRAY['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY',
                                      'SUNDAY'], v.weekday)
                 - extract(isodow FROM v.starts_on)::int + 7) % 7
              + k.nth * v."interval" * 7 AS due_on
        WHERE v.every = 'WEEK'
        UNION ALL
       SELECT m.day
         FROM (SELECT month + least(CASE v.day_of_month WHEN 0 THEN 31 ELSE v.day_of_month END,
                                    extract(day FROM month + interval '1 month - 1 day')::int) - 1 AS day,
                      row_number() OVER (ORDER BY month) - 1 AS nth
                 FROM (SELECT (date_trunc('month', v.starts_on) + make_interval(months => n))::date AS month,
                              n
                         FROM generate_series(0, 80) AS s (n)) months
                WHERE month + least(CASE v.day_of_month WHEN 0 THEN 31 ELSE v.day_of_month END,
                                    extract(day FROM month + interval '1 month - 1 day')::int) - 1
                      >= v.starts_on) m
        WHERE v.every = 'MONTH' AND m.nth = k.nth * v."interval") d
     WHERE v.entity_id = ANY ($1::uuid[]) AND (v.ends_on IS NULL OR d.due_on <= v.ends_on))
          SELECT 'run ' || n.due_on || ' of ' || s.id || ' is ' || n.status || ' on a day of no version'
                 AS found
            FROM schedule_runs n
            JOIN schedules s ON s.id = n.schedule_id
           WHERE n.entity_id = ANY ($1::uuid[])
             AND NOT EXISTS (
                   SELECT 1
                     FROM calendar c
                    WHERE c.schedule_id = n.schedule_id AND c.due_on = n.due_on
                      AND c.status IN ('IN_FORCE', 'SUPERSEDED'))`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`WITH logged AS (
            SELECT l.subject_id, l.action, count(*) AS times,
                   sum(coalesce((l.details::jsonb ->> 'paid')::int, 0)) AS paid,
                   sum(coalesce((l.details::jsonb ->> 'failed')::int, 0)) AS failed,
                   sum(coalesce((l.details::jsonb ->> 'count')::int, 0)) AS counted
              FROM audit_log l
             WHERE l.entity_id = ANY ($1::uuid[]) AND l.subject_type = 'batch'
             GROUP BY l.subject_id, l.action),
          expected AS (
            SELECT b.id, b.label, 'batch.created' AS action, 1::bigint AS least FROM batches b
             WHERE b.entity_id = ANY ($1::uuid[])
            UNION ALL
            SELECT b.id, b.label,
                   CASE b.status WHEN 'CANCELLED' THEN 'batch.cancelled' WHEN 'REJECTED' THEN 'batch.rejected'
                                 WHEN 'EXPIRED' THEN 'batch.expired' ELSE 'batch.released' END, 1
              FROM batches b
             WHERE b.entity_id = ANY ($1::uuid[]) AND b.status NOT IN ('PENDING_APPROVAL', 'APPROVED')
            UNION ALL
            -- A standing approval is one event, with all its signers.
            SELECT b.id, b.label, 'batch.approved',
                   CASE WHEN b.standing_version IS NULL THEN count(*) ELSE 1 END
              FROM batches b JOIN approvals a ON a.batch_id = b.id
             WHERE b.entity_id = ANY ($1::uuid[])
             GROUP BY b.id),
          outcomes AS (
            SELECT b.id, b.label,
                   count(*) FILTER (WHERE w.status IN ('COMPLETE', 'REVERSED')) AS paid,
                   count(*) FILTER (WHERE w.status = 'FAILED') AS failed,
                   count(*) FILTER (WHERE w.status = 'REVERSED') AS reversed,
                   count(w.attempt_id) AS submitted
              FROM batches b JOIN withdrawals w ON w.batch_id = b.id
             WHERE b.entity_id = ANY ($1::uuid[])
             GROUP BY b.id)
          SELECT 'batch ' || e.label || ' has ' || coalesce(l.times, 0) || ' of ' || e.least || ' events '
                 || e.action AS found
            FROM expected e
            LEFT JOIN logged l ON l.subject_id = e.id::text AND l.action = e.action
           WHERE coalesce(l.times, 0) < e.least OR (l.times > e.least AND e.action <> 'batch.approved')
          UNION ALL
          SELECT 'batch ' || b.label || ' is ' || b.status || ' and has an event ' || l.action
            FROM batches b
            JOIN logged l ON l.subject_id = b.id::text
           WHERE b.entity_id = ANY ($1::uuid[])
             AND CASE l.action
                   WHEN 'batch.cancelled' THEN b.status <> 'CANCELLED'
                   WHEN 'batch.rejected' THEN b.status <> 'REJECTED'
                   WHEN 'batch.expired' THEN b.status <> 'EXPIRED'
                   WHEN 'batch.released' THEN b.status IN ('PENDING_APPROVAL', 'APPROVED', 'CANCELLED',
                                                           'REJECTED', 'EXPIRED')
                   ELSE false END
          UNION ALL
          SELECT 'batch ' || o.label || ' has other outcomes in the audit log'
            FROM outcomes o
            LEFT JOIN logged s ON s.subject_id = o.id::text AND s.action = 'withdrawals.settled'
            LEFT JOIN logged r ON r.subject_id = o.id::text AND r.action = 'withdrawals.reversed'
            LEFT JOIN logged u ON u.subject_id = o.id::text AND u.action = 'withdrawals.submitted'
           WHERE coalesce(s.paid, 0) <> o.paid OR coalesce(s.failed, 0) <> o.failed
              OR coalesce(r.counted, 0) <> o.reversed OR coalesce(u.counted, 0) <> o.submitted`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
    [`WITH parts AS (
            SELECT a.batch_id, a.user_id AS person FROM approvals a WHERE a.entity_id = ANY ($1::uuid[])
             UNION ALL
            SELECT a.batch_id, a.for_user_id
              FROM approvals a
             WHERE a.entity_id = ANY ($1::uuid[]) AND a.for_user_id IS NOT NULL)
          SELECT 'batch ' || b.label || ' has ' || count(*) || ' signatures of one person' AS found
            FROM parts p
            JOIN batches b ON b.id = p.batch_id
           GROUP BY b.id, b.label, p.person
          HAVING count(*) > 1`]: {
      values: [readonly (string | null)[] | null];
      row: {
        found: string;
      };
    };
  }
}
