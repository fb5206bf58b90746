// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { entities, localCredentials, users } from '../../identity/tables.ts';
import type { bankFiles } from '../bank-files/tables.ts';
import type { batches, payouts, withdrawals } from '../batches/tables.ts';
import type { paymentRequests, receipts } from '../collections/tables.ts';
import type { entityConfigs, paymentConfigs } from '../entity/tables.ts';
import type { ledgerAccounts } from '../ledger/tables.ts';
import type { reconciledEntries } from '../reconciling/reconciliation/tables.ts';
import type { payeeChanges } from '../register/tables.ts';
import type { scheduleVersions, schedules } from '../schedules/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`ANALYZE batches, batch_counts, withdrawals, payouts, beneficiaries, transfers, postings, audit_log,
                 payment_requests, receipts, receipt_allocations, payees, payee_changes`]: {
      values: [];
      row: never;
    };
    [`DELETE FROM pgboss.job
          WHERE name IN ('pay-batch', 'mail', 'read-statement-file', 'reconcile-account')`]: {
      values: [];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
       VALUES ($1, $2, $3, $3, $4)`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
           max_batch_withdrawals, max_batch_amounts, rails, updated_at)
         VALUES ($1, $2, 'ZA', '{ZAR,USD,EUR,GBP,USDC}', true, 100000, $3, $4, $5)`]: {
      values: [string | null, string | null, unknown, unknown, Date | string | null];
      row: never;
    };
    'INSERT INTO installation (name, value) VALUES (\'demo\', \'true\')': {
      values: [];
      row: never;
    };
    [`INSERT INTO local_credentials (login_id, password_hash)
     SELECT l.id, p.hash
       FROM unnest($1::text[], $2::text[]) AS p (name, hash)
       JOIN logins l ON l.name = p.name`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    'INSERT INTO logins (id, name, issuer, subject, created_at) VALUES ($1, $2, \'\', $3, $4)': {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO payment_configs (entity_id, version, default_currency, approval_rules,
           step_up_max_age_seconds, approval_expiry_days, release_delay_seconds, default_rail,
           duplicate_window_days, timezone, notification_emails, updated_at, settlement_limit_currency,
           settlement_limit_minor, standing_currency, standing_limit_minor)
         VALUES ($1, 1, 'ZAR', $2, NULL, 14, 0, 'EFT', 30, 'Africa/Johannesburg', '{}', $3, 'ZAR', 0,
           'ZAR', 5000000)`]: {
      values: [string | null, unknown, Date | string | null];
      row: never;
    };
    [`INSERT INTO users
                (id, entity_id, login_id, name, subject, display_name, email, roles, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null, string | null, readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO users (id, entity_id, name, display_name, email, roles, subject, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, readonly (string | null)[] | null, string | null, Date | string | null];
      row: never;
    };
    'SELECT 1 FROM installation WHERE name = \'demo\' UNION ALL SELECT 1 FROM entities LIMIT 1': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    'SELECT DISTINCT name FROM pgboss.job': {
      values: [];
      row: {
        name: string;
      };
    };
    'SELECT DISTINCT status FROM batches': {
      values: [];
      row: {
        status: Column<typeof batches, 'status'>;
      };
    };
    'SELECT DISTINCT status FROM payouts': {
      values: [];
      row: {
        status: Column<typeof payouts, 'status'>;
      };
    };
    'SELECT DISTINCT status FROM withdrawals': {
      values: [];
      row: {
        status: Column<typeof withdrawals, 'status'>;
      };
    };
    [`SELECT EXISTS (SELECT 1 FROM installation WHERE name = 'demo' AND value = 'true'::jsonb) AS demo,
       NOT EXISTS (SELECT 1 FROM entities) AS empty,
       EXISTS (SELECT 1 FROM entities WHERE name = $1) AS bank_demo`]: {
      values: [string | null];
      row: {
        demo: boolean;
        empty: boolean;
        bank_demo: boolean;
      };
    };
    [`SELECT a.currency, a.balance_minor AS available
         FROM ledger_accounts a
         JOIN entities e ON e.id = a.entity_id
        WHERE e.name = 'Karoo Trading' AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
          AND a.balance_minor > 0
        ORDER BY a.currency`]: {
      values: [];
      row: {
        currency: Column<typeof ledgerAccounts, 'currency'>;
        available: Column<typeof ledgerAccounts, 'balanceMinor'>;
      };
    };
    [`SELECT a.entity_id FROM ledger_accounts a WHERE a.bucket = 'RESERVED' AND a.balance_minor <> (
           SELECT coalesce(sum(w.amount_minor + w.unit_fee_minor + w.vat_minor), 0)
             FROM withdrawals w
             JOIN batches b ON b.id = w.batch_id
            WHERE b.entity_id = a.entity_id AND b.currency = a.currency
              AND b.status IN ('APPROVED', 'PROCESSING')
              AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED'))`]: {
      values: [];
      row: {
        entity_id: Column<typeof ledgerAccounts, 'entityId'>;
      };
    };
    [`SELECT a.id FROM ledger_accounts a
           LEFT JOIN postings p ON p.account_id = a.id
          GROUP BY a.id
         HAVING a.balance_minor <> coalesce(sum(p.amount_minor), 0)`]: {
      values: [];
      row: {
        id: Column<typeof ledgerAccounts, 'id'>;
      };
    };
    [`SELECT b.id, b.status, b.schedule_due_on::text AS due_on, b.moves_on::text AS moves_on
       FROM batches b
      WHERE b.schedule_id = $1 AND b.status IN ('PENDING_APPROVAL', 'APPROVED')`]: {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        status: Column<typeof batches, 'status'>;
        due_on: string | null;
        moves_on: string | null;
      };
    };
    [`SELECT c.payee_id
         FROM payee_changes c
         JOIN payees p ON p.id = c.payee_id
        WHERE c.proposal_id = $1
        ORDER BY p.search_name`]: {
      values: [string | null];
      row: {
        payee_id: Column<typeof payeeChanges, 'payeeId'>;
      };
    };
    [`SELECT count(*) AS n
           FROM reconciled_entries e
           JOIN statement_files f ON f.id = e.file_id
          WHERE e.state <> 'POSTED' OR e.posted_by = ANY (f.uploaders) OR f.received_by IS NULL`]: {
      values: [];
      row: {
        n: bigint;
      };
    };
    [`SELECT count(*) AS n
         FROM (SELECT at, lag(at) OVER (PARTITION BY entity_id ORDER BY seq) AS before FROM audit_log) a
        WHERE at < before OR at > now()`]: {
      values: [];
      row: {
        n: bigint;
      };
    };
    [`SELECT count(*) AS n FROM installation WHERE name NOT LIKE 'version %'
     UNION ALL SELECT count(*) FROM entities
     UNION ALL SELECT count(*) FROM batches
     UNION ALL SELECT count(*) FROM sandbox_rail.payments`]: {
      values: [];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS n FROM withdrawals WHERE status = \'REVERSED\'': {
      values: [];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS n FROM write_offs WHERE status = \'WAITING\'': {
      values: [];
      row: {
        n: bigint;
      };
    };
    [`SELECT count(*) AS payouts, count(DISTINCT p.batch_id) AS batches,
              count(DISTINCT date_trunc('month', p.created_at)) AS months
         FROM payouts p
         JOIN entities e ON e.id = p.entity_id
        WHERE e.name = 'Karoo Trading' AND p.batch_id IS NOT NULL`]: {
      values: [];
      row: {
        payouts: bigint;
        batches: bigint;
        months: bigint;
      };
    };
    'SELECT count(*) FROM withdrawals': {
      values: [];
      row: {
        count: bigint;
      };
    };
    [`SELECT count(DISTINCT q.id) AS n
         FROM payment_requests q
         JOIN receipt_allocations a ON a.request_id = q.id AND a.ended_at IS NULL
         JOIN receipts r ON r.id = a.receipt_id
        WHERE r.received_on > q.due_on`]: {
      values: [];
      row: {
        n: bigint;
      };
    };
    [`SELECT e.name AS entity, u.name, u.roles, c.password_hash
         FROM users u
         JOIN entities e ON e.id = u.entity_id
         JOIN local_credentials c ON c.login_id = u.login_id
        ORDER BY u.name, e.name DESC`]: {
      values: [];
      row: {
        entity: Column<typeof entities, 'name'>;
        name: Column<typeof users, 'name'>;
        roles: Column<typeof users, 'roles'>;
        password_hash: Column<typeof localCredentials, 'passwordHash'>;
      };
    };
    [`SELECT e.name, c.release_delay_seconds AS delay, c.step_up_max_age_seconds AS fresh,
              c.approval_rules AS rules, l.max_batch_withdrawals AS max
         FROM entities e
         LEFT JOIN payment_configs c ON c.entity_id = e.id
         LEFT JOIN entity_configs l ON l.entity_id = e.id
        WHERE e.name <> 'Harbour Foods'
        ORDER BY e.name`]: {
      values: [];
      row: {
        name: Column<typeof entities, 'name'>;
        delay: Column<typeof paymentConfigs, 'releaseDelaySeconds'> | null;
        fresh: Column<typeof paymentConfigs, 'stepUpMaxAgeSeconds'> | null;
        rules: Column<typeof paymentConfigs, 'approvalRules'> | null;
        max: Column<typeof entityConfigs, 'maxBatchWithdrawals'> | null;
      };
    };
    [`SELECT entity_id, currency FROM ledger_accounts
          GROUP BY entity_id, currency
         HAVING sum(balance_minor) <> 0`]: {
      values: [];
      row: {
        entity_id: Column<typeof ledgerAccounts, 'entityId'>;
        currency: Column<typeof ledgerAccounts, 'currency'>;
      };
    };
    'SELECT id FROM bank_files WHERE batch_id = $1 AND withdrawn_at IS NULL': {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    'SELECT id FROM batches ORDER BY created_at, id': {
      values: [];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'SELECT id FROM entities WHERE name = \'Karoo Trading\'': {
      values: [];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id, content_digest FROM batches': {
      values: [];
      row: {
        id: Column<typeof batches, 'id'>;
        content_digest: Column<typeof batches, 'contentDigest'>;
      };
    };
    'SELECT id, entity_id FROM users WHERE name = \'wool-admin\'': {
      values: [];
      row: {
        id: Column<typeof users, 'id'>;
        entity_id: Column<typeof users, 'entityId'>;
      };
    };
    'SELECT pg_advisory_xact_lock($1)': {
      values: [bigint | number | null];
      row: {
        pg_advisory_xact_lock: string | null;
      };
    };
    [`SELECT r.entry_id, r.proposal ->> 'id' AS proposal_id
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
      WHERE r.entity_id = $1 AND e.text = $2`]: {
      values: [string | null, string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        proposal_id: string | null;
      };
    };
    [`SELECT r.entry_id, r.proposal ->> 'id' AS proposal_id
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
      WHERE r.entity_id = $1 AND r.state = 'OPEN' AND r.verdict <> 'UNMATCHED' AND e.text LIKE $2
      ORDER BY r.entry_id`]: {
      values: [string | null, string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        proposal_id: string | null;
      };
    };
    [`SELECT r.reason, count(*) AS n
           FROM receipts r
          WHERE r.status IN ('UNALLOCATED', 'PARTLY_ALLOCATED')
          GROUP BY r.reason
          ORDER BY r.reason`]: {
      values: [];
      row: {
        reason: Column<typeof receipts, 'reason'>;
        n: bigint;
      };
    };
    'SELECT r.status, count(*) AS n FROM receipts r GROUP BY r.status ORDER BY r.status': {
      values: [];
      row: {
        status: Column<typeof receipts, 'status'>;
        n: bigint;
      };
    };
    [`SELECT r.status, count(*) AS n, count(DISTINCT r.due_on) AS due_days
         FROM payment_requests r
        GROUP BY r.status
        ORDER BY r.status`]: {
      values: [];
      row: {
        status: Column<typeof paymentRequests, 'status'>;
        n: bigint;
        due_days: bigint;
      };
    };
    [`SELECT sum(c.flagged)::float8 / sum(b.withdrawal_count) AS share,
              sum(c.doubtful_accounts) AS doubtful
         FROM batch_checks c
         JOIN batches b ON b.id = c.batch_id`]: {
      values: [];
      row: {
        share: number | null;
        doubtful: bigint | null;
      };
    };
    [`SELECT v.label, s.kind, s.status, v.approval_mode,
              count(n.due_on) FILTER (WHERE b.status = 'COMPLETE') AS paid,
              count(n.due_on) FILTER (WHERE b.status = 'PENDING_APPROVAL') AS waits,
              count(n.due_on) FILTER (WHERE n.status = 'MISSED') AS missed
         FROM schedules s
         JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = s.version
         LEFT JOIN schedule_runs n ON n.schedule_id = s.id
         LEFT JOIN batches b ON b.id = n.batch_id
        GROUP BY s.id, v.label, s.kind, s.status, v.approval_mode
        ORDER BY v.label`]: {
      values: [];
      row: {
        label: Column<typeof scheduleVersions, 'label'>;
        kind: Column<typeof schedules, 'kind'>;
        status: Column<typeof schedules, 'status'>;
        approval_mode: Column<typeof scheduleVersions, 'approvalMode'>;
        paid: bigint;
        waits: bigint;
        missed: bigint;
      };
    };
    'SET LOCAL idle_in_transaction_session_timeout = \'10min\'': {
      values: [];
      row: never;
    };
    'SET LOCAL lock_timeout = 0': {
      values: [];
      row: never;
    };
  }
}
