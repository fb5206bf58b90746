import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { dashboardIcons } from './vite.icons.ts';
import { texts } from './vite.texts.ts';

// Far beyond what anything takes here: a machine may be many times slower.
const PATIENCE = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  teardownTimeout: 120_000,
  // By default a second, which a busy machine needs for one password.
  expect: { poll: { timeout: 60_000 } },
  // `npm test` tries a test that waited in vain once more, and says so. Wrong values, broken properties and
  // lost races fail at once.
  retry: process.env['RETRY_LATE']
    ? { count: 1, condition: /timed? ?out|Unable to find|did not succeed in time/i }
    : 0,
};

const NODE = {
  ...PATIENCE,
  setupFiles: ['src/web/ui/testing/texts.ts'],
  globalSetup: ['src/server/app/testing/global-setup.ts'],
};

/** Tests that replace or reset modules, which another file must not notice. */
const REPLACE_MODULES = ['src', 'scripts', 'bench', 'simulate'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(
      (file) => /\.test\.tsx?$/.test(file) && /vi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')),
    ),
);
/** `npm test` leaves them to `npm run test:long`. */
const LONG = process.env['SHORT_TESTS'] ? ['**/*.long.test.ts'] : [];
const isComponent = (file: string) => file.endsWith('.tsx');

/** Component tests: Testing Library in a document of happy-dom, without a server. */
const COMPONENTS = {
  ...PATIENCE,
  environment: 'happy-dom',
  setupFiles: ['src/web/ui/testing/setup.ts'],
};

export default defineConfig({
  test: {
    pool: 'forks',
    // On two cores: a worker waits for PostgreSQL or a process that it started for a quarter of its time.
    maxWorkers: 3,
    projects: [
      {
        plugins: [texts(), dashboardIcons()],
        test: {
          ...NODE,
          name: 'node',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'simulate/**/*.test.ts',
          ],
          exclude: [...REPLACE_MODULES, ...LONG],
          // Each worker loads the server once instead of once for each of 270 files.
          isolate: false,
        },
      },
      {
        plugins: [texts(), dashboardIcons()],
        test: {
          ...NODE,
          name: 'isolated',
          include: REPLACE_MODULES.filter((file) => !isComponent(file)),
          exclude: LONG,
        },
      },
      {
        plugins: [texts(), dashboardIcons()],
        test: {
          ...COMPONENTS,
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          exclude: REPLACE_MODULES,
          isolate: false,
        },
      },
      {
        plugins: [texts(), dashboardIcons()],
        test: {
          ...COMPONENTS,
          name: 'isolated components',
          include: REPLACE_MODULES.filter(isComponent),
        },
      },
    ],
  },
});
