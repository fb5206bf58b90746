import { expect, test } from '@playwright/test';
import { signIn } from './pages/sign-in.ts';

test('payouts are narrowed to a period and a person, totalled, sorted, and saved as a view for all', async ({
  page,
  browser,
}) => {
  await signIn(page, 'preparer');
  await page.goto('/payouts');
  const { items } = (await (
    await page.request.get('/institution/payments/payout/history?status=COMPLETE&direction=DEBIT&limit=1')
  ).json()) as { items: { beneficiary: { name: string; accountNumber: string } }[] };
  const { name, accountNumber } = items[0]!.beneficiary;

  await test.step('by name and the last digits of the account', async () => {
    await page.getByRole('searchbox', { name: 'Find' }).fill(`${name} ${accountNumber.slice(-4)}`);
    await expect(page.getByRole('row').filter({ hasText: accountNumber }).first()).toBeVisible();
    await expect(page.getByLabel('Totals of what is found')).toContainText('Paid');
  });

  await test.step('by a period, whose days the chip names', async () => {
    await page.getByRole('button', { name: 'Period: Any time' }).click();
    await page.getByRole('button', { name: 'This tax year', exact: true }).click();
    await expect(page).toHaveURL(/period=this-tax-year/);
    await expect(page.getByRole('group', { name: 'Active filters' })).toContainText(
      /This tax year: 1 Mar 20/,
    );
  });

  await test.step('sorted by amount, largest first', async () => {
    const header = page.getByRole('columnheader', { name: 'Amount' });
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=amount&order=desc/);
  });

  await test.step('saved under a name and shared', async () => {
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('One person this year');
    await dialog.getByRole('switch').click();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('link', { name: 'One person this year' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('a colleague opens the view and sees the same', async () => {
    const other = await browser.newPage();
    await signIn(other, 'viewer');
    await other.goto('/payouts');
    await other.getByRole('link', { name: 'One person this year' }).click();
    await expect(other.getByRole('row').filter({ hasText: accountNumber }).first()).toBeVisible();
    await expect(other.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(other.getByRole('button', { name: 'Delete One person this year' })).toHaveCount(0);
    await other.close();
  });

  await test.step('its owner deletes it', async () => {
    await page.getByRole('button', { name: 'Delete One person this year' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the view' }).click();
    await expect(page.getByRole('link', { name: 'One person this year' })).toHaveCount(0);
  });
});

test('what needs attention leads to what to do, and the bell counts it until it is read', async ({
  page,
}) => {
  await signIn(page, 'viewer');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention).toContainText(/failed/);
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await attention
    .getByRole('link', { name: /^See (the )?failed payment/ })
    .first()
    .click();
  await expect(page).toHaveURL(/status=FAILED/);
  await expect(page.getByRole('cell', { name: 'Failed' }).first()).toBeVisible();
});
