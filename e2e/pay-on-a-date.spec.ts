import { expect, test, type Page } from '@playwright/test';
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

const monthOf = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(date);

/** Opens the calendar at the month of a day. */
async function openCalendar(page: Page, date: Date) {
  await page.getByLabel('Pay on').click();
  const calendar = page.getByRole('dialog');
  await expect(calendar).toContainText('Cut-off: 15:30 from Monday to Friday.');
  if ((await calendar.getByText(monthOf(date)).count()) === 0)
    await calendar.getByRole('button', { name: 'Next month' }).click();
  return {
    calendar,
    choose: () =>
      calendar.getByRole('button', { name: `${date.getUTCDate()} ${monthOf(date)}`, exact: true }).click(),
  };
}

/** Cancels the batch whose page is open. */
async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel the batch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why is it cancelled?' }).fill('Paid by hand.');
  await dialog.getByRole('button', { name: 'Cancel the batch and all its payments' }).click();
  await expect(page.locator('main').getByText('Cancelled', { exact: true }).first()).toBeVisible();
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
    const { calendar, choose } = await openCalendar(page, date);
    await expect(calendar.locator('button[title*="is on a weekend"]').first()).toBeEnabled();
    await choose();
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

  await test.step('the same people a week later are one question, with a recorded answer', async () => {
    const again = await page.context().newPage();
    const next = new NewBatchPage(again);
    await next.open();
    await next.drop('dated again.csv', FILE);
    await again.getByRole('textbox', { name: 'Label' }).fill(`${LABEL}, again`);
    const { choose } = await openCalendar(again, new Date(date.getTime() + 7 * 86_400_000));
    await choose();
    const question = again.getByRole('radiogroup', { name: 'Is this the next run of that batch?' });
    await expect(question).toBeVisible();
    await expect(next.submit).toBeDisabled();
    await question.getByText('Yes, pay them again').click();
    await next.submit.click();
    await expect(again.getByRole('heading', { level: 1, name: `${LABEL}, again` })).toBeVisible();
    await approver.goto(again.url());
    await expect(approver.getByRole('link', { name: /^The run of .* again/ })).toBeVisible();
    await approver.goto(page.url());
    await cancel(again);
    await again.close();
  });

  await test.step('the approved batch waits for its day, and can still be cancelled', async () => {
    await expect(page.locator('main').getByText('Approved', { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel('Summary')).toContainText(long);
    await expect(page.getByLabel('Decision')).toContainText(
      'Preparers and approvers can cancel it until then',
    );
    await cancel(page);
  });
  await context.close();
});
