import { expect, test, type Page } from '@playwright/test';
import { NewBatchPage } from './pages/new-batch-page.ts';
import { signIn } from './pages/sign-in.ts';

const LABEL = 'Journey, March';

/**
 * The file as a payroll system and a spreadsheet write it: other names, semicolons, decimal commas, one
 * shortened number, one unknown bank.
 */
const FILE = [
  'Payee;Bank Name;Acc Number;Type;Amount (ZAR);Their reference;Employee no',
  'Thandi Mabaso;FNB;62012345678;current;1 250,50;SALARY MAR;J1',
  'Sipho Xaba;Standard Bank;6.2E+10;savings;980,00;SALARY MAR;J2',
  'Lerato Botes;Nowhere Bank;1234567890;savings;100,00;SALARY MAR;J3',
  'Wrong Account;FNB;62000090001;current;77,70;SALARY MAR;J4',
  'Closed Account;FNB;62000090002;current;78,70;SALARY MAR;J5',
  'Comes Back;FNB;62000090005;current;55,50;SALARY MAR;J6',
  'Silent Then Paid;FNB;62000090006;current;66,60;SALARY MAR;J7',
  'Silent Then Failed;FNB;62000090007;current;67,70;SALARY MAR;J8',
].join('\r\n');

async function asUser(page: Page, user: string): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: test.info().project.use.baseURL!, viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await signIn(other, user);
  return other;
}

