import { expect, test, type Page } from '@playwright/test';
import { addDays } from '../../src/shared/calendar-day.ts';
import { paths } from '../../src/shared/dashboard-routes.ts';
import { scrollsSideways, violationsOf } from '../pages/faults.ts';
import { MovedClock } from '../pages/moved-clock.ts';

/** The changed account of a supplier, from its proposal to its payment, on a server whose clock is moved. */

const BATCHES = '/institution/payments/bulk-withdrawals/batches';
const CONFIG = '/institution/payments/config';
const PAYEES = '/app/payees';

let clock: MovedClock;
test.beforeAll(async () => {
  clock = await MovedClock.start();
});
test.afterAll(() => clock.stop());

interface Account {
  bankCode: string;
  branchCode: string;
  accountNumber: string;
  accountType: string;
}

interface Payee {
  id: string;
  name: string;
  account: Account | null;
  openChange: { account: Account } | null;
}

async function ask<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}

/** Pays an account of the supplier. Returns the batch, or the code of its refusal. */
async function batchOf(page: Page, name: string, account: Account, amount: string): Promise<string> {
  const { bankCode, accountNumber, accountType } = account;
  const answer = await page.request.post(BATCHES, {
    data: {
      label: `Paper, ${amount}`,
      currency: 'ZAR',
      withdrawals: [
        {
          beneficiaryName: name,
          bankCode,
          accountNumber,
          accountType,
          amount,
          beneficiaryReference: 'PAPER',
        },
      ],
    },
  });
  const body = (await answer.json()) as { id?: string; code?: string };
  return body.id ?? body.code ?? '';
}

async function approveAndPay(page: Page, batchId: string): Promise<void> {
  const answer = await page.request.post(`${BATCHES}/${batchId}/approve`);
  expect(answer.status(), await answer.text()).toBe(200);
  await expect
    .poll(async () => (await ask<{ status: string }>(page, `${BATCHES}/${batchId}`)).status)
    .toBe('COMPLETE');
}

test('a changed account is proposed, confirmed by a second person, waits a day, and is paid', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const preparer = await clock.pageOf(browser, 'preparer');
  const approver = await clock.pageOf(browser, 'approver');
  const admin = await clock.pageOf(browser, 'admin');

  // The company pays registered accounts only, from now on.
  await admin.goto(paths.paymentConfig('?edit=1'));
  await admin.getByLabel('Pay registered accounts only').check();
  await admin.getByRole('button', { name: /^Save as version/ }).click();
  await admin.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await expect(admin.getByRole('dialog')).toBeHidden();
  await expect(admin.getByText('registered accounts only', { exact: true })).toBeVisible();
  expect((await ask<{ payeeAccounts: string }>(admin, CONFIG)).payeeAccounts).toBe('REGISTERED_ONLY');

  const { items } = await ask<{ items: Payee[] }>(preparer, PAYEES);
  const supplier = items.find((payee) => payee.account !== null && payee.openChange === null)!;
  const old = supplier.account!;
  const changed = {
    bankCode: 'NEDBANK',
    branchCode: '198765',
    accountNumber: '1234567890',
    accountType: 'CURRENT',
  };

  // The preparer calls the supplier back, and proposes.
  await preparer.goto(paths.payee(supplier.id));
  await preparer.getByRole('button', { name: 'Propose another account…' }).click();
  const dialog = preparer.getByRole('dialog');
  await dialog.getByLabel(/^Bank/).selectOption('NEDBANK');
  await dialog.getByLabel('Account number').fill(changed.accountNumber);
  await dialog
    .getByLabel(/^How do you know these details/)
    .fill('Their letter of today, confirmed by phone.');
  await dialog.getByLabel('Who was called back').fill('Lerato Kgosi, accounts');
  await dialog.getByLabel('On which number').fill('011 555 0142');
  await dialog.getByLabel('When').fill('2026-01-02T09:30');
  await dialog.getByRole('button', { name: /^Propose/ }).click();
  await expect(preparer.getByText(/waits for a second person/).first()).toBeVisible();
  await expect(preparer.getByRole('button', { name: 'Confirm…' })).toHaveCount(0);
  expect(await violationsOf(preparer, 'a payee')).toEqual([]);

  // Meanwhile the old account is paid, and the new one is refused.
  expect(await batchOf(preparer, supplier.name, changed, '101.00')).toBe('payee_not_registered');
  await approveAndPay(approver, await batchOf(preparer, supplier.name, old, '102.00'));

  // The approver learns of it, reads the evidence, and confirms.
  await approver.goto(paths.overview());
  await approver.getByRole('link', { name: 'See what waits' }).click();
  await approver.getByRole('link', { name: supplier.name }).click();
  await expect(approver.getByText('011 555 0142').first()).toBeVisible();
  await approver.getByRole('button', { name: 'Confirm…' }).click();
  await approver.getByRole('button', { name: /^Confirm, so that it may be paid in 24 hours/ }).click();
  await expect(approver.getByText(/is confirmed and waits 24 hours/).first()).toBeVisible();
  expect(await batchOf(preparer, supplier.name, changed, '103.00')).toBe('payee_not_registered');
  await approveAndPay(approver, await batchOf(preparer, supplier.name, old, '104.00'));

  // A day later the new account is paid, and the old one no longer.
  await clock.goTo(addDays(clock.today, 2), '10:00');
  const again = await clock.pageOf(browser, 'preparer');
  const second = await clock.pageOf(browser, 'approver');
  expect(await batchOf(again, supplier.name, old, '105.00')).toBe('payee_not_registered');
  const batchId = await batchOf(again, supplier.name, changed, '106.00');
  await second.goto(paths.batch(batchId));
  await expect(second.getByText('1 payment goes to a registered account.')).toBeVisible();
  expect(await violationsOf(second, 'a batch')).toEqual([]);
  await approveAndPay(second, batchId);

  for (const path of [paths.payees(), paths.payee(supplier.id), paths.importPayees()]) {
    await second.setViewportSize({ width: 360, height: 800 });
    await second.goto(path);
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await scrollsSideways(second)).toBe(false);
  }
});
