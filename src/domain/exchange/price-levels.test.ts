import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Level, PriceLevels } from './price-levels.ts';

/** Prices side by side, around the edges of pages, and far apart. */
const price = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 2 ** 20 }).map((page) => page * 32),
  fc.integer({ min: 1, max: 2 ** 20 }).map((page) => page * 32 - 1),
  fc.integer({ min: 1, max: 2 ** 50 }),
);

function upwards(levels: PriceLevels): number[] {
  const prices: number[] = [];
  for (let level: Level | null = levels.lowest; level !== null; level = level.higher)
    prices.push(level.price);
  return prices;
}

function downwards(levels: PriceLevels): number[] {
  const prices: number[] = [];
  for (let level: Level | null = levels.highest; level !== null; level = level.lower)
    prices.push(level.price);
  return prices;
}

test('levels are found and stay in order, whatever prices come and go', () => {
  fc.assert(
    fc.property(fc.array(price, { maxLength: 80 }), (prices) => {
      const levels = new PriceLevels();
      const expected = new Set<number>();
      for (const next of prices) {
        const known = levels.get(next);
        expect(known?.price ?? null).toBe(expected.has(next) ? next : null);
        // A price that comes a second time is removed.
        if (known === null) {
          levels.add(next);
          expected.add(next);
        } else {
          levels.remove(known);
          expected.delete(next);
        }
        const sorted = [...expected].sort((a, b) => a - b);
        expect(upwards(levels)).toEqual(sorted);
        expect(downwards(levels)).toEqual(sorted.reverse());
        expect(levels.size).toBe(expected.size);
      }
    }),
  );
});