test('a file with errors is corrected, submitted, approved by another user and partly paid', async ({
  page,
}) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);

  await test.step('the preparer drops the file and corrects the errors', async () => {
    await newBatch.open();
    await newBatch.choose('march.csv', FILE);
    // No column has its template name but no column is ambiguous, so the page shows the mapping without
    // questions.
    await expect(page.getByText('Still to choose')).toHaveCount(0);
    await expect(page.getByLabel('Columns of the file')).toContainText('Thandi Mabaso · Sipho Xaba');
    await newBatch.continue.click();
    await expect(page.getByRole('grid', { name: 'Rows of the file' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '2 rows need fixing' })).toBeVisible();
    await expect(newBatch.submit).toBeDisabled();
    await newBatch.edit('6.2E+10', '10123456789');
    await newBatch.edit('Nowhere Bank', 'Capitec');
    await expect(page.getByText('2 rows need fixing')).toBeHidden();
  });

  await test.step('a wrong control total is refused, and matching totals are submitted', async () => {
    await page.getByLabel('Payments you expect').fill('7');
    await expect(newBatch.submit).toBeDisabled();
    await page.getByLabel('Payments you expect').fill('8');
    await page.getByLabel('Total you expect').fill('2676.70');
    await page.getByRole('textbox', { name: 'Label' }).fill(LABEL);
    await expect(newBatch.submit).toHaveText('Submit 8 payments of R 2,676.70 for approval');
    await newBatch.submit.click();
    await expect(page.getByRole('heading', { level: 1, name: LABEL })).toBeVisible();
    await expect(
      page.getByText('You prepared this batch, so a different person must approve it.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  });

  const batchAddress = page.url();
  const approver = await asUser(page, 'approver');

  await test.step('the approver finds the batch on the overview, reviews it and approves it', async () => {
    await approver.getByRole('link', { name: `Review ${LABEL}` }).click();
    await expect(approver.getByRole('heading', { level: 1, name: LABEL })).toBeVisible();
    await approver.getByRole('button', { name: 'Details' }).click();
    await expect(approver.getByRole('dialog').getByText('Total debit')).toBeVisible();
    await approver.getByRole('button', { name: 'Close' }).click();
    await expect(approver.getByRole('dialog')).toBeHidden();
    await expect(
      approver.getByRole('button', { name: /^8 of 8 payments go to people never paid before/ }),
    ).toBeVisible();
    await approver.getByRole('button', { name: 'Approve and pay 8 people R 2,676.70' }).click();
    const dialog = approver.getByRole('dialog');
    await expect(dialog).toContainText('Yours is the last approval needed');
    await dialog.getByRole('button', { name: 'Approve and pay 8 people R 2,676.70' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('both users see the progress without a reload', async () => {
    for (const watcher of [approver, page]) {
      await expect(watcher.locator('main').getByText('Partly paid').first()).toBeVisible({
        timeout: 240_000,
      });
    }
    await expect(
      page
        .getByRole('table', { name: 'Payments of this batch' })
        .getByText('The bank has no such account.', { exact: false }),
    ).toBeVisible();
  });

  await test.step('a payment that the bank returns is shown as returned', async () => {
    await expect(async () => {
      await page.goto(batchAddress);
      await expect(
        page.getByRole('table', { name: 'Payments of this batch' }).getByText('Returned'),
      ).toBeVisible({ timeout: 15_000 });
    }).toPass({ timeout: 240_000 });
  });

  await test.step('the payouts are found in the history, with their proofs', async () => {
    await page.goto('/payouts');
    await page.getByRole('searchbox', { name: 'Find' }).fill('journey, march');
    await expect(page.getByText('1 to 9 of 9 payouts')).toBeVisible();
    await expect(page).toHaveURL(/search=journey/);
    await page.getByRole('table', { name: 'Payouts' }).getByText('Thandi Mabaso').click();
    const proof = page.getByRole('complementary', { name: 'Payout' });
    await expect(proof).toContainText('R 1,250.50');
    await expect(proof).toContainText('Approved by');
    await expect(proof).toContainText('62012345678');
    await expect(page).toHaveURL(/open=/);
  });

  await test.step('the failed payments go into a linked new batch', async () => {
    await page.goto(batchAddress);
    await page.getByRole('link', { name: /Retry \d failed payments/ }).click();
    await expect(page.getByRole('grid', { name: 'Rows of the file' })).toBeVisible();
    await expect(page).toHaveURL(/retryOf=/);
    await expect(page.getByText('The bank has no such account.', { exact: false }).first()).toBeVisible();
    await expect(newBatch.submit).toBeDisabled();
    await page.getByRole('textbox', { name: 'Reason for paying duplicates' }).fill('It came back.');
    await expect(newBatch.submit).toBeDisabled();
    await page.getByRole('checkbox', { name: /^I have corrected these payments/ }).check();
    await expect(newBatch.submit).toBeEnabled();
  });
  await approver.context().close();
});

test('a cancelled batch makes no payment', async ({ page }) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  await newBatch.drop(
    'one.csv',
    'beneficiary_name,bank,account_number,account_type,amount,beneficiary_reference\n' +
      'Cancel Me,FNB,62055512345,CURRENT,12.34,TEST\n',
  );
  await newBatch.submitAs('To be cancelled');
  await page.getByRole('button', { name: 'Cancel the batch' }).click();
  const dialog = page.getByRole('dialog');
  const cancel = dialog.getByRole('button', { name: 'Cancel the batch and all its payments' });
  await expect(cancel).toBeDisabled();
  await expect(dialog.getByRole('textbox', { name: 'Why is it cancelled?' })).toBeFocused();
  await page.keyboard.type('Paid by hand.');
  await cancel.click();
  await expect(page.getByText('cancelled this batch')).toBeVisible();
  await expect(page.getByText('Paid by hand.')).toBeVisible();
  await expect(page.locator('main').getByText('Cancelled').first()).toBeVisible();
});

test('a batch that was sent back is corrected, and the approver sees what has changed', async ({ page }) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  await newBatch.drop(
    'rent.csv',
    'beneficiary_name,bank,account_number,account_type,amount,beneficiary_reference\n' +
      'Landlord One,FNB,62055512301,CURRENT,100.00,RENT\n' +
      'Landlord Two,FNB,62055512302,CURRENT,200.00,RENT\n',
  );
  await newBatch.submitAs('To be corrected');
  const approver = await asUser(page, 'approver');
  await approver.goto(page.url());
  await approver.getByRole('button', { name: 'Send back…' }).click();
  await approver.getByRole('textbox', { name: 'What should be corrected?' }).fill('Rent Two is 250.');
  await approver.getByRole('button', { name: /^Send back to/ }).click();
  await expect(approver.getByText('sent this batch back')).toBeVisible();

  await page.getByRole('link', { name: 'Correct and send again' }).click();
  await expect(page.getByRole('grid', { name: 'Rows of the file' })).toBeVisible();
  await newBatch.edit('200.00', '250.00');
  await newBatch.submit.click();
  await expect(page).toHaveURL(/\/batches\/[0-9a-f-]{36}$/);
  await approver.goto(page.url());
  await expect(approver.getByText('Reason: Rent Two is 250.')).toBeVisible();
  await expect(
    approver.getByText('Since then: 0 removed, 1 amount changed, 0 accounts changed'),
  ).toBeVisible();
  await expect(approver.getByText('Landlord Two (R 200.00 → R 250.00)')).toBeVisible();
  await approver.context().close();
});

test('a batch of another entity is not found', async ({ page }) => {
  await signIn(page, 'preparer');
  const { items } = (await (
    await page.request.get('/institution/payments/bulk-withdrawals/batches?limit=1')
  ).json()) as { items: { id: string }[] };
  const other = await asUser(page, 'other-preparer');
  expect(
    (await other.request.get(`/institution/payments/bulk-withdrawals/batches/${items[0]!.id}`)).status(),
  ).toBe(404);
  await other.goto(`/batches/${items[0]!.id}`);
  await expect(other.getByRole('alert')).toContainText('There is no such batch.');
  await other.context().close();
});

test('an entity that is not set up says so', async ({ page }) => {
  await signIn(page, 'new-preparer');
  await page.goto('/entity-config');
  await expect(page.getByText('Unconfigured is not set up yet')).toBeVisible();
});
