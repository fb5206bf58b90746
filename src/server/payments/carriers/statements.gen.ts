// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { bankFileConnections, bankFiles } from '../bank-files/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    'DELETE FROM bank_file_payments WHERE file_id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    [`SELECT c.id
       FROM bank_file_connections c
      WHERE c.id IN (SELECT connection_id FROM bank_files
                      WHERE batch_id = $1 AND left_at IS NULL AND withdrawn_at IS NULL)
        AND (c.state = 'LIVE' OR $2)
        FOR NO KEY UPDATE`]: {
      values: [string | null, boolean | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
      };
    };
    [`SELECT f.id
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
      WHERE f.batch_id = $1 AND f.left_at IS NOT NULL AND b.status = 'PROCESSING'`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    [`SELECT rails, currency, profile
       FROM bank_file_connections
      WHERE entity_id = $1 AND purpose = 'PAYMENTS' AND first_live_at IS NOT NULL
      -- The limits of the live connection count, if there is one.
      ORDER BY state <> 'LIVE', created_at`]: {
      values: [string | null];
      row: {
        rails: Column<typeof bankFileConnections, 'rails'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
        profile: Column<typeof bankFileConnections, 'profile'> | null;
      };
    };
    [`SELECT rails, profile
       FROM bank_file_connections
      WHERE entity_id = $1 AND state = 'LIVE' AND purpose = 'PAYMENTS' AND currency = $2`]: {
      values: [string | null, string | null];
      row: {
        rails: Column<typeof bankFileConnections, 'rails'>;
        profile: Column<typeof bankFileConnections, 'profile'> | null;
      };
    };
    [`UPDATE bank_files f
        SET withdrawn_at = $2
       FROM bank_files own
      WHERE own.batch_id = $1 AND own.left_at IS NULL AND own.withdrawn_at IS NULL
        AND f.connection_id = own.connection_id AND f.left_at IS NULL AND f.withdrawn_at IS NULL
        AND (f.id = own.id OR (f.file_number > own.file_number AND f.format = ANY($3)))
      RETURNING f.id, f.batch_id`]: {
      values: [string | null, Date | string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
      };
    };
  }
}
