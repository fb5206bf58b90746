import { expect, test } from '@playwright/test';
import { signIn } from './pages/sign-in.ts';

test('a page asks once for what the server told the browser to load', async ({ page }) => {
  await signIn(page, 'preparer');
  await page.goto('/batches');
  const batch = await page.getByRole('table').getByRole('link').first().getAttribute('href');
  for (const address of ['/', '/batches', batch!, '/payouts']) {
    const asked: string[] = [];
    const note = (request: { url: () => string }) => asked.push(request.url());
    page.on('request', note);
    await page.goto(address, { waitUntil: 'networkidle' });
    page.off('request', note);
    const told = await page
      .locator('link[rel="preload"][as="fetch"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(told.length, address).toBeGreaterThan(1);
    for (const url of told)
      expect(
        asked.filter((one) => one === url),
        `${address}: ${url}`,
      ).toHaveLength(1);
  }
});
