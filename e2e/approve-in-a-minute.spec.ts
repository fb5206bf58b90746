import { expect, test, type Locator, type Page } from '@playwright/test';
import { PLANTED, plantRisks } from './pages/planted-batch.ts';
import { signIn } from './pages/sign-in.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
];

let batchId: string;

test.beforeAll(async ({ browser }) => {
  batchId = await plantRisks(browser, test.info().project.use.baseURL!, 'Suppliers, week');
});

async function isOnFirstScreen(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const box = (await part.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
}

for (const screen of SCREENS) {
  test(`six planted risks are one click away from the first screen, at ${screen.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await signIn(page, 'approver');
    await page.goto(`/batches/${batchId}`);
    const risks = page.getByRole('region', { name: 'Check before you approve' });
    await expect(risks.getByRole('button', { name: /changed bank account/ })).toBeVisible();

    await test.step('what decides is on the first screen, above the decision bar', async () => {
      const summary = page.getByRole('region', { name: 'Summary' });
      const bar = page.getByRole('region', { name: 'Decision' });
      await isOnFirstScreen(page, summary.getByText(/^R\s[\d,.]+$/).first());
      await isOnFirstScreen(page, summary.getByText('to 500 people'));
      await isOnFirstScreen(page, summary.getByText('Leaves in the account'));
      await isOnFirstScreen(page, bar.getByRole('button', { name: /^Approve/ }));
      const barTop = (await bar.boundingBox())!.y;
      for (const { line } of PLANTED) {
        const box = (await risks.getByRole('button', { name: line }).boundingBox())!;
        expect(box.y + box.height, String(line)).toBeLessThanOrEqual(barTop);
      }
    });

    for (const { line, name } of PLANTED) {
      await test.step(`${name} is reached by one click`, async () => {
        await page.goto(`/batches/${batchId}`);
        await risks.getByRole('button', { name: line }).click();
        const rows = page.getByRole('table', { name: 'Payments of this batch' });
        await expect(rows.getByRole('link', { name }).first()).toBeInViewport();
        await expect(page).toHaveURL(/view=/);
      });
    }

    await test.step('the dialog repeats the risks', async () => {
      await page.getByRole('button', { name: /^Approve/ }).click();
      const again = page.getByRole('dialog').getByRole('list', { name: 'Risks' });
      for (const { line } of PLANTED) await expect(again).toContainText(line);
    });
  });
}
