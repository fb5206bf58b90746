import { expect, type Locator, type Page } from '@playwright/test';

/** The page on which a file becomes a batch. */
export class NewBatchPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/batches/new');
    await expect(this.page.getByText('Drop a CSV or Excel file here')).toBeVisible();
  }

  async choose(name: string, text: string | Buffer): Promise<void> {
    await this.page.locator('input[type="file"]').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: typeof text === 'string' ? Buffer.from(text) : text,
    });
  }

  async drop(name: string, text: string): Promise<void> {
    await this.choose(name, text);
    await expect(this.page.getByRole('grid', { name: 'Rows of the file' })).toBeVisible();
  }

  /** The button that confirms the columns. */
  get continue(): Locator {
    return this.page.getByRole('button', { name: /^Continue with/ });
  }

  /** The summary of the column mapping that is shown again before the batch is submitted. */
  get columnsBeforeSubmit(): Locator {
    return this.page.getByLabel('Which column each field is read from').last();
  }

  /** Pastes as Ctrl+V would, without the clipboard, which all tests on the machine share. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((rows) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', rows);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
    await expect(this.page.getByRole('grid', { name: 'Rows of the file' })).toBeVisible();
  }

  cell(text: string): Locator {
    return this.page.getByRole('gridcell', { name: text, exact: true });
  }

  /** Edits a cell with the keyboard after one click. */
  async edit(before: string, after: string): Promise<void> {
    await this.cell(before).first().click();
    await this.page.keyboard.press('F2');
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(after);
    await this.page.keyboard.press('Enter');
  }

  /** Waits until the browser has stored the last input. */
  async keeps(typed: string): Promise<void> {
    const kept = () =>
      this.page.evaluate(async () => {
        const done = <T>(request: IDBRequest<T>) =>
          new Promise<T>(
            (resolve, reject) => (
              (request.onsuccess = () => resolve(request.result)),
              (request.onerror = () => reject(new Error('not read')))
            ),
          );
        const database = await done(indexedDB.open('outlay'));
        const records = await done(database.transaction('records').objectStore('records').getAll());
        database.close();
        return JSON.stringify(records);
      });
    await expect.poll(kept).toContain(typed);
  }

  /** Gives the file that is open a label and submits it; the page of the new batch opens. */
  async submitAs(label: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Label' }).fill(label);
    await this.submit.click();
    await expect(this.page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: /^Submit \d/ });
  }
}
