import { expect, test } from '@playwright/test';
import { NewBatchPage } from './pages/new-batch-page.ts';
import { signIn } from './pages/sign-in.ts';

const LABEL = 'Journey, pay on a date';

const FILE = [
  'beneficiary_name,bank,branch_code,account_number,account_type,amount,beneficiary_reference',
  'Nomsa Dated,FNB,250655,62055501234,CURRENT,410.00,SALARY',
].join('\n');

/** The first Wednesday or Thursday more than a week ahead that is not near a public holiday of December. */
function aWorkingDay(): Date {
  const day = new Date(Date.now() + 8 * 86_400_000);
  const isFree = () =>
    [3, 4].includes(day.getUTCDay()) && ![16, 23, 24, 25, 26, 31, 1].includes(day.getUTCDate());
  while (!isFree()) day.setUTCDate(day.getUTCDate() + 1);
  return day;
}

test('a batch is paid on the day that its preparer chose, and everybody sees which day that is', async ({
  page,
  browser,
}) => {
  const date = aWorkingDay();
  const long = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
    .format(date)
    .replace(',', '');
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);

  await test.step('the preparer chooses a day; weekends say which day is taken instead', async () => {
    await newBatch.open();
    await newBatch.drop('dated.csv', FILE);
    await page.getByRole('textbox', { name: 'Label' }).fill(LABEL);
    await page.getByLabel('Pay on').click();
    const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });
    const calendar = page.getByRole('dialog');
    if ((await calendar.getByText(month.format(date)).count()) === 0)
      await calendar.getByRole('button', { name: 'Next month' }).click();
    await expect(calendar.locator('button[title*="is on a weekend"]').first()).toBeEnabled();
    await calendar
      .getByRole('button', {
        name: `${date.getUTCDate()} ${month.format(date)}`,
        exact: true,
      })
      .click();
    await expect(page.getByText(`The money moves on ${long}`)).toBeVisible();
    await newBatch.submit.click();
    await expect(page.getByRole('heading', { level: 1, name: LABEL })).toBeVisible();
    await expect(page.getByLabel('Summary')).toContainText(long);
  });

  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL! });
  const approver = await context.newPage();
  await test.step('the approver reads the day before the approval', async () => {
    await signIn(approver, 'approver');
    await approver.goto(page.url());
    await expect(approver.getByLabel('Summary')).toContainText(`${long} if approved by`);
    await approver.getByRole('button', { name: /^Approve and pay 1 person/ }).click();
    const dialog = approver.getByRole('dialog');
    await expect(dialog).toContainText(`The money moves on ${long}.`);
    await expect(dialog).toContainText(
      'Preparers and approvers can cancel it until then, but not afterwards.',
    );
    await dialog.getByRole('button', { name: /^Approve and pay/ }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the approved batch waits for its day, and can still be cancelled', async () => {
    await expect(page.locator('main').getByText('Approved', { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel('Summary')).toContainText(long);
    await expect(page.getByLabel('Decision')).toContainText(
      'Preparers and approvers can cancel it until then',
    );
    await page.getByRole('button', { name: 'Cancel the batch' }).click();
    const cancel = page.getByRole('dialog');
    await cancel.getByRole('textbox', { name: 'Why is it cancelled?' }).fill('Paid by hand.');
    await cancel.getByRole('button', { name: 'Cancel the batch and all its payments' }).click();
    await expect(page.locator('main').getByText('Cancelled', { exact: true }).first()).toBeVisible();
  });
  await context.close();
});
