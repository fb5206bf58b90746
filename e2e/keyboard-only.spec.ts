import { expect, test, type Page } from '@playwright/test';
import { IS_LONG } from '../src/shared/testing/runs.ts';
import { NewBatchPage } from './pages/new-batch-page.ts';
import { signIn } from './pages/sign-in.ts';

const HEADER =
  'beneficiary_name,bank,account_number,account_type,amount,beneficiary_reference,own_reference,external_id';

/** Forty payments: six to a misspelt bank, and one with each other error. */
function file(mark: string): string {
  const rows = Array.from({ length: 40 }, (_, i) => {
    const bank = i % 7 === 3 ? 'Nedbnk' : i === 5 ? 'Stndrd Bank' : 'FNB';
    const account = i === 8 ? '6.2E+10' : String(62_011_120_000 + 37 * i);
    const type = i === 11 ? 'savngs' : 'CURRENT';
    const amount = i === 13 ? '-20.00' : `${10 + i}.00`;
    return `Person ${i} ${mark},${bank},${account},${type},${amount},PAY,Own ${i},${mark}${i}`;
  });
  return [HEADER, ...rows].join('\n');
}

/** Fails when the focus has fallen to the page's body, where the keyboard does nothing. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement } = document;
        return (
          activeElement !== null &&
          activeElement.id !== 'main' &&
          activeElement.closest('main, [role="dialog"]') !== null
        );
      }),
    )
    .toBe(true);
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocusKept(page);
  }
}

test('a file is corrected and submitted without a mouse', async ({ page }) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  const mark = `Keys${Date.now() % 100_000}`;

  // The keyboard chooses the file too: the drop area opens the file dialog on Enter. The test misses a dialog
  // that opens before the browser reports dialogs, so press again.
  await expect(async () => {
    await page.getByLabel(/^Drop a withdrawal file here/).focus();
    const chooser = page.waitForEvent('filechooser', { timeout: 15_000 });
    await page.keyboard.press('Enter');
    const buffer = Buffer.from(file(mark));
    await (await chooser).setFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer });
  }).toPass({ timeout: 120_000 });
  const grid = page.getByRole('grid', { name: 'Rows of the file' });
  await expect(grid).toBeFocused();
  await expect(page.getByRole('heading', { name: '10 rows need fixing' })).toBeVisible();

  // At least 15 rows are in sight once all are listed.
  await page.getByRole('radio', { name: /^All 40/ }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(15);
  await press(page, 'F6');
  await expect(grid).toBeFocused();

  // One misspelt bank is corrected, and the correction is repeated in the other rows.
  await press(page, 'F8');
  await expect(page.getByRole('heading', { name: 'Row 4' })).toBeVisible();
  await press(page, 'F2');
  const editor = page.getByRole('combobox', { name: 'Bank, row 4' });
  await expect(editor).toHaveValue('Nedbnk');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('nedb');
  await expect(page.getByRole('listbox', { name: 'Banks' }).getByRole('option')).toHaveText(['Nedbank']);
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Enter “Nedbank” in all 5' })).toBeVisible();
  await press(page, 'ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: '4 rows need fixing' })).toBeVisible();
  await press(page, 'ControlOrMeta+z');
  await expect(page.getByRole('heading', { name: '9 rows need fixing' })).toBeVisible();
  await press(page, 'ControlOrMeta+y');
  await expect(page.getByRole('heading', { name: '4 rows need fixing' })).toBeVisible();

  // A suggestion, a choice, a replacement by typing, and a correction from the panel.
  await press(page, 'ControlOrMeta+Home', 'F8');
  await expect(page.getByRole('heading', { name: 'Row 6' })).toBeVisible();
  await press(page, 'ControlOrMeta+.');
  await expect(page.getByRole('heading', { name: '3 rows need fixing' })).toBeVisible();
  await press(page, 'F8');
  await expect(page.getByText('Type the number from its source', { exact: false })).toBeVisible();
  await page.keyboard.type('62011120008');
  await press(page, 'Tab');
  await expect(page.getByRole('heading', { name: '2 rows need fixing' })).toBeVisible();
  await press(page, 'F8');
  await expect(page.getByRole('heading', { name: 'Row 12' })).toBeVisible();
  await press(page, 's', 'Enter');
  await expect(page.getByRole('heading', { name: '1 row needs fixing' })).toBeVisible();
  await press(page, 'Shift+F8');
  await expect(page.getByRole('heading', { name: 'Row 14' })).toBeVisible();
  await page.keyboard.type('20.00');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'No errors' })).toBeVisible();

  // Blocks: fill down, undo, copy and paste, find and replace.
  await press(page, 'ControlOrMeta+Home', 'End', 'ArrowLeft');
  await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'ControlOrMeta+d');
  await expect(newBatch.cell('Own 0')).toHaveCount(3);
  await press(page, 'ControlOrMeta+z');
  await expect(newBatch.cell('Own 0')).toHaveCount(1);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'First\tA1\nSecond\tA2\n');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(newBatch.cell('Second')).toBeVisible();
  await expect(newBatch.cell('A2')).toBeVisible();
  await press(page, 'ControlOrMeta+h');
  await page.keyboard.type('Second');
  await press(page, 'Enter');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await press(page, 'Tab');
  await page.keyboard.type('Changed');
  await press(page, 'Enter');
  await expect(newBatch.cell('Changed')).toBeVisible();
  await press(page, 'Escape');
  await expect(grid).toBeFocused();

  // A row is left out with a reason, and the list of keys opens and closes.
  await press(page, 'ControlOrMeta+End', 'ControlOrMeta+Delete');
  await expect(page.getByRole('dialog', { name: 'Exclude row 40' })).toBeVisible();
  await page.keyboard.type('Not due');
  await press(page, 'Enter');
  await expect(page.getByText('1 excluded', { exact: false })).toBeVisible();
  await expect(grid).toBeFocused();
  await press(page, '?');
  await expect(page.getByRole('dialog', { name: 'Shortcuts of the grid' })).toBeVisible();
  await press(page, 'Escape');
  await expect(grid).toBeFocused();

  // From the grid to the panel and to the submit bar.
  await press(page, 'F6');
  await expect(page.getByRole('heading', { name: 'No errors' })).toBeFocused();
  await press(page, 'F6');
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`By keyboard ${mark}`);
  await expect(newBatch.submit).toBeEnabled();
  while (!(await newBatch.submit.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `By keyboard ${mark}` })).toBeVisible();
  await expect(page.getByText('39', { exact: false }).first()).toBeVisible();
});

/** A file of twelve payments; the rows in `empty` have no amount. */
function withoutAmounts(mark: string, empty: readonly number[]): string {
  const rows = Array.from({ length: 12 }, (_, i) => {
    const amount = empty.includes(i + 1) ? '' : `${10 + i}.00`;
    return `Person ${i} ${mark},FNB,${62_011_130_000 + 37 * i},CURRENT,${amount},PAY,Own ${i},${mark}${i}`;
  });
  return [HEADER, ...rows].join('\n');
}

