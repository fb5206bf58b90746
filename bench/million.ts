import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumEnvironment, chromiumPath } from '../scripts/chromium.ts';
import { NewBatchPage } from '../e2e/pages/new-batch-page.ts';
import { signIn } from '../e2e/pages/sign-in.ts';
import { readPostmasterFile } from '../src/server/embedded-postgres/left-behind.ts';
import { placesOf } from '../src/server/embedded-postgres/places.ts';
import { nextAnswer } from './contender-process.ts';
import { countLines } from './count-lines.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';
import { writePeople } from './million-data.ts';
import { forgetPeakRss, type MemoryWatch, peakRssMb, watchMemory } from './process-memory.ts';
import type { BenchReport } from './report.ts';

const BROWSER_LIMIT_MB = 500;
const SERVER_LIMIT_MB = 1_024;
const ROWS = 1_000_000;
const ROWS_A_BATCH = 100_000;
const SMALL_ROWS = 2_000;
const SMALL_ROWS_A_BATCH = 1_000;
/** Misspelt banks, which the preparer corrects at once. */
const MISSPELT = 20;
const LONGEST_STEP_MS = 3_600_000;
const POLL_MS = 250;
const POSTGRES_SAMPLE_MS = 5_000;
const BATCHES = '/institution/payments/bulk-withdrawals/batches';

/**
 * A file of a million rows through everything: from the choice of the file to the grid, a correction, the
 * comparison with earlier payments, the upload as ten batches, two approvals of each in two more browsers,
 * the settlement by a bank that answers at once, a search of the history, and an export. The memory of each
 * browser (all its processes) and of the server (with its worker) stays below its limit. `small`: a few
 * thousand rows and a limit of a thousand a batch.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const rows = small ? SMALL_ROWS : ROWS;
  const server = await startDemoServer({ ROLES: 'web,exchange' });
  const steps = new Steps(server);
  const file = join(server.folder, 'payroll.csv');
  let worker: ChildProcess | null = null;
  try {
    await writePeople(file, rows, MISSPELT);
    const limit = small ? SMALL_ROWS_A_BATCH : ROWS_A_BATCH;
    await admin(server, 'limits', '--withdrawals', `${limit}`, '--amount', '100000000000.00');
    await admin(server, 'fund', '--amount', '100000000000.00');
    const batches = await prepare(server, steps, { file, rows, limit });
    for (const approver of ['approver', 'approver2']) await approve(server, steps, approver, batches);
    worker = await startInstantWorker(server.dataDir);
    steps.watchProcess(worker.pid!);
    await look(server, steps, { rows, batches });
    return { name: 'million', ...steps.report(rows) };
  } finally {
    steps.stop();
    if (worker) {
      worker.disconnect();
      await once(worker, 'exit');
    }
    await server.stop();
  }
}

/** Records the time of each step, and the peak memory of every part. */
class Steps {
  private readonly notes: string[] = [];
  private readonly postgres: MemoryWatch;
  private browser: MemoryWatch | null = null;
  private browserMb = 0;
  private postgresMb = 0;
  private serverMb = 0;
  /** The processes of the server: its own, and later that of its worker. */
  private readonly pids: number[];

  constructor(server: DemoServer) {
    this.pids = [server.pid];
    this.postgres = watchMemory(readPostmasterFile(placesOf(server.dataDir).data)!.pid, POSTGRES_SAMPLE_MS);
  }

  /** Counts the memory of this browser from now on. */
  async watch(browser: Browser): Promise<void> {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    this.browser = watchMemory(processInfo.find(({ type }) => type === 'browser')!.id);
  }

  /** Counts this process as one of the server's from now on. */
  watchProcess(pid: number): void {
    this.pids.push(pid);
  }

  unwatch(): void {
    this.browser?.stop();
    this.browser = null;
  }

  /**
   * The memory of the server in a step is the sum of the most that each of its processes has taken since the
   * step before.
   */
  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const browserMb = this.browser?.takePeakMb() ?? 0;
    const postgresMb = this.postgres.takePeakMb();
    this.browserMb = Math.max(this.browserMb, browserMb);
    this.postgresMb = Math.max(this.postgresMb, postgresMb);
    const each = this.pids.map(peakRssMb);
    this.pids.forEach(forgetPeakRss);
    this.serverMb = Math.max(
      this.serverMb,
      each.reduce((sum, mb) => sum + mb, 0),
    );
    const server = each.map((mb) => mb.toFixed(0)).join(' + ');
    const memory = `browser ${browserMb.toFixed(0)}, server ${server}`;
    this.notes.push(`${name}: ${seconds} s (MB: ${memory}, PostgreSQL ${postgresMb.toFixed(0)})`);
    process.stderr.write(`${this.notes.at(-1)}\n`);
    return result;
  }

  report(rows: number): Pick<BenchReport, 'results' | 'notes'> {
    const limited = (title: string, value: number, beside: number) => ({
      case: `${rows} rows, ${title}`,
      value,
      unit: 'MB',
      beside,
      ratio: value / beside,
      goal: 1,
      holds: value <= beside,
    });
    return {
      results: [
        limited('the most memory of a browser, all its processes', this.browserMb, BROWSER_LIMIT_MB),
        limited('the most memory of the server and its worker', this.serverMb, SERVER_LIMIT_MB),
      ],
      notes: [
        ...this.notes,
        `PostgreSQL took ${this.postgresMb.toFixed(0)} MB in samples ${POSTGRES_SAMPLE_MS / 1_000} s apart.`,
      ],
    };
  }

  stop(): void {
    this.unwatch();
    this.postgres.stop();
  }
}

