// Generated from the SQL of this room by `npm run generate`. Never edited.
import type {} from '../src/server/platform/database/pool.ts';

declare module '../src/server/platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT count(*) AS n FROM batches
   WHERE label LIKE 'HA %' AND status IN ('APPROVED', 'PROCESSING')`]: {
      values: [];
      row: {
        n: bigint;
      };
    };
    [`SELECT (SELECT count(*) FROM unnest($1::uuid[], $2::text[]) AS a (id, label)
               JOIN batches b ON b.id = a.id AND b.label = a.label AND b.withdrawal_count = $4) AS created,
            (SELECT count(*) FROM unnest($3::uuid[]) AS a (id)
               JOIN batches b ON b.id = a.id AND b.status = 'COMPLETE'
               JOIN approvals p ON p.batch_id = b.id) AS approved,
            (SELECT count(*) FROM batches WHERE label LIKE 'HA %') AS batches,
            (SELECT count(DISTINCT label) FROM batches WHERE label LIKE 'HA %') AS labels`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, number | null];
      row: {
        created: bigint;
        approved: bigint;
        batches: bigint;
        labels: bigint;
      };
    };
    [`SELECT coalesce(sum(balance_minor), 0)::bigint AS n
         FROM ledger_accounts
         WHERE cardinality($1::uuid[]) >= 0`]: {
      values: [readonly (string | null)[] | null];
      row: {
        n: bigint;
      };
    };
    [`SELECT count(*) AS n
         FROM withdrawals w
         JOIN sandbox_rail.payments s USING (attempt_id)
         WHERE w.batch_id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS n FROM batches WHERE id = ANY($1) AND status IN (\'APPROVED\', \'PROCESSING\')': {
      values: [readonly (string | null)[] | null];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS n FROM batches WHERE label LIKE \'Torture %\' AND cardinality($1::uuid[]) >= 0': {
      values: [readonly (string | null)[] | null];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS n FROM transfers WHERE kind = \'HOLD\' AND batch_id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS n FROM withdrawals WHERE batch_id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        n: bigint;
      };
    };
    [`SELECT count(*) AS withdrawals, count(DISTINCT w.attempt_id) AS attempts,
            count(DISTINCT s.attempt_id) AS at_bank, count(DISTINCT p.id) AS payouts
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id AND b.status = 'COMPLETE'
       LEFT JOIN sandbox_rail.payments s ON s.attempt_id = w.attempt_id
       LEFT JOIN payouts p ON p.withdrawal_id = w.id
      WHERE b.label LIKE 'HA %'`]: {
      values: [];
      row: {
        withdrawals: bigint;
        attempts: bigint;
        at_bank: bigint;
        payouts: bigint;
      };
    };
    'SELECT pg_terminate_backend($1)': {
      values: [number];
      row: {
        pg_terminate_backend: boolean;
      };
    };
    [`SELECT pid
         FROM pg_stat_activity
         WHERE backend_type = 'client backend'
         AND pid <> pg_backend_pid()
         ORDER BY state = 'idle', pid`]: {
      values: [];
      row: {
        pid: number;
      };
    };
  }
}
