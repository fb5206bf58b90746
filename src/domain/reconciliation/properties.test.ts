import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/runs.ts';
import { MATCH_REASONS } from '../../shared/reconciliation-terms.ts';
import type { ExpectedItem, OpenEntry, ReconciliationInput } from './expected.ts';
import { reconcile } from './reconcile.ts';
import { OPERATING, PAYROLL, day, detail, entry, idOf, input, item, isBusinessDay } from './testing/build.ts';

/*
 * Small worlds with few names, amounts, days and accounts, so that much of what happens is a coincidence.
 */

const some = {
  account: fc.constantFrom(OPERATING, OPERATING, PAYROLL),
  kind: fc.constantFrom('PAYOUT' as const, 'PAYOUT' as const, 'FUNDING' as const, 'REJECTED' as const),
  amount: fc.constantFrom(-300n, -200n, -100n, -100n, 100n, 200n),
  date: fc.constantFrom(0, 1, 2, 4, 7, 9).map(day),
  id: fc.constantFrom(1, 2, 3, 4).map(idOf),
  reference: fc.constantFrom('RENT', 'RENT MARCH', 'INV 2041', 'INV 2042', 'WAGES'),
  party: fc.constantFrom('62001', '62002'),
  file: fc.constantFrom('FILE-A', 'FILE-B'),
};
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const items: fc.Arbitrary<ExpectedItem[]> = fc
  .array(
    fc.record({
      kind: some.kind,
      accountNumber: some.account,
      amountMinor: some.amount,
      date: some.date,
      endToEndId: maybe(some.id),
      references: fc.uniqueArray(some.reference, { maxLength: 2 }),
      counterpartyAccount: maybe(some.party),
      fileId: maybe(some.file),
      earlierEntryId: fc.option(fc.constant('earlier'), { nil: null, freq: 6 }),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map((one, index) => item(`i${index}`, one.kind === 'FUNDING' ? asFunding(one) : asRejected(one))),
  );

/** Turns an item into funding: incoming money, with names that an entry may quote. */
function asFunding<T extends { amountMinor: bigint }>(one: T) {
  const amountMinor = one.amountMinor < 0n ? -one.amountMinor : one.amountMinor;
  return { ...one, amountMinor, endToEndId: null, fileId: null };
}

/** Turns an item into a rejected payment, which would have been outgoing money. */
function asRejected<T extends { kind: ExpectedItem['kind']; amountMinor: bigint }>(one: T) {
  const isOut = one.kind !== 'REJECTED' || one.amountMinor < 0n;
  return isOut ? one : { ...one, amountMinor: -one.amountMinor };
}

const entries: fc.Arbitrary<OpenEntry[]> = fc
  .array(
    fc.record({
      accountNumber: some.account,
      amountMinor: some.amount,
      date: some.date,
      id: maybe(some.id),
      party: maybe(some.party),
      words: fc.uniqueArray(fc.oneof(some.reference, some.file), { maxLength: 2 }),
      isReversal: fc.boolean(),
      others: fc.array(fc.tuple(some.id, fc.constantFrom(100n, 200n, null)), { maxLength: 2 }),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ id, party, words, others, ...facts }, index) => {
      const made = entry(`e${index}`, {
        ...facts,
        text: words.join(' '),
        ...(id === null ? {} : { endToEndId: id }),
        ...(party === null ? {} : { counterparty: party }),
      });
      for (const [other, amount] of others) {
        const { details } = made.entry;
        made.entry.details = [...details, detail(other, amount)];
      }
      return made;
    }),
  );

const worlds = fc.record({ entries, expected: items }).map((world) => input(world));

/** The business days from one date to another, counted one by one. */
function businessDaysBetween(from: string, to: string): number {
  const [first, last, sign] = from <= to ? [from, to, 1] : [to, from, -1];
  let count = 0;
  for (let offset = 0; day(offset) <= last; offset++)
    if (day(offset) > first && isBusinessDay(day(offset))) count++;
  return sign * count;
}

describe('any statement beside any expectations', () => {
  it('has one verdict for each entry and one state for each item', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const result = reconcile(world);
        expect(result.entries.map(({ entryId }) => entryId)).toEqual(world.entries.map(({ id }) => id));
        expect(result.items.map(({ itemId }) => itemId)).toEqual(world.expected.map(({ id }) => id));
        for (const { verdict, parts } of result.entries) {
          expect(parts.length).toBeGreaterThan(0);
          for (const part of parts) expect(part.verdict).toBe(MATCH_REASONS[part.reason]);
          if (verdict === 'EXACT') expect(parts.every((part) => part.verdict === 'EXACT')).toBe(true);
        }
      }),
      { numRuns: runs(100, 500) },
    );
  });

  it('posts nothing by itself unless amount, accounts, direction and date agree', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const expected = new Map(world.expected.map((one) => [one.id, one]));
        const posted = new Map<string, number>();
        for (const { entryId, parts } of reconcile(world).entries) {
          const found = world.entries.find(({ id }) => id === entryId)!;
          for (const part of parts.filter(({ verdict }) => verdict === 'EXACT')) {
            const paid = part.itemIds.map((id) => expected.get(id)!);
            const sum = paid.reduce((total, one) => total + one.amountMinor, 0n);
            const isReturn = part.reason === 'RETURN' || part.reason === 'GIVEN_BACK';
            expect(part.facts.actualMinor).toBe(isReturn ? -sum : sum);
            for (const one of paid) {
              expect(one.accountNumber).toBe(found.accountNumber);
              if (isReturn) continue;
              posted.set(one.id, (posted.get(one.id) ?? 0) + 1);
              expect(one.earlierEntryId).toBeNull();
              const { details } = found.entry;
              const other = details.length === 1 ? details[0]!.counterparty.accountNumber : null;
              if (paid.length === 1) expect([null, one.counterpartyAccount ?? other]).toContain(other);
              const distance = businessDaysBetween(one.date, found.entry.valueDate);
              expect(distance).toBeGreaterThanOrEqual(-world.window.before);
              expect(distance).toBeLessThanOrEqual(world.window.after);
            }
          }
        }
        expect([...posted.values()].every((times) => times === 1)).toBe(true);
      }),
      { numRuns: runs(1_000, 5_000) },
    );
  });

  it('posts an item at most once in each direction', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const posted = reconcile(world).entries.flatMap(({ entryId, parts }) => {
          const { amountMinor } = world.entries.find(({ id }) => id === entryId)!.entry;
          const exact = parts.filter(({ verdict }) => verdict === 'EXACT');
          return exact.flatMap(({ itemIds }) => itemIds.map((id) => `${id} ${amountMinor > 0n}`));
        });
        expect(new Set(posted).size).toBe(posted.length);
      }),
      { numRuns: runs(1_000, 5_000) },
    );
  });

  it('never takes funding back without a user', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const funding = new Set(world.expected.filter(({ kind }) => kind === 'FUNDING').map(({ id }) => id));
        for (const { entryId, parts } of reconcile(world).entries) {
          const { amountMinor } = world.entries.find(({ id }) => id === entryId)!.entry;
          for (const { verdict, itemIds } of parts)
            if (amountMinor < 0n && itemIds.some((id) => funding.has(id))) expect(verdict).not.toBe('EXACT');
        }
      }),
      { numRuns: runs(400, 2_000) },
    );
  });

  it('posts money under a standing reference by itself, unless it may be something that is expected', () => {
    const standing = [{ id: 's', kind: 'FUNDING' as const, accountNumber: OPERATING, reference: 'WAGES' }];
    fc.assert(
      fc.property(worlds, (world) => {
        for (const { entryId, parts } of reconcile({ ...world, standing }).entries) {
          const found = world.entries.find(({ id }) => id === entryId)!;
          for (const { reason, standingId, itemIds } of parts) {
            expect(standingId !== null).toBe(reason === 'STANDING_REFERENCE');
            if (standingId === null) continue;
            expect(itemIds).toEqual([]);
            expect(found.entry.amountMinor > 0n).toBe(true);
            expect(found.accountNumber).toBe(OPERATING);
          }
        }
      }),
      { numRuns: runs(200, 1_000) },
    );
  });

  it('says that an item is matched exactly when an entry posts it, or did so earlier', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const result = reconcile(world);
        const posted = new Set(
          result.entries.flatMap(({ parts }) =>
            parts
              .filter(({ verdict, reason }) => verdict === 'EXACT' && reason !== 'RETURN')
              .flatMap(({ itemIds }) => itemIds),
          ),
        );
        for (const { itemId, state } of result.items) {
          const isEarlier = world.expected.find(({ id }) => id === itemId)!.earlierEntryId !== null;
          expect(state === 'MATCHED' || state === 'DOUBLED').toBe(isEarlier || posted.has(itemId));
        }
      }),
      { numRuns: runs(100, 500) },
    );
  });

  it('has the same result without the entries that are alone', () => {
    let count = 0;
    fc.assert(
      fc.property(worlds, (world) => {
        const { entries: all, items: before } = reconcile(world);
        const alone = new Set(all.filter(({ isAlone }) => isAlone).map(({ entryId }) => entryId));
        count += alone.size;
        const without = reconcile({ ...world, entries: world.entries.filter(({ id }) => !alone.has(id)) });
        expect(without.entries).toEqual(all.filter(({ entryId }) => !alone.has(entryId)));
        expect(without.items).toEqual(before);
      }),
      { numRuns: runs(400, 2_000) },
    );
    expect(count).toBeGreaterThan(runs(80, 400));
  });

  it('has the same result in any order', () => {
    const shuffled = worlds.chain((world) =>
      fc.record({
        world: fc.constant(world),
        entries: fc.shuffledSubarray([...world.entries], { minLength: world.entries.length }),
        expected: fc.shuffledSubarray([...world.expected], { minLength: world.expected.length }),
      }),
    );
    const byId = (world: ReconciliationInput) => {
      const result = reconcile(world);
      return {
        entries: new Map(result.entries.map((one) => [one.entryId, one])),
        items: new Map(result.items.map((one) => [one.itemId, one])),
      };
    };
    fc.assert(
      fc.property(shuffled, ({ world, ...other }) => {
        expect(byId({ ...world, ...other })).toEqual(byId(world));
      }),
      { numRuns: runs(200, 1_000) },
    );
  });
});
