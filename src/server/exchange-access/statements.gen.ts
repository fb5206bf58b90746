// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../platform/database/pool.ts';
import type { exchangeCredentials } from './tables.ts';

declare module '../platform/database/pool.ts' {
  interface Statements {
    [`INSERT INTO exchange_credentials (entity_id, api_key, api_secret, created_at, updated_at, updated_by)
     VALUES ($1, $2, $3, $4, $4, $5)
     ON CONFLICT (entity_id) DO UPDATE SET
       api_key = excluded.api_key, api_secret = excluded.api_secret,
       updated_at = excluded.updated_at, updated_by = excluded.updated_by`]: {
      values: [string | null, Uint8Array | null, Uint8Array | null, Date | string | null, string | null];
      row: never;
    };
    [`SELECT e.id = (SELECT id
       FROM entities
       ORDER BY created_at, id LIMIT 1) AS first, c.api_key AS "apiKey", c.api_secret AS "apiSecret"
     FROM entities e LEFT JOIN exchange_credentials c ON c.entity_id = e.id WHERE e.id = $1`]: {
      values: [string | null];
      row: {
        first: boolean | null;
        apiKey: Column<typeof exchangeCredentials, 'apiKey'> | null;
        apiSecret: Column<typeof exchangeCredentials, 'apiSecret'> | null;
      };
    };
    [`SELECT e.id = (SELECT id
       FROM entities
       ORDER BY created_at, id LIMIT 1) AS first, c.entity_id IS NOT NULL AS stored
     FROM entities e LEFT JOIN exchange_credentials c ON c.entity_id = e.id WHERE e.id = $1`]: {
      values: [string | null];
      row: {
        first: boolean | null;
        stored: boolean;
      };
    };
  }
}
