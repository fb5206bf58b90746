import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { paths } from '../../src/shared/dashboard-routes.ts';
import { scrollsSideways, violationsOf } from '../pages/faults.ts';
import { ask, pageOf } from '../pages/people.ts';
import { dayFromToday } from '../pages/days.ts';

const COLLECTIONS = '/institution/payments/collections';

/** What the bank of a ShapID says in the sandbox, and how the page of the request names it. */
const SAID = [
  { bank: 'never', state: 'PENDING', words: 'The payer’s bank has not answered yet' },
  { bank: 'presented', state: 'PRESENTED', words: 'The payer sees it in the bank’s app' },
  { bank: 'rejected', state: 'REJECTED', words: 'The payer declined it' },
  { bank: 'expired', state: 'EXPIRED', words: 'Expired without an answer of the payer' },
  { bank: 'cancelled', state: 'CANCELLED', words: 'Cancelled' },
  { bank: 'refunding', state: 'REFUND_IN_PROGRESS', words: 'The payer’s bank is giving the money back' },
  { bank: 'refunded', state: 'REFUNDED', words: 'The payer’s bank gave the money back' },
] as const;
const PAID = 'The payer approved it. The money counts once a statement shows it';

/** The page has no fault, at both widths. */
async function isSound(page: Page, what: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page, `${what}, ${width}`)).toEqual([]);
    expect(await scrollsSideways(page), `${what}, ${width}`).toBe(false);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Simulates money of customers of a company without a bank, as its operator does. */
function simulateCollected(entity: string, amount: string): void {
  const dataDir = process.env['JOURNEYS_DATA_DIR'] ?? 'test-results/data';
  const words = ['fund', '--entity', entity, '--type', 'COLLECTION', '--amount', amount];
  execFileSync(process.execPath, ['dist/server/admin.js', ...words], {
    env: { ...process.env, DATA_DIR: resolve(dataDir) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const request = async (page: Page, name: string) =>
  ask<{ id: string }>(
    page.request.post(COLLECTIONS, {
      data: {
        payer: { name },
        label: 'Journey, asked in the app',
        currency: 'ZAR',
        amount: '310.00',
        dueOn: dayFromToday(14),
      },
    }),
  );

interface Read {
  status: string;
  openAmount: string;
  receipts: unknown[];
  requestsToPay: { state: string; isOpen: boolean }[];
}

test('payers are asked in their bank’s app, and collected money is moved by hand meanwhile', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'preparer');
  const others: { id: string; state: string; words: string }[] = [];
  const { id } = await request(page, 'App Mokoena');
  const read = (one: string) => ask<Read>(page.request.get(`${COLLECTIONS}/${one}`));

  await test.step('a preparer asks one payer by keyboard, after a wrong number', async () => {
    await page.goto(paths.receivable(id));
    const panel = page.getByRole('region', { name: 'Request to pay' });
    const shapId = panel.getByRole('textbox', { name: 'ShapID of the payer' });
    await shapId.focus();
    await page.keyboard.type('12345');
    await page.keyboard.press('Enter');
    await expect(shapId).toHaveAccessibleDescription(/Enter a cell number of 10 digits/);
    await isSound(page, 'a request to pay with an error');
    await shapId.press('ControlOrMeta+a');
    await page.keyboard.type('081 234 5678@paid');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('The payer’s bank has not answered yet');
    await expect(shapId).toHaveCount(0);
  });

  await test.step('the others are asked too, each of whose banks says something else', async () => {
    for (const { bank, state, words } of SAID) {
      const one = await request(page, `App ${bank}`);
      const data = { shapId: `0821234567@${bank}` };
      await ask(page.request.post(`${COLLECTIONS}/${one.id}/request-to-pay`, { data }));
      others.push({ id: one.id, state, words });
    }
  });

  await test.step('an approver moves collected money to Funding, and both balances say so', async () => {
    simulateCollected('Harbour Foods', '1500.00');
    const approver = await pageOf(browser, 'other-approver');
    const available = async (type: string) => {
      const path = `/institution/payments/account/balances/${type}?currency=ZAR`;
      const [balance] = await ask<{ available: string }[]>(approver.request.get(path));
      return Number(balance?.available ?? 0);
    };
    const funding = await available('FUNDING');
    const collection = await available('COLLECTION');
    await approver.goto(paths.balances());
    await approver.getByRole('button', { name: 'Move ZAR to Funding…' }).press('Enter');
    const dialog = approver.getByRole('dialog');
    const amount = dialog.getByRole('textbox', { name: 'Amount in ZAR' });
    await amount.fill('999999999.00');
    await dialog.getByRole('textbox', { name: 'What it is for' }).fill('For salaries');
    await dialog.getByRole('button', { name: /^Move R/ }).press('Enter');
    await expect(dialog).toContainText('Enter that amount or less.');
    await amount.fill('1200');
    await isSound(approver, 'moving collected money');
    await dialog.getByRole('button', { name: 'Move R\u00a01,200.00', exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => available('COLLECTION')).toBe(collection - 1_200);
    expect(await available('FUNDING')).toBe(funding + 1_200);
    await isSound(approver, 'balances after a move');
    await approver.goto(paths.fundingRecords());
    const record = approver.getByRole('row').filter({ hasText: 'For salaries' }).first();
    await expect(record).toContainText('1,200.00');
    await approver.context().close();
  });

  await test.step('each state has its words, and none of them is money', async () => {
    await expect
      .poll(async () => (await read(id)).requestsToPay[0]!.state, { timeout: 120_000 })
      .toBe('PAID');
    for (const { id: other, state, words } of others) {
      await expect.poll(async () => (await read(other)).requestsToPay[0]!.state).toBe(state);
      expect(await read(other)).toMatchObject({ status: 'OPEN', openAmount: '310.00', receipts: [] });
      await page.goto(paths.receivable(other));
      await expect(page.getByRole('region', { name: 'Request to pay' })).toContainText(words);
    }
    expect(await read(id)).toMatchObject({ status: 'OPEN', openAmount: '310.00', receipts: [] });
    await page.goto(paths.receivable(id));
    await expect(page.getByRole('region', { name: 'Request to pay' })).toContainText(PAID);
    await isSound(page, 'a request to pay that was approved');
  });

  await test.step('a preparer asks a bank to end one that the payer may still approve', async () => {
    await page.goto(paths.receivable(others.find(({ state }) => state === 'PRESENTED')!.id));
    await page.getByRole('button', { name: 'Ask the bank to end it' }).press('Enter');
    await expect(page.getByText(/the payer may still approve it/).last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask the bank to end it' })).toHaveCount(0);
  });
  await page.context().close();
});
