import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { NewBatchPage } from '../e2e/pages/new-batch-page.ts';
import { plantBank } from '../e2e/pages/planted-bank.ts';
import { plantRisks } from '../e2e/pages/planted-batch.ts';
import { plantReconciliation } from '../e2e/pages/planted-statements.ts';
import { signIn } from '../e2e/pages/sign-in.ts';
import { paths } from '../src/shared/dashboard-routes.ts';
import { CHROMIUM_FLAGS, chromiumEnvironment, chromiumPath } from './chromium.ts';
import { startDemoServer } from './demo-server.ts';
import { SHOWN_FOLDER, shownPictures } from './shown-pictures.ts';

/**
 * `npm run screens`: takes a picture of each screen that is listed below in four looks, 1440 and 360 pixels
 * wide, light and dark, for a person to review. They go to `test-results/screens`; those that the documents
 * show also go to `docs/screens`. The pages show new demo data and a planted batch. `npm run screens --
 * payouts` takes only the pages whose names contain the word.
 */
const FOLDER = 'test-results/screens';
const LOOKS = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 1440, height: 900 },
  { colorScheme: 'light', width: 360, height: 800 },
  { colorScheme: 'dark', width: 360, height: 800 },
] as const;
const wanted = process.argv[2] ?? '';

interface Screen {
  /** The name of the file, without the look. */
  name: string;
  /** The demo user who is signed in; absent before the sign-in. */
  user?: string;
  open: (page: Page) => Promise<unknown>;
}

const FILE = [
  'Name,Bank,Branch code,Account number,Account type,Amount,Reference',
  'Thandi Nkosi,FNB,250655,62012345678,Current,12450.50,Salary November',
  'Pieter van der Merwe,Standrd Bank,051001,4087123,Current,18200.00,Salary November',
  'Lerato Mokoena,Capitec,470010,1.23457E+09,Savings,9875.25,Salary November',
  'Ayesha Patel,Nedbank,198765,1234567890,Current,"15 300,00",Salary November',
  'Johan Botha,Absa,632005,4056789012,Cheque,abc,Salary November',
  ...Array.from(
    { length: 34 },
    (_, row) =>
      `Employee ${row + 6},FNB,250655,62${10_000_000 + (((row + 1) * 7_654_321) % 9_000_000)},Current,` +
      `${9_000 + ((row * 7_919) % 4_000)}.00,Salary November`,
  ),
].join('\n');

const go = (path: string) => (page: Page) => page.goto(path);

async function newBatch(page: Page): Promise<NewBatchPage> {
  const form = new NewBatchPage(page);
  await form.open();
  return form;
}

/** The ids of demo and planted data that the addresses of pages contain. */
type Planted = Awaited<ReturnType<typeof plant>>;

async function plant(browser: Browser, base: string) {
  const batchId = await plantRisks(browser, base, 'Suppliers, week');
  // Plant this first: it leaves its connection off, and plantBank leaves its own on.
  const { statementId, settlementId } = await plantReconciliation(browser, base);
  const bank = await plantBank(browser, base);
  const context = await browser.newContext({ baseURL: base });
  const page = await context.newPage();
  await signIn(page, 'trader');
  const list = async <Item>(path: string) => (await (await page.request.get(path)).json()) as Item;
  const { items: payouts } = await list<{ items: { id: string; beneficiary: { id: string } }[] }>(
    '/institution/payments/payout/history?limit=1&status=COMPLETE',
  );
  const { items: ended } = await list<{ items: { id: string }[] }>(
    '/institution/payments/bulk-withdrawals/batches?limit=1&status=PARTIALLY_COMPLETE',
  );
  const [subaccount] = await list<{ id: string }[]>('/trading/v1/account/subaccounts');
  await context.close();
  return {
    /** A batch of 500 that waits for approval. */
    batchId,
    endedId: ended[0]!.id,
    payout: payouts[0]!,
    bank,
    statementId,
    settlementId,
    subaccountId: subaccount!.id,
  };
}

/** Every page, and the states that the guides show. */
function screens(planted: Planted): Screen[] {
  return [
    ...paymentScreens(planted),
    ...settingScreens(planted),
    ...reconciliationScreens(planted),
    ...tradingScreens(planted),
  ];
}

function paymentScreens({ batchId, endedId, payout }: Planted): Screen[] {
  return [
    { name: 'sign-in', open: go('/') },
    { name: 'overview', user: 'preparer', open: go(paths.overview()) },
    { name: 'overview-empty', user: 'new-preparer', open: go(paths.overview()) },
    {
      name: 'search',
      user: 'preparer',
      open: async (at) => {
        await at.goto(paths.overview());
        await at.getByRole('button', { name: /^Account/ }).waitFor();
        await at.keyboard.press('ControlOrMeta+k');
        await at.getByRole('combobox', { name: 'Search' }).fill('nkosi');
      },
    },
    {
      name: 'notifications',
      user: 'preparer',
      open: async (at) => {
        await at.goto(paths.overview());
        await at.getByRole('button', { name: /notification/i }).click();
      },
    },
    { name: 'batches', user: 'preparer', open: go(paths.batches()) },
    { name: 'batches-empty', user: 'new-preparer', open: go(paths.batches()) },
    { name: 'new-batch-choose', user: 'preparer', open: go(paths.newBatch()) },
    {
      name: 'new-batch-match',
      user: 'preparer',
      open: async (at) => {
        const form = await newBatch(at);
        await form.choose(
          'salaries.csv',
          FILE.replace('Reference', 'Narrative').replace('Amount', 'Net pay'),
        );
        await form.continue.waitFor();
      },
    },
    {
      name: 'new-batch-fix',
      user: 'preparer',
      open: async (at) => {
        const form = await newBatch(at);
        await form.choose('salaries.csv', FILE);
        await form.continue.click();
        await at.getByRole('grid', { name: 'Rows of the file' }).waitFor();
      },
    },
    { name: 'batch-to-approve', user: 'approver', open: go(paths.batch(batchId)) },
    {
      name: 'batch-approve-dialog',
      user: 'approver',
      open: async (at) => {
        await at.goto(paths.batch(batchId));
        await at.getByRole('button', { name: /^Approve/ }).click();
      },
    },
    { name: 'batch-paid', user: 'preparer', open: go(paths.batch(endedId)) },
    { name: 'payouts', user: 'preparer', open: go(paths.payouts()) },
    { name: 'payout-beside-the-list', user: 'preparer', open: go(paths.payouts(`?open=${payout.id}`)) },
    { name: 'payout', user: 'preparer', open: go(paths.payout(payout.id)) },
    { name: 'recipients', user: 'preparer', open: go(paths.recipients()) },
    { name: 'recipient', user: 'preparer', open: go(paths.recipient(payout.beneficiary.id)) },
    { name: 'balances', user: 'preparer', open: go(paths.balances()) },
  ];
}

