import { expect, test } from '@playwright/test';
import { signIn } from './pages/sign-in.ts';

test('a long list draws only the rows in view, and the keyboard reaches its first and last row', async ({
  page,
}) => {
  await signIn(page, 'viewer');
  await page.goto('/trade/orders?tab=past');
  const table = page.getByRole('table', { name: 'Past orders' });
  const rows = table.locator('tbody tr[data-opens]');
  await expect(rows.first()).toBeVisible();
  // Load more rows, a hundred at a time, until the list is too long to be drawn completely.
  while (
    (await table.getAttribute('aria-rowcount')) === null ||
    Number(await table.getAttribute('aria-rowcount')) < 350
  ) {
    const before = (await table.getAttribute('aria-rowcount')) ?? String(await rows.count());
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(async () =>
      expect((await table.getAttribute('aria-rowcount')) ?? String(await rows.count())).not.toBe(before),
    ).toPass();
  }
  const total = Number(await table.getAttribute('aria-rowcount')) - 1;
  expect(await rows.count()).toBeLessThan(total / 2);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(table.locator('tr[aria-rowindex="2"]')).toBeVisible();
  await table.locator('tr[aria-rowindex="2"]').focus();
  await page.keyboard.press('End');
  await expect(table.locator(`tr[aria-rowindex="${total + 1}"]`)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(table.locator(`tr[aria-rowindex="${total}"]`)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(table.locator('tr[aria-rowindex="2"]')).toBeFocused();
});
