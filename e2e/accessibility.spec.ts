import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signIn } from './pages/sign-in.ts';

const PAGES = ['/', '/batches', '/batches/new', '/payouts', '/recipients', '/balances', '/payment-config', '/entity-config', '/audit-log', '/nowhere'];

/** A test walks through seventeen pages, each looked at by axe. */
test.setTimeout(300_000);

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 1440],
  ['light', 360],
  ['dark', 360],
] as const) {
  test(`every page is without an axe violation, ${colorScheme}, ${width} pixels wide, and fits`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signIn(page, colorScheme === 'light' ? 'preparer' : 'admin');
    const { items: batches } = (await (await page.request.get('/institution/payments/bulk-withdrawals/batches?limit=4')).json()) as { items: { id: string }[] };
    const { items: payouts } = (await (await page.request.get('/institution/payments/payout/history?limit=1&status=COMPLETE')).json()) as { items: { id: string; beneficiary: { id: string } | null }[] };
    const found = [...batches.map(({ id }) => `/batches/${id}`), `/payouts/${payouts[0]!.id}`, `/payouts?open=${payouts[0]!.id}`, ...(payouts[0]!.beneficiary ? [`/recipients/${payouts[0]!.beneficiary.id}`] : [])];
    const faults: string[] = [];
    for (const path of [...PAGES, ...found]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      faults.push(...violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')}`));
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)) faults.push(`${path}: scrolls sideways`);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}
