import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/platform/database/tables.ts',
    './src/server/*/tables.ts',
    './src/server/payments/*/tables.ts',
    './src/server/payments/*/*/tables.ts',
  ],
  out: './src/server/migrations',
});
