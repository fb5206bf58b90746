import { expect, test, type Browser } from '@playwright/test';
import { paths } from '../src/shared/dashboard-routes.ts';
import { scrollsSideways, violationsOf } from './pages/faults.ts';
import { requestsOf } from './pages/planted-batch.ts';
import { ask } from './pages/people.ts';
import { signIn } from './pages/sign-in.ts';
import { dayFromToday } from './pages/days.ts';

const CONNECTIONS = '/app/bank-connections';
const COLLECTIONS = '/institution/payments/collections';
const PHONE = { width: 360, height: 740 };

/** An account into which payers pay, which a second user has switched on. */
async function receivingAccount(browser: Browser, baseURL: string): Promise<void> {
  const admin = await requestsOf(browser, baseURL, 'admin');
  const { id } = await ask<{ id: string }>(
    admin.post(CONNECTIONS, {
      data: {
        displayName: 'Journey fees',
        purpose: 'RECEIPTS',
        bankName: 'Nedbank',
        rails: [],
        currency: 'ZAR',
        payer: {
          name: 'Karoo Trading (Pty) Ltd',
          branchCode: null,
          accountNumber: `40${Date.now()}`.slice(0, 11),
          accountType: null,
        },
        profile: null,
      },
    }),
  );
  const approver = await requestsOf(browser, baseURL, 'approver');
  const connections = await ask<{ id: string; updatedAt: string }[]>(approver.get(CONNECTIONS));
  const { updatedAt } = connections.find((one) => one.id === id)!;
  await ask(approver.put(`${CONNECTIONS}/${id}/state`, { data: { state: 'LIVE', updatedAt } }));
}

test('a payer opens the pay page on a phone, and the preparer revokes its link', async ({
  page,
  browser,
  baseURL,
}) => {
  await receivingAccount(browser, baseURL!);
  const preparer = await requestsOf(browser, baseURL!, 'preparer');
  const request = await ask<{
    id: string;
    payUrl: string;
    reference: string;
    payInto: { accountNumber: string; fingerprint: string };
  }>(
    preparer.post(COLLECTIONS, {
      data: {
        payer: { name: 'Lerato Dlamini', email: 'lerato@example.com' },
        label: 'Journey, school fees',
        currency: 'ZAR',
        amount: '1250.00',
        dueOn: dayFromToday(14),
      },
    }),
  );
  const { payUrl, reference, payInto } = request;

  await test.step('the preparer sees the link and the fingerprint on the page of the request', async () => {
    await signIn(page, 'preparer');
    await page.goto(paths.receivable(request.id));
    const panel = page.getByRole('region', { name: 'Pay page' });
    await expect(panel.getByRole('link', { name: payUrl })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    await expect(panel.getByText(payInto.fingerprint)).toBeVisible();
    expect(await violationsOf(page, 'the request')).toEqual([]);
  });

  await test.step('the payer reads it without scripts, in the language of the phone', async () => {
    const context = await browser.newContext({
      viewport: PHONE,
      locale: 'af-ZA',
      javaScriptEnabled: false,
    });
    const phone = await context.newPage();
    const loaded: string[] = [];
    phone.on('request', (sent) => loaded.push(sent.url()));
    await phone.goto(payUrl);
    await expect(phone.getByRole('heading', { name: 'Hoe om te betaal' })).toBeVisible();
    await expect(phone.getByText('R 1 250,00').first()).toBeVisible();
    await phone.getByRole('link', { name: 'In English' }).click();
    await expect(phone.getByRole('heading', { name: 'How to pay' })).toBeVisible();
    for (const value of [payInto.accountNumber, reference, payInto.fingerprint, '1250.00'])
      await expect(phone.getByText(value, { exact: true }).first()).toBeVisible();
    await expect(phone.getByText('Lerato D.')).toBeVisible();
    // A phone that shows the page has no use for the code that opens it on a phone.
    await expect(phone.getByRole('img', { name: /^QR code/ })).toBeHidden();
    // Nothing but the page, in two languages, and the icon.
    expect(loaded.filter((url) => !url.startsWith(payUrl) && !url.endsWith('/favicon.svg'))).toEqual([]);
    await context.close();
  });

  await test.step('it fits, is accessible in light and dark, and a tap selects a whole value', async () => {
    const context = await browser.newContext({ viewport: PHONE, locale: 'en-ZA', hasTouch: true });
    const phone = await context.newPage();
    await phone.goto(payUrl);
    expect(await violationsOf(phone, 'the pay page')).toEqual([]);
    expect(await scrollsSideways(phone)).toBe(false);
    await phone.getByText(reference, { exact: true }).click();
    expect(await phone.evaluate(() => window.getSelection()?.toString())).toBe(reference);
    await phone.emulateMedia({ media: 'print' });
    await expect(phone.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(phone.getByRole('link', { name: /Afrikaans/ })).toBeHidden();
    await context.close();
  });

  await test.step('the preparer makes a new link, and the old one says what to do', async () => {
    await page.getByRole('button', { name: 'New link…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: payUrl })).toHaveCount(0);
    const context = await browser.newContext({ viewport: PHONE });
    const phone = await context.newPage();
    const answer = await phone.goto(payUrl);
    expect(answer?.status()).toBe(404);
    await expect(phone.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(await violationsOf(phone, 'a link that does not work')).toEqual([]);
    await context.close();
  });
});