/** The amounts as the grid shows them, row by row. */
function amountsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role="grid"] [data-index]')]
      .toSorted((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
      .map((row) => row.querySelector('[role="gridcell"][id$="-5"]')?.textContent ?? ''),
  );
}

for (const list of IS_LONG ? (['errors', 'all'] as const) : (['errors'] as const)) {
  test(`amounts that are typed after F8 land in the rows that miss them, in the list of ${list}`, async ({
    page,
  }) => {
    await signIn(page, 'preparer');
    const newBatch = new NewBatchPage(page);
    await newBatch.open();
    const empty = [2, 3, 4, 7, 8, 12];
    await newBatch.drop('amounts.csv', withoutAmounts(`F8${list}${Date.now() % 100_000}`, empty));
    await expect(page.getByRole('heading', { name: '6 rows need fixing' })).toBeVisible();
    const grid = page.getByRole('grid', { name: 'Rows of the file' });
    if (list === 'all') {
      await page.getByRole('radio', { name: /^All 12/ }).focus();
      await page.keyboard.press('Space');
      await grid.focus();
    } else await expect(grid).toBeFocused();
    for (let i = 0; i < empty.length; i++) {
      await page.keyboard.press('F8');
      await page.keyboard.type(String(101 + i));
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'No errors' })).toBeVisible();
    if (list === 'errors') {
      await page.getByRole('radio', { name: /^All 12/ }).focus();
      await page.keyboard.press('Space');
    }
    const right = Array.from({ length: 12 }, (_, i) =>
      empty.includes(i + 1) ? String(101 + empty.indexOf(i + 1)) : `${10 + i}.00`,
    );
    await expect.poll(() => amountsOf(page)).toEqual(right);
  });
}

test('Ctrl+Enter repeats a correction, however soon after it is pressed', async ({ page }) => {
  // `KEYS_PRESSED=60` presses as many keys as the audit that found lost ones.
  const presses = Number(process.env['KEYS_PRESSED'] ?? 12);
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  const mark = `CtrlEnter${Date.now() % 100_000}`;
  const rows = Array.from({ length: 2 * presses }, (_, i) => {
    const wrong = `x${i % presses}`;
    return `Person ${i} ${mark},FNB,${62_011_140_000 + 37 * i},CURRENT,${wrong},PAY,Own ${i},${mark}${i}`;
  });
  await newBatch.drop('pairs.csv', [HEADER, ...rows].join('\n'));
  await page.getByRole('grid', { name: 'Rows of the file' }).focus();
  for (let left = 2 * presses; left > 0; left -= 2) {
    await expect(page.getByRole('heading', { name: `${left} rows need fixing` })).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.type(`${left}.50`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+Enter');
  }
  await expect(page.getByRole('heading', { name: 'No errors' })).toBeVisible();
  // When no correction is left to repeat, the key reports that.
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('No other row has the text of the last correction.')).toBeVisible();
});

/** The rows that are wholly inside the grid and the window. */
function rowsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const head = document.querySelector('[role="grid"] [role="columnheader"]')!.getBoundingClientRect();
    const box = document.querySelector('[role="grid"]')!.parentElement!.getBoundingClientRect();
    return [...document.querySelectorAll('[role="grid"] [data-index]')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= head.bottom - 1 && bottom <= Math.min(box.bottom, window.innerHeight);
    }).length;
  });
}
