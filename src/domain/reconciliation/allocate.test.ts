import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocate } from './allocate.ts';

const share = (of: string, amountMinor: bigint) => ({ of, amountMinor });

it('gives an entry with another amount to its item, and the difference to the last of several', () => {
  expect(allocate([share('e', -900n)], [share('a', -400n), share('b', -600n)])).toEqual([
    { entry: 'e', item: 'a', part: 0, amountMinor: -400n, expectedMinor: -400n },
    { entry: 'e', item: 'b', part: 0, amountMinor: -500n, expectedMinor: -600n },
  ]);
});

it('gives several entries to one item, of which the first lacks the difference', () => {
  expect(allocate([share('e', -500n), share('f', -600n)], [share('a', -1000n)])).toEqual([
    { entry: 'e', item: 'a', part: 0, amountMinor: -500n, expectedMinor: -400n },
    { entry: 'f', item: 'a', part: 1, amountMinor: -600n, expectedMinor: -600n },
  ]);
});

it('divides several entries among items so that all sums are kept', () => {
  const amounts = fc.array(fc.bigInt(1n, 1_000n), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, amounts, fc.boolean(), (first, second, isOut) => {
      const sign = isOut ? -1n : 1n;
      const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
      // Add the missing amount to the smaller side, so that both have the same sum.
      const lacks = sum(first) - sum(second);
      const entryAmounts = lacks < 0n ? [...first, -lacks] : first;
      const itemAmounts = lacks > 0n ? [...second, lacks] : second;
      const entries = entryAmounts.map((amount, index) => share(`e${index}`, sign * amount));
      const items = itemAmounts.map((amount, index) => share(`i${index}`, sign * amount));
      const found = allocate(entries, items);
      for (const { of, amountMinor } of entries)
        expect(sum(found.filter(({ entry }) => entry === of).map((one) => one.amountMinor))).toBe(
          amountMinor,
        );
      for (const { of, amountMinor } of items) {
        const parts = found.filter(({ item }) => item === of);
        expect(sum(parts.map((one) => one.expectedMinor))).toBe(amountMinor);
        expect(parts.map(({ part }) => part)).toEqual(parts.map((_, index) => index));
      }
    }),
  );
});
