import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { paths, ROUTE_NAMES, routeOf } from '../src/shared/dashboard-routes.ts';
import { axeViolations, scrollsSideways } from './pages/faults.ts';
import { signIn } from './pages/sign-in.ts';

/**
 * Opens every page with a build whose catalogues have accents on each letter ("Ōŕďēŕś"). A text without
 * accents is in no catalogue, so it would stay English in every other language.
 */
const ROOT = resolve(import.meta.dirname, '..');
const BUILT = join(ROOT, 'test-results/pseudo');

/** Whether a feature has its texts in a catalogue. On pages of others, only the frame is checked. */
const isConverted = (feature: string) => existsSync(join(ROOT, 'src/web/features', feature, 'texts/en.po'));
const BELL = isConverted('payments/notifications') ? '' : ', [class*="bell"]';

/** A day as Intl writes it: "5 Nov", "Fri 5 Nov 2026", "Friday 27 November 2026"; and "in 2 days". */
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const MONTH_OF_YEAR = new RegExp(String.raw`\b${MONTH} \d{4}\b`, 'g');
const WEEKDAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:(?:s|nes|rs|ur)?day)?';
const DAY = new RegExp(String.raw`\b(?:${WEEKDAY} )?\d{1,2} ${MONTH}\b|^${WEEKDAY}$|in \d+ days?\b`, 'g');

/**
 * Elements whose texts are written by Intl, by users or for programs. The words of records are in one table,
 * for which `scripts/texts.test.ts` requires every translation.
 */
const IGNORED = 'script, style, noscript, time, kbd, code, option, [data-record]';

/** Names that are the same in every language. */
const NAMES = [
  'Outlay',
  'English',
  'Afrikaans',
  'Ctrl',
  'Insert',
  'CSV',
  'SAST',
  'UTC',
  'API',
  'SHA',
  'Africa',
  'Johannesburg',
  'South Africa',
  'PayShap',
  'EMP-0042',
  'GTC',
  'IOC',
  'FOK',
  'Chrome',
  'Linux',
];

test.beforeAll(async () => {
  await promisify(execFile)(
    process.execPath,
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      BUILT,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    { cwd: ROOT, env: { ...process.env, TEXTS: 'pseudo' } },
  );
});

/** Serves the dashboard from the build with accents; everything else comes from the server. */
async function withAccents(page: Page): Promise<void> {
  const template = readFileSync(join(BUILT, 'index.html'), 'utf8');
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) return route.fulfill({ path: join(BUILT, pathname) });
    if (request.resourceType() !== 'document' || pathname.startsWith('/app/')) return route.fallback();
    const response = await route.fetch();
    const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1] ?? '';
    return route.fulfill({ response, body: template.replaceAll('__CSP_NONCE__', nonce) });
  });
}

/** Titles and labels of pages, which one table has in every language. */
const TITLES = new Set(
  ROUTE_NAMES.flatMap((name) => [routeOf(name).title.en, routeOf(name).label?.en ?? '']),
);

/** Collects every text that the interface answers: names, codes and references are data, not texts. */
function collectData(page: Page): Set<string> {
  const data = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') data.add(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  page.on('response', (response) => {
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    void response.json().then(visit, () => undefined);
  });
  return data;
}

/** The visible texts of a part of the page, without times, keys and codes. */
function visibleTexts(page: Page, part: string): Promise<string[]> {
  return page.evaluate(
    ([selector, ignored]) => {
      const found = new Set<string>();
      for (const root of document.querySelectorAll(selector!)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement!;
          if (parent.closest(ignored!) || !parent.checkVisibility()) continue;
          found.add(node.textContent!.trim());
        }
        for (const field of root.querySelectorAll('[placeholder], [aria-label], [title]'))
          for (const name of ['placeholder', 'aria-label', 'title'])
            if (!field.closest(ignored!)) found.add(field.getAttribute(name)?.trim() ?? '');
      }
      return [...found];
    },
    [part, `${IGNORED}${BELL}`],
  );
}

/** The words of a text that are English and not data. */
function plainWords(text: string, data: ReadonlySet<string>): string[] {
  const known = [...data, ...NAMES].filter((one) => one.length > 1 && text.includes(one));
  let left = text.replaceAll(DAY, ' ').replaceAll(MONTH_OF_YEAR, ' ');
  for (const one of known.toSorted((a, b) => b.length - a.length)) left = left.replaceAll(one, ' ');
  // Words of three letters or more; a letter with an accent belongs to a text of a catalogue.
  return (left.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /^[A-Za-z]{3,}$/.test(word));
}

async function faultsOf(
  page: Page,
  state: string,
  part: string,
  data: ReadonlySet<string>,
): Promise<string[]> {
  const texts = await visibleTexts(page, part);
  return texts
    .filter((text) => !TITLES.has(text) && plainWords(text, data).length > 0)
    .map((text) => `${state}: ${text}`);
}

/** The widths of a desk and of a phone. */
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 800 };

/**
 * `npm run looks` looks at each page in more states, in light and dark, with more records and without data.
 */
