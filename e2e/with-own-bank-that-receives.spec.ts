import { expect, test, type Page } from '@playwright/test';
import { paths } from '../src/shared/dashboard-routes.ts';
import { IS_LONG } from '../src/shared/testing/runs.ts';
import { scrollsSideways, violationsOf } from './pages/faults.ts';
import { ask, pageOf } from './pages/people.ts';
import { approveBatch, createConnection } from './pages/planted-bank.ts';
import { requestsOf } from './pages/planted-batch.ts';
import { mt940 } from './pages/planted-statements.ts';
import { dayFromToday } from './pages/days.ts';

/** One account that pays batches and into which payers pay. */

const CONNECTIONS = '/app/bank-connections';
const COLLECTIONS = '/institution/payments/collections';
const ACCOUNT = '62000000088';
const BATCH = 'Journey, from the one account';
/** The payments of `approveBatch` to two people. */
const BATCH_CENTS = 85_050 + 88_550;

const OPENINGS = '/app/opening-balances';
// More than the batches of the demo that wait, which this account pays while it is on.
const OPENING_CENTS = 100_000_000;

interface Opening {
  account: { accountNumber: string };
  candidates: { statement: { id: string } }[];
  opening: { id: string; bookedAmount: string } | null;
}

interface Connection {
  id: string;
  state: string;
  purpose: string;
  updatedAt: string;
}

