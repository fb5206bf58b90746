import { expect, type BrowserContext, type Page } from '@playwright/test';

/**
 * Signs in as a demo user, whose name is the password, by the requests that the sign-in form makes. The
 * cookies then belong to the browser context, whether or not it has an open page.
 */
export async function signInContext(context: BrowserContext, user: string): Promise<void> {
  const form = await context.request.get('/app/sign-in');
  const action = /action="([^"]+)"/.exec(await form.text())?.[1];
  expect(action, 'the sign-in page has no form').toBeTruthy();
  const address = new URL(action!, form.url()).toString();
  const answer = await context.request.post(address, {
    headers: { origin: new URL(form.url()).origin },
    form: { username: user, password: user },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs in, and waits for the overview. */
export async function signIn(page: Page, user: string): Promise<void> {
  await signInContext(page.context(), user);
  await page.goto('/');
  await overviewIsOpen(page);
}

/** Signs in as a person does, by the form. */
export async function signInByForm(page: Page, user: string): Promise<void> {
  await page.goto('/');
  await page.locator('input[autocomplete="username"]').fill(user);
  await page.locator('input[type="password"]').fill(user);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await overviewIsOpen(page);
}

async function overviewIsOpen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  // The heading is there before any script; the account only once the dashboard has loaded.
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
}
