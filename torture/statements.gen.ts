// Generated from the SQL of this room by `npm run generate`. Never edited.
import type {} from '../src/server/platform/database/pool.ts';

declare module '../src/server/platform/database/pool.ts' {
  interface Statements {
    'SELECT pg_terminate_backend($1)': {
      values: [number];
      row: {
        pg_terminate_backend: boolean;
      };
    };
  }
}
