import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { isBankingDay, ALWAYS } from '../../src/domain/business-days/business-days.ts';
import { loadPublicHolidays } from '../../src/domain/business-days/public-holidays.ts';
import { countryOf } from '../../src/domain/countries/registry.ts';
import { addDays } from '../../src/shared/calendar-day.ts';
import { paths } from '../../src/shared/dashboard-routes.ts';
import { scrollsSideways, violationsOf } from '../pages/faults.ts';
import { MonthBank, readAtBank, type FileAtBank } from '../pages/month-bank.ts';
import { MovedClock } from '../pages/moved-clock.ts';
import { NewBatchPage } from '../pages/new-batch-page.ts';

/*
 * A month of a made-up company with one operating account, in the dashboard, by two users: a bookkeeper, who
 * prepares and uploads, and a treasurer, who approves and confirms. The numbers were worked out first:
 *
 *   banking day   entries                                                       balance at the bank
 *   1st   opening balance                                                              4,000,000.00
 *         rent                                     -85,000.00                          3,915,000.00
 *   4th   suppliers, in one debit                 -128,000.00   two are rejected       3,787,000.00
 *         the bank's fees for the four             -     11.52                         3,786,988.48
 *   5th   what was rejected comes back            +12,849.50    4,999.99 and 7,849.51  3,799,837.98
 *         tax                                     -214,600.00                          3,585,237.98
 *   6th   to the call account                     -500,000.00                          3,085,237.98
 *   9th   a supplier's payment comes back           +8,400.00                          3,093,637.98
 *   11th  a card purchase                           -3,210.45   these days come late   3,090,427.53
 *   12th  charges of the account                      -845.00                          3,089,582.53
 *   14th  from the call account                   +250,000.00                          3,339,582.53
 *   16th  salaries, in one debit                  -241,750.25                          3,097,832.28
 *         the bank's fees for the six              -     17.28                         3,097,815.00
 *   17th  a salary comes back                      +38,500.00                          3,136,315.00
 *   last  interest                                  +2,345.67                          3,138,660.67
 *         charges of the account                    -1,150.00                          3,137,510.67
 *         tax                                      -95,000.00                          3,042,510.67
 *
 * With PICTURES=1, each page is looked at for faults, and pictured in test-results/month.
 */
const ACCOUNT = '62000000001';
const OPENING_MINOR = 400_000_000n;
const SUPPLIERS = ['12500.00', '8400.00', '33250.50', '4999.99', '61000.00', '7849.51'];
const SALARIES = ['52000.00', '38500.00', '41250.25', '36000.00', '29000.00', '45000.00'];

let clock: MovedClock;
test.beforeAll(async () => {
  clock = await MovedClock.start({ SEED: 'none' });
  const entity = 'Overstrand Joinery';
  await clock.admin(['entity', '--name', entity, '--legal-name', `${entity} (Pty) Ltd`]);
  for (const [name, roles] of [
    ['bookkeeper-ana', 'ADMIN,PREPARER'],
    ['treasurer-ben', 'ADMIN,APPROVER'],
  ])
    await clock.admin(
      ['user', '--name', name!, '--entity', entity, '--roles', roles!, '--set-password'],
      `${name}\n`,
    );
  await clock.admin(['limits', '--entity', entity, '--payouts', 'on']);
});
test.afterAll(() => clock.stop());

/** The banking days of the month after the present one, and the first day after it on which banks work. */
async function bankingDays(): Promise<string[]> {
  const country = countryOf('ZA');
  const holidaysOf = await loadPublicHolidays();
  const first = `${addDays(`${clock.today.slice(0, 7)}-28`, 5).slice(0, 7)}-01`;
  const years = [Number(first.slice(0, 4)), Number(first.slice(0, 4)) + 1];
  const holidays = new Map(
    years.flatMap((year) => holidaysOf(country, year)!.map(({ date, name }) => [date, name] as const)),
  );
  const days: string[] = [];
  for (
    let day = first;
    days.at(-1)?.slice(0, 7) === first.slice(0, 7) || days.length === 0;
    day = addDays(day, 1)
  )
    if (isBankingDay(day, ALWAYS, { holidays })) days.push(day);
  return days;
}