/** A separate browser for a user, as on another computer. */
async function withBrowser<T>(
  server: DemoServer,
  steps: Steps,
  user: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, env: chromiumEnvironment() });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
    page.setDefaultTimeout(LONGEST_STEP_MS);
    await steps.watch(browser);
    await signIn(page, user);
    return await work(page);
  } finally {
    steps.unwatch();
    await browser.close();
  }
}

interface Prepared {
  file: string;
  rows: number;
  limit: number;
}

/** Drops the file, corrects it and submits it; returns the ids of its batches. */
async function prepare(server: DemoServer, steps: Steps, { file, rows, limit }: Prepared): Promise<string[]> {
  return withBrowser(server, steps, 'preparer', async (page) => {
    const submit = page.locator('section[data-submit]');
    await steps.take('the page', () => new NewBatchPage(page).open());
    await steps.take('from the file to the grid', async () => {
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.waitForSelector('[role="grid"]');
    });
    await steps.take(`a correction of ${MISSPELT} rows`, async () => {
      await page.focus('[role="grid"]');
      await page.keyboard.press('F8');
      await page.keyboard.type('Absa');
      await page.keyboard.press('Enter');
      await page
        .getByText(/rows? with the same text|other rows?/)
        .first()
        .waitFor();
      await page.keyboard.press('Control+Enter');
      await submit.getByText(/rows? ha(s|ve) an error/).waitFor({ state: 'hidden' });
    });
    await steps.take('the comparison with earlier payments', () =>
      submit.locator('button:not([disabled])', { hasText: 'for approval' }).waitFor(),
    );
    await steps.take(`the upload as ${rows / limit} batches`, async () => {
      await page.getByRole('button', { name: /^Submit \d/ }).click();
      await page.getByText(/batches are waiting for approval/).waitFor();
    });
    const links = await page.locator('main li a[href^="/batches/"]').all();
    const ids = await Promise.all(links.map(async (link) => (await link.getAttribute('href'))!.slice(9)));
    if (ids.length !== rows / limit) throw new Error(`${ids.length} batches were created.`);
    return ids;
  });
}

async function approve(server: DemoServer, steps: Steps, user: string, batches: readonly string[]) {
  await withBrowser(server, steps, user, (page) =>
    steps.take(`the approvals by ${user}`, async () => {
      for (const id of batches) {
        await page.goto(`/batches/${id}`);
        await page.getByRole('button', { name: /^Approve/ }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: /^Approve/ }).click();
        await dialog.waitFor({ state: 'hidden' });
      }
    }),
  );
}

/** Waits until everything is paid, searches the history and exports it. */
async function look(
  server: DemoServer,
  steps: Steps,
  { rows, batches }: { rows: number; batches: string[] },
) {
  await withBrowser(server, steps, 'viewer', async (page) => {
    await steps.take('the settlement of every batch', async () => {
      for (const id of batches) while (!(await isComplete(page, id))) await pause(POLL_MS);
    });
    const name = `Thandi ${rows - (rows % 56) - 56}`;
    await steps.take('a search of the history', async () => {
      await page.goto('/payouts');
      await page.getByRole('searchbox', { name: 'Find' }).fill(name);
      await page.getByText(`Nkosi, ${name}`).first().waitFor();
    });
    await steps.take('the export of every payout', async () => {
      const lines = await exportedLines(server, page);
      if (lines <= rows) throw new Error(`The export has ${lines} lines.`);
    });
  });
}

async function isComplete(page: Page, id: string): Promise<boolean> {
  const batch = (await (await page.request.get(`${BATCHES}/${id}`)).json()) as { status: string };
  if (['FAILED', 'PARTIALLY_COMPLETE'].includes(batch.status)) throw new Error(`A batch is ${batch.status}.`);
  return batch.status === 'COMPLETE';
}

async function exportedLines(server: DemoServer, page: Page): Promise<number> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${server.url}/app/payouts.csv`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`The export was answered with ${answer.status}.`);
  return countLines(answer.body!);
}

async function startInstantWorker(dataDir: string): Promise<ChildProcess> {
  const child = fork(new URL('./instant-worker.ts', import.meta.url), [dataDir], {
    execArgv: ['--import', 'tsx'],
  });
  await nextAnswer(child);
  return child;
}

/** A command of the operator for the demo's company. */
async function admin({ dataDir }: DemoServer, command: string, ...options: string[]): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['scripts/command.mjs', 'admin', command, '--entity', 'Karoo Trading', ...options],
    { cwd: resolve(import.meta.dirname, '..'), env: { ...process.env, DATA_DIR: dataDir } },
  );
}
