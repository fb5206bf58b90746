import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumEnvironment, chromiumPath } from './scripts/chromium.ts';

const PORT = Number(process.env['JOURNEYS_PORT'] ?? 4310);
const executablePath = await chromiumPath();

/** Each page in many states, which no test changes: `npm run looks`. */
const LOOKS = 'accessibility.spec.ts';
/** A measurement that depends on how fast the machine is: `npm run shifts`. */
const SHIFTS = 'layout-shifts.spec.ts';

/**
 * Journeys in a real Chromium against the real server on a separate data directory. They run in the order
 * of their names. Those of a company's own bank come last (with-own-bank-*): from then on its batches wait
 * for their bank files. `npm test` runs the project `journeys`: at least one of each area. Those that take
 * long, because they need a separate server or many people, are in `long`: `npm run test:long`. That command
 * also plays `journeys` again, with those of `longTest` and with every check of accessibility.
 */
export default defineConfig({
  testDir: 'e2e',
  // Playwright empties this folder at the start. The folder above has the results of other steps.
  outputDir: 'test-results/journeys',
  // Far beyond what anything takes here: a machine may be many times slower, and has other work.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  // Journeys share the entity's balance and config, so they run one after another. Looks change nothing.
  workers: 2,
  projects: [
    { name: 'journeys', testIgnore: [LOOKS, SHIFTS, 'long/**'], workers: 1 },
    { name: 'long', testDir: 'e2e/long', workers: 1 },
    { name: 'looks', testMatch: LOOKS, fullyParallel: true },
    { name: 'shifts', testMatch: SHIFTS, fullyParallel: true },
  ],
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // An action that never ends fails after this time, instead of when its whole journey times out.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: { executablePath, args: CHROMIUM_FLAGS, env: chromiumEnvironment() },
    screenshot: 'only-on-failure',
    // A trace of every journey would take a tenth of its time.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: {
      PORT: String(PORT),
      TRADING_PORT: String(PORT + 1),
      DATA_DIR: process.env['JOURNEYS_DATA_DIR'] ?? 'test-results/data',
      PUBLIC_URL: `http://localhost:${PORT}`,
      LOG_LEVEL: 'warn',
      // The SFTP server of a journey.
      BANK_NETWORKS: 'public, 127.0.0.1',
      // The receiver of a journey.
      WEBHOOK_NETWORKS: 'public, 127.0.0.1',
    },
  },
});
