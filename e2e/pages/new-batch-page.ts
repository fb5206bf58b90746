import { expect, type Locator, type Page } from '@playwright/test';

/** The page on which a file becomes a batch. */
export class NewBatchPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/batches/new');
    await expect(this.page.getByText('Drop a CSV file here')).toBeVisible();
  }

  async drop(name: string, text: string): Promise<void> {
    await this.page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(this.page.getByRole('grid', { name: 'Rows of the file' })).toBeVisible();
  }

  cell(text: string): Locator {
    return this.page.getByRole('gridcell', { name: text, exact: true });
  }

  /** Types another text into a cell, as a person does who never touches the mouse after the first click. */
  async mend(before: string, after: string): Promise<void> {
    await this.cell(before).click();
    await this.page.keyboard.press('F2');
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(after);
    await this.page.keyboard.press('Enter');
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: /^Submit \d/ });
  }
}