function settingScreens({ bank }: Planted): Screen[] {
  return [
    { name: 'bank-connections', user: 'admin', open: go(paths.bankConnections()) },
    { name: 'bank-connections-empty', user: 'new-preparer', open: go(paths.bankConnections()) },
    { name: 'new-bank-connection', user: 'admin', open: go(paths.newBankConnection()) },
    { name: 'bank-connection', user: 'admin', open: go(paths.bankConnection(bank.connectionId)) },
    {
      name: 'bank-connection-uncertified',
      user: 'admin',
      open: go(paths.bankConnection(bank.uncertifiedId)),
    },
    { name: 'bank-replies', user: 'preparer', open: go(paths.bankReplies(`?open=${bank.replyId}`)) },
    { name: 'payment-config', user: 'admin', open: go(paths.paymentConfig()) },
    { name: 'entity-config', user: 'admin', open: go(paths.entityConfig()) },
    { name: 'audit-log', user: 'admin', open: go(paths.auditLog()) },
  ];
}

function reconciliationScreens({ statementId, settlementId }: Planted): Screen[] {
  return [
    { name: 'statements', user: 'approver', open: go(paths.statements()) },
    { name: 'statements-empty', user: 'new-preparer', open: go(paths.statements()) },
    { name: 'statement', user: 'approver', open: go(paths.statement(statementId)) },
    {
      name: 'reconciliation',
      user: 'approver',
      open: async (at) => {
        await at.goto(paths.reconciliation());
        await at.getByRole('row').filter({ hasText: 'INV-20421' }).click();
      },
    },
    { name: 'reconciliation-days', user: 'approver', open: go(paths.reconciliation('?view=days')) },
    { name: 'reconciliation-empty', user: 'new-preparer', open: go(paths.reconciliation()) },
    { name: 'settlements', user: 'approver', open: go(paths.settlements()) },
    { name: 'funding-records', user: 'approver', open: go(paths.fundingRecords()) },
    { name: 'settlements-empty', user: 'new-preparer', open: go(paths.settlements()) },
    { name: 'settlement', user: 'approver', open: go(paths.settlement(settlementId)) },
  ];
}

function tradingScreens({ subaccountId }: Planted): Screen[] {
  return [
    { name: 'exchange-accounts', user: 'trader', open: go(paths.trading()) },
    { name: 'exchange-accounts-empty', user: 'new-preparer', open: go(paths.trading()) },
    { name: 'market', user: 'trader', open: go(paths.market('BTCZAR')) },
    { name: 'orders', user: 'trader', open: go(paths.orders()) },
    { name: 'conversions', user: 'trader', open: go(paths.conversions()) },
    { name: 'transactions', user: 'trader', open: go(paths.transactions()) },
    { name: 'loans', user: 'trader', open: go(paths.loans()) },
    { name: 'funding', user: 'trader', open: go(paths.funding()) },
    { name: 'subaccounts', user: 'trader', open: go(paths.subaccounts()) },
    { name: 'subaccount', user: 'trader', open: go(paths.subaccount(subaccountId)) },
  ];
}

/** Takes a picture of the window, once nothing is loading and the page has stopped moving. */
async function picture(page: Page): Promise<Buffer> {
  await page
    .locator('[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root')
    .first()
    .waitFor({ state: 'detached', timeout: 15_000 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(700);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

const shown = shownPictures();
const missed: string[] = [];
const server = await startDemoServer();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: CHROMIUM_FLAGS,
  env: chromiumEnvironment(),
});
try {
  if (!wanted) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const all = screens(await plant(browser, server.base)).filter(({ name }) => name.includes(wanted));
  const users = [...new Set(all.map(({ user }) => user))];
  for (const { width, height, colorScheme } of LOOKS) {
    for (const user of users) {
      const context = await browser.newContext({
        baseURL: server.base,
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-ZA',
        timezoneId: 'Africa/Johannesburg',
      });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      if (user) await signIn(page, user);
      for (const { name, open } of all.filter((screen) => screen.user === user)) {
        const look = `${name}-${width}-${colorScheme}`;
        try {
          await open(page);
          const taken = await picture(page);
          writeFileSync(join(FOLDER, `${look}.webp`), taken);
          if (shown.has(`${look}.webp`)) writeFileSync(join(SHOWN_FOLDER, `${look}.webp`), taken);
        } catch (error) {
          missed.push(`${look}: ${(error as Error).message.split('\n')[0]}`);
        }
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
const bytes = readdirSync(FOLDER).reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
console.log(`${readdirSync(FOLDER).length} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
for (const screen of missed) console.error(`not pictured: ${screen}`);
if (missed.length > 0) process.exitCode = 1;
