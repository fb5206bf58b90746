import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastBookingDay, reconcile } from './reconcile.ts';
import { day, entry, idOf, input, isBusinessDay, item } from './testing/build.ts';

const ID = idOf(1);

it.each([
  ['Monday', 0, 'Tuesday', 1],
  ['Thursday', 3, 'Friday', 4],
  ['Friday', 4, 'Monday', 7],
  ['Saturday', 5, 'Monday', 7],
  ['Sunday', 6, 'Monday', 7],
])('on a %s the last day of an entry is %3$s', (_, today, __, last) => {
  expect(lastBookingDay({ today: day(today), isBusinessDay })).toBe(day(last));
});

it('an entry of a day that has not come is a question, and takes nothing from the entry that comes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: -2, max: 12 }), (now, ahead) => {
      const today = day(now);
      const date = day(now + ahead);
      const isAhead = date > lastBookingDay({ today, isBusinessDay });
      const expected = [item('a', { endToEndId: ID, date: today })];
      const one = entry('early', { endToEndId: ID, date });
      const alone = reconcile(input({ entries: [one], expected, today })).entries[0]!;
      expect(alone.parts.map(({ reason }) => reason)).toEqual(
        isAhead ? ['DATED_AHEAD'] : [expect.not.stringMatching('DATED_AHEAD')],
      );
      if (!isAhead) return;
      expect(alone).toMatchObject({ verdict: 'UNMATCHED', parts: [{ itemIds: [] }] });
      const real = entry('real', { endToEndId: ID, date: today });
      const both = reconcile(input({ entries: [one, real], expected, today })).entries;
      expect(both.map(({ verdict }) => verdict)).toEqual(['UNMATCHED', 'EXACT']);
    }),
  );
});
