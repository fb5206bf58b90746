import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    globalSetup: ['src/server/platform/testing/global-setup.ts'],
    // Far beyond what anything takes here: a machine may be many times slower.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
