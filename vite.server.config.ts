import { defineConfig } from 'vite';

/**
 * The server as a bundle: our own sources in it, packages left outside. Worker threads are entries of their
 * own.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: 'src/server/app/main.ts',
        admin: 'src/server/app/admin.ts',
        token: 'src/server/app/token.ts',
        'trading-key': 'src/server/app/trading-key.ts',
        'audit-verify': 'src/server/app/audit-verify.ts',
        backup: 'src/server/app/backup.ts',
        restore: 'src/server/app/restore.ts',
        'create-batch-worker': 'src/server/payments/batches/create/create-batch-worker.ts',
        'make-runs-worker': 'src/server/payments/schedules/make-runs-worker.ts',
        'statement-worker': 'src/server/payments/reconciling/reading/statement-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
