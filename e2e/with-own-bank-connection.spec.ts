import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { paths } from '../src/shared/dashboard-routes.ts';
import { approveBatch, readAtBank, statusOf } from './pages/planted-bank.ts';
import { requestsOf } from './pages/planted-batch.ts';
import { signIn } from './pages/sign-in.ts';

const NAME = 'Journey, bank by file';
const BATCH = 'Journey, one bank file';
const UNCERTIFIED = 'Uncertified: send your bank a test file';

test('an admin sets up a connection, and a reply that fits nothing asks a person', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin');
  let answer: Buffer = Buffer.alloc(0);

  await test.step('the form says at each field what is missing, and keeps what was typed', async () => {
    await page.goto(paths.bankConnections());
    await page.getByRole('link', { name: 'New bank connection' }).click();
    const next = page.getByRole('button', { name: 'Next' });
    await page.getByRole('textbox', { name: 'Name of the connection' }).fill(NAME);
    await next.click();
    const branch = page.getByRole('textbox', { name: 'Branch code' });
    await expect(branch).toHaveAccessibleDescription(/Enter the 6 digits/);
    await expect(page.getByRole('textbox', { name: 'Name of the connection' })).toHaveValue(NAME);
    await branch.fill('250 655');
    await page.getByRole('textbox', { name: 'Account number' }).fill('62000000001');
    await next.click();
    await expect(page.getByText(UNCERTIFIED)).toBeVisible();
    await page.getByRole('radio', { name: /198 characters/ }).check();
    await next.click();
    const customer = page.getByRole('textbox', { name: 'Customer code' });
    await expect(customer).toBeFocused();
    await customer.fill('jour1');
    await page.getByRole('textbox', { name: 'User code' }).fill('A1B2');
    await page.getByRole('textbox', { name: 'Short name' }).fill('Karoo');
    await next.click();
    await expect(page.getByRole('heading', { name: 'What it does differently' })).toBeFocused();
    await next.click();
    await expect(page.getByText('250655')).toBeVisible();
    await expect(page.getByText('Take over the balance of the account')).toBeVisible();
    await page.getByRole('button', { name: 'Create the connection' }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(page.getByText('Being set up')).toBeVisible();
  });
  const connectionId = page.url().split('/').at(-1)!;

  await test.step('the test file pays two small amounts to the account that pays', async () => {
    await expect(page.getByText(UNCERTIFIED)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the test file' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^TEST-ACB-\d{8}-/);
    const file = readAtBank(await readFile(await saved.path()));
    expect(file).toMatchObject({ isTest: true, customerCode: 'JOUR1', totalMinor: 300n });
    answer = statusOf(file);
  });

  await test.step('a person records the acceptance of the bank', async () => {
    await page.getByRole('button', { name: 'Record the bank’s acceptance…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Accepted by e-mail of the payments desk.');
    await dialog.getByRole('button', { name: 'Record the acceptance of version 1' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(UNCERTIFIED)).toBeHidden();
    await expect(page.getByText('Accepted by e-mail of the payments desk.')).toBeVisible();
  });

  await test.step('a rehearsal plays the bank, and passes', async () => {
    await page.getByRole('button', { name: 'Start the rehearsal' }).click();
    await expect(page.getByRole('button', { name: 'Rehearse again' })).toBeVisible();
    await expect(page.getByText('The bank rejects the whole file')).toBeVisible();
    await expect(page.getByText('Failed', { exact: true })).toBeHidden();
  });

  await test.step('while it is on, its page has the figures of each file', async () => {
    await expect(page.getByText('No files yet')).toBeVisible();
    await page.getByRole('button', { name: 'Switch on…' }).click();
    const own = page.getByRole('dialog');
    await expect(own).toContainText('another administrator or approver has to switch it on');
    await expect(own.getByRole('button', { name: 'Switch on and pay by file' })).toBeDisabled();
    await page.keyboard.press('Escape');
    const second = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await signIn(second, 'approver2');
    await second.goto(paths.bankConnection(connectionId));
    await second.getByRole('button', { name: 'Switch on…' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Switch on and pay by file' }).click();
    await expect(second.locator('main').getByText('On', { exact: true })).toBeVisible();
    await second.context().close();
    const [preparer, approver] = await Promise.all(
      ['preparer', 'approver'].map((user) => requestsOf(browser, baseURL!, user)),
    );
    await approveBatch(preparer!, approver!, BATCH, ['Nomsa Filed', 'Sipho Filed']);
    await page.reload();
    const row = page.getByRole('row', { name: new RegExp(BATCH) });
    await expect(row).toContainText('Ready to hand over');
    await expect(row).toContainText('1,736.00');
    await expect(row.getByRole('cell', { name: /^\d{12}$/ })).toBeVisible();
    await expect(row.getByRole('button', { name: /Copy the SHA-256/ })).toBeVisible();
    await page.getByRole('button', { name: 'Switch off…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off', exact: true }).click();
    await expect(page.locator('main').getByText('Off', { exact: true })).toBeVisible();
  });

  const context = await browser.newContext({ baseURL: baseURL! });
  const preparer = await context.newPage();
  await test.step('a reply that fits nothing changes nothing and asks a person', async () => {
    await signIn(preparer, 'preparer');
    await preparer.goto(paths.bankReplies(`?connectionId=${connectionId}`));
    await preparer
      .locator('input[type="file"]')
      .setInputFiles({ name: 'REPLY-TEST.txt', mimeType: 'text/plain', buffer: answer });
    await preparer.getByRole('button', { name: 'See what to do' }).click();
    const panel = preparer.getByRole('complementary', { name: 'Reply' });
    await expect(panel).toContainText('No handed-over file fits this reply');
    await expect(panel).toContainText('This reply changed no payment.');
    await page.reload();
    await expect(page.getByText('A reply of the bank does not fit what was sent')).toBeVisible();
    await expect(panel).toContainText('You uploaded this reply, so another preparer or approver');
  });
  const reply = preparer.url();
  await context.close();

  const second = await browser.newContext({ baseURL: baseURL! });
  const approver = await second.newPage();
  await test.step('another user closes its question', async () => {
    await signIn(approver, 'approver');
    await approver.goto(reply);
    const panel = approver.getByRole('complementary', { name: 'Reply' });
    await panel.getByRole('textbox', { name: 'What you found out' }).fill('It answers our test file.');
    await panel.getByRole('button', { name: 'Close the question' }).click();
    await expect(panel).toContainText('It answers our test file.');
    await expect(approver.getByRole('table', { name: 'Bank replies' })).toContainText('Question closed');
  });
  await second.close();

  await test.step('the audit log has who did what', async () => {
    await page.goto(paths.auditLog());
    for (const words of ['Question about a reply closed', 'Acceptance of a test file recorded'])
      await expect(page.getByText(words).first()).toBeVisible();
  });
});
