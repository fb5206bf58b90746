import { defineConfig } from 'vitest/config';
import { texts } from './vite.texts.ts';

// Far beyond what anything takes here: a machine may be many times slower.
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000, teardownTimeout: 120_000 };

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        plugins: [texts()],
        test: {
          ...PATIENCE,
          name: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['src/web/ui/testing/texts.ts'],
          globalSetup: ['src/server/app/testing/global-setup.ts'],
        },
      },
      {
        plugins: [texts()],
        test: {
          ...PATIENCE,
          // Component tests: Testing Library in a document of happy-dom, without a server.
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['src/web/ui/testing/setup.ts'],
        },
      },
    ],
  },
});
