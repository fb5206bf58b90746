import { readFileSync } from 'node:fs';
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
    await page.getByRole('combobox', { name: 'User' }).fill('Thandi');
    await page.getByRole('option', { name: 'Thandi Nkosi', exact: true }).click();
    await page.getByRole('combobox', { name: 'Action' }).fill('Batch created');
    await page.getByRole('option', { name: 'Batch created' }).click();
    await expect(page).toHaveURL(/actorId=.*action=batch\.created|action=batch\.created.*actorId=/);
    const rows = page.getByRole('table', { name: 'Audit log' }).locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await rows.first().click();
    await expect(page.getByRole('link', { name: label })).toBeVisible();
    await expect(page.getByText('Total amount', { exact: true })).toBeVisible();
  });

  await test.step('and exports what the filters find', async () => {
    const exporting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    const file = await exporting;
    expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Thandi Nkosi,preparer,Batch created');
  });

  await test.step('and a link to the filtered log shows the same', async () => {
    await page.reload();
    await expect(page.getByText(`About: ${label}`)).toBeVisible();
    await expect(page.getByText('User: Thandi Nkosi')).toBeVisible();
  });
});
