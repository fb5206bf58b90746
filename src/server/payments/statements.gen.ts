// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../platform/database/pool.ts';
import type { batches, payouts, withdrawals } from './batches/tables.ts';

declare module '../platform/database/pool.ts' {
  interface Statements {
    [`
  INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
  SELECT id, $2, entity_id, $3, now()
    FROM batches
   WHERE id = $1`]: {
      values: [string | null, string | null, string | null];
      row: never;
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       VALUES ($1, $2, $3, $4, now())`]: {
      values: [string | null, string | null, string | null, string | null];
      row: never;
    };
    [`INSERT INTO banks (code, display_name, country_code, default_branch_code,
       account_number_min_length, account_number_max_length, rails, source_date)
     VALUES ('FNB', 'FNB', 'ZA', '250655', 9, 12, '{EFT,RTC,PAYSHAP,RTGS}', '2026-01-01')
     ON CONFLICT DO NOTHING`]: {
      values: [];
      row: never;
    };
    [`INSERT INTO banks (code, display_name, country_code, default_branch_code, account_number_min_length,
       account_number_max_length, rails, source_date)
     VALUES ('FNB', 'FNB', 'ZA', '250655', 9, 12, '{EFT}', '2026-01-01')`]: {
      values: [];
      row: never;
    };
    [`INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
     SELECT t.id, $2, a.id, a.currency, 0, t.created_at
       FROM transfers t
       JOIN ledger_accounts a ON a.entity_id = t.entity_id
      WHERE t.entity_id = $1
      LIMIT 1`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`SELECT b.id, b.total_amount_minor + b.total_unit_fee_minor + b.total_vat_minor AS total,
              (SELECT count(*) FROM transfers t WHERE t.batch_id = b.id AND t.kind = 'HOLD') AS holds,
              (SELECT count(*) FROM withdrawals w WHERE w.batch_id = b.id AND w.status = 'COMPLETE') AS rows,
              (SELECT count(*)
                 FROM withdrawals w
                 JOIN sandbox_rail.payments s ON s.attempt_id = w.attempt_id
                WHERE w.batch_id = b.id) AS sent,
              (SELECT count(DISTINCT s.account_number)
                 FROM withdrawals w
                 JOIN sandbox_rail.payments s ON s.attempt_id = w.attempt_id
                WHERE w.batch_id = b.id)
                AS accounts
         FROM batches b WHERE b.entity_id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        total: bigint;
        holds: bigint;
        rows: bigint;
        sent: bigint;
        accounts: bigint;
      };
    };
    [`SELECT coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(release_at))), 0)::float8 AS seconds
       FROM batches
      WHERE status = 'APPROVED' AND release_at <= $1 AND held_for IS NULL`]: {
      values: [Date | string | null];
      row: {
        seconds: number;
      };
    };
    'SELECT coalesce(sum(balance_minor), 0)::text AS sum FROM ledger_accounts': {
      values: [];
      row: {
        sum: string;
      };
    };
    'SELECT count(*) AS n FROM sandbox_rail.payments': {
      values: [];
      row: {
        n: bigint;
      };
    };
    [`SELECT count(*)::int AS count
           FROM statement_findings
          WHERE resolved_at IS NULL AND code IN ('SEQUENCE_GAP', 'OPENING_BREAK')`]: {
      values: [];
      row: {
        count: number;
      };
    };
    [`SELECT count(*)::int AS count,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(t.failing_since))), 0)::float8
                AS oldest_seconds
         FROM bank_file_transports t
         JOIN bank_file_connections c ON c.id = t.connection_id
        WHERE t.failing_since IS NOT NULL AND t.confirmed_at IS NOT NULL
          AND (c.state = 'LIVE'
               OR EXISTS (
                    SELECT 1 FROM bank_files f
                     WHERE f.connection_id = c.id AND f.by_transport AND f.arrived_at IS NULL))`]: {
      values: [Date | string | null];
      row: {
        count: number;
        oldest_seconds: number;
      };
    };
    [`SELECT count(*)::int AS count, count(given_up_at)::int AS given_up,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(failed_at))), 0)::float8
                AS oldest_seconds
         FROM undelivered_mails`]: {
      values: [Date | string | null];
      row: {
        count: number;
        given_up: number;
        oldest_seconds: number;
      };
    };
    'SELECT id FROM batches WHERE status <> \'COMPLETE\'': {
      values: [];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    [`SELECT k.kind, count(f.at)::int AS count,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(f.at))), 0)::float8
                AS oldest_seconds
         FROM unnest(ARRAY['statement_refused', 'reply_unreadable', 'reply_question', 'reply_to_confirm'])
                AS k (kind)
         LEFT JOIN (
           SELECT 'statement_refused' AS kind, read_at AS at
             FROM statement_files
            WHERE result = 'REFUSED' AND fetched_at IS NOT NULL AND dismissed_at IS NULL
           UNION ALL
           SELECT CASE WHEN result = 'WAITS_FOR_CONFIRMATION' THEN 'reply_to_confirm'
                       WHEN question IN ('UNREADABLE', 'OTHER_VERSION') THEN 'reply_unreadable'
                       ELSE 'reply_question' END, read_at
             FROM bank_file_replies
            WHERE result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND closed_at IS NULL) f
                ON f.kind = k.kind
        GROUP BY k.kind`]: {
      values: [Date | string | null];
      row: {
        kind: string | null;
        count: number;
        oldest_seconds: number;
      };
    };
    [`SELECT k.kind, count(f.received_at)::int AS count,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(f.received_at))), 0)::float8
                AS oldest_seconds
         FROM unnest(ARRAY['statement', 'reply']) AS k (kind)
         LEFT JOIN (
           SELECT 'statement' AS kind, received_at FROM statement_files WHERE result = 'STORED'
           UNION ALL
           SELECT 'reply', received_at FROM bank_file_replies WHERE result = 'STORED') f ON f.kind = k.kind
        GROUP BY k.kind`]: {
      values: [Date | string | null];
      row: {
        kind: string | null;
        count: number;
        oldest_seconds: number;
      };
    };
    [`SELECT s.status, coalesce(sum(c.count), 0)::int8 AS count,
            coalesce(greatest(0, extract(epoch FROM $2::timestamptz - min(w.submitted_at))), 0)::float8
              AS oldest_seconds
       FROM unnest($1::text[]) AS s (status)
       LEFT JOIN batches b ON b.status = 'PROCESSING'
       LEFT JOIN batch_counts c ON c.batch_id = b.id AND c.status = s.status AND c.count > 0
       LEFT JOIN LATERAL (
         SELECT min(o.submitted_at) AS submitted_at
           FROM withdrawals o
          WHERE o.batch_id = c.batch_id AND o.status = c.status) w ON true
      GROUP BY s.status`]: {
      values: [readonly string[], Date | string | null];
      row: {
        status: string;
        count: bigint;
        oldest_seconds: number;
      };
    };
    [`SELECT s.status, count(b.id) AS count,
            coalesce(greatest(0, extract(epoch FROM $2::timestamptz - min(b.created_at))), 0)::float8
              AS oldest_seconds
       FROM unnest($1::text[]) AS s (status)
       LEFT JOIN batches b
              ON b.status = s.status AND b.status IN ('PENDING_APPROVAL', 'APPROVED', 'PROCESSING')
      GROUP BY s.status`]: {
      values: [readonly string[], Date | string | null];
      row: {
        status: string;
        count: bigint;
        oldest_seconds: number;
      };
    };
    [`UPDATE batches SET rejected_by = $2, rejected_at = now(), rejection_reason = 'Old account'
            WHERE id = $1`]: {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE batches SET release_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE batches SET release_at = $2, held_for = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE batches SET status = $2 WHERE id = $1 RETURNING id': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'UPDATE payouts SET status = $2 WHERE id = $1 RETURNING id': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof payouts, 'id'>;
      };
    };
    'UPDATE withdrawals SET status = $2 WHERE id = $1 RETURNING id': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
      };
    };
    'UPDATE withdrawals SET submitted_at = $2 WHERE batch_id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
  }
}
