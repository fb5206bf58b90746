import { expect, type Page } from '@playwright/test';

/** Signs in as a demo user, whose name is the password, and waits for the overview. */
export async function signIn(page: Page, user: string): Promise<void> {
  await page.goto('/');
  await page.locator('input[autocomplete="username"]').fill(user);
  await page.locator('input[type="password"]').fill(user);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  // The heading is there before any script; the account only once the dashboard has loaded.
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
}
