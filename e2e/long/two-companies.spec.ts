import { mkdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { paths } from '../../src/shared/dashboard-routes.ts';
import { scrollsSideways, violationsOf } from '../pages/faults.ts';
import { MovedClock } from '../pages/moved-clock.ts';

/**
 * A person of one company is invited to a second one, joins with the same sign-in, and switches between them
 * in two tabs. With PICTURES=1, the menu and the dialog are pictured in test-results/two-companies.
 */

const ADMINS = ['first-harbour-admin', 'second-harbour-admin'] as const;
const FOLDER = 'test-results/two-companies';

let clock: MovedClock;
test.beforeAll(async () => {
  clock = await MovedClock.start();
  for (const [index, name] of ADMINS.entries()) {
    const about = ['--display-name', `Harbour Admin ${index + 1}`, '--entity', 'Harbour Foods'];
    await clock.admin(['user', '--name', name, ...about, '--roles', 'ADMIN', '--set-password'], name);
  }
});
test.afterAll(() => clock.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const company = (page: Page, name: string) => page.getByRole('button', { name: `${name}: switch company` });

/** Looks for faults, wide and narrow, and pictures the page if asked to. */
async function look(page: Page, name: string): Promise<void> {
  const size = page.viewportSize()!;
  for (const width of [1440, 360]) {
    await page.setViewportSize({ ...size, width });
    expect(await violationsOf(page, `${name}, ${width} pixels`)).toEqual([]);
    expect(await scrollsSideways(page), `${name}, ${width} pixels`).toBe(false);
    if (process.env['PICTURES'] === '1')
      for (const colorScheme of ['light', 'dark'] as const) {
        mkdirSync(FOLDER, { recursive: true });
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png` });
      }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(size);
}

/** The link of an invitation to Harbour Foods on which its two admins agree. */
async function invite(first: Page, second: Page): Promise<string> {
  await first.goto(paths.people());
  await first.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Lindiwe Dube');
  await dialog.getByRole('checkbox', { name: 'Approver' }).check();
  await dialog.getByLabel(/^Reason/).fill('Approves for both companies.');
  await dialog.getByRole('button', { name: 'Ask a second admin' }).click();
  await expect(first.getByText('Needs a second admin').first()).toBeVisible();
  await second.goto(paths.people());
  await second.getByRole('button', { name: 'Confirm…' }).click();
  await second.getByRole('button', { name: 'Confirm, so that it takes effect now' }).click();
  await second.getByRole('button', { name: 'Make a link…' }).click();
  await second.getByRole('button', { name: 'Make the link' }).click();
  return (await second.getByText(/\/app\/invitation\/[\w-]{43}$/).textContent())!;
}

test('a person joins a second company, switches, and nothing crosses', async ({ browser }) => {
  test.setTimeout(240_000);
  const link = await invite(await clock.pageOf(browser, ADMINS[0]), await clock.pageOf(browser, ADMINS[1]));

  const karoo = await clock.pageOf(browser, 'viewer');
  await expect(karoo.locator('.frame-entity')).toHaveText('Karoo Trading');
  // With one company there is nothing to switch.
  await expect(company(karoo, 'Karoo Trading')).toHaveCount(0);

  const harbour = await karoo.context().newPage();
  await harbour.goto(link);
  await expect(heading(harbour, 'Join Harbour Foods')).toBeVisible();
  await look(harbour, 'invitation');
  await harbour.getByRole('button', { name: 'Sign in and join' }).click();
  await harbour.getByLabel('User name').fill('viewer');
  await harbour.getByLabel('Password', { exact: true }).fill('viewer');
  await harbour.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(company(harbour, 'Harbour Foods')).toBeVisible();
  await expect(harbour.getByRole('button', { name: 'Account of Lindiwe Dube' })).toBeVisible();

  // The tab of the first company notices with its next request, and shows nothing of the second one.
  await karoo.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Batches' }).click();
  const noticed = karoo.getByRole('dialog', { name: 'You now work in Harbour Foods' });
  await expect(noticed).toBeVisible();
  await look(karoo, 'another-company');
  await noticed.getByRole('button', { name: 'Switch back to Karoo Trading' }).click();
  await expect(noticed).toBeHidden();
  await expect(karoo.getByRole('table').getByRole('row').nth(1)).toBeVisible();

  // Now the other tab belongs to the company that is not worked in, and learns it at once.
  const told = harbour.getByRole('dialog', { name: 'You now work in Karoo Trading' });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Leave this page and work in Karoo Trading' }).click();
  await expect(company(harbour, 'Karoo Trading')).toBeVisible();
  await expect(heading(harbour, 'Overview')).toBeVisible();

  // By keyboard, to the other company: the page is loaded again, with the rights that the person has there.
  await company(harbour, 'Karoo Trading').focus();
  await harbour.keyboard.press('Enter');
  const menu = harbour.getByRole('dialog', { name: 'Switch company' });
  await expect(menu.getByRole('button', { name: 'Karoo Trading' })).toHaveAttribute('aria-current', 'true');
  await look(harbour, 'menu');
  await menu.getByRole('button', { name: 'Harbour Foods' }).focus();
  await harbour.keyboard.press('Enter');
  await expect(company(harbour, 'Harbour Foods')).toBeVisible();

  // A batch of the first company is not found here, whatever its address says.
  const batch = new URL(karoo.url()).pathname;
  expect(batch).toBe(paths.batches());
  const rows = (await (
    await harbour.request.get('/institution/payments/bulk-withdrawals/batches?limit=200')
  ).json()) as { items: { createdBy: { name: string } }[] };
  const makers = new Set(rows.items.map(({ createdBy }) => createdBy.name));
  expect([...makers]).toEqual(['other-preparer']);

  // What the person sees of themselves: the two companies in the account, at the width of a phone.
  await harbour.setViewportSize({ width: 360, height: 800 });
  await harbour.getByRole('button', { name: 'Account of Lindiwe Dube' }).click();
  const account = harbour.getByRole('dialog', { name: 'Account' });
  await look(harbour, 'account');
  await account.getByRole('button', { name: 'Karoo Trading' }).click();
  await expect(company(harbour, 'Karoo Trading')).toBeVisible();
});