test('every page has its texts in a catalogue, no axe violation, and fits on a phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, viewport: WIDE, reducedMotion: 'reduce' });
  const signingIn = await context.newPage();
  await signIn(signingIn, 'admin');
  await signingIn.close();
  const page = await context.newPage();
  const data = collectData(page);
  // The parts of a file name that the form of a bank connection explains.
  for (const name of ['{date}', '{time}', '{number}', '{fileId}']) data.add(name);
  await withAccents(page);
  const first = async <T>(list: string) => {
    const { items } = (await (await page.request.get(`/institution/payments/${list}limit=1`)).json()) as {
      items: T[];
    };
    return items[0];
  };
  const payout = await first<{ id: string; beneficiary: { id: string } | null }>(
    'payout/history?status=COMPLETE&',
  );
  const request = await first<{ id: string; payer: { id: string } }>('collections?status=OPEN&');
  const schedule = await first<{ id: string }>('scheduled-withdrawals?');
  const parameters: Record<string, string | undefined> = {
    batch: (await first<{ id: string }>('bulk-withdrawals/batches?'))?.id,
    payout: payout?.id,
    recipient: payout?.beneficiary?.id,
    schedule: schedule?.id,
    editSchedule: schedule?.id,
    receivable: request?.id,
    editReceivable: request?.id,
    payer: request?.payer.id,
    fundingRecord: (await first<{ id: string }>('funding-records?'))?.id,
    market: 'BTCZAR',
  };
  const faults: string[] = [];
  const look = async (state: string, part: string) => {
    faults.push(...(await faultsOf(page, state, part, data)));
  };

  await page.goto('/nowhere');
  // The server's page is in the language of the browser, without accents.
  await expect(page.getByRole('button', { name: /^Àććōũńţ ōƒ/ })).toBeVisible();
  await look('unknown address', 'body');
  for (const [state, button, selector] of [
    ['account', 'header button[aria-haspopup="dialog"] >> nth=-1', '[popover]:popover-open'],
    ['keyboard shortcuts', '.frame-keys', '[role="dialog"]'],
  ] as const) {
    await page.locator(button).click();
    await expect(page.locator(selector).first()).toBeVisible();
    await look(state, selector);
    await page.keyboard.press('Escape');
  }

  for (const name of ROUTE_NAMES) {
    const pattern = routeOf(name).path;
    const parameter = parameters[name];
    if (pattern.includes(':') && parameter === undefined) continue;
    await page.goto(pattern.replace(/:\w+/, parameter ?? ''));
    await expect(page.getByRole('button', { name: /^Àććōũńţ ōƒ/ })).toBeVisible();
    // Another journey checks that every page settles.
    await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root'))
      .toHaveCount(0, { timeout: 10_000 })
      .catch(() => undefined);
    const feature = routeOf(name).file.split('/').slice(0, 2).join('/');
    await look(paths.overview() + name, isConverted(feature) ? 'body' : 'header, nav');
    faults.push(...(await axeViolations(page)).map((fault) => `${name}: ${fault}`));
    await page.setViewportSize(NARROW);
    if (await scrollsSideways(page)) faults.push(`${name} scrolls sideways`);
    await page.setViewportSize(WIDE);
  }
  expect([...new Set(faults)]).toEqual([]);
  await context.close();
});

/** A file with an error of nearly every kind. The texts of its cells are in no catalogue. */
const HEADER = [
  'beneficiary_name',
  'bank',
  'branch_code',
  'account_number',
  'account_type',
  'amount',
  'beneficiary_reference',
];
const ROWS = [
  ['Thandi Nkosi', 'Capitek', '470010', '1012345678', 'SAVINGS', '1250.00', 'SALARY'],
  ['', 'ABSA', '12', '4.01E+9', 'Gold', '1,234', 'SALARY'],
  ['Johan Botha', 'Standard Bank', '051001', '12345678901234', 'savings ', 'USD 5', 'SALARY'],
  ['123', 'NULL', '', '62012345678.00', '', '-5', 'SALARY'],
  ['Lerato Dlamini', 'ABSA', '632005', '4012345678', 'SAVINGS', 'R 2 500,00', 'SALARY'],
];
/** The last row is read as it is, and not listed. */
const ROWS_WITH_ERRORS = ROWS.length - 1;

test('every sentence about a file is in a catalogue', async ({ context }) => {
  const first = await context.newPage();
  await signIn(first, 'preparer');
  await first.close();
  const page = await context.newPage();
  const data = collectData(page);
  for (const cell of [...HEADER, ...ROWS.flat()]) if (cell !== '') data.add(cell.trim());
  for (const name of ['salaries', '.csv', '.pdf', 'File', 'Save', 'comma delimited']) data.add(name);
  await withAccents(page);
  const faults: string[] = [];
  const choose = async (name: string, text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

  await page.goto(paths.newBatch());
  await choose('salaries.pdf', '%PDF-1.7');
  await expect(page.getByRole('alert')).toBeVisible();
  faults.push(...(await faultsOf(page, 'a file that cannot be read', '[role="alert"]', data)));

  await choose('salaries.csv', [HEADER, ...ROWS].map((cells) => cells.map(quoted).join(',')).join('\n'));
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  const rows = grid.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows).toHaveCount(ROWS_WITH_ERRORS);
  for (let row = 0; row < ROWS_WITH_ERRORS; row++) {
    await rows.nth(row).getByRole('gridcell').first().click();
    faults.push(...(await faultsOf(page, `row ${row + 1}`, 'main', data)));
  }
  expect([...new Set(faults)]).toEqual([]);
});

function quoted(cell: string): string {
  return `"${cell}"`;
}
