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
    await this.page.getByRole('switch', { name: 'Charge a conversion fee' }).setChecked(feePercent !== '0');
    if (feePercent !== '0')
      await this.page.getByRole('textbox', { name: 'Conversion fee, in percent' }).fill(feePercent);
    await this.page.getByRole('button', { name: 'Get a quote' }).click();
  }

  get answer(): Locator {
    return this.page.getByRole('region', { name: 'Quote', exact: true });
  }

  /** The button that opens the confirmation. */
  get convert(): Locator {
    return this.answer.getByRole('button', { name: /^Convert / });
  }

  get confirmation(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Confirms the conversion as a user would: once. */
  async confirm(): Promise<void> {
    await this.convert.click();
    await this.confirmation.getByRole('button', { name: /^Convert / }).click();
    await expect(this.confirmation).toHaveCount(0);
  }

  get progress(): Locator {
    return this.page.getByRole('status', { name: 'Progress of the conversion' });
  }

  /** The orders of the conversion, each with its state. */
  get orders(): Locator {
    return this.page.getByRole('list', { name: 'Orders of the conversion' }).getByRole('listitem');
  }

  get past(): Locator {
    return this.page.getByRole('table', { name: 'Past conversions' });
  }

  /** The panel beside the list. */
  get instruction(): Locator {
    return this.page.getByRole('complementary', { name: 'Conversion' });
  }
}
