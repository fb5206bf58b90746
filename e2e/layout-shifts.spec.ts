import { type Browser, expect, type Page, test } from '@playwright/test';
import { paths, ROUTE_NAMES, routeOf } from '../src/shared/dashboard-routes.ts';
import { plantStatements } from './pages/planted-statements.ts';
import { signIn } from './pages/sign-in.ts';

/** The most that a page may move while it loads, as browsers measure it: cumulative layout shift. */
const LIMIT = 0.05;

const FIXED = ROUTE_NAMES.map((name) => routeOf(name).path).filter((path) => !path.includes(':'));
const isOfExchange = (path: string) => path.startsWith(paths.trading());

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** Notes every shift of a page from its first paint on, with the elements that moved. */
function noteShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const nameOf = (node: Node | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName.toLowerCase() ?? '?'} “${element?.textContent?.trim().slice(0, 30) ?? ''}”`;
  };
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput)
        window.shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

async function open(browser: Browser, baseURL: string, width: number, user: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width === 1440 ? 900 : 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(noteShifts);
  const page = await context.newPage();
  await signIn(page, user);
  return page;
}

/** Opens each page, and returns those that move more than the limit, with the elements that moved. */
async function movingOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const moving: string[] = [];
  for (const path of addresses) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.locator('[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root'),
    ).toHaveCount(0);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum >= LIMIT)
      moving.push(`${path}: ${sum.toFixed(3)}, ${shifts.flatMap(({ moved }) => moved).join('; ')}`);
  }
  return moving;
}

for (const width of [1440, 360]) {
  test(`no page moves while it loads, ${width} pixels wide`, async ({ browser, baseURL }) => {
    const preparer = await open(browser, baseURL!, width, 'preparer');
    const firstOf = async (path: string) => {
      const { items } = (await (await preparer.request.get(path)).json()) as { items: { id: string }[] };
      return items[0]!.id;
    };
    const payout = await firstOf('/institution/payments/payout/history?limit=1&status=COMPLETE');
    const batch = await firstOf('/institution/payments/bulk-withdrawals/batches?limit=1');
    const record = await firstOf('/institution/payments/funding-records?limit=1');
    const recipient = await firstOf('/app/recipients?limit=1');
    const statement = await plantStatements(browser, baseURL!, `40556678${width}`);
    const found = [
      paths.batch(batch),
      paths.payout(payout),
      paths.payouts(`?open=${payout}`),
      paths.recipient(recipient),
      paths.fundingRecord(record),
      paths.statement(statement),
      paths.reconciliation('?view=days'),
    ];
    const ofPayments = FIXED.filter((path) => !isOfExchange(path));
    expect(await movingOf(preparer, [...ofPayments, ...found])).toEqual([]);
    await preparer.context().close();

    const admin = await open(browser, baseURL!, width, 'admin');
    const settings = [
      paths.newBankConnection(),
      paths.bankConnections(),
      paths.paymentConfig(),
      paths.entityConfig(),
      paths.people(),
      paths.auditLog(),
      paths.overview(),
    ];
    expect(await movingOf(admin, settings)).toEqual([]);
    await admin.context().close();

    const trader = await open(browser, baseURL!, width, 'trader');
    const ofExchange = [...FIXED.filter(isOfExchange), paths.market('BTCZAR'), paths.orders('?tab=past')];
    expect(await movingOf(trader, ofExchange)).toEqual([]);
    await trader.context().close();

    // For an entity that has no data yet.
    const newcomer = await open(browser, baseURL!, width, 'new-preparer');
    expect(await movingOf(newcomer, FIXED)).toEqual([]);
    await newcomer.context().close();
  });
}
