import type { KnipConfig } from 'knip';

export default {
  entry: [
    'src/server/app/{main,admin,token,trading-key,audit-verify,backup,restore}.ts!',
    'src/server/payments/batches/create/create-batch-worker.ts!',
    'src/server/payments/schedules/make-runs-worker.ts!',
    'src/server/payments/reconciling/reading/statement-worker.ts!',
    'src/web/**/*.worker.ts!',
    // Icons that vite.icons.ts compiles import it.
    'src/web/ui/icon.ts!',
    'scripts/{start,command,dev,prepare}.mjs!',
    'src/server/embedded-postgres/testing/embedded-process.ts',
    'vite.{config,server.config,icons,texts,typeface,pages,compressed}.ts!',
    'scripts/*.{mjs,ts}',
    'scripts/additions/*-journey.{ts,tsx}',
    'bench/*.{mjs,ts}',
    'torture/*.ts',
    'e2e/**/*.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    '!src/**/*.test.{ts,tsx}!',
    '!src/**/testing/**!',
    'scripts/**/*.{mjs,ts}',
    'bench/*.{mjs,ts}',
    'torture/*.ts',
    'simulate/**/*.ts',
    'e2e/**/*.ts',
  ],
  ignore: ['src/client/**', '**/*.gen.ts'],
  ignoreDependencies: [
    'embedded-postgres',
    '@fontsource-variable/inter',
    '@redocly/cli',
    // vite.icons.ts reads the drawings of its icons.
    '@iconify-json/tabler',
    // These packages build the dashboard and are named only in a configuration file.
    ...(process.argv.includes('--production')
      ? ['@lingui/cli', '@lingui/format-po', '@vitejs/plugin-react']
      : []),
  ],
  ignoreBinaries: ['groupadd', 'mkfifo', 'mount', 'umount', 'useradd'],
  // The documents have every schema of the contract; the generated types of rows use `Column`.
  ignoreIssues: {
    'src/server/platform/database/pool.ts': ['types'],
    'src/contract/**': ['exports', 'types', 'nsExports', 'nsTypes'],
  },
  rules: {
    enumMembers: 'off',
    duplicates: 'off',
  },
  // A test may need a part of a file, which is then exported for it alone.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
} satisfies KnipConfig;
