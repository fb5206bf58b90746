import { expect, test } from '@playwright/test';
import { longTest } from './pages/long-test.ts';
import { MarketPage } from './pages/market-page.ts';
import { OrdersPage } from './pages/orders-page.ts';
import { signIn } from './pages/sign-in.ts';

const PAIR = 'BTCZAR';
const QUANTITY = '0.0005';

test('an order that crosses the book fills, updates live, and is found among the past orders', async ({
  page,
}) => {
  await signIn(page, 'trader');
  const market = new MarketPage(page);

  await test.step('the form shows the cost before the order is sent', async () => {
    await market.open(PAIR);
    const limit = String(Math.round((await market.best('ask')) * 1.02));
    await market.fill({ side: 'Buy', price: limit, quantity: QUANTITY });
    await expect(market.form).toContainText('Trades at once');
    await expect(market.form).toContainText('about 0.0000005 BTC');
    await expect(market.submit).toContainText(`Buy ${QUANTITY} BTC at`);
  });

  await test.step('the order fills and the page shows it without a reload', async () => {
    await market.submit.click();
    await expect(market.confirmation).toContainText('Place this order?');
    await expect(market.confirmation).toContainText(`Quantity${QUANTITY}`);
    // Enter confirms what Enter has submitted.
    await expect(market.confirmation.getByRole('button', { name: /^Buy / })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(market.outcome).toContainText(/Filled at [\d,.]+\sZAR/);
    await expect(market.outcome).toContainText(`Bought ${QUANTITY}`);
  });

  await test.step('the past order lists its statuses, latest first', async () => {
    await market.outcome.getByRole('link', { name: 'See the order' }).click();
    const orders = new OrdersPage(page);
    await expect(orders.past.getByRole('row', { name: /Buy BTCZAR/ }).first()).toContainText('Filled');
    await expect(orders.detail).toContainText('Average price');
    await expect(orders.timeline.getByRole('listitem').first()).toContainText('Filled');
    await expect(orders.detail.getByRole('button', { name: 'Copy the reference' })).toBeVisible();
    await expect(orders.detail.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  });
});

longTest('a post-only order that would match fails, with its reason and what to do', async ({ page }) => {
  await signIn(page, 'trader');
  const market = new MarketPage(page);
  await market.open(PAIR);
  const crossing = String(Math.round((await market.best('ask')) * 1.02));
  await market.fill({ side: 'Buy', price: crossing, quantity: QUANTITY, postOnly: true });
  await expect(market.form).toContainText('A post-only order would fail');
  await market.send();
  await expect(market.outcome).toContainText('Failed: Post only cancelled as it would have matched');
  await expect(market.outcome).toContainText('Enter a price that does not cross the book');
  await expect(market.price).toHaveValue(crossing);

  const orders = new OrdersPage(page);
  await orders.open('past', 'statuses=FAILED');
  await orders.past
    .getByRole('row', { name: /Buy BTCZAR/ })
    .first()
    .click();
  await expect(orders.detail).toContainText('Post only cancelled as it would have matched');
});

test('an order below the market rests in the book until it is cancelled', async ({ page }) => {
  await signIn(page, 'trader');
  const market = new MarketPage(page);
  await market.open(PAIR);
  const low = String(Math.round((await market.best('bid')) * 0.8));
  await market.place({ side: 'Buy', price: low, quantity: QUANTITY });
  await expect(market.outcome).toContainText('Resting in the book');
  await market.outcome.getByRole('link', { name: 'See the order' }).click();

  const orders = new OrdersPage(page);
  await expect(orders.detail).toContainText('In the book');
  await orders.detail.getByRole('button', { name: /^Cancel the order/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('its reserved amount becomes available');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(orders.timeline.getByRole('listitem').first()).toContainText('Cancelled');
  await expect(orders.timeline.getByRole('listitem').last()).toContainText('In the book');
});

longTest('a far price warns and always needs confirmation; ordinary orders may skip it', async ({ page }) => {
  await signIn(page, 'trader');
  const market = new MarketPage(page);
  await market.open(PAIR);
  const bid = await market.best('bid');

  await test.step('an ordinary order is confirmed once, with no further questions', async () => {
    await market.fill({ side: 'Buy', price: String(Math.round(bid * 0.97)), quantity: QUANTITY });
    await expect(market.form.getByRole('alert')).toHaveCount(0);
    await market.submit.click();
    await market.confirmation.getByRole('switch', { name: /Do not ask again/ }).check();
    await market.confirmation.getByRole('button', { name: /^Buy / }).click();
    await expect(market.outcome).toContainText('Resting in the book');
    await market.submit.click();
    await expect(market.outcome).toContainText('Resting in the book');
    await expect(market.confirmation).toHaveCount(0);
  });

  await test.step('a price with an extra digit needs confirmation; Escape returns to the form', async () => {
    const far = String(bid * 10);
    await market.fill({ side: 'Buy', price: far, quantity: QUANTITY });
    await expect(market.form.getByRole('alert')).toContainText(/\d.% above the market price/);
    await market.submit.click();
    await expect(market.confirmation).toContainText('This price is far from the market');
    await expect(market.confirmation.getByRole('switch')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(market.confirmation).toHaveCount(0);
    await expect(market.price).toHaveValue(far);
  });
});

longTest(
  'an order in the address fills the form, and a price in the book is taken into it',
  async ({ page }) => {
    await signIn(page, 'trader');
    const market = new MarketPage(page);
    await market.open(PAIR, '?side=sell&price=1234567&quantity=0.25&tif=IOC');
    await expect(market.price).toHaveValue('1234567');
    await expect(market.quantity).toHaveValue('0.25');
    await expect(market.form).toContainText('Immediate or cancel');
    await expect(market.submit).toHaveText('Sell 0.25 BTC at 1,234,567 ZAR');
    await market.asks.getByRole('button').last().click();
    await expect(market.price).not.toHaveValue('1234567');
    await expect(market.price).toHaveValue(/^\d+$/);
  },
);

longTest('a user without the Trader role sees why they cannot trade', async ({ page }) => {
  await signIn(page, 'approver');
  const market = new MarketPage(page);
  await market.open(PAIR);
  await expect(page.getByRole('region', { name: 'Place an order' })).toContainText(
    'you need the Trader role',
  );
  await expect(market.form).toHaveCount(0);
});
