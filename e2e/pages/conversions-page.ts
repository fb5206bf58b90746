import { expect, type Locator, type Page } from '@playwright/test';

/** The page on which a conversion is quoted. */
export class ConversionsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/trade/conversions${search}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Conversions' })).toBeVisible();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async ask(amount: string, pay: string, receive: string, feePercent = '0'): Promise<void> {
    await this.page.getByRole('textbox', { name: 'You pay' }).fill(amount);
    await this.choose('Currency paid', pay);
    await this.choose('You receive', receive);
    await this.page.getByRole('textbox', { name: 'Conversion fee, in percent' }).fill(feePercent);
    await this.page.getByRole('button', { name: 'Get a quote' }).click();
  }

  get answer(): Locator {
    return this.page.getByRole('region', { name: 'Quote', exact: true });
  }

  get past(): Locator {
    return this.page.getByRole('table', { name: 'Past conversions' });
  }

  /** The panel beside the list. */
  get instruction(): Locator {
    return this.page.getByRole('complementary', { name: 'Conversion' });
  }
}
