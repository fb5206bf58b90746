import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/platform/database/schema.ts',
    './src/server/platform/database/payments-schema.ts',
    './src/server/platform/database/exchange-schema.ts',
  ],
  out: './src/server/platform/database/migrations',
});
