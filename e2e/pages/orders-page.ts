import { expect, type Locator, type Page } from '@playwright/test';

/** The orders of an account of the exchange. */
export class OrdersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(tab: 'open' | 'past', search = ''): Promise<void> {
    await this.page.goto(`/trade/orders?${tab === 'past' ? 'tab=past&' : ''}${search}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  }

  get past(): Locator {
    return this.page.getByRole('table', { name: 'Past orders' });
  }

  get openOrders(): Locator {
    return this.page.getByRole('table', { name: 'Open orders' });
  }

  /** The order that is open beside the list. */
  get detail(): Locator {
    return this.page.getByRole('complementary', { name: 'Order' });
  }

  get timeline(): Locator {
    return this.detail.getByRole('list', { name: /^Every status of the order/ });
  }
}
