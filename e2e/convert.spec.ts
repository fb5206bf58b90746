import { expect, test, type Page } from '@playwright/test';
import { ConversionsPage } from './pages/conversions-page.ts';
import { longTest } from './pages/long-test.ts';
import { signIn } from './pages/sign-in.ts';

const PLACE = '**/trading/v1/orders/limit';

async function start(page: Page): Promise<ConversionsPage> {
  await signIn(page, 'trader');
  const conversions = new ConversionsPage(page);
  await conversions.open();
  return conversions;
}

/** The references of the orders that the page sends. */
function sentOrders(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/trading/v1/orders/limit'))
      sent.push((request.postDataJSON() as { customerOrderId: string }).customerOrderId);
  });
  return sent;
}

test('a quote is converted with one confirmation, and the result is compared with it', async ({ page }) => {
  const conversions = await start(page);
  const sent = sentOrders(page);
  await conversions.ask('100', 'USDC', 'ZAR');
  await expect(conversions.convert).toHaveText('Convert 100.00 USDC');

  await test.step('a cap above 10 % is refused; a lower one is confirmed with its limits', async () => {
    const cap = page.getByRole('textbox', { name: /^Slippage cap/ });
    await cap.fill('11');
    await expect(page.getByText('Enter a percentage from 0 to 10, such as 0.5.')).toBeVisible();
    await expect(conversions.convert).toBeDisabled();
    await cap.fill('1');
    await expect(page).toHaveURL(/cap=1/);
    await conversions.convert.click();
    await expect(conversions.confirmation).toContainText('Convert USDC to ZAR?');
    await expect(conversions.confirmation).toContainText('You pay at most100.00');
    await expect(conversions.confirmation).toContainText(/You receive at least[\d,.]+\sZAR/);
    await expect(conversions.confirmation).toContainText(/Sell 100\sUSDC at [\d.]+\sZAR or better/);
    await expect(conversions.confirmation).toContainText("Exchange's fees");
  });

  await test.step('Enter confirms, and the order is filled', async () => {
    await expect(conversions.confirmation.getByRole('button', { name: /^Convert / })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(conversions.progress).toContainText('Converted');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await expect(conversions.progress).toContainText(/You received [\d,.]+\sZAR for 100\.00\sUSDC/);
    await expect(conversions.progress).toContainText('Rate after fees');
    await expect(conversions.progress).toContainText('Against the quote');
    await expect(conversions.orders).toHaveCount(1);
    await expect(conversions.orders).toContainText('filled');
    expect(sent).toHaveLength(1);
  });

  await test.step('the order is among the past orders, and the result is still there after it', async () => {
    await conversions.orders.getByRole('link', { name: 'see the order' }).click();
    await expect(page.getByRole('complementary', { name: 'Order' })).toContainText('Filled');
    await page.goBack();
    await expect(conversions.progress).toContainText('Converted');
    await page.getByRole('button', { name: 'Convert something else' }).click();
    await expect(conversions.answer).toContainText('No quote yet');
    await expect(page.getByRole('textbox', { name: 'You pay' })).toBeFocused();
  });
});

longTest(
  'over an intermediate currency, the second order spends the proceeds of the first',
  async ({ page }) => {
    const conversions = await start(page);
    const sent = sentOrders(page);
    await conversions.ask('2', 'SOL', 'ZAR');
    await page.getByRole('textbox', { name: /^Slippage cap/ }).fill('2');
    await conversions.convert.click();
    await expect(conversions.confirmation).toContainText('with what the first order brings');
    await expect(conversions.confirmation).toContainText('your account holds USDC');
    await page.keyboard.press('Enter');
    await expect(conversions.progress).toContainText('Converted');
    await expect(conversions.orders).toHaveCount(2);
    expect(new Set(sent).size).toBe(2);
  },
);

longTest('after a second order that fails, the page says what is held and what to do', async ({ page }) => {
  const conversions = await start(page);
  await conversions.ask('2', 'SOL', 'ZAR');
  await page.getByRole('textbox', { name: /^Slippage cap/ }).fill('2');
  let orders = 0;
  await page.route(PLACE, (route) => {
    orders += 1;
    return orders === 2
      ? route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          json: {
            type: 'about:blank',
            title: 'Refused',
            status: 400,
            detail: 'The exchange refused the order.',
            code: 'exchange_refused',
            instance: '',
            errors: [],
          },
        })
      : route.continue();
  });
  await conversions.confirm();
  await expect(conversions.progress).toContainText(/Half converted: you now hold [\d,.]+\sUSDC/);
  await expect(conversions.progress).toContainText('The exchange refused the order.');

  await test.step('trying again is a new quote with its own confirmation', async () => {
    await expect(page.getByRole('button', { name: 'Convert back to SOL' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again: convert USDC to ZAR' }).click();
    await expect(conversions.answer.getByText('directly, in USDCZAR')).toBeVisible();
    await conversions.confirm();
    await expect(conversions.progress).toContainText('Converted');
  });
});

test('an order whose answer is lost is found by its reference and never sent twice', async ({ page }) => {
  const conversions = await start(page);
  const sent = sentOrders(page);
  await conversions.ask('50', 'USDC', 'ZAR');
  await page.route(PLACE, async (route) => {
    // The order arrives; its answer does not.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await conversions.confirm();
  await expect(conversions.progress).toContainText('Converted');
  expect(sent).toHaveLength(1);
});

longTest(
  'a page that is loaded again shows what became of the conversion, and orders nothing',
  async ({ page }) => {
    const conversions = await start(page);
    const sent = sentOrders(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await conversions.ask('25', 'USDC', 'ZAR');
    let release = () => {};
    await page.route('**/trading/v1/orders/history?*', async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.continue().catch(() => {});
    });
    await conversions.confirm();
    await expect(conversions.progress).toContainText('Converting USDC to ZAR');
    await expect(conversions.orders).toContainText('waiting for the exchange');
    release();
    await page.unroute('**/trading/v1/orders/history?*');
    await page.reload();
    await expect(conversions.progress).toContainText('Converted');
    expect(sent).toHaveLength(1);
  },
);
