import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumEnvironment, chromiumPath } from '../scripts/chromium.ts';
import { NewBatchPage } from '../e2e/pages/new-batch-page.ts';
import { signIn } from '../e2e/pages/sign-in.ts';
import { startDemoServer } from './demo-server.ts';
import { payrollCsv } from './file-data.ts';
import { longestTasks } from './grid-trace.ts';
import { median } from './percentile.ts';
import type { BenchReport } from './report.ts';

const GOAL = 2;
const TASK_LIMIT_MS = 50;
const GRID = '[role="grid"]';
/** Longer than any file of this benchmark takes. */
const TIMEOUT_MS = 120_000;

/**
 * A file in unthrottled Chromium, from its choice to the grid with every row checked, beside papaparse alone,
 * which splits the text of the same file into arrays on the main thread of an empty page. It also measures
 * the longest task of the page's main thread meanwhile, beside its limit. `small` opens fewer rows, for CI.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const rows = small ? 1_000 : 100_000;
  const rounds = small ? 1 : 5;
  const server = await startDemoServer();
  const file = join(server.folder, 'payroll.csv');
  writeFileSync(file, payrollCsv(rows, false));
  let browser: Browser | null = null;
  try {
    const executablePath = await chromiumPath();
    browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, env: chromiumEnvironment() });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
    await signIn(page, 'preparer');
    const ours: number[] = [];
    const alone: number[] = [];
    const longest: number[] = [];
    // The first round warms both up.
    for (let round = 0; round <= rounds; round++) {
      const opened = await openFile(browser, page, file);
      const parsed = await parseAlone(browser, file);
      if (round === 0) continue;
      ours.push(opened.ms);
      longest.push(opened.longestTaskMs);
      alone.push(parsed);
    }
    const [value, beside, task] = [median(ours), median(alone), median(longest)];
    return {
      name: 'file-browser',
      results: [
        {
          case: `${rows} rows from the choice of the file to the grid, beside papaparse on the main thread`,
          value,
          unit: 'ms',
          beside,
          ratio: value / beside,
          goal: GOAL,
          holds: value / beside <= GOAL,
        },
        {
          case: 'the longest task of the main thread meanwhile, beside the limit',
          value: task,
          unit: 'ms',
          beside: TASK_LIMIT_MS,
          ratio: task / TASK_LIMIT_MS,
          goal: 1,
          holds: task <= TASK_LIMIT_MS,
        },
      ],
    };
  } finally {
    await browser?.close();
    await server.stop();
  }
}

async function openFile(
  browser: Browser,
  page: Page,
  file: string,
): Promise<{ ms: number; longestTaskMs: number }> {
  await new NewBatchPage(page).open();
  // The page and its scripts are loaded; what follows is the work on the file.
  await pause(1_000);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8.execute'] });
  const start = performance.now();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForSelector(GRID, { timeout: TIMEOUT_MS });
  const ms = performance.now() - start;
  const trace = await browser.stopTracing();
  return { ms, longestTaskMs: longestTasks(trace.toString())[0]?.ms ?? 0 };
}

/** Runs in the page. A string, because tsx adds helpers to functions that the page does not have. */
const PARSE = `(async () => {
  const text = await document.querySelector('input').files[0].text();
  const start = performance.now();
  const { data } = Papa.parse(text);
  return { ms: performance.now() - start, rows: data.length };
})()`;

async function parseAlone(browser: Browser, file: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.setContent('<input type="file">');
    await page.addScriptTag({
      content: readFileSync(createRequire(import.meta.url).resolve('papaparse/papaparse.min.js'), 'utf8'),
    });
    await page.locator('input').setInputFiles(file);
    const { ms, rows } = await page.evaluate<{ ms: number; rows: number }>(PARSE);
    if (rows < 2) throw new Error('papaparse has read no rows.');
    return ms;
  } finally {
    await page.close();
  }
}