/** The page has no fault, at both widths. */
async function isSound(page: Page, what: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    if (IS_LONG || width > 1000) expect(await violationsOf(page, `${what}, ${width}`)).toEqual([]);
    expect(await scrollsSideways(page), `${what}, ${width}`).toBe(false);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

let connectionId = '';
test.afterAll(async ({ browser }) => {
  const admin = await requestsOf(browser, test.info().project.use.baseURL!, 'admin');
  if (connectionId) await ask(admin.put(`${CONNECTIONS}/${connectionId}/state`, { data: { state: 'OFF' } }));
});

test('one account pays a batch and receives money, and a mistyped reference is found', async ({
  browser,
  baseURL,
}) => {
  const [admin, preparer, approver] = await Promise.all(
    ['admin', 'preparer', 'approver'].map((user) => requestsOf(browser, baseURL!, user)),
  );
  const asked = async (name: string, amount: string) =>
    ask<{ id: string; reference: string }>(
      preparer!.post(COLLECTIONS, {
        data: {
          payer: { name },
          label: 'Journey, one account',
          currency: 'ZAR',
          amount,
          dueOn: dayFromToday(14),
        },
      }),
    );
  const right = await asked('One Account Adams', '431.00');
  const mistyped = await asked('One Account Botha', '57.00');

  await test.step('a second user switches on that payers pay into the account', async () => {
    // Batches leave by the oldest connection that is on.
    for (const { id, state, purpose } of await ask<Connection[]>(admin!.get(CONNECTIONS)))
      if (state === 'LIVE' && purpose === 'PAYMENTS')
        await ask(admin!.put(`${CONNECTIONS}/${id}/state`, { data: { state: 'OFF' } }));
    connectionId = await createConnection(admin!, 'One account', {
      accountNumber: ACCOUNT,
      purpose: 'BOTH',
      bankName: 'FNB',
    });
    const path = `${CONNECTIONS}/${connectionId}`;
    const note = 'Test file 1 accepted by e-mail of the payments desk.';
    await ask(admin!.post(`${path}/certification`, { data: { version: 1, note } }));
    await ask(admin!.post(`${path}/rehearse`));
    const second = await pageOf(browser, 'approver2');
    await second.goto(paths.bankConnection(connectionId));
    await expect(second.getByText('Payers pay into the account').first()).toBeVisible();
    await isSound(second, 'a connection that pays and receives');
    await second.getByRole('button', { name: 'Switch on…' }).press('Enter');
    await second
      .getByRole('dialog')
      .getByRole('button', { name: /^Switch on/ })
      .press('Enter');
    await expect(second.locator('main').getByText('On', { exact: true })).toBeVisible();
    await second.context().close();
  });

  await test.step('two users begin the account with the balance that its bank states', async () => {
    const { name, buffer } = mt940({
      account: ACCOUNT,
      number: 1,
      date: dayFromToday(-3),
      openingCents: OPENING_CENTS,
      lines: [],
    });
    const data = { fileName: name, content: buffer.toString('base64') };
    await ask(admin!.post('/app/statements', { data }));
    const own = async (): Promise<Opening | undefined> =>
      (await ask<Opening[]>(admin!.get(OPENINGS))).find(({ account }) => account.accountNumber === ACCOUNT);
    await expect.poll(async () => (await own())?.candidates.length).toBe(1);
    const statementId = (await own())!.candidates[0]!.statement.id;
    const { opening } = await ask<Opening>(approver!.post(OPENINGS, { data: { statementId } }));
    const confirmer = await requestsOf(browser, baseURL!, 'approver2');
    const { id, bookedAmount } = opening!;
    await ask(confirmer.post(`${OPENINGS}/${id}/confirm`, { data: { bookedAmount } }));
  });

  await test.step('a batch leaves from the account', async () => {
    const batchId = await approveBatch(preparer!, approver!, BATCH, ['Nomsa Account', 'Sipho Account']);
    const { items } = await ask<{ items: { id: string; connectionId?: string }[] }>(
      preparer!.get(`/app/bank-files?batchId=${batchId}`),
    );
    const file = await preparer!.post(`/app/bank-files/${items[0]!.id}/download`);
    expect(file.status(), await file.text()).toBe(200);
  });

  const reviewer = await pageOf(browser, 'approver');
  await test.step('its statement has both, and one click posts what quotes a reference', async () => {
    const { reference } = mistyped;
    const slip = `${reference.slice(0, 3)}${reference[3] === '7' ? '4' : '7'}${reference.slice(4)}`;
    const { name, buffer } = mt940({
      account: ACCOUNT,
      number: 2,
      date: dayFromToday(),
      openingCents: OPENING_CENTS,
      lines: [
        { cents: 43_100, text: `FEES ${right.reference}` },
        { cents: 5_700, text: `FEES ${slip}` },
        { cents: 30_000, text: 'CAPITAL OF THE OWNERS' },
        { cents: -BATCH_CENTS, text: 'BULK PAYMENT' },
      ],
    });
    const uploader = await requestsOf(browser, baseURL!, 'approver2');
    const data = { fileName: name, content: buffer.toString('base64') };
    await ask(uploader.post('/app/statements', { data }));
    await reviewer.goto(paths.statements());
    const waiting = reviewer.getByRole('alert').filter({ hasText: 'confirm a statement' });
    await waiting.getByRole('button', { name: 'Confirm and post 1 entry' }).press('Enter');
    await expect(waiting).toHaveCount(0);
  });

  await test.step('a mistyped reference is proposed as a receipt, and other money is not', async () => {
    await reviewer.goto(paths.reconciliation());
    const accounts = reviewer.getByRole('list', { name: 'Accounts' });
    await accounts.getByRole('link', { name: ACCOUNT }).click();
    const rowOf = (text: string) => reviewer.getByRole('row').filter({ hasText: text });
    await expect(rowOf('CAPITAL OF THE OWNERS')).toContainText('Matches no expected payment');
    const row = rowOf('57.00');
    await expect(row).toContainText('Almost matches one of your references');
    await isSound(reviewer, 'entries of an account that pays and receives');
    await row.click();
    const panel = reviewer.getByRole('complementary', { name: 'Entry' });
    await expect(panel).toContainText('Almost matches one of your references');
    await isSound(reviewer, 'a mistyped reference');
    await panel.getByRole('button', { name: 'Post R\u00a057.00 as proposed' }).press('Enter');
    await expect(row).toHaveCount(0);
    await rowOf('BULK PAYMENT').click();
    await panel.getByRole('button', { name: /as proposed$/ }).press('Enter');
    await expect(rowOf('BULK PAYMENT')).toHaveCount(0);
    await expect(rowOf('CAPITAL OF THE OWNERS')).toBeVisible();
  });

  await test.step('the receipt says which request it may pay, and pays it', async () => {
    await reviewer.goto(paths.receipts('?show=OPEN'));
    await reviewer.getByRole('row').filter({ hasText: '57.00' }).first().click();
    await expect(reviewer.getByRole('heading', { level: 1, name: /57\.00/ })).toBeVisible();
    await expect(reviewer.getByText(/one wrong, missing, added or swapped character/)).toBeVisible();
    await reviewer.getByRole('button', { name: 'Allocate R\u00a057.00 as proposed' }).press('Enter');
    await expect(reviewer.getByText('was received, and is allocated')).toBeVisible();
    for (const { id } of [right, mistyped])
      expect(await ask(approver!.get(`${COLLECTIONS}/${id}`))).toMatchObject({ status: 'PAID' });
  });
  await reviewer.context().close();
});
