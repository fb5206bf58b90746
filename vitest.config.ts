import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { texts } from './vite.texts.ts';

// Far beyond what anything takes here: a machine may be many times slower.
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000, teardownTimeout: 120_000 };

const NODE = {
  ...PATIENCE,
  setupFiles: ['src/web/ui/testing/texts.ts'],
  globalSetup: ['src/server/app/testing/global-setup.ts'],
};

/** Tests that replace a module, which another file must not see. */
const REPLACE_MODULES = ['src', 'scripts', 'bench', 'simulate'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('vi.mock(')),
);

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        plugins: [texts()],
        test: {
          ...NODE,
          name: 'node',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'simulate/**/*.test.ts',
          ],
          exclude: REPLACE_MODULES,
          // Each of two processes loads the server once, and not for each of 270 files.
          isolate: false,
        },
      },
      {
        plugins: [texts()],
        test: { ...NODE, name: 'isolated', include: REPLACE_MODULES },
      },
      {
        plugins: [texts()],
        test: {
          ...PATIENCE,
          // Component tests: Testing Library in a document of happy-dom, without a server.
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['src/web/ui/testing/setup.ts'],
        },
      },
    ],
  },
});
