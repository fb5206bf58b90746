import { mkdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { paths } from '../src/shared/dashboard-routes.ts';
import { scrollsSideways, violationsOf } from './pages/faults.ts';
import { NewBatchPage } from './pages/new-batch-page.ts';
import { NewInstallation } from './pages/new-installation.ts';

/**
 * A real installation, from the link that its first start prints to a batch that two people have paid,
 * without a command. With PICTURES=1, its pages are pictured in test-results/first-start.
 */

const PASSWORD = 'three wise vultures';
const LABEL = 'First suppliers';
const FILE = [
  'beneficiary_name,bank,branch_code,account_number,account_type,amount,beneficiary_reference',
  'Thandi Nkosi,FNB,250655,62012345678,CURRENT,1250.00,INVOICE 7',
  'Johan van der Merwe,FNB,250655,62012345679,CURRENT,980.50,INVOICE 8',
].join('\r\n');
const FOLDER = 'test-results/first-start';

let installation: NewInstallation;
test.beforeAll(async () => {
  installation = await NewInstallation.start();
});
test.afterAll(() => installation.stop());

/** Looks for faults of a page, wide and narrow, and pictures it if asked to. */
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
        await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(size);
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

test('two people set up a company and pay a first batch, with what the start printed alone', async ({
  browser,
}) => {
  const ana = await installation.browserOf(browser);
  const ben = await installation.browserOf(browser);
  const missing = ana.getByRole('region', { name: 'What is still missing before the first payout' });
  let invitation: string;

  await test.step('the sign-in says that there is no company yet', async () => {
    await ana.goto('/');
    await expect(ana.getByText('No company is set up here yet')).toBeVisible();
  });

  await test.step('a form with a fault saves nothing and loses nothing but the password', async () => {
    await ana.goto(installation.link);
    await look(ana, 'form');
    await ana.getByLabel('Name of the company').fill('Overstrand Joinery');
    await ana.getByLabel('Your name').fill('Ana Botha');
    await ana.getByLabel('User name').fill('ana');
    await ana.getByLabel('Password', { exact: true }).fill('short');
    await ana.getByLabel('The same password again').fill('short');
    await ana.getByRole('button', { name: 'Set up the company' }).click();
    await expect(ana.getByRole('alert').getByRole('link')).toHaveCount(2);
    await look(ana, 'form-with-faults');
    await ana
      .getByRole('alert')
      .getByRole('link', { name: /second person/ })
      .click();
    await expect(ana.getByLabel('Name of the second person')).toBeFocused();
  });

  await test.step('the first admin sets up the company and gets a link to hand over', async () => {
    await ana.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await ana.getByLabel('The same password again').fill(PASSWORD);
    await ana.getByLabel('Name of the second person').fill('Ben Adams');
    await ana.getByRole('button', { name: 'Set up the company' }).click();
    await expect(ana.getByRole('heading', { level: 1, name: 'Overstrand Joinery is set up' })).toBeVisible();
    await look(ana, 'done');
    invitation = (await ana.locator('code.link').textContent())!;
    await ana.getByRole('link', { name: 'Sign in', exact: true }).click();
    await signIn(ana, 'ana');
  });

  await test.step('the overview says what is missing', async () => {
    await expect(missing.getByText('Needed', { exact: true })).toHaveCount(1);
    await expect(missing.getByText('A preparer, and enough approvers')).toBeVisible();
    await look(ana, 'overview');
  });

  await test.step('the second person joins, and the link of the first start is worth nothing', async () => {
    await ben.goto(invitation);
    await ben.getByLabel('User name').fill('ben');
    await ben.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await ben.getByLabel('The same password again').fill(PASSWORD);
    await ben.getByRole('button', { name: 'Join', exact: true }).click();
    await ben.goto(installation.link);
    await expect(ben.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    await ben.goto('/');
    await signIn(ben, 'ben');
    await ana.reload();
    await expect(missing.getByText('Nothing that is needed is missing.')).toBeVisible();
    await look(ana, 'overview-ready');
  });

  await test.step('one prepares, the other approves, and the batch is paid', async () => {
    const newBatch = new NewBatchPage(ana);
    await newBatch.open();
    await newBatch.drop('suppliers.csv', FILE);
    await newBatch.submitAs(LABEL);
    await ben.reload();
    await ben.getByRole('link', { name: `Review ${LABEL}` }).click();
    await ben.getByRole('button', { name: /^Approve/ }).click();
    await ben
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve and pay/ })
      .click();
    await expect(ben.getByText('Paid', { exact: true }).first()).toBeVisible();
  });

  await test.step('nothing is missing any more', async () => {
    await ana.goto(paths.overview());
    await expect(ana.getByRole('link', { name: LABEL }).first()).toBeVisible();
    await expect(missing).toHaveCount(0);
  });
});
