import { describe, expect, it } from 'vitest';
import { MUTATIONS, outcomeOf, seeded, type Outcome } from './testing/mutations.ts';

/** `MUTATIONS=2000 npx vitest run mutations` prints the figures for as many changes of each kind. */
const COUNT = Number(process.env['MUTATIONS'] ?? 150);

describe('a right file, changed once, read with the shipped banks', () => {
  it.each(MUTATIONS)(
    'is never paid as something else without a question, if a clerk could see it: %s',
    (mutation) => {
      const random = seeded(22);
      const counts: Partial<Record<Outcome, number>> = {};
      const silent: [was: string, is: string][] = [];
      for (let i = 0; i < COUNT; i++) {
        const { outcome, changes = [] } = outcomeOf(mutation, random);
        counts[outcome] = (counts[outcome] ?? 0) + 1;
        if (outcome === 'silent') silent.push(...changes);
      }
      const visible = silent.filter((change) => !isPlausible(...change));
      if (process.env['MUTATIONS'])
        console.log(mutation, counts, 'could be seen:', visible.length, visible.slice(0, 8));
      expect(visible).toEqual([]);
    },
  );
});

/**
 * Whether only a person who knows the payment can tell that it is wrong: the remainder of a name that still
 * begins like a name, or the remainder of an amount in a file that is too small for comparisons.
 */
function isPlausible(was: string, is: string): boolean {
  const [name, bank, account, amount] = was.split('|') as [string, string, string, string];
  const [nameNow, bankNow, accountNow, amountNow] = is.split('|') as [string, string, string, string];
  if (bank !== bankNow || account !== accountNow) return false;
  if (amount !== amountNow)
    return name === nameNow && amount.replace('.', '').includes(amountNow.replace(/\.00$|0$|\./g, ''));
  return /^\p{Lu}/u.test(nameNow) && name.includes(nameNow);
}
