import { expect, test } from '@playwright/test';
import { signIn } from './pages/sign-in.ts';

test('an administrator must type to confirm a rule that blocks approvals', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/payment-config?edit=1');
  const required = page.getByRole('textbox', { name: 'Approvals' }).last();
  await required.fill('3');
  await page.getByRole('button', { name: /^Save as version/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Approval rules');
  await expect(dialog.getByText('2 people can approve a batch')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Save rules that block approvals' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(/^Type .* to confirm$/).fill('something else');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(required).toHaveValue('3');
});
