import { expect, test, type Browser, type Page } from '@playwright/test';
import { paths } from '../../src/shared/dashboard-routes.ts';
import { scrollsSideways, violationsOf } from '../pages/faults.ts';
import { ask, pageOf } from '../pages/people.ts';
import { requestsOf } from '../pages/planted-batch.ts';
import { mt940 } from '../pages/planted-statements.ts';
import { signIn } from '../pages/sign-in.ts';
import { dayFromToday } from '../pages/days.ts';

const COLLECTIONS = '/institution/payments/collections';
const ACCOUNT = '70011004455';
const FEES = [
  { payer: 'Camp Adams', amount: '900.00', invoice: 'CAMP-1' },
  { payer: 'Camp Botha', amount: '900.00', invoice: 'CAMP-2' },
  { payer: 'Camp Cele', amount: '750.00', invoice: 'CAMP-3' },
  { payer: 'Camp Dube', amount: '600.00', invoice: 'CAMP-4' },
] as const;

/** An account into which payers pay: an admin adds it, and an approver switches it on. */
async function openAccount(browser: Browser, baseURL: string): Promise<void> {
  const admin = await requestsOf(browser, baseURL, 'admin');
  const approver = await requestsOf(browser, baseURL, 'approver');
  const data = {
    displayName: 'Camp fees',
    purpose: 'RECEIPTS',
    bankName: 'Nedbank',
    rails: [],
    currency: 'ZAR',
    payer: { name: 'Karoo Trading (Pty) Ltd', branchCode: null, accountNumber: ACCOUNT, accountType: null },
    profile: null,
  };
  const { id, updatedAt } = await ask<{ id: string; updatedAt: string }>(
    admin.post('/app/bank-connections', { data }),
  );
  await ask(approver.put(`/app/bank-connections/${id}/state`, { data: { state: 'LIVE', updatedAt } }));
}

