import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import { paths, ROUTE_NAMES, routeOf } from '../src/shared/dashboard-routes.ts';
import { scrollsSideways, violationsOf } from './pages/faults.ts';
import { createConnection } from './pages/planted-bank.ts';
import { requestsOf } from './pages/planted-batch.ts';
import { plantStatements } from './pages/planted-statements.ts';
import { signIn } from './pages/sign-in.ts';

const FIXED = ROUTE_NAMES.map((name) => routeOf(name).path).filter((path) => !path.includes(':'));
const isOfExchange = (path: string) => path.startsWith(paths.trading());

const PAGES = [...FIXED.filter((path) => !isOfExchange(path)), '/nowhere'];

const TRADING_PAGES = [
  ...FIXED.filter(isOfExchange),
  paths.market('BTCZAR'),
  paths.market('BTCUSDCPERP'),
  paths.orders('?tab=past'),
  paths.transactions('?tab=trades'),
];

const WIDTHS = [1440, 360] as const;

/** The requests for data of the pages, without those for scripts and for the session. */
const INTERFACE = /^https?:\/\/[^/]+\/(institution|trading|app\/(?!session))/;

/** Opens each page and returns its faults once it has loaded. */
async function faultsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of addresses) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.locator('[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root'),
    ).toHaveCount(0);
    faults.push(...(await violationsOf(page, path)));
    if (await scrollsSideways(page)) faults.push(`${path}: scrolls sideways`);
  }
  return faults;
}

async function open(browser: Browser, baseURL: string, width: number, user: string | null): Promise<Page> {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (user !== null) await signIn(page, user);
  return page;
}

for (const width of WIDTHS) {
  test(`every page fits and has no axe violation, ${width} pixels wide`, async ({ browser, baseURL }) => {
    // Both users see every page. Pages that differ between them are checked as both.
    const [first, second] = width === 1440 ? ['preparer', 'admin'] : ['admin', 'preparer'];
    const page = await open(browser, baseURL!, width, first!);
    const { items: batches } = (await (
      await page.request.get('/institution/payments/bulk-withdrawals/batches?limit=4')
    ).json()) as { items: { id: string }[] };
    const { items: payouts } = (await (
      await page.request.get('/institution/payments/payout/history?limit=1&status=COMPLETE')
    ).json()) as { items: { id: string; beneficiary: { id: string } | null }[] };
    const { items: funding } = (await (
      await page.request.get('/institution/payments/funding-records?limit=1')
    ).json()) as { items: { id: string }[] };
    const { items: schedules } = (await (
      await page.request.get('/institution/payments/scheduled-withdrawals')
    ).json()) as { items: { id: string }[] };
    expect(schedules.length).toBeGreaterThan(0);
    const { items: requests } = (await (
      await page.request.get('/institution/payments/collections?status=OPEN&limit=1')
    ).json()) as { items: { id: string; payer: { id: string } }[] };
    const { items: writtenOff } = (await (
      await page.request.get('/institution/payments/collections?status=WRITTEN_OFF&limit=1')
    ).json()) as { items: { id: string }[] };
    const statement = await plantStatements(browser, baseURL!, `40556677${width}`);
    const { items: entries } = (await (
      await page.request.get('/app/reconciliation/entries?limit=1')
    ).json()) as { items: { entry: { id: string } }[] };
    const admin = await requestsOf(browser, baseURL!, 'admin');
    // The connection carries no payments, so that it affects no journey.
    const connection = paths.bankConnection(await createConnection(admin, `Looks, ${width}`));
    const found = [
      connection,
      paths.statement(statement),
      paths.fundingRecord(funding[0]!.id),
      paths.reconciliation('?view=days'),
      paths.reconciliation(`?open=${entries[0]!.entry.id}`),
      ...batches.map(({ id }) => paths.batch(id)),
      ...schedules.flatMap(({ id }) => [paths.schedule(id), paths.schedule(id, '?runs=past')]),
      ...[...requests, ...writtenOff].map(({ id }) => paths.receivable(id)),
      paths.payer(requests[0]!.payer.id),
      paths.receivables('?age=OVERDUE&view=chart'),
      paths.receivables('?view=table'),
      paths.payout(payouts[0]!.id),
      paths.payouts(`?open=${payouts[0]!.id}`),
      ...(payouts[0]!.beneficiary ? [paths.recipient(payouts[0]!.beneficiary.id)] : []),
    ];
    expect(await faultsOf(page, [...PAGES, ...found])).toEqual([]);
    await page.context().close();

    const other = await open(browser, baseURL!, width, second!);
    const differing = [
      paths.overview(),
      paths.newBatch(),
      paths.newBankConnection(),
      paths.bankReplies(),
      paths.paymentConfig(),
      paths.entityConfig(),
      paths.schedules(),
      paths.newSchedule(),
      paths.newSchedule(`?batch=${batches[0]!.id}`),
      ...schedules.flatMap(({ id }) => [paths.schedule(id), paths.editSchedule(id)]),
      paths.newReceivable(`?payer=${requests[0]!.payer.id}`),
      paths.editReceivable(requests[0]!.id),
    ];
    expect(
      await faultsOf(other, [...differing, connection, `${connection}?edit=1`, paths.batch(batches[0]!.id)]),
    ).toEqual([]);
    await other.context().close();
  });

  test(`every exchange page fits and has no axe violation, ${width} pixels wide`, async ({
    browser,
    baseURL,
  }) => {
    const page = await open(browser, baseURL!, width, 'trader');
    const accounts = (await (await page.request.get('/trading/v1/account/subaccounts')).text()).matchAll(
      /"id":"(\d{2,})"/g,
    );
    const orders = (await (await page.request.get('/trading/v1/orders/history?limit=1')).json()) as {
      orderId: string;
    }[];
    const found = [
      ...[...accounts].map(([, id]) => paths.subaccount(id!)),
      paths.orders(`?tab=past&open=${orders[0]!.orderId}`),
    ];
    expect(await faultsOf(page, [...TRADING_PAGES, ...found])).toEqual([]);
    await page.context().close();

    const viewer = await open(browser, baseURL!, width, 'viewer');
    expect(await faultsOf(viewer, [paths.market('BTCZAR'), paths.conversions()])).toEqual([]);
    await viewer.context().close();
  });

  test(`no state of a page has an axe violation, ${width} pixels wide`, async ({ browser, baseURL }) => {
    const page = await open(browser, baseURL!, width, null);
    const faults: string[] = [];
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    faults.push(...(await violationsOf(page, 'sign-in')));
    await page.locator('input[autocomplete="username"]').fill('unknown');
    await page.locator('input[type="password"]').fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    faults.push(...(await violationsOf(page, 'sign-in with an error')));
    await signIn(page, 'admin');
    const addresses = [...FIXED, paths.market('BTCZAR')];
    for (const [state, hold] of [
      ['loading', () => undefined],
      ['failed', (route: Route) => void route.fulfill({ status: 400, body: '' })],
    ] as const) {
      await page.route(INTERFACE, hold);
      for (const path of addresses) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        faults.push(...(await violationsOf(page, `${path} ${state}`)));
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
}
