import { expect, test, type Page } from '@playwright/test';
import { signIn } from './pages/sign-in.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test('anything is found by keyboard alone: a page, a person, a payment and the row of a batch', async ({
  page,
}) => {
  await signIn(page, 'preparer');

  await test.step('letters that are typed before the search has loaded belong to it', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nkosi');
    await expect(field(page)).toHaveValue('nkosi');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
  });

  await test.step('Ctrl+K opens the search, and Escape returns to where the focus was', async () => {
    const link = page.getByRole('link', { name: 'All balances' });
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  await test.step('a page opens, and its heading has the focus', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rec');
    await expect(option(page, /Recipients/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Recipients' })).toBeFocused();
  });

  const { items } = (await (
    await page.request.get('/institution/payments/payout/history?status=COMPLETE&direction=DEBIT&limit=1')
  ).json()) as { items: { id: string; beneficiary: { name: string; accountNumber: string } }[] };
  const { name, accountNumber } = items[0]!.beneficiary;

  await test.step('a payment is found by a name and the last four digits, and opens its payout', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(`${name.split(' ')[0]} ${accountNumber.slice(-4)}`);
    const payments = page.getByRole('group', { name: 'Payments' }).getByRole('option');
    await expect(payments.first()).toContainText(name);
    await payments.filter({ hasText: 'Paid' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Proof of payment' })).toBeVisible();
    await expect(page.getByText(accountNumber).first()).toBeVisible();
  });

  await test.step('a payment that is not sent opens its batch, with its row in view', async () => {
    const { items: waiting } = (await (
      await page.request.get('/institution/payments/bulk-withdrawals/batches?status=PENDING_APPROVAL')
    ).json()) as { items: { id: string; label: string; withdrawalCount: number }[] };
    const batch = waiting.toSorted((a, b) => b.withdrawalCount - a.withdrawalCount)[0]!;
    const rows = (await (
      await page.request.get(
        `/institution/payments/bulk-withdrawals/batches/${batch.id}/withdrawals` +
          `?offset=${batch.withdrawalCount - 1}`,
      )
    ).json()) as { items: { id: string; rowNumber: number; beneficiary: { name: string } }[] };
    const last = rows.items[0]!;
    await page.keyboard.press('Control+k');
    await page.keyboard.type(last.id);
    await expect(option(page, new RegExp(last.beneficiary.name))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: batch.label })).toBeVisible();
    await expect(page.locator('[data-pointed]')).toContainText(last.beneficiary.name);
    await expect(page.locator('[data-pointed]')).toBeInViewport();
  });

  await test.step('the next search offers the earlier ones', async () => {
    await page.keyboard.press('Control+k');
    const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
    await expect(recent.filter({ hasText: accountNumber.slice(-4) })).toBeVisible();
    await recent.filter({ hasText: 'rec' }).click();
    await expect(field(page)).toHaveValue('rec');
    await expect(option(page, /Recipients/)).toBeVisible();
  });
});
