import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The violations that axe finds in the page as it is, in both colour schemes. */
export async function violationsOf(page: Page, what: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The sign-in page follows the browser without a script.
    await expect(page.locator(`html[data-mantine-color-scheme="${OTHER[colorScheme]}"]`)).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations)
      faults.push(
        `${what}, ${colorScheme}: ${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(' | ')}`,
      );
  }
  return faults;
}

const OTHER = { light: 'dark', dark: 'light' } as const;

/** Whether the page is wider than its window. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
