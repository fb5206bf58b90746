import { expect, test, type Page } from '@playwright/test';
import { scrollsSideways, violationsOf } from './pages/faults.ts';
import { longTest } from './pages/long-test.ts';
import { ask, pageOf } from './pages/people.ts';
import { signIn } from './pages/sign-in.ts';
import { dayFromToday } from './pages/days.ts';

const SUBJECT = 'Journey, choir fee';
const PAYER = 'Journey Mokoena';

/** Gives the reason that a dialog asks for, and confirms it. */
async function withReason(page: Page, reason: string, confirm: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog).toHaveCount(0);
}

test('a fee is asked for, changed, and written off by two people', async ({ page, browser }) => {
  await signIn(page, 'preparer');
  let address = '';

  await test.step('the preparer asks a new payer for a fee', async () => {
    await page.goto('/receivables');
    await page.getByRole('link', { name: 'New request' }).click();
    await page.getByRole('button', { name: 'Create the request' }).click();
    await expect(page.getByText('Choose the payer.')).toBeVisible();
    await page.getByRole('radio', { name: 'A new payer' }).check();
    await page.getByRole('textbox', { name: /^Name/ }).fill(PAYER);
    await page.getByRole('textbox', { name: /^Email/ }).fill('journey@example.com');
    await page.getByRole('textbox', { name: /^Subject/ }).fill(SUBJECT);
    await page.getByRole('textbox', { name: /^Amount/ }).fill('R 1 250,00');
    await page.getByLabel(/^Due day/).fill(dayFromToday(14));
    await page.getByRole('textbox', { name: /^Invoice number/ }).fill('JOURNEY-1');
    expect(await violationsOf(page, 'new request')).toEqual([]);
    await page.getByRole('button', { name: 'Create the request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
    await expect(page.getByText('R 1,250.00').first()).toBeVisible();
    address = new URL(page.url()).pathname;
  });

  await test.step('the same invoice is not asked for twice', async () => {
    await page.goto('/receivables/new');
    await page.getByRole('combobox', { name: /^Payer/ }).fill(PAYER);
    await page.getByRole('option', { name: new RegExp(PAYER) }).click();
    await page.getByRole('textbox', { name: /^Subject/ }).fill(SUBJECT);
    await page.getByRole('textbox', { name: /^Amount/ }).fill('1250');
    await page.getByLabel(/^Due day/).fill(dayFromToday(14));
    await page.getByRole('textbox', { name: /^Invoice number/ }).fill('journey-1');
    await page.getByRole('button', { name: 'Create the request' }).click();
    await expect(page.getByText('Another payment request has the number journey-1.')).toBeVisible();
    await page.getByRole('link', { name: 'Go back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  });

  await test.step('the preparer finds the request by its payer, and moves the due day', async () => {
    await page.getByRole('searchbox', { name: 'Search payment requests' }).fill('journey mok');
    await expect(page).toHaveURL(/query=journey/);
    await page.getByRole('link', { name: PAYER }).click();
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await page.getByLabel(/^Due day/).fill(dayFromToday(-3));
    await page.getByRole('button', { name: 'Save the change' }).click();
    await expect(page.getByText('3 days late')).toBeVisible();
    await expect(page.getByText(/^Due day: .+, now/)).toBeVisible();
    expect(await violationsOf(page, 'a request')).toEqual([]);
  });

  await test.step('an approver asks to write it off, and may not confirm that', async () => {
    const approver = await pageOf(browser, 'approver');
    await approver.goto(address);
    await approver.getByRole('button', { name: 'Write off…' }).click();
    await withReason(approver, 'The choir was cancelled.', /^Ask to write off/);
    await expect(approver.getByText('Waits for a second user')).toBeVisible();
    await expect(approver.getByText(/You asked for it, so another user has to confirm it/)).toBeVisible();
    await expect(approver.getByRole('button', { name: /^Confirm the write-off/ })).toHaveCount(0);
    await approver.context().close();
  });

  await test.step('an admin confirms it on a phone', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const admin = await context.newPage();
    await signIn(admin, 'admin');
    await admin.goto(address);
    await admin.getByRole('button', { name: 'Confirm the write-off…' }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog).toContainText('The choir was cancelled.');
    expect(await violationsOf(admin, 'confirming a write-off')).toEqual([]);
    await dialog.getByRole('button', { name: /^Write off/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(admin.getByText('was asked for; nothing is expected any more')).toBeVisible();
    expect(await scrollsSideways(admin)).toBe(false);
    await context.close();
  });

  await test.step('the payer owes nothing, and the statement says why', async () => {
    await page.reload();
    await page.getByRole('link', { name: PAYER }).click();
    await expect(page.getByText('Nothing is open')).toBeVisible();
    const statement = page.getByRole('table', { name: 'Statement' });
    await expect(statement).toContainText('Written off');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^statement C[0-9A-Z]{7} .+\.csv$/);
  });
});

longTest('what is open by age leads to the requests that it counts', async ({ page }) => {
  await signIn(page, 'viewer');
  const totals = await ask<{ currencies: { ageing: { bucket: string; count: number }[] }[] }>(
    page.request.get('/institution/payments/collections/totals'),
  );
  const late = totals.currencies[0]!.ageing.find(({ bucket }) => bucket === 'DAYS_31_60')!;
  await page.goto('/receivables');
  await page.getByRole('link', { name: /31–60 days late/ }).click();
  await expect(page).toHaveURL(/age=DAYS_31_60/);
  await expect(page.getByText(`1 to ${late.count} of ${late.count} payment requests`)).toBeVisible();
  await page.getByText('Chart', { exact: true }).click();
  await expect(page.getByRole('img', { name: /Open amounts by age/ })).toBeVisible();
  expect(await violationsOf(page, 'the chart of open amounts')).toEqual([]);
});

test('fees from a file are corrected in the grid, and all of them are asked for at once', async ({
  page,
}) => {
  await signIn(page, 'preparer');
  await page.goto('/receivables/from-file');
  const lines = [
    'Parent;Email;Amount;Invoice',
    'Journey Dlamini;dlamini@example.com;R 850,00;JOURNEY-F1',
    'Journey Nkosi;;1,234;JOURNEY-F2',
  ];
  await page.getByLabel('Choose a file with payment requests').setInputFiles({
    name: 'fees.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await page.getByRole('textbox', { name: 'Subject of every row' }).fill('Journey, sports day');
  await page.getByLabel('Due day of every row').fill(dayFromToday(20));
  await expect(page.getByText('1 row has an error')).toBeVisible();
  await page.getByRole('button', { name: 'Show only rows with errors' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount, line 3' });
  await amount.fill('1234');
  await amount.press('Enter');
  expect(await violationsOf(page, 'requests from a file')).toEqual([]);
  await page.getByRole('button', { name: 'Create 2 requests for R 2,084.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment requests' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search payment requests' }).fill('JOURNEY-F');
  await expect(page.getByText('1 to 2 of 2 payment requests')).toBeVisible();
});
