// Generated from the SQL of this room by `npm run generate`. Never edited.
import type {} from '../src/server/platform/database/pool.ts';

declare module '../src/server/platform/database/pool.ts' {
  interface Statements {
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
