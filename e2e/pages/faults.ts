import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { IS_LONG } from '../../src/shared/testing/runs.ts';

/** The rules whose result depends on the colour scheme. One scheme suffices for the others. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** `npm test` looks in light only. */
const SCHEMES = IS_LONG ? (['light', 'dark'] as const) : (['light'] as const);

/** The violations that axe finds in the page as it is: by all rules in light, by the colour rules in dark. */
export async function violationsOf(page: Page, what: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    // The sign-in page follows the browser without a script.
    await expect(page.locator(`html[data-mantine-color-scheme="${OTHER[colorScheme]}"]`)).toHaveCount(0);
    for (const fault of await axeViolations(page, RULES[colorScheme]))
      faults.push(`${what}, ${colorScheme}: ${fault}`);
  }
  return faults;
}

/**
 * The violations that axe finds by the named rules, or by all of them, with the first elements of each. It
 * skips the elements that passed and the second page that would join the results of frames, which no page
 * has: together they take three quarters of its time.
 */
export async function axeViolations(page: Page, rules: readonly string[] | null = null): Promise<string[]> {
  // A dialog that still fades in has less contrast than it will have.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const targets = nodes.slice(0, 3).map((node) => node.target.join(' '));
    return `${id}: ${targets.join(' | ')}`;
  });
}

const RULES = { light: null, dark: RULES_OF_COLOURS } as const;
const OTHER = { light: 'dark', dark: 'light' } as const;

/** How long a chart may need to follow the width of its window. */
const FOLLOWS_MS = 3_000;

/** Whether the page is wider than its window, and stays so. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(async (untilMs) => {
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    const startedMs = performance.now();
    while (isWide() && performance.now() - startedMs < untilMs) await new Promise(requestAnimationFrame);
    return isWide();
  }, FOLLOWS_MS);
}
