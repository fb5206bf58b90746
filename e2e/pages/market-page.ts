import { expect, type Locator, type Page } from '@playwright/test';

interface Order {
  side: 'Buy' | 'Sell';
  price: string;
  quantity: string;
  timeInForce?: 'GTC' | 'IOC' | 'FOK';
  postOnly?: boolean;
}

/** A market of the exchange with its order form. */
export class MarketPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a market and waits for its order book. */
  async open(pair: string, search = ''): Promise<void> {
    await this.page.goto(`/trade/market/${pair}${search}`);
    await expect(this.asks.getByRole('button').last()).toBeVisible({ timeout: 120_000 });
    await expect(this.bids.getByRole('button').first()).toBeVisible();
  }

  get asks(): Locator {
    return this.page.getByRole('table', { name: 'Asks (sell orders)' });
  }

  get bids(): Locator {
    return this.page.getByRole('table', { name: 'Bids (buy orders)' });
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: 'Limit order' });
  }

  get price(): Locator {
    return this.form.getByRole('textbox', { name: /^Price/ });
  }

  get quantity(): Locator {
    return this.form.getByRole('textbox', { name: /^Quantity/ });
  }

  get submit(): Locator {
    return this.form.locator('button[type="submit"]');
  }

  /** The outcome of the last order. */
  get outcome(): Locator {
    return this.page.getByRole('status', { name: 'Outcome of the order' });
  }

  get openOrders(): Locator {
    return this.page.getByRole('region', { name: 'Open orders in this market' });
  }

  /** The best price of a side as a whole number; the tested markets have whole ticks. */
  async best(side: 'ask' | 'bid'): Promise<number> {
    const button =
      side === 'ask' ? this.asks.getByRole('button').last() : this.bids.getByRole('button').first();
    return Number((await button.innerText()).replaceAll(',', ''));
  }

  /** Fills in the form as a user would. */
  async fill({ side, price, quantity, timeInForce = 'GTC', postOnly = false }: Order): Promise<void> {
    await this.form.getByText(side, { exact: true }).click();
    await this.price.fill(price);
    await this.quantity.fill(quantity);
    await this.form.getByText(timeInForce, { exact: true }).click();
    await this.form.getByRole('switch', { name: 'Post-only' }).setChecked(postOnly);
  }

  /** The dialog that confirms an order before it is sent. */
  get confirmation(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Submits the form and confirms the order. */
  async send(): Promise<void> {
    await this.submit.click();
    await this.confirmation.getByRole('button', { name: /^(Buy|Sell) / }).click();
    await expect(this.confirmation).toHaveCount(0);
  }

  async place(order: Order): Promise<void> {
    await this.fill(order);
    await this.send();
  }
}
