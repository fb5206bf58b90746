import { expect, test, type Page } from '@playwright/test';
import { paths } from '../src/shared/dashboard-routes.ts';
import { signIn } from './pages/sign-in.ts';

/** Messages that a failing program shows, which no person should ever read. */
const RAW =
  /undefined|is not a |is not iterable|Unexpected token|(Syntax|Type)Error|Failed to fetch|dynamically|nginx/;

/** The list of the payouts page. */
const LIST = /\/app\/payouts\?/;
const PROXY_PAGE = '<html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';

async function shows(page: Page, text: RegExp): Promise<void> {
  await expect(page.locator('main')).toContainText(text);
  expect(await page.locator('body').innerText()).not.toMatch(RAW);
}

test('every fault of the network is explained, and trying again helps', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await signIn(page, 'viewer');
  const answers = [
    [{ status: 502, contentType: 'text/html', body: PROXY_PAGE }, /Outlay is not available/],
    [{ status: 503, headers: { 'retry-after': '20' }, body: '' }, /Try again in 20 seconds/],
    [{ status: 429, headers: { 'retry-after': '5' }, body: '' }, /Try again in 5 seconds/],
    [{ status: 200, contentType: 'application/json', body: '{"items": [1,' }, /cannot be read/],
    [{ status: 200, contentType: 'text/html', body: PROXY_PAGE }, /cannot be read/],
    [
      {
        status: 400,
        contentType: 'application/problem+json',
        body: '{"title":"Refused","detail":"Not like this.","code":"x"}',
      },
      /Not like this/,
    ],
  ] as const;
  for (const [answer, text] of answers) {
    await page.route(LIST, (route) => route.fulfill(answer));
    await page.goto(paths.payouts());
    await shows(page, text);
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  }
  await page.route(LIST, (route) => route.abort('internetdisconnected'));
  await page.goto(paths.payouts());
  await shows(page, /No connection to Outlay|You are offline/);
  expect(thrown).toEqual([]);
});

test('a browser without a network says so and keeps the page', async ({ page, context }) => {
  await signIn(page, 'viewer');
  await context.setOffline(true);
  await shows(page, /You are offline/);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('a page that could not be loaded opens by itself once there is a network', async ({ page, context }) => {
  await signIn(page, 'viewer');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Statements', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await shows(page, /opens as soon as Outlay can be reached/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank statements');
  // That heading appears before the page's scripts have loaded.
  await expect(page.locator('h1[tabindex="-1"]')).toHaveText('Bank statements');

  // This must also work after the user has left the page that could not be loaded.
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Recipients', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await page.getByRole('link', { name: 'Statements', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank statements');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Recipients', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipients');
  await expect(page.getByRole('table')).toBeVisible();
});

test('a page that belongs to a new version offers a reload, which opens it', async ({ page }) => {
  await signIn(page, 'viewer');
  // The files of the old version no longer exist, and the server's page names others.
  await page.route('**/assets/page-*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/new.js">' }),
  );
  await page.getByRole('link', { name: 'Balances', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new version of Outlay is available');
  await shows(page, /Drafts of batches are kept/);
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Balances' })).toBeVisible();
});

test('the heading and the shape of a page are there before any script', async ({
  browser,
  baseURL,
  page,
}) => {
  await signIn(page, 'viewer');
  const context = await browser.newContext({
    baseURL: baseURL!,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const bare = await context.newPage();
  await bare.goto(paths.payouts());
  await expect(bare.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Payouts');
  await expect(bare).toHaveTitle('Payouts · Outlay');
  await context.close();
});
