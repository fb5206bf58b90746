import { expect, test } from '@playwright/test';
import { paths } from '../src/shared/dashboard-routes.ts';
import { signInByForm } from './pages/sign-in.ts';

test('a new preparer sees the first steps, and hides them for good', async ({ page }) => {
  await signInByForm(page, 'new-preparer');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(steps.getByText('0 of 4 done')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Download the template' })).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Start a batch' })).toHaveAttribute('href', paths.newBatch());

  await steps.getByRole('button', { name: 'Hide the first steps' }).click();
  await expect(steps).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText('No batches yet.')).toBeVisible();
  await expect(steps).toBeHidden();
});

test('a user whose steps are all done does not see them', async ({ page }) => {
  const answered = page.waitForResponse('**/app/first-steps');
  await signInByForm(page, 'preparer');
  const steps = (await (await answered).json()) as { done: boolean }[];
  expect(steps.map(({ done }) => done)).toEqual([true, true, true, true]);
  await expect(page.getByRole('heading', { name: 'Latest batches' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'First steps' })).toBeHidden();
});
