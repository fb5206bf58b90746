import { expect, test, type Browser, type Page } from '@playwright/test';
import { NewBatchPage } from '../pages/new-batch-page.ts';
import { signIn } from '../pages/sign-in.ts';

const MAX_AGE_SECONDS = 20;

const LABEL = 'Only after a fresh sign-in';
const FILE =
  'beneficiary_name,bank,account_number,account_type,amount,beneficiary_reference\n' +
  'Freya Fresh,FNB,62011119901,CURRENT,19.90,TEST';

async function asUser(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL!,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, user);
  return page;
}

async function fillSignIn(page: Page, user: string): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(user);
  await page.locator('input[type="password"]').fill(user);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Null never asks for a fresh sign-in. The person who saves signs in again when the saved config requires it.
 */
async function askForFreshSignIn(admin: Page, maxAgeSeconds: number | null): Promise<void> {
  await admin.goto('/payment-config?edit=1');
  await admin
    .getByRole('switch', { name: 'Require a fresh sign-in to approve' })
    .setChecked(maxAgeSeconds !== null);
  const maxAge = admin.getByRole('textbox', { name: 'Maximum age of the sign-in', exact: true });
  const unit = admin.getByRole('combobox', { name: 'Unit of “Maximum age of the sign-in”' });
  if (maxAgeSeconds !== null) {
    await unit.click();
    await admin.getByRole('option', { name: 'seconds' }).click();
    await maxAge.fill(String(maxAgeSeconds));
  }
  const save = async () => {
    await admin.getByRole('button', { name: /^Save as version/ }).click();
    // The dialog lists the change; its button has the same words.
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /^Save as version/ })
      .click();
  };
  const saved = admin.getByText(/^Saved as version/);
  const signInForm = admin.locator('input[autocomplete="username"]');
  await save();
  await expect(saved.or(signInForm)).toBeVisible();
  if (await saved.isVisible()) return;
  await fillSignIn(admin, 'admin');
  await expect(admin.getByText('Your changes are still here')).toBeVisible();
  if (maxAgeSeconds !== null) {
    // The largest unit that fits: 600 seconds are shown as 10 minutes.
    const isWholeMinutes = maxAgeSeconds % 60 === 0;
    await expect(maxAge).toHaveValue(String(isWholeMinutes ? maxAgeSeconds / 60 : maxAgeSeconds));
  }
  await save();
  await expect(saved).toBeVisible();
}

test('an approver whose sign-in is too old signs in again, returns to the batch and approves it', async ({
  browser,
  page,
}) => {
  const approver = await asUser(browser, 'approver');
  const signedInMs = Date.now();
  const admin = await asUser(browser, 'admin');
  await askForFreshSignIn(admin, MAX_AGE_SECONDS);
  try {
    await signIn(page, 'preparer');
    const newBatch = new NewBatchPage(page);
    await newBatch.open();
    await newBatch.drop('fresh.csv', FILE);
    await newBatch.submitAs(LABEL);
    const address = page.url();

    await approver.goto(address);
    const approve = approver.getByRole('button', { name: /^Approve and pay/ });
    await expect
      .poll(() => Date.now() - signedInMs, { timeout: 240_000 })
      .toBeGreaterThan(MAX_AGE_SECONDS * 1_000 + 1_000);
    await approve.click();
    await approver
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve and pay/ })
      .click();

    await approver.locator('input[autocomplete="username"]').waitFor();
    // The sign-in was required. Now relax the limit, so that the new sign-in does not become too old on a
    // slow machine.
    await askForFreshSignIn(admin, 600);
    await fillSignIn(approver, 'approver');
    await expect(approver).toHaveURL(address);
    await approve.click();
    await approver
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve and pay/ })
      .click();
    await expect(approver.locator('main').getByText('Paid').first()).toBeVisible({ timeout: 240_000 });
  } finally {
    await askForFreshSignIn(admin, null);
  }
});
