import { expect, test, type Page } from '@playwright/test';
import { ConversionsPage } from './pages/conversions-page.ts';
import { longTest } from './pages/long-test.ts';
import { NewBatchPage } from './pages/new-batch-page.ts';
import { signIn } from './pages/sign-in.ts';

/** The available balance of the funding account, in whole rand. */
async function availableRand(page: Page): Promise<number> {
  const balances = (await (
    await page.request.get('/institution/payments/account/balances/FUNDING?currency=ZAR')
  ).json()) as { available: string }[];
  return Number.parseInt(balances[0]!.available, 10);
}

/**
 * Payments that together are `total` whole rand, none above the maximum of a rail, to accounts from `first`
 * on.
 */
function fileOf(total: number, first: number): string {
  const each = 4_000_000;
  const rows = [];
  for (let left = total, row = 1; left > 0; left -= each, row++) {
    const account = `6207${String(first + ((row * 7_919) % 900_000))}`;
    rows.push(`Supplier ${row},FNB,${account},CURRENT,${Math.min(each, left)}.00,SHORTFALL`);
  }
  return ['beneficiary_name,bank,account_number,account_type,amount,beneficiary_reference', ...rows].join(
    '\n',
  );
}

async function prepare(page: Page, label: string, total: number, first: number): Promise<void> {
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  await newBatch.drop(`${label}.csv`, fileOf(total, first));
  await newBatch.submitAs(label);
}

test('a batch with a shortfall shows which exchange balance would cover it, and the next steps', async ({
  page,
}) => {
  await signIn(page, 'preparer');

  await test.step('the batch exceeds the available balance and shows the shortfall', async () => {
    await prepare(page, 'Short of a little', (await availableRand(page)) + 100_000, 1_000_000);
    await expect(page.getByText(/^Shortfall of R/)).toBeVisible();
  });

  const cover = page.getByRole('region', { name: 'From the exchange' });

  await test.step('one click requests a quote with its rate, fees and account', async () => {
    await page.getByRole('button', { name: 'Find cover on the exchange' }).click();
    await expect(cover.getByText('You would receive')).toBeVisible();
    await expect(cover.getByText(/^Converting .*USDC/)).toContainText('Karoo Trading');
    // Which market is better depends on its orders at this moment.
    await expect(cover.getByText(/^(directly, in USDCZAR|via \w+, then \w+ZAR)$/)).toBeVisible();
    await expect(cover.getByText(/^Exchange's fees?$/)).toBeVisible();
    await expect(cover.getByText(/^1.USDC = /)).toBeVisible();
  });

  await test.step('the quote is marked as an estimate, and can be requested again', async () => {
    await expect(cover.getByText('An estimate, not guaranteed')).toBeVisible();
    const asked = page.waitForResponse(
      (response) => response.url().includes('/brokerage/quote') && response.ok(),
    );
    await cover.getByRole('button', { name: 'Get a new quote' }).click();
    await asked;
    await expect(cover.getByText(/^Received (a moment|\d+ seconds) ago/)).toBeVisible();
  });

  await test.step('the next step opens the conversion, with its quote', async () => {
    await expect(cover.getByText(/^Withdraw the ZAR from the exchange/)).toBeVisible();
    const convert = cover.getByRole('link', { name: /^Convert .* to ZAR$/ });
    await expect(convert).toHaveAttribute(
      'href',
      /^\/trade\/conversions\?amount=[\d.]+&pay=USDC&receive=ZAR$/,
    );
    await convert.click();
    const conversions = new ConversionsPage(page);
    await expect(conversions.answer.getByText('You would receive')).toBeVisible();
    await expect(conversions.answer.getByText(/you need the Trader role/)).toBeVisible();
  });
});

longTest('a shortfall that no exchange balance covers says so', async ({ page }) => {
  await signIn(page, 'preparer');
  await prepare(page, 'Short of very much', (await availableRand(page)) + 90_000_000, 2_000_000);
  await page.getByRole('button', { name: 'Find cover on the exchange' }).click();
  await expect(page.getByText(/^No exchange balance covers R/)).toBeVisible();
  await expect(page.getByText(/^The largest is/)).toBeVisible();
});

longTest(
  'a conversion is quoted with every fee, and a past conversion opens with its result',
  async ({ page }) => {
    await signIn(page, 'viewer');
    const conversions = new ConversionsPage(page);
    await conversions.open();

    await test.step('through an intermediate currency with its own fee', async () => {
      await conversions.ask('5', 'SOL', 'ZAR', '0.5');
      await expect(conversions.answer.getByText('via SOLUSDC, then USDCZAR')).toBeVisible();
      await expect(conversions.answer).toContainText('0.5 % of the amount paid, deducted before the order');
      await expect(conversions.answer).toContainText('An estimate, not guaranteed');
      await expect(page).toHaveURL(/amount=5&pay=SOL&receive=ZAR&feeRate=0.005/);
    });

    await test.step('an error is shown at its field, and no input is lost', async () => {
      await conversions.ask('0', 'SOL', 'ZAR');
      await expect(page.getByText('Enter an amount such as 1250.50.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'You pay' })).toHaveValue('0');
    });

    await test.step('a past conversion opens beside the list', async () => {
      // The oldest conversion was carried out by the exchange itself.
      await conversions.past.getByRole('row').last().click();
      await expect(conversions.instruction).toContainText('Received');
      await expect(conversions.instruction).toContainText("Exchange's fee");
      await expect(page).toHaveURL(/open=/);
    });
  },
);
