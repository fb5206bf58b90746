// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { users } from '../../identity/tables.ts';
import type { bankFileTransports } from '../bank-files/tables.ts';
import type { idempotencyKeys } from './tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`INSERT INTO idempotency_keys
            (user_id, entity_id, method, path, key, body_hash, status, response, created_at)
     VALUES ($1, $9, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, string | null, Uint8Array | null, number | null, string | null, Date | string | null, string | null];
      row: never;
    };
    'ROLLBACK TO SAVEPOINT effect': {
      values: [];
      row: never;
    };
    'SAVEPOINT effect': {
      values: [];
      row: never;
    };
    'SELECT 1 FROM installation WHERE name LIKE $1': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    [`SELECT body_hash, status, response
       FROM idempotency_keys
      WHERE user_id = $1 AND method = $2 AND path = $3 AND key = $4`]: {
      values: [string | null, string | null, string | null, string | null];
      row: {
        body_hash: Column<typeof idempotencyKeys, 'bodyHash'>;
        status: Column<typeof idempotencyKeys, 'status'>;
        response: Column<typeof idempotencyKeys, 'response'>;
      };
    };
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken': {
      values: [string];
      row: {
        taken: boolean;
      };
    };
    'SELECT roles, disabled_at FROM users WHERE id = $1': {
      values: [string | null];
      row: {
        roles: Column<typeof users, 'roles'>;
        disabled_at: Column<typeof users, 'disabledAt'> | null;
      };
    };
    [`UPDATE bank_file_transports SET next_visit_at = $2
      WHERE connection_id = $1 AND failures = 0
      RETURNING connection_id`]: {
      values: [string | null, Date | string | null];
      row: {
        connection_id: Column<typeof bankFileTransports, 'connectionId'>;
      };
    };
    'UPDATE bank_file_transports SET next_visit_at = $2 WHERE connection_id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
  }
}
