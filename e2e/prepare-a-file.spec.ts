import { expect, test, type Page } from '@playwright/test';
import { workbookOf } from '../src/domain/withdrawal-file/testing/workbook.ts';
import { IS_LONG } from '../src/shared/testing/runs.ts';
import { axeViolations, scrollsSideways, violationsOf } from './pages/faults.ts';
import { longTest } from './pages/long-test.ts';
import { NewBatchPage } from './pages/new-batch-page.ts';
import { signIn, signOut } from './pages/sign-in.ts';

const HEADER = 'beneficiary_name,bank,account_number,account_type,amount,beneficiary_reference';

/** A file with a misspelled bank in several rows, a pair of duplicates, and valid rows. */
function file(mark: string): string {
  return [
    HEADER,
    `Ada ${mark},Stndrd Bank,62011110001,CURRENT,10.00,TEST`,
    `Ben ${mark},Stndrd Bank,62011110003,CURRENT,11.00,TEST`,
    `Cas ${mark},Stndrd Bank,62011110004,CURRENT,12.00,TEST`,
    `Dee ${mark},FNB,62011110005,CURRENT,13.00,TEST`,
    `Dee ${mark},FNB,62011110005,CURRENT,13.00,TEST`,
  ].join('\n');
}

async function faultsOf(page: Page): Promise<string[]> {
  const faults = await axeViolations(page);
  if (await scrollsSideways(page)) faults.push('scrolls sideways');
  return faults;
}

/** The same in light and in dark. */
async function faultsOfBoth(page: Page, what: string): Promise<string[]> {
  const faults = await violationsOf(page, what);
  if (await scrollsSideways(page)) faults.push(`${what} scrolls sideways`);
  return faults;
}

