import { expect, test, type Page } from '@playwright/test';
import { scrollsSideways, violationsOf } from './pages/faults.ts';
import { signIn } from './pages/sign-in.ts';

const NAME = 'Journey, stipends each month';

/** Gives the reason that a dialog asks for, and confirms it. */
async function withReason(page: Page, reason: string, confirm: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog).toHaveCount(0);
}

test('a batch that was paid becomes a schedule, which two people put in force', async ({ page, browser }) => {
  await signIn(page, 'preparer');
  let address = '';

  await test.step('the preparer repeats a paid batch, and sees what it will do', async () => {
    await page.goto('/schedules');
    await page.getByRole('link', { name: 'New schedule' }).first().click();
    await page.getByRole('textbox', { name: 'Name of the schedule' }).fill(NAME);
    await page.getByRole('combobox', { name: 'Batch' }).fill('Learner stipends');
    await page
      .getByRole('option', { name: /Learner stipends/ })
      .first()
      .click();
    await expect(page.getByRole('group', { name: 'Preview' })).toContainText('Pays on');
    await expect(page.getByRole('group', { name: 'Preview' })).toContainText('R 21,450.00');
    expect(await violationsOf(page, 'new schedule')).toEqual([]);
    await page.getByRole('button', { name: 'Send the schedule for approval' }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(
      page.getByText('You wrote this version, so a different person must approve it.'),
    ).toBeVisible();
    address = new URL(page.url()).pathname;
  });

  const approver = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await test.step('an approver reads the withdrawals on a phone and approves', async () => {
    await signIn(approver, 'approver');
    await approver.goto(address);
    await expect(approver.getByRole('button', { name: 'Approve the schedule' })).toBeVisible();
    expect(await violationsOf(approver, 'a schedule to approve')).toEqual([]);
    expect(await scrollsSideways(approver)).toBe(false);
    await approver.getByRole('button', { name: 'Approve the schedule' }).click();
    const dialog = approver.getByRole('dialog');
    await expect(dialog).toContainText('The batch of each run is created on its day and waits for approval.');
    expect(await violationsOf(approver, 'approving a schedule')).toEqual([]);
    await dialog.getByRole('button', { name: 'Approve the schedule' }).click();
    await expect(approver.getByText('Active', { exact: true }).first()).toBeVisible();
    expect(await violationsOf(approver, 'an active schedule')).toEqual([]);
  });

  await test.step('the preparer adds a person to one run alone', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Change the payments' }).first().click();
    await expect(page.getByRole('grid', { name: 'Rows of the file' })).toBeVisible();
    await expect(page.getByText('The payments are those of the schedule.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a payment' }).click();
    // The row is added in another thread, and then the grid has the keys.
    await expect(page.getByRole('grid', { name: 'Rows of the file' })).toBeFocused();
    for (const text of ['Sipho Extra', 'FNB', '', '62011112222', 'CURRENT', '900.00', 'STIPEND']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByText('In this run only: 1 payment added')).toBeVisible();
    await expect(page.getByText('Added: Sipho Extra, R 900.00')).toBeVisible();
    expect(await violationsOf(page, 'the payments of a run')).toEqual([]);
    // The demo has paid these people lately, and on other accounts.
    await page.getByRole('checkbox', { name: /I have checked/ }).check();
    await page.getByRole('textbox', { name: 'Reason for paying duplicates' }).fill('Another course.');
    await page.getByRole('button', { name: /^Create the batch of 7 payments/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(page.getByText('Changed by', { exact: false }).first()).toBeVisible();
  });

  await test.step('an approver sees what differs in it', async () => {
    await approver.reload();
    await approver.getByRole('button', { name: 'What differs…' }).click();
    await expect(approver.getByRole('dialog')).toContainText('Sipho Extra');
    expect(await violationsOf(approver, 'what differs in a run')).toEqual([]);
    expect(await scrollsSideways(approver)).toBe(false);
    await approver.keyboard.press('Escape');
  });

  await test.step('the preparer skips a run, and stops the schedule', async () => {
    await page.reload();
    const first = page.getByRole('button', { name: /^Skip/ }).first();
    await first.click();
    await withReason(page, 'The course pauses.', 'Skip this run');
    await page.getByRole('button', { name: 'Stop…' }).click();
    await withReason(page, 'The course has ended.', 'Stop the schedule and all its runs to come');
    await expect(page.getByText('Stopped', { exact: true }).first()).toBeVisible();
  });

  await test.step('the calendar shows what leaves', async () => {
    await page.goto('/calendar');
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(page.getByText('Available today')).toBeVisible();
  });
});