/** The page has no fault, at both widths. */
async function isSound(page: Page, what: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page, `${what}, ${width}`)).toEqual([]);
    expect(await scrollsSideways(page), `${what}, ${width}`).toBe(false);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('fees from a file are paid to the last one, and what one payer paid too much is given back', async ({
  page,
  browser,
  baseURL,
}) => {
  let references: Record<string, string> = {};
  let refunded = '';

  await test.step('a preparer asks for fees from a file', async () => {
    await signIn(page, 'preparer');
    await page.goto(paths.receivablesFile());
    const lines = [
      'Parent;Amount;Invoice',
      ...FEES.map(({ payer, amount, invoice }) => `${payer};${amount};${invoice}`),
    ];
    await page.getByLabel('Choose a file with payment requests').setInputFiles({
      name: 'camp.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
    await page.getByRole('textbox', { name: 'Subject of every row' }).fill('Camp in the Karoo');
    await page.getByLabel('Due day of every row').fill(dayFromToday(10));
    await page.getByRole('button', { name: 'Create 4 requests for R\u00a03,150.00' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Payment requests', exact: true }),
    ).toBeVisible();
    const { items } = await ask<{ items: { invoiceNumber: string; reference: string }[] }>(
      page.request.get(`${COLLECTIONS}?query=CAMP-`),
    );
    references = Object.fromEntries(items.map((one) => [one.invoiceNumber, one.reference]));
    expect(Object.keys(references)).toHaveLength(FEES.length);
  });

  await test.step('a user uploads the statement of the account, and another one confirms it', async () => {
    await openAccount(browser, baseURL!);
    const [, , third, fourth] = FEES.map(({ invoice }) => references[invoice]!);
    const statement = mt940({
      account: ACCOUNT,
      number: 1,
      date: dayFromToday(-1),
      openingCents: 0,
      lines: [
        { cents: 90_000, text: `FEES ${references['CAMP-1']!}` },
        // A typing slip of 150,000 for 900.
        { cents: 15_000_000, text: `FEES ${references['CAMP-2']!}` },
        { cents: 75_000, text: `FEES ${third!.slice(0, -1)}` },
        { cents: 60_000, text: `CASH DEPOSIT ${fourth!.slice(0, 3)}` },
      ],
    });
    const uploader = await pageOf(browser, 'approver2');
    await uploader.goto(paths.statements());
    await uploader.locator('input[type="file"]').setInputFiles(statement);
    await expect(uploader.getByText('1 statement with 4 entries.')).toBeVisible();
    await uploader.context().close();
    const approver = await pageOf(browser, 'approver');
    await approver.goto(paths.statements());
    const waiting = approver.getByRole('alert').filter({ hasText: 'confirm a statement' });
    await waiting.getByRole('button', { name: 'Confirm and post 4 entries' }).click();
    await expect(waiting).toHaveCount(0);
    await approver.context().close();
  });

  const approver = await pageOf(browser, 'approver');

  await test.step('what is not allocated needs attention, and the search finds its page', async () => {
    await approver.goto(paths.overview());
    await expect(approver.getByText(/receipts have R.+ that is not allocated/)).toBeVisible();
    await approver.keyboard.press('Control+k');
    await approver.getByRole('combobox').fill('receipts');
    await approver.getByRole('option', { name: /^Receipts/ }).click();
    await expect(approver.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible();
    await approver.goto(paths.receipts(`?show=OPEN&from=${dayFromToday(-1)}`));
    await expect(approver.getByRole('row').filter({ hasText: 'CASH DEPOSIT' }).first()).toBeVisible();
    await isSound(approver, 'receipts');
  });

  await test.step('a receipt with a typing error is allocated as proposed, by one click', async () => {
    await approver.goto(paths.receipts('?show=OPEN'));
    await approver
      .getByRole('row')
      .filter({ hasText: references['CAMP-3']!.slice(0, -1) })
      .click();
    await expect(approver.getByRole('heading', { level: 1, name: /750\.00 from/ })).toBeVisible();
    await expect(approver.getByText(/one wrong, missing, added or swapped character/)).toBeVisible();
    await isSound(approver, 'a receipt with a proposal');
    await approver.getByRole('button', { name: 'Allocate R\u00a0750.00 as proposed' }).press('Enter');
    await expect(approver.getByText('was received, and is allocated')).toBeVisible();
  });

  await test.step('a receipt without a reference is matched by hand', async () => {
    await approver.goto(paths.receipts('?show=OPEN'));
    await approver
      .getByRole('row')
      .filter({ hasText: `CASH DEPOSIT ${references['CAMP-4']!.slice(0, 3)}` })
      .click();
    await expect(approver.getByText('Nothing is proposed')).toBeVisible();
    await approver.getByRole('button', { name: 'Choose what it pays' }).click();
    await approver.getByRole('combobox', { name: 'Add an open request' }).fill('CAMP-4');
    await approver.getByRole('option', { name: /Camp Dube/ }).click();
    await expect(approver.getByText('All of the receipt is allocated then.')).toBeVisible();
    await isSound(approver, 'choosing requests');
    await approver.getByRole('button', { name: 'Allocate R\u00a0600.00' }).click();
    await expect(approver.getByText('was received, and is allocated')).toBeVisible();
    await approver.getByRole('link', { name: 'Camp in the Karoo' }).click();
    await expect(approver.getByText('Paid', { exact: true })).toBeVisible();
  });

  await test.step('the last fee is paid: nothing of the camp is open', async () => {
    const open = await ask<{ total: number }>(approver.request.get(`${COLLECTIONS}?query=CAMP-&isOpen=true`));
    expect(open.total).toBe(0);
  });

  await test.step('a preparer asks to give back what was paid too much', async () => {
    await page.goto(paths.receipts('?show=PARTLY_ALLOCATED'));
    await page.getByRole('row').filter({ hasText: references['CAMP-2']! }).click();
    await page.getByRole('button', { name: 'Refund…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveValue('149100.00');
    await dialog.getByRole('textbox', { name: /^Account holder/ }).fill('Camp Botha');
    await dialog.getByRole('textbox', { name: /^Account number/ }).fill('62880011223');
    await expect(dialog.getByText(/The bank does not say from which account the money came/)).toBeVisible();
    await dialog.getByRole('combobox', { name: /^Bank/ }).selectOption({ label: 'Capitec' });
    await dialog
      .getByRole('textbox', { name: /^Why it is given back/ })
      .fill('The parent mistyped the amount.');
    await isSound(page, 'asking for a refund');
    await dialog.getByRole('button', { name: 'Ask for approval of R\u00a0149,100.00' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Waits for approval', { exact: true })).toBeVisible();
    refunded = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'See the batch that waits for approval' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Refund to Camp Botha/ })).toBeVisible();
  });

  await test.step('two approvers see first that the account was typed in, and approve it', async () => {
    const batch = new URL(page.url()).pathname;
    const second = await pageOf(browser, 'approver2');
    for (const [index, one] of [approver, second].entries()) {
      await one.goto(batch);
      await expect(
        one.getByText('A refund to an account that was typed in and never paid before'),
      ).toBeVisible();
      if (index === 0) await isSound(one, 'a refund to approve');
      await one
        .getByRole('button', { name: /^Approve/ })
        .first()
        .click();
      const dialog = one.getByRole('dialog');
      await dialog.getByRole('button', { name: /^Approve/ }).click();
      await expect(dialog).toHaveCount(0);
    }
    await second.context().close();
  });

  await test.step('the receipt and its request show what was given back', async () => {
    await page.goto(refunded);
    await expect(page.getByText('Given back', { exact: true }).first()).toBeVisible();
    await isSound(page, 'a refunded receipt');
    await page.getByRole('link', { name: 'Camp in the Karoo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Camp in the Karoo' })).toBeVisible();
    await expect(page.getByText('Given back', { exact: true })).toBeVisible();
    await expect(page.getByText('R\u00a0149,100.00')).toBeVisible();
  });
  await approver.context().close();
});
