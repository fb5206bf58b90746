import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import lighthouse, { desktopConfig, type Config, type Flags } from 'lighthouse';
import { CHROMIUM_FLAGS, chromiumEnvironment, chromiumPath } from './chromium.ts';
import { freePort, signIn, startDemoServer } from './demo-server.ts';

/**
 * `npm run lighthouse`: the scores of five pages of the production build with demo data, each the median of
 * three runs with an empty cache, on a desktop and on a phone. It ends with 1 when a score is below its goal.
 * `--runs 1` is quicker; `--only overview` measures one page.
 */
const RUNS = process.argv.includes('--runs') ? Number(process.argv[process.argv.indexOf('--runs') + 1]) : 3;
const ONLY = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const GOALS = {
  desktop: { performance: 95, accessibility: 100, 'best-practices': 100 },
  mobile: { performance: 85, accessibility: 100, 'best-practices': 100 },
};
const ROWS = 500;

const debugging = await freePort();
const server = await startDemoServer();
const { base, folder } = server;
let browser: BrowserContext | undefined;
let missed = false;
let devTools: CDPSession | undefined;
try {
  // After the start of the server, which may install the package that the browser is unpacked from.
  browser = await chromium.launchPersistentContext(join(folder, 'browser'), {
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debugging}`],
    env: chromiumEnvironment(),
  });
  const page = await browser.newPage();
  devTools = await browser.newCDPSession(page);
  await measure('sign-in', '/app/sign-in');
  await signIn(page, base, 'preparer');
  const batch = await batchOf(page, ROWS);
  await measure('overview', '/');
  await measure('batches', '/batches');
  await measure(`batch of ${ROWS}`, `/batches/${batch}`);
  await measure('payouts', '/payouts');
} finally {
  await browser?.close();
  await server.stop();
}
process.exitCode = missed ? 1 : 0;

async function measure(name: string, path: string): Promise<void> {
  if (ONLY !== null && ONLY !== name) return;
  for (const device of ['desktop', 'mobile'] as const) {
    const scores: Record<string, number[]> = {};
    const findings = new Set<string>();
    for (let run = 0; run < RUNS; run++) {
      // Files are loaded again. Lighthouse does not reset the storage, so the session is kept.
      await devTools?.send('Network.clearBrowserCache');
      const flags: Flags = {
        port: debugging,
        output: 'json',
        logLevel: 'error',
        disableStorageReset: true,
        onlyCategories: [...CATEGORIES],
      };
      const config: Config | undefined = device === 'desktop' ? desktopConfig : undefined;
      const result = await lighthouse(base + path, flags, config);
      if (!result) throw new Error(`Lighthouse has no result for ${name}.`);
      const { categories, audits } = result.lhr;
      for (const category of CATEGORIES)
        (scores[category] ??= []).push(Math.round((categories[category]?.score ?? 0) * 100));
      for (const id of ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'])
        if ((audits[id]?.score ?? 1) < 0.9) findings.add(`${id} ${audits[id]?.displayValue}`);
      for (const category of ['accessibility', 'best-practices'] as const)
        for (const { id, weight } of categories[category]?.auditRefs ?? [])
          if (weight > 0 && audits[id]?.score === 0) findings.add(`${id}: ${audits[id]?.title}`);
    }
    const medians = CATEGORIES.map((category) => ({ category, score: median(scores[category]!) }));
    const below = medians.filter(({ category, score }) => score < GOALS[device][category]);
    if (below.length > 0) missed = true;
    console.log(
      `${name.padEnd(14)} ${device.padEnd(8)}`,
      medians.map(({ category, score }) => `${category} ${score}`).join(', '),
      below.length > 0 ? `(goal missed: ${[...findings].join('; ')})` : '',
    );
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)]!;
}

/** Creates a batch through the interface, and returns its id. */
async function batchOf(page: Page, rows: number): Promise<string> {
  const answer = await page.request.post(`${base}/institution/payments/bulk-withdrawals/batches`, {
    headers: { origin: base },
    data: {
      label: 'Measured batch',
      currency: 'ZAR',
      withdrawals: Array.from({ length: rows }, (_, row) => ({
        beneficiaryName: `Person ${row + 1}`,
        bankCode: 'STANDARD_BANK',
        accountNumber: String(1_000_000_000 + row),
        accountType: 'CURRENT',
        amount: `${100 + row}.00`,
        beneficiaryReference: `Run ${row + 1}`,
      })),
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}
