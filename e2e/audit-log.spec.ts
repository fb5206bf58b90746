import { expect, test } from '@playwright/test';
import { paths } from '../src/shared/dashboard-routes.ts';
import { signIn } from './pages/sign-in.ts';

test('an admin finds what a user did to a batch in the audit log', async ({ page }) => {
  await signIn(page, 'admin');
  const { items } = (await (
    await page.request.get('/institution/payments/bulk-withdrawals/batches?limit=1')
  ).json()) as { items: { label: string }[] };
  const { label } = items[0]!;
  await page.goto(paths.auditLog());

  await test.step('by the label of the batch', async () => {
    await page.getByRole('combobox', { name: 'Batch' }).fill(label);
    await page.getByRole('option', { name: label }).first().click();
    await expect(page).toHaveURL(/subjectId=/);
    await expect(page.getByText(`About: ${label}`)).toBeVisible();
  });

  await test.step('by the user and the action', async () => {
    await page.getByRole('combobox', { name: 'User' }).fill('prep');
    await page.getByRole('option', { name: 'preparer', exact: true }).click();
    await page.getByRole('combobox', { name: 'Action' }).fill('Batch created');
    await page.getByRole('option', { name: 'Batch created' }).click();
    await expect(page).toHaveURL(/actorId=.*action=batch\.created|action=batch\.created.*actorId=/);
    const rows = page.getByRole('table', { name: 'Audit log' }).locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await rows.first().click();
    await expect(page.getByRole('link', { name: label })).toBeVisible();
    await expect(page.getByText('Total amount')).toBeVisible();
  });

  await test.step('and a link to the filtered log shows the same', async () => {
    await page.reload();
    await expect(page.getByText(`About: ${label}`)).toBeVisible();
    await expect(page.getByText('User: preparer')).toBeVisible();
  });
});
