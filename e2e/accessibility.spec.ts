import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page, type Route } from '@playwright/test';
import { paths, ROUTE_NAMES, ROUTES } from '../src/shared/dashboard-routes.ts';
import { signIn } from './pages/sign-in.ts';

const FIXED = ROUTE_NAMES.map((name) => ROUTES[name].path).filter((path) => !path.includes(':'));
const isOfExchange = (path: string) => path.startsWith(paths.trading());

const PAGES = [...FIXED.filter((path) => !isOfExchange(path)), '/nowhere'];

const TRADING_PAGES = [
  ...FIXED.filter(isOfExchange),
  paths.market('BTCZAR'),
  paths.market('BTCUSDCPERP'),
  paths.orders('?tab=past'),
  paths.transactions('?tab=trades'),
];

const LOOKS = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 360],
  ['dark', 360],
] as const;

/** Each test opens many pages and checks each with axe. */
test.setTimeout(300_000);

/** Opens each page and returns its faults once it has loaded. */
async function faultsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of addresses) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.locator('[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root'),
    ).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    faults.push(
      ...violations.map(
        ({ id, nodes }) =>
          `${path}: ${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.target.join(' '))
            .join(' | ')}`,
      ),
    );
    if (
      await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    )
      faults.push(`${path}: scrolls sideways`);
  }
  return faults;
}

for (const [colorScheme, width] of LOOKS) {
  test(`every page fits and has no axe violation, ${colorScheme}, ${width} pixels wide`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      colorScheme,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signIn(page, colorScheme === 'light' ? 'preparer' : 'admin');
    const { items: batches } = (await (
      await page.request.get('/institution/payments/bulk-withdrawals/batches?limit=4')
    ).json()) as { items: { id: string }[] };
    const { items: payouts } = (await (
      await page.request.get('/institution/payments/payout/history?limit=1&status=COMPLETE')
    ).json()) as { items: { id: string; beneficiary: { id: string } | null }[] };
    const found = [
      ...batches.map(({ id }) => paths.batch(id)),
      paths.payout(payouts[0]!.id),
      paths.payouts(`?open=${payouts[0]!.id}`),
      ...(payouts[0]!.beneficiary ? [paths.recipient(payouts[0]!.beneficiary.id)] : []),
    ];
    expect(await faultsOf(page, [...PAGES, ...found])).toEqual([]);
    await context.close();
  });

  test(`every exchange page fits and has no axe violation, ${colorScheme}, ${width} pixels wide`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      colorScheme,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signIn(page, colorScheme === 'light' ? 'trader' : 'viewer');
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
    await context.close();
  });

  test(`no state of a page has an axe violation, ${colorScheme}, ${width} pixels wide`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      colorScheme,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const faults: string[] = [];
    const look = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      faults.push(...violations.map(({ id, nodes }) => `${state}: ${id}: ${nodes[0]!.target.join(' ')}`));
    };
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await look('sign-in');
    await page.locator('input[autocomplete="username"]').fill('unknown');
    await page.locator('input[type="password"]').fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look('sign-in with an error');
    await signIn(page, 'admin');
    const addresses = [...FIXED, paths.market('BTCZAR')];
    for (const [state, hold] of [
      ['loading', () => undefined],
      ['failed', (route: Route) => void route.fulfill({ status: 400, body: '' })],
    ] as const) {
      await page.route(/\/(institution|trading|app\/(?!session))/, hold);
      for (const path of addresses) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(`${path} ${state}`);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}
