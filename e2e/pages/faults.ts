import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The violations that axe finds in the page as it is, in both colour schemes. */
export async function violationsOf(page: Page, what: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The sign-in page follows the browser without a script.
    await expect(page.locator(`html[data-mantine-color-scheme="${OTHER[colorScheme]}"]`)).toHaveCount(0);
    for (const fault of await axeViolations(page)) faults.push(`${what}, ${colorScheme}: ${fault}`);
  }
  return faults;
}

/**
 * What axe finds by all its rules, with the first elements of each. It does not carry back every element that
 * a rule has passed, nor does it open a second page to join the results of frames, which no page has: both
 * take three quarters of its time.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const targets = nodes.slice(0, 3).map((node) => node.target.join(' '));
    return `${id}: ${targets.join(' | ')}`;
  });
}

const OTHER = { light: 'dark', dark: 'light' } as const;

/** Whether the page is wider than its window. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
