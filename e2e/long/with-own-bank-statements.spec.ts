import { expect, test } from '@playwright/test';
import { paths } from '../../src/shared/dashboard-routes.ts';
import { violationsOf } from '../pages/faults.ts';
import { requestsOf } from '../pages/planted-batch.ts';
import {
  announceAndPayIn,
  createStatementAccount,
  handOverFile,
  STATEMENT_ACCOUNT,
  statementFile,
  statementOfFile,
} from '../pages/planted-statements.ts';
import { signIn } from '../pages/sign-in.ts';

const BATCH = 'Journey, reconciled';

test('a bookkeeper uploads statements, sees which one is missing, and reconciles what the bank paid', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await requestsOf(browser, baseURL!, 'admin');
  const connectionId = await createStatementAccount(admin);
  await signIn(page, 'approver');
  const files = page.locator('input[type="file"]');
  /** The day on which the bank pays the file. */
  let date = '';

  await test.step('the statement of an unknown account is refused, with what to do', async () => {
    await page.goto(paths.statements());
    await expect(page.getByRole('heading', { level: 1, name: 'Bank statements' })).toBeVisible();
    await files.setInputFiles(statementFile(0, '4099999999'));
    await expect(page.getByRole('alert')).toContainText(
      'No bank connection pays from or watches the account 4099999999',
    );
  });

  await test.step('two files are read, and the statement between them is missing', async () => {
    await files.setInputFiles([statementFile(0), statementFile(2)]);
    await expect(page.getByText('2 files were read')).toBeVisible();
    await expect(page.getByText('1 statement with 3 entries.')).toBeVisible();
    const findings = page.getByRole('region', { name: 'Needs attention' });
    await expect(findings).toContainText('Statement 72 is missing');
    await expect(findings).toContainText('The missing entries sum to −R\u00a042,100.00.');
  });

  await test.step('a statement has its balances, its findings and its entries', async () => {
    await page.getByRole('row').filter({ hasText: '18 Nov 2026' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^STMT261118/ })).toBeVisible();
    await expect(page.getByText('R\u00a01,367,713.00')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Findings' })).toContainText('Statement 72 is missing');
    await page.getByRole('row').filter({ hasText: 'SUPPLIER INV 20418' }).click();
    const entry = page.getByRole('complementary', { name: 'Entry' });
    await expect(entry).toContainText('FT2611180');
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
  });

  await test.step('the missing statement closes the finding, and a second upload adds nothing', async () => {
    await page.getByRole('link', { name: 'All statements' }).click();
    await files.setInputFiles([statementFile(1), statementFile(2)]);
    await expect(page.getByText('2 files were read')).toBeVisible();
    await expect(page.getByText('Statement 72 is missing')).toBeHidden();
    const accounts = page.getByRole('list', { name: 'Accounts' });
    const account = accounts.getByRole('link', { name: STATEMENT_ACCOUNT });
    await expect(account).toContainText('R\u00a01,367,713.00');
    await account.click();
    await expect(page.getByText('1 to 3 of 3 statements')).toBeVisible();
  });

  await test.step('a payment is posted as proposed, and another entry is set aside', async () => {
    ({ date } = await handOverFile(browser, baseURL!, connectionId, BATCH));
    await page.goto(paths.statements());
    await files.setInputFiles(statementOfFile(date));
    await expect(page.getByText('1 statement with 3 entries.')).toBeVisible();
    // The uploader posts nothing that moves money, so another approver does.
    const waiting = page.getByRole('alert').filter({ hasText: 'confirm a statement' });
    await expect(waiting).toContainText('1 entry: R\u00a0850.50 out');
    await expect(waiting).toContainText('These users may confirm it:');
    await expect(waiting.getByRole('button')).toHaveCount(0);
    await page.context().clearCookies();
    await signIn(page, 'approver2');
    await page.goto(paths.overview());
    await page.getByRole('link', { name: /^See the statement:/ }).click();
    await waiting.getByRole('button', { name: 'Confirm and post 1 entry' }).click();
    await expect(waiting).toHaveCount(0);
    await page.goto(paths.reconciliation());
    const accounts = page.getByRole('list', { name: 'Accounts' });
    await accounts.getByRole('link', { name: STATEMENT_ACCOUNT }).click();
    const row = page.getByRole('row').filter({ hasText: 'INV-20421' });
    await expect(row).toContainText('Quotes the payment, but the amount differs');
    await expect(page.getByRole('row').filter({ hasText: 'INV-20417' })).toHaveCount(0);
    await row.click();
    const panel = page.getByRole('complementary', { name: 'Entry' });
    await expect(panel.getByRole('list', { name: 'What was compared' })).toContainText('Amount differs');
    await panel.getByRole('button', { name: 'Post R\u00a0880.50 as proposed' }).click();
    await expect(row).toHaveCount(0);

    await page.getByRole('row').filter({ hasText: 'STAMPED STATEMENT CHARGE' }).click();
    await panel.getByRole('button', { name: 'Set aside' }).click();
    await panel.getByRole('textbox').fill('The bank takes this charge back.');
    await panel.getByRole('button', { name: 'Set aside' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'STAMPED STATEMENT CHARGE' })).toHaveCount(0);
    await page.getByText('Set aside', { exact: true }).first().click();
    await expect(page.getByRole('row').filter({ hasText: 'The bank takes this charge back.' })).toBeVisible();
  });

  await test.step('the day and the settlement say what differs', async () => {
    await page.getByText('Balances', { exact: true }).last().click();
    await expect(page.getByRole('table', { name: 'Balances by day' })).toContainText('Entries set aside');
    await page.goto(paths.settlements());
    await page.getByRole('row').filter({ hasText: BATCH }).click();
    await expect(page.getByRole('heading', { level: 1, name: BATCH })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Amount differs');
    await expect(page.getByRole('table', { name: 'Payments of the file' })).toContainText('INV-20421');
  });

  await test.step('one user acknowledges the difference, and another one confirms it', async () => {
    const difference = page.getByRole('region', { name: 'Difference' });
    await expect(difference).toContainText('Not acknowledged');
    expect(await violationsOf(page, 'a settlement with a difference')).toEqual([]);
    await difference.getByRole('button', { name: 'Acknowledge the difference…' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('only once another approver or admin has confirmed it');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('The bank kept 5.00 as its fee.');
    expect(await violationsOf(page, 'the dialog of a difference')).toEqual([]);
    await dialog.getByRole('button', { name: 'Acknowledge R\u00a05.00 too little' }).press('Enter');
    await expect(difference).toContainText('Waits for a second user');
    await expect(page.locator('#difference-status')).toBeFocused();
    await expect(difference.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
    const settlement = page.url();
    await page.context().clearCookies();
    await signIn(page, 'approver');
    await page.goto(paths.overview());
    await page.getByRole('link', { name: /^See the settlement/ }).click();
    await expect(page).toHaveURL(settlement);
    await expect(difference).toContainText('The bank kept 5.00 as its fee.');
    await difference.getByRole('button', { name: 'Confirm the acknowledgement…' }).click();
    await expect(dialog.getByRole('button', { name: /^Confirm/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(difference).toContainText('Confirmed by');
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Difference acknowledged');
    expect(await violationsOf(page, 'a settlement whose difference is acknowledged')).toEqual([]);
    await page.goto(paths.overview());
    await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^See the settlement/ })).toHaveCount(0);
  });

  await test.step('announced money comes with the reference, less than announced', async () => {
    const record = await announceAndPayIn(browser, baseURL!, connectionId, date);
    await page.goto(paths.reconciliation());
    const row = page.getByRole('row').filter({ hasText: record.reference });
    await expect(row).toContainText('Quotes the payment, but the amount differs');
    await row.click();
    const panel = page.getByRole('complementary', { name: 'Entry' });
    await panel.getByRole('button', { name: 'Post R\u00a02,400.00 as proposed' }).click();
    await expect(row).toHaveCount(0);
    await page.goto(paths.fundingRecords());
    await expect(page.getByRole('row').filter({ hasText: 'For the suppliers' })).toBeVisible();
    expect(await violationsOf(page, 'funding records')).toEqual([]);
    await page.getByRole('row').filter({ hasText: 'For the suppliers' }).click();
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText('Received');
    await expect(summary).toContainText('−R\u00a0100.00');
    await expect(page.getByRole('table', { name: 'Statement and ledger' })).toContainText(record.reference);
    expect(await violationsOf(page, 'a funding record')).toEqual([]);
  });

  await test.step('the account begins with an opening balance, which is in FUNDING then', async () => {
    const alertOf = (words: string) =>
      page.getByRole('alert').filter({ hasText: words }).filter({ hasText: STATEMENT_ACCOUNT });
    await page.goto(paths.reconciliation());
    const missing = alertOf('is missing');
    await expect(missing).toContainText('16 Nov 2026 · R\u00a01,184,000.00');
    expect(await violationsOf(page, 'a missing opening balance')).toEqual([]);
    await missing.getByRole('button', { name: 'Propose R\u00a01,184,000.00' }).click();
    const waiting = alertOf('Another user has to confirm the opening balance');
    await expect(waiting).toContainText('These users may confirm it:');
    await expect(waiting).toContainText('Money in Outlay that is at no bank');
    await expect(waiting.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
    await page.context().clearCookies();
    await signIn(page, 'approver2');
    await page.goto(paths.reconciliation());
    expect(await violationsOf(page, 'an opening balance that waits')).toEqual([]);
    await waiting.getByRole('button', { name: /^Confirm and book/ }).click();
    await expect(waiting).toHaveCount(0);
    await page.goto(paths.balances());
    const sum = page.getByRole('table', { name: 'From the bank to what is available in ZAR' });
    await expect(sum.getByRole('row').filter({ hasText: STATEMENT_ACCOUNT }).first()).toContainText(
      'R\u00a01,368,340.00',
    );
    await expect(sum.getByRole('row').last()).toContainText('Available');
    expect(await violationsOf(page, 'balances with a position')).toEqual([]);
  });

  await test.step('rent is no payment of Outlay: two users say what it is', async () => {
    const panel = page.getByRole('complementary', { name: 'Entry' });
    const row = page.getByRole('row').filter({ hasText: 'RENT DECEMBER' });
    await page.goto(paths.reconciliation());
    await row.click();
    await panel.getByRole('button', { name: 'Choose what it is' }).click();
    await panel.getByText('Something else', { exact: true }).click();
    await expect(panel.getByLabel('Words by which it is known')).toHaveValue('RENT DECEMBER');
    await panel.getByLabel('Words by which it is known').fill('RENT');
    await panel.getByLabel('What is it?').selectOption('Other');
    await panel.getByLabel('Highest amount').fill('45 000');
    await panel.getByLabel('Post entries like this without asking').check();
    expect(await violationsOf(page, 'a rule that is proposed')).toEqual([]);
    await panel.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(row).toContainText('A user has proposed what it is');
    await row.click();
    await expect(panel).toContainText('These users may confirm it:');
    await expect(panel.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
    await page.context().clearCookies();
    await signIn(page, 'admin');
    await page.goto(paths.overview());
    await page
      .getByRole('region', { name: 'Needs attention' })
      .getByRole('link', { name: /See the entries/ })
      .click();
    await page.getByRole('link', { name: /RENT DECEMBER/ }).click();
    await panel.getByRole('button', { name: 'Confirm and post R\u00a042,100.00 as Other' }).click();
    await expect(row).toHaveCount(0);
    await page.goto(paths.reconciliation('?view=rules'));
    const rule = page.getByRole('row').filter({ hasText: 'RENT' });
    await expect(rule).toContainText('In force');
    expect(await violationsOf(page, 'the rules')).toEqual([]);
    const listed = await page.request.get('/app/statement-accounts');
    const { account } = ((await listed.json()) as { account: { id: string; accountNumber: string } }[]).find(
      (one) => one.account.accountNumber === STATEMENT_ACCOUNT,
    )!;
    await page.goto(paths.reconciliation(`?view=posted&accountId=${account.id}`));
    await row.click();
    await panel.getByRole('button', { name: 'Undo…' }).click();
    await panel.getByLabel('Why do you undo this posting?').fill('It is the rent of another month.');
    await panel.getByRole('button', { name: 'Undo the posting' }).click();
    await expect(panel).toContainText('undid its posting');
    await expect(panel).toContainText('It is the rent of another month.');
    // The rule that posted the entry no longer applies to it, so a user decides.
    await expect(panel.getByRole('button', { name: 'Choose what it is' })).toBeVisible();
    await expect(panel.getByRole('button', { name: /as proposed/ })).toHaveCount(0);
  });
});