test('an Excel workbook is read from the sheet that the user chooses', async ({ page }) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  const header = HEADER.split(',');
  const workbook = await workbookOf([
    {
      name: 'March',
      rows: [
        ['Payroll of March'],
        header,
        ['Xena Sheet', 'FNB', 62011110006, 'CURRENT', { number: 10.5, format: '"R" 0.00' }, 'PAY'],
        ['Yuri Sheet', 'FNB', '62011110007', 'CURRENT', { formula: '10+2', result: 12 }, 'PAY'],
      ],
      hiddenRows: [4],
    },
    { name: 'Bonus', rows: [header, ['Zola Sheet', 'FNB', '62011110008', 'CURRENT', '1.00', 'PAY']] },
  ]);
  await newBatch.choose('march.xlsx', Buffer.from(workbook));
  await expect(page.getByRole('heading', { name: 'Which sheet has the payments?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'March' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');

  await expect(page.getByText('1 row is hidden in Excel')).toBeVisible();
  await expect(page.getByText('Row 2 (row 4 in Excel): Yuri Sheet')).toBeVisible();
  await expect(page.getByText('1 cell of this column is a number in Excel')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await newBatch.continue.click();
  await expect(newBatch.submit).toHaveText('Submit 2 payments of R 22.50 for approval');
  // Rows have one numbering: the list of hidden rows shows the person that the warning names.
  await page.getByRole('button', { name: 'Show the hidden rows' }).click();
  await expect(page.getByRole('rowheader', { name: 'Row 2, hidden in Excel' })).toBeVisible();
  await expect(newBatch.cell('Xena Sheet')).toBeHidden();
  await page.getByText('All 2', { exact: true }).click();

  // The draft remembers the sheet too.
  page.on('dialog', (dialog) => void dialog.accept());
  await newBatch.edit('Xena Sheet', 'Xena Workbook');
  await page.getByRole('textbox', { name: 'Label' }).fill('From the sheet March');
  await newBatch.keeps('From the sheet March');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(newBatch.cell('Xena Workbook')).toBeVisible();
});

test('columns that were confirmed are suggested for the next file with the same header', async ({ page }) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  const rows = (pay: string) =>
    [
      'Employee name,Bank,Account no,Account type,Amount,Net Pay,Reference',
      `Rita Again,FNB,62011110051,CURRENT,2000.00,${pay},PAY`,
    ].join('\n');
  await newBatch.choose('october.csv', rows('1480.00'));
  await page.getByRole('radio', { name: /Net Pay/ }).check();
  await expect(page.getByRole('checkbox', { name: 'Remember for files like this' })).toBeChecked();
  await expect(newBatch.continue).toBeEnabled();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/column-mappings') && answer.request().method() === 'PUT',
  );
  await newBatch.continue.click();
  expect((await saved).status()).toBe(200);
  await expect(newBatch.submit).toHaveText('Submit 1 payment of R 1,480.00 for approval');

  page.on('dialog', (dialog) => void dialog.accept());
  await newBatch.open();
  await newBatch.choose('november.csv', rows('1500.00'));
  await expect(page.getByRole('radio', { name: /Net Pay/ })).toBeChecked();
  await expect(page.getByText(/^As you matched it on \d/).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await newBatch.continue.click();
  await expect(newBatch.submit).toHaveText('Submit 1 payment of R 1,500.00 for approval');
});

test('an earlier batch is paid again, with its risk in sight', async ({ page }) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  await page.getByRole('button', { name: 'Pay an earlier batch again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay an earlier batch again' });
  await dialog.getByRole('searchbox', { name: 'Find a batch' }).fill('Suppliers, week of');
  const found = dialog.getByRole('link', { name: /^Suppliers, week of/ });
  // Until the search has answered, the list also has other batches.
  await expect.poll(async () => (await dialog.getByRole('link').count()) - (await found.count())).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  const [, label] = /^(Suppliers.*?\d{4}-\d\d-\d\d)/.exec((await found.first().textContent())!)!;
  await found.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay again' })).toBeVisible();
  await expect(page.getByText('Submitting them pays these people again')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Rows of the file' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue(label!);
  await expect(page.getByText('0 rows with errors', { exact: false })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('saved recipients are paid without a file, and rows are typed, added and deleted', async ({ page }) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  await page.getByRole('button', { name: 'Pay saved recipients' }).click();
  const recipients = page.getByRole('list', { name: 'Recipients' }).getByRole('checkbox');
  await recipients.nth(0).check();
  await recipients.nth(1).check();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue with 2 recipients' }).click();
  const grid = page.getByRole('grid', { name: 'Rows of the file' });
  await expect(page.getByText('2 rows need fixing')).toBeVisible();
  await expect(grid).toBeFocused();
  // The grid has the amount in the sixth column and the reference in the seventh.
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  for (const [amount, reference] of [
    ['10.00', 'ONE'],
    ['20.00', 'TWO'],
  ] as const) {
    await page.keyboard.type(amount);
    await page.keyboard.press('Tab');
    await page.keyboard.type(reference);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
  }
  await expect(newBatch.submit).toHaveText('Submit 2 payments of R 30.00 for approval');

  // A row below the first, typed by keyboard and deleted again.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Insert');
  await expect(page.getByRole('button', { name: 'Delete row 3' })).toBeVisible();
  await page.keyboard.type('Third Person');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 row needs fixing')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+Delete');
  await expect(page.getByText('No errors')).toBeVisible();
  await expect(grid).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(newBatch.cell('Third Person')).toBeVisible();

  page.on('dialog', (dialog) => void dialog.accept());
  await newBatch.open();
  await page.getByRole('button', { name: 'Type the payments' }).click();
  await expect(grid).toBeFocused();
  await expect(page.getByText('0 rows with errors', { exact: false })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('corrections and input survive a reload and are deleted on sign-out', async ({ page }) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  await newBatch.drop('kept.csv', file('Kept'));
  await newBatch.edit('Stndrd Bank', 'Standard Bank');
  await page.getByRole('button', { name: 'Enter “Standard Bank” in all 2' }).click();
  await expect(page.getByText('No errors')).toBeVisible();
  await page.getByRole('textbox', { name: 'Label' }).fill('Kept over a reload');
  await page.getByLabel('Reason for paying duplicates').fill('Two halves');
  await expect(newBatch.submit).toBeEnabled();

  // The browser asks before the page is left. A user who leaves finds the draft again.
  page.on('dialog', (dialog) => void dialog.accept());
  await newBatch.keeps('Two halves');
  await page.reload();
  await expect(page.getByText('Kept over a reload is not submitted')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue('Kept over a reload');
  await expect(page.getByLabel('Reason for paying duplicates')).toHaveValue('Two halves');
  await expect(newBatch.submit).toBeEnabled();
  await expect(newBatch.submit).toHaveText('Submit 5 payments of R 59.00 for approval');

  await page.getByRole('link', { name: 'Payouts' }).click();
  await expect(page.getByRole('dialog')).toContainText('kept in this browser');
  await page.getByRole('button', { name: 'Leave the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await newBatch.open();
  await expect(page.getByText('Kept over a reload is not submitted')).toBeVisible();

  await signOut(page);
  await signIn(page, 'preparer');
  await newBatch.open();
  await expect(page.getByText('is not submitted')).toHaveCount(0);
});

test('no key is lost or lands in another cell, however fast it is typed after F8', async ({ page }) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  const rows = Array.from({ length: 60 }, (_, i) => {
    const amount = i === 30 || i === 50 ? 'x' : '10.00';
    return `Fast ${i + 1},FNB,${62_011_120_000 + 37 * i},CURRENT,${amount},FAST`;
  });
  await newBatch.drop('fast.csv', [HEADER, ...rows].join('\n'));
  await page.keyboard.press('F8');
  await page.keyboard.type('15 548,45');
  await page.keyboard.press('F8');
  await page.keyboard.type('7,50');
  await page.keyboard.press('Enter');
  await expect(newBatch.submit).toHaveText('Submit 60 payments of R 16,135.95 for approval');
  await page.getByText('All 60', { exact: true }).click();
  await expect(newBatch.cell('Fast 1')).toBeVisible();
});

test('rows are pasted from a spreadsheet, excluded with a reason, and included again', async ({ page }) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  await newBatch.paste(file('Pasted').replaceAll(',', '\t'));
  await expect(page.getByText('2 payments, 3 rows with errors, 0 excluded', { exact: false })).toBeVisible();

  await newBatch.cell('Ada Pasted').click();
  await page.getByRole('button', { name: 'Exclude row 1' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Left in May');
  await page.getByRole('dialog').getByRole('button', { name: 'Exclude row 1' }).click();
  await expect(page.getByText('Excluded: Left in May')).toBeVisible();
  await expect(page.getByText('2 rows need fixing')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('3 rows need fixing')).toBeVisible();
  await page.getByRole('button', { name: 'Next error' }).click();
  await expect(page.getByRole('grid', { name: 'Rows of the file' })).toBeFocused();
});

longTest(
  'the user chooses between two amount columns, and sees the choice again before submitting',
  async ({ page }) => {
    await signIn(page, 'preparer');
    const newBatch = new NewBatchPage(page);
    await newBatch.open();
    const rows = ['Acme Trading', 'Name,Surname,Bank,Account no,Account type,Amount,Net Pay,Reference'];
    rows.push(
      'Ria,Rival,FNB,62011110021,CURRENT,2000.00,1480.00,PAY',
      'Rob,Rival,ABSA,4011110022,SAVINGS,1000.00,890.00,PAY',
    );
    await newBatch.choose('rivals.csv', rows.join('\n'));
    await expect(page.getByText('Line 2 is read as the header')).toBeVisible();
    await expect(page.getByText('Acme Trading')).toBeVisible();
    await expect(page.getByText('Still to choose: beneficiary name, amount.')).toBeVisible();
    await expect(newBatch.continue).toBeDisabled();
    await expect(page.getByRole('grid')).toHaveCount(0);

    // Nothing is preselected, not even the suggestion, and the keyboard is enough to choose.
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('radio', { name: /Name \(column 1\) with Surname/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: /Net Pay/ }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1480.00 · 890.00').first()).toBeVisible();
    await newBatch.continue.press('Enter');
    await expect(page.getByRole('grid', { name: 'Rows of the file' })).toBeVisible();
    await expect(newBatch.columnsBeforeSubmit).toContainText('Net Pay (column 7)1480.00 · 890.00');
    await expect(newBatch.columnsBeforeSubmit).toContainText(
      'Name (column 1) with Surname (column 2)Ria Rival · Rob Rival',
    );
    await expect(newBatch.submit).toHaveText('Submit 2 payments of R 2,370.00 for approval');

    // The draft survives a reload, including the answers.
    page.on('dialog', (dialog) => void dialog.accept());
    await newBatch.keeps('nameParts');
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(newBatch.submit).toHaveText('Submit 2 payments of R 2,370.00 for approval');
  },
);

longTest('the user chooses the encoding by the spelling of names', async ({ page }) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  const text =
    'Name,Bank,Account no,Account type,Amount,Reference\nZo\x89 B\x94hm,FNB,62011110031,CURRENT,7.00,PAY\n';
  await newBatch.choose('dos.csv', Buffer.from(text, 'latin1'));
  await expect(newBatch.continue).toBeDisabled();
  await page.getByRole('radio', { name: 'Zoë Böhm' }).check();
  await newBatch.continue.click();
  await expect(newBatch.cell('Zoë Böhm')).toBeVisible();
});

test('on a phone each row is a card that can be edited by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  await newBatch.drop('phone.csv', file('Phone'));
  const grid = page.getByRole('grid', { name: 'Rows of the file' });
  const bank = grid.getByRole('gridcell').filter({ hasText: 'Stndrd Bank' }).first();
  await bank.tap();
  await bank.tap();
  await page.getByRole('combobox', { name: 'Bank, row 1' }).fill('Capitec');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 rows with errors', { exact: false })).toBeVisible();
  expect(await grid.evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Problems' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Problems' });
  await sheet.getByRole('button', { name: 'Apply to all 2: Standard Bank instead of' }).tap();
  await expect(sheet.getByText('No errors')).toBeVisible();
  await context.close();
});

for (const [name, text, sentence] of [
  ['empty.csv', '', 'is empty'],
  ['header.csv', `${HEADER}\n`, 'no row'],
  ['sheet.csv', 'PK\u0003\u0004 and the rest of a workbook', 'Excel'],
  ['quote.csv', `${HEADER}\n"Ada,FNB,62011110001,CURRENT,10.00,TEST\n`, 'quotation mark'],
] as const) {
  test(`${name} is refused with an explanation`, async ({ page }) => {
    await signIn(page, 'preparer');
    const newBatch = new NewBatchPage(page);
    await newBatch.open();
    await newBatch.choose(name, text);
    await expect(page.locator('main')).toContainText(sentence);
    await expect(newBatch.submit).toHaveCount(name === 'quote.csv' ? 1 : 0);
  });
}

longTest('a user without the Preparer role sees which role is needed', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/batches/new');
  await expect(page.getByRole('main')).toContainText('Preparer');
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
});

for (const width of IS_LONG ? [1440, 360] : []) {
  test(`the file review and its dialogs have no axe violation, light and dark, ${width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signIn(page, 'preparer');
    const newBatch = new NewBatchPage(page);
    await newBatch.open();
    await newBatch.drop('axe.csv', file('Axe'));
    await expect(page.getByText('Duplicates 1')).toBeVisible();
    expect(await faultsOfBoth(page, 'review')).toEqual([]);

    if (width > 1000) {
      await page.getByText('Duplicates 1').click();
      await expect(page.getByText('Dee Axe', { exact: true }).first()).toBeVisible();
      await expect(
        page.getByText('the same account and amount as row', { exact: false }).first(),
      ).toBeVisible();
      expect(await faultsOfBoth(page, 'duplicates')).toEqual([]);
      await page.getByRole('button', { name: 'Exclude row 5' }).click();
      await expect(page.getByRole('dialog', { name: /^Exclude/ })).toBeVisible();
      expect(await faultsOfBoth(page, 'excluding a row')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // The editors of a bank and of an account type, the search, and the shortcuts.
      const grid = page.getByRole('grid', { name: 'Rows of the file' });
      await grid.focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('F2');
      await expect(page.getByRole('option', { name: 'Capitec' })).toBeVisible();
      expect(await faultsOfBoth(page, 'choosing a bank')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Control+h');
      await expect(page.getByRole('textbox', { name: 'Replace with' })).toBeVisible();
      expect(await faultsOfBoth(page, 'search')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Shortcuts of the grid' })).toBeVisible();
      expect(await faultsOfBoth(page, 'shortcuts')).toEqual([]);
      await page.keyboard.press('Escape');
    }

    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/batches/new');
    await newBatch.choose(
      'match.csv',
      'Acme\nName,Surname,Bank,Account no,Amount,Net Pay,Reference\n' +
        'Zo\u00eb,A,FNB,62011110041,2.00,1.00,PAY\n',
    );
    await expect(newBatch.continue).toBeVisible();
    expect(await faultsOfBoth(page, 'matching columns')).toEqual([]);
    await context.close();
  });
}
