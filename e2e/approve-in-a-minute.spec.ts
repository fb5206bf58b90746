import { expect, test, type Locator, type Page } from '@playwright/test';
import { IS_LONG } from '../src/shared/testing/runs.ts';
import { PLANTED, plantRisks } from './pages/planted-batch.ts';
import { signIn } from './pages/sign-in.ts';

const SCREENS = [{ width: 1440, height: 900 }, ...(IS_LONG ? [{ width: 360, height: 800 }] : [])];

/** People who share an account or a payment, and who are next to each other in the list to check. */
const TOGETHER = [
  ['Ghost Person', 'Person 060 Ndlovu'],
  ['Two Accounts Pillay', 'Person 003 Ndlovu'],
  ['Twice In The File Botha', 'Twice In The File Botha'],
] as const;

/** How long the rows take on a slow line. */
const ROWS_LATE_MS = 3_000;

let batchId: string;

test.beforeAll(async ({ browser }) => {
  const { project, workerIndex } = test.info();
  batchId = await plantRisks(browser, project.use.baseURL!, 'Suppliers, week', workerIndex);
});

async function isOnFirstScreen(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const box = (await part.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
}

for (const screen of SCREENS) {
  test(`seven planted risks are one click away from the first screen, at ${screen.width} pixels`, async ({
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
      await isOnFirstScreen(page, summary.getByText('in 501 payments to 499 people'));
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

    await test.step('the rows stay on the screen when they load long after the click', async () => {
      await page.route(/\/rows\?.*view=/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, ROWS_LATE_MS));
        await route.continue();
      });
      await page.goto(`/batches/${batchId}`);
      await risks.getByRole('button', { name: /paid under several names/ }).click();
      const rows = page.getByRole('table', { name: 'Payments of this batch' });
      await expect(rows.getByRole('link', { name: 'Ghost Person' }).first()).toBeInViewport();
      await page.unrouteAll({ behavior: 'wait' });
    });

    await test.step('one click lists every payment to check, with its reasons', async () => {
      await page.goto(`/batches/${batchId}`);
      await risks.getByRole('button', { name: /^Check before you approve/ }).click();
      await expect(page.getByRole('tab', { name: /^To check/, selected: true })).toBeVisible();
      const rows = page.getByRole('table', { name: 'Payments of this batch' });
      for (const { name } of PLANTED) await expect(rows.getByRole('link', { name }).first()).toBeVisible();
      await expect(rows.locator('tbody tr').first()).toContainText('New account: was Standard Bank');
      const ghost = rows.getByRole('row', { name: /^Ghost Person/ });
      await expect(ghost).toContainText('Shared account: Person 060 Ndlovu, row 61');
      await expect(rows.getByRole('row', { name: /^Unusual Amount/ })).toContainText('%, usually R');
      const reason = page.getByText('Reason for paying the duplicates: “Second delivery”');
      await expect(reason).toHaveCount(1);
      const names = (await rows.getByRole('row').allInnerTexts()).map((text) => text.split(/[\t\n]/)[0]!);
      for (const [one, other] of TOGETHER)
        expect(Math.abs(names.indexOf(one) - names.lastIndexOf(other)), `${one} beside ${other}`).toBe(1);
    });

    await test.step('an opened row has its findings in full', async () => {
      const rows = page.getByRole('table', { name: 'Payments of this batch' });
      await rows.getByRole('row', { name: /^Ghost Person/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Row 61 pays Person 060 Ndlovu into this account too.')).toBeVisible();
      await expect(page.getByText('This account was last used for Person 060 Ndlovu')).toBeVisible();
      await expect(page).toHaveURL(/open=500/);
    });

    await test.step('the column of findings sorts those with findings first', async () => {
      await page.goto(`/batches/${batchId}`);
      const rows = page.getByRole('table', { name: 'Payments of this batch' });
      if (screen.width > 1000) {
        await rows.getByRole('button', { name: /^To check/ }).click();
        await expect(page).toHaveURL(/sort=findings&order=desc/);
        await expect(rows.getByRole('row').nth(1)).toContainText('New account');
      }
    });

    await test.step('the dialog repeats the risks', async () => {
      await page.getByRole('button', { name: /^Approve/ }).click();
      const again = page.getByRole('dialog').getByRole('list', { name: 'Risks' });
      for (const { line } of PLANTED) await expect(again).toContainText(line);
      await expect(again).toContainText('Unusual Amount Nel +');
      await page.keyboard.press('Escape');
    });

    await test.step('the reason for sending back takes the findings', async () => {
      await page.getByRole('button', { name: 'Send back…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Insert the findings' }).click();
      const reason = dialog.getByRole('textbox', { name: 'What should be corrected?' });
      await expect(reason).toHaveValue(/^Row \d+, [\s\S]*Changed Account Mokoena: new account/);
      await dialog.getByRole('button', { name: 'Keep the batch' }).click();
    });
  });
}