const FOLDER = 'test-results/month';
const hasPictures = process.env['PICTURES'] === '1';
const faults: string[] = [];
let pictures = 0;

/** Pictures a page wide and narrow, light and dark, and looks for faults on it. */
async function look(page: Page, name: string): Promise<void> {
  if (!hasPictures) return;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  mkdirSync(FOLDER, { recursive: true });
  pictures++;
  const file = `${FOLDER}/${String(pictures).padStart(2, '0')}-${name.replaceAll(' ', '-')}`;
  const size = page.viewportSize()!;
  for (const width of [1440, 360]) {
    await page.setViewportSize({ ...size, width });
    faults.push(...(await violationsOf(page, `${name}, ${width} pixels`)));
    if (await scrollsSideways(page)) faults.push(`${name}, ${width} pixels: scrolls sideways`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${file}-${width}-${colorScheme}.png`, fullPage: true });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(size);
}

test('a company opens its account, pays for a month and closes it without a difference', async ({
  browser,
}) => {
  const bank = new MonthBank(ACCOUNT, OPENING_MINOR);
  const banking = await bankingDays();
  const month = banking[0]!.slice(0, 7);
  const last = banking.length - 2;
  const day = (number: number) => banking[number - 1]!;
  let ana: Page;
  let ben: Page;

  /** Moves to the morning of a day, on which both sign in. */
  const comesTo = async (date: string) => {
    await clock.goTo(date, '08:00');
    await Promise.all([ana?.context().close(), ben?.context().close()]);
    ana = await clock.pageOf(browser, 'bookkeeper-ana');
    ben = await clock.pageOf(browser, 'treasurer-ben');
  };

  /** The bookkeeper uploads statements, and the treasurer confirms those that wait. */
  const upload = async (...files: ReturnType<MonthBank['statement']>[]) => {
    await ana.goto(paths.statements());
    for (const file of files) {
      await ana.locator('input[type="file"]').setInputFiles(file);
      await expect(ana.getByText(`${file.name}: 1 statement with`)).toBeVisible();
    }
  };
  /** The treasurer confirms a statement that posts entries without a question. */
  const confirmStatement = async () => {
    const waiting = ben.getByRole('alert').filter({ hasText: 'You can confirm a statement' });
    await ben.goto(paths.statements());
    await waiting.getByRole('button', { name: /^Confirm and post/ }).click();
    await expect(waiting).toHaveCount(0);
  };

  const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
  const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Entry' });

  /** The bookkeeper proposes what an entry is, and the treasurer confirms it. */
  const agree = async (text: string, category: string, words: string, highest: string) => {
    await ana.goto(paths.reconciliation());
    await row(ana, text).click();
    const panel = panelOf(ana);
    await panel.getByRole('button', { name: 'Choose what it is' }).click();
    await panel.getByText('Something else', { exact: true }).click();
    await panel.getByLabel('What is it?').selectOption(category);
    await panel.getByLabel('Words by which it is known').fill(words);
    await panel.getByLabel('Lowest amount').fill('0.01');
    await panel.getByLabel('Highest amount').fill(highest);
    await panel.getByLabel('Post entries like this without asking').check();
    await panel.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(row(ana, text)).toContainText('A user has proposed what it is');
    await ben.goto(paths.reconciliation());
    await row(ben, text).click();
    await panelOf(ben)
      .getByRole('button', { name: /^Confirm and post/ })
      .click();
    await expect(row(ben, text)).toHaveCount(0);
  };

  /** The treasurer posts what Outlay proposes for an entry. */
  const accept = async (text: string) => {
    await ben.goto(paths.reconciliation());
    await row(ben, text).click();
    await panelOf(ben)
      .getByRole('button', { name: /as proposed$/ })
      .click();
    await expect(row(ben, text)).toHaveCount(0);
  };

  /** The treasurer posts an entry as a charge of the bank for a file. */
  const charge = async (text: string) => {
    await ben.goto(paths.reconciliation());
    await row(ben, text).click();
    await panelOf(ben).getByRole('button', { name: 'Choose what it is' }).click();
    await panelOf(ben).getByText('Bank fee', { exact: true }).click();
    await panelOf(ben).getByRole('button', { name: 'Post as a bank fee' }).click();
    await expect(row(ben, text)).toHaveCount(0);
  };

  /** Checks that the bank has this balance, no entry is open, and ledger and bank agree. */
  const endsWith = async (balance: string) => {
    const accounts = ben.getByRole('list', { name: 'Accounts' });
    await ben.goto(paths.statements());
    await expect(accounts).toContainText(balance);
    await ben.goto(paths.reconciliation());
    await expect(accounts).toContainText('No open entries');
    await expect(accounts).toContainText('No difference');
  };

  /** Creates a batch from a file, approves it, and takes its bank file to the bank. */
  const pay = async (label: string, amounts: readonly string[]): Promise<FileAtBank> => {
    const rows = amounts.map((amount, index) => {
      const accountNumber = 62_010_457_931 + label.length * 1_900_003 + index * index * 73_117;
      return `${label} ${index + 1},FNB,${accountNumber},CURRENT,${amount},RUN ${index + 1}`;
    });
    const head = 'beneficiary_name,bank,account_number,account_type,amount,beneficiary_reference';
    const file = new NewBatchPage(ana);
    await file.open();
    await file.drop(`${label}.csv`, [head, ...rows].join('\n'));
    await file.submitAs(label);
    const path = new URL(ana.url()).pathname;
    await ben.goto(path);
    await look(ben, `${label} before approval`);
    await ben
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    await ben
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(ben.getByRole('dialog')).toHaveCount(0);
    const panel = ana.getByRole('region', { name: 'Bank file' });
    await ana.goto(path);
    await panel.getByRole('button', { name: 'Download and hand over' }).click();
    const downloading = ana.waitForEvent('download');
    await ana
      .getByRole('dialog')
      .getByRole('button', { name: /^Download and hand over/ })
      .click();
    const bytes = await readFile(await (await downloading).path());
    await expect(panel).toContainText('Handed over');
    return readAtBank(bytes);
  };

  /** The bank's reply is uploaded by the bookkeeper and confirmed by the treasurer. */
  const reply = async (file: FileAtBank, rejected: readonly number[] = []) => {
    await ana.goto(paths.bankReplies());
    await ana.locator('input[type="file"]').setInputFiles(bank.reply(file, rejected));
    await ana.getByRole('button', { name: 'See what it would change' }).click();
    await ben.goto(new URL(ana.url()).pathname + new URL(ana.url()).search);
    await ben
      .getByRole('complementary', { name: 'Reply' })
      .getByRole('button', { name: 'Confirm and apply the reply' })
      .click();
    await expect(ben.getByRole('complementary', { name: 'Reply' })).toContainText('Confirmed by');
    await look(ben, 'a reply');
  };

  await test.step('the bookkeeper sets one approval, and a bank connection up', async () => {
    await comesTo(day(1));
    await ana.goto('/payment-config?edit=1');
    await ana.getByRole('combobox', { name: 'Add a currency' }).click();
    await ana.getByRole('option', { name: /ZAR/ }).click();
    await ana.getByRole('textbox', { name: 'Approvals' }).last().fill('1');
    await ana.getByRole('button', { name: /^Save as version/ }).click();
    await ana.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
    await expect(ana.getByRole('dialog')).toHaveCount(0);
    await ana.goto(paths.bankConnections());
    await look(ana, 'no bank connections');
    await ana.getByRole('link', { name: 'New bank connection' }).first().click();
    await ana.getByRole('textbox', { name: 'Name of the connection' }).fill('Operating account');
    await ana.getByRole('textbox', { name: 'Branch code' }).fill('250655');
    await ana.getByRole('textbox', { name: 'Account number' }).fill(ACCOUNT);
    await look(ana, 'wizard account');
    await ana.getByRole('button', { name: 'Next' }).click();
    await ana.getByRole('radio', { name: 'ISO 20022 pain.001', exact: true }).check();
    await look(ana, 'wizard format');
    await ana.getByRole('button', { name: 'Next' }).click();
    await ana.getByRole('radio', { name: 'When a reply says that it is paid' }).check();
    await look(ana, 'wizard differences');
    await ana.getByRole('button', { name: 'Next' }).click();
    await look(ana, 'wizard check');
    await ana.getByRole('button', { name: 'Create the connection' }).click();
    await ana.getByRole('button', { name: 'Record the bank’s acceptance…' }).click();
    await ana.getByRole('dialog').getByRole('textbox').fill('Accepted by e-mail of the payments desk.');
    await ana
      .getByRole('dialog')
      .getByRole('button', { name: /^Record the acceptance/ })
      .click();
    await ana.getByRole('button', { name: 'Start the rehearsal' }).click();
    await expect(ana.getByRole('button', { name: 'Rehearse again' })).toBeVisible();
    await look(ana, 'a connection that is ready');
    await ben.goto(new URL(ana.url()).pathname);
    await ben.getByRole('button', { name: 'Switch on…' }).click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Switch on and pay by file' }).click();
    await expect(ben.locator('main').getByText('On', { exact: true })).toBeVisible();
  });

  await test.step('the opening balance is booked by two, and the rent is known', async () => {
    await upload(bank.statement(day(1), [['RENT KAROO PROPERTIES', -8_500_000]]));
    await look(ana, 'the first statement');
    await ana.goto(paths.reconciliation());
    await ana.getByRole('button', { name: 'Propose R\u00a04,000,000.00' }).click();
    await expect(ana.getByText(/^Another user has to confirm the opening balance/)).toBeVisible();
    await ben.goto(paths.reconciliation());
    await look(ben, 'an opening balance that waits');
    await ben.getByRole('button', { name: /^Confirm and book/ }).click();
    await agree('RENT KAROO PROPERTIES', 'Other', 'RENT KAROO PROPERTIES', '90 000');
    await endsWith('R\u00a03,915,000.00');
  });

  let suppliers: FileAtBank;
  await test.step('suppliers are paid, of whom the bank rejects two and debits all', async () => {
    await comesTo(day(4));
    suppliers = await pay('Suppliers', SUPPLIERS);
    await reply(suppliers, [3, 5]);
    await upload(
      bank.statement(day(4), [
        [`BULK ${suppliers.id}`, -12_800_000],
        ['FEES EFT 4', -1_152],
      ]),
    );
    await accept(`BULK ${suppliers.id}`);
    await charge('FEES EFT 4');
    await comesTo(day(5));
    await upload(
      bank.statement(day(5), [
        [`SUPPLIERS 4 ${suppliers.payments[3]!.endToEndId}`, 499_999],
        [`SUPPLIERS 6 ${suppliers.payments[5]!.endToEndId}`, 784_951],
        ['SARS EFILING PAYE', -21_460_000],
      ]),
    );
    await confirmStatement();
    await agree('SARS EFILING PAYE', 'Tax', 'SARS EFILING', '250 000');
    await endsWith('R\u00a03,585,237.98');
    await look(ben, 'reconciliation without a difference');
  });

  await test.step('money moves between own accounts, and a payment comes back', async () => {
    await comesTo(day(6));
    await upload(bank.statement(day(6), [['TRF TO CALL ACC', -50_000_000]]));
    await agree('TRF TO CALL ACC', 'Transfer between your own accounts', 'TRF TO CALL ACC', '1 000 000');
    await comesTo(day(9));
    await upload(bank.statement(day(9), [bank.comesBack(suppliers, 1, day(9))]));
    await confirmStatement();
    await endsWith('R\u00a03,093,637.98');
  });

  await test.step('days that come late, the latest first, end the same', async () => {
    const late = [
      bank.statement(day(11), [['CARD PURCHASE ENGEN', -321_045]]),
      bank.statement(day(12), [['SERVICE CHARGES', -84_500]]),
      bank.statement(day(14), [['TRF FROM CALL ACC', 25_000_000]]),
    ];
    await comesTo(day(15));
    await upload(...late.toReversed());
    await look(ana, 'statements of late days');
    await agree('CARD PURCHASE ENGEN', 'Card', 'CARD PURCHASE', '9 000');
    await agree('SERVICE CHARGES', 'Bank charges', 'SERVICE CHARGES', '2 000');
    await agree('TRF FROM CALL ACC', 'Transfer between your own accounts', 'TRF FROM CALL ACC', '1 000 000');
    await endsWith('R\u00a03,339,582.53');
  });

  await test.step('salaries are paid, of which one comes back', async () => {
    await comesTo(day(16));
    const salaries = await pay('Salaries', SALARIES);
    await reply(salaries);
    await upload(
      bank.statement(day(16), [
        [`BULK ${salaries.id}`, -24_175_025],
        ['FEES EFT 6', -1_728],
      ]),
    );
    await confirmStatement();
    await charge('FEES EFT 6');
    await comesTo(day(17));
    await upload(bank.statement(day(17), [bank.comesBack(salaries, 1, day(17))]));
    await confirmStatement();
    await endsWith('R\u00a03,136,315.00');
    await ben.goto(paths.settlements());
    await look(ben, 'settlements');
    await ben.goto(paths.payouts());
    await look(ben, 'payouts');
  });

  await test.step('the last day is posted by rules, and the month is closed by two', async () => {
    await comesTo(banking[last]!);
    await upload(
      bank.statement(banking[last]!, [
        ['INTEREST EARNED', 234_567],
        ['SERVICE CHARGES', -115_000],
        ['SARS EFILING VAT', -9_500_000],
      ]),
    );
    await confirmStatement();
    await agree('INTEREST EARNED', 'Interest', 'INTEREST EARNED', '10 000');
    await endsWith('R\u00a03,042,510.67');
    await ben.goto(paths.balances());
    await look(ben, 'balances');
    await ben.goto(paths.reconciliation('?view=days'));
    await look(ben, 'balances by day');
    await ben.goto(paths.reconciliation('?view=rules'));
    await look(ben, 'rules');
    await comesTo(banking.at(-1)!);
    await ana.goto(paths.monthEnds());
    await ana
      .getByRole('row')
      .filter({ hasText: month })
      .or(row(ana, monthName(month)))
      .first()
      .click();
    await ana.getByRole('button', { name: 'Close the month…' }).click();
    await ana
      .getByRole('dialog')
      .getByRole('button', { name: /^Close .* with R.3,042,510\.67/ })
      .click();
    await expect(ana.getByText(/asked to close it/)).toBeVisible();
    await look(ana, 'a month that waits');
    await ben.goto(new URL(ana.url()).pathname + new URL(ana.url()).search);
    await ben.getByRole('button', { name: /^Confirm and close/ }).click();
    await expect(ben.getByText('Closed by')).toBeVisible();
    const figure = (name: string) =>
      ben.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd');
    await expect(figure('Balance of the bank')).toHaveText(/3.042.510[.,]67$/);
    await expect(figure('Balance in Outlay')).toHaveText(/3.042.510[.,]67$/);
    await expect(figure('Difference').last()).toHaveText(/0[.,]00$/);
    await look(ben, 'a closed month');
    await ben.goto(paths.overview());
    await look(ben, 'overview at the end');
  });
  expect(faults).toEqual([]);
});

function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-ZA', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
