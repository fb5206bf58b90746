import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededNumbers } from '../../shared/seeded-numbers.ts';
import type { MatchReason } from '../../shared/reconciliation-terms.ts';
import type { EntryResult, ExpectedItem, MatchedPart } from './expected.ts';
import { reconcile } from './reconcile.ts';
import { bankDays, SHAPES, type BankDay, type TrueEntry } from './testing/bank-days.ts';
import { day, input } from './testing/build.ts';

/** The questions for which the screen names a remedy, and no proposal can be right. */
const QUESTIONS: readonly MatchReason[] = [
  'FILE_AMOUNT_DIFFERS',
  'SEVERAL_FILES',
  'DOUBLED',
  'PAID_AFTER_REJECTION',
  'AMBIGUOUS',
  'REJECTED_CREDIT',
  'SEVERAL_CANDIDATES',
];

interface Ended {
  shape: string;
  /** EXACT, PROPOSAL or the reason of the question. */
  how: string;
}

/** How a user accepts proposals: all of a comparison, or one, after which the account is compared again. */
type Accepting = 'all at once' | 'one by one';

/**
 * Plays statements that arrive in parts: exact matches are posted, and a user accepts every proposal. Throws
 * when an entry is posted or proposed for anything other than its true items.
 */
function play(days: readonly BankDay[], random: () => number, accepting: Accepting): Map<string, Ended> {
  const truths = new Map(
    days.flatMap(({ entries, shape }) => entries.map((one) => [one.entry.id, { one, shape }])),
  );
  const items = new Map(days.flatMap((one) => one.items).map((one) => [one.id, one]));
  const files = days.flatMap((one) => one.files);
  const arriving = [...truths.values()].map(({ one }) => one.entry);
  const open = new Map<string, (typeof arriving)[number]>();
  const ended = new Map<string, Ended>();
  while (arriving.length > 0) {
    for (const entry of arriving.splice(0, 1 + Math.floor(random() * 40))) open.set(entry.id, entry);
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      const { entries } = reconcile(
        input({ entries: [...open.values()], expected: [...items.values()], files, today: day(200) }),
      );
      const isProposed = ({ verdict, parts }: EntryResult) =>
        verdict === 'LIKELY' && parts[0]!.reason !== 'AMBIGUOUS';
      const proposed = entries.filter(isProposed);
      const pressed = proposed[Math.floor(random() * proposed.length)];
      // The entries of a split payment are posted together.
      const together = pressed
        ? [pressed.entryId, ...pressed.parts.flatMap(({ facts }) => facts.otherEntryIds)]
        : [];
      for (const found of entries) {
        const { entryId, verdict, parts } = found;
        const { one, shape } = truths.get(entryId)!;
        ended.set(entryId, { shape, how: verdict === 'UNMATCHED' ? parts[0]!.reason : verdict });
        if (verdict !== 'EXACT' && !isProposed(found)) continue;
        requireTrue(shape, one, parts, items);
        if (verdict === 'LIKELY' && accepting === 'one by one' && !together.includes(entryId)) continue;
        open.delete(entryId);
        isSettled = false;
        for (const id of parts.flatMap(({ itemIds }) => itemIds)) items.set(id, posted(items.get(id)!, one));
      }
    }
  }
  for (const [id] of open) {
    const found = ended.get(id)!;
    found.how = found.how === 'EXACT' || found.how === 'LIKELY' ? 'AMBIGUOUS' : found.how;
  }
  return ended;
}

function requireTrue(
  shape: string,
  one: TrueEntry,
  parts: readonly MatchedPart[],
  items: ReadonlyMap<string, ExpectedItem>,
): void {
  // Payments of one file and one amount may take each other's place.
  const alike = (ids: readonly string[]) =>
    ids
      .map((id) => items.get(id)!)
      .map(({ fileId, amountMinor, kind }) => `${one.isEitherFile ? '' : fileId} ${amountMinor} ${kind}`)
      .toSorted();
  const found = alike(parts.flatMap(({ itemIds }) => itemIds));
  const truth = alike(one.itemIds);
  const reasons = [...new Set(parts.map(({ reason }) => reason))];
  expect({ shape, reasons, found }).toEqual({ shape, reasons, found: truth });
  const charges = reasons.includes('FILE_AND_CHARGES');
  expect(charges).toBe((one.chargesMinor ?? 0n) > 0n);
  const isIn = one.entry.entry.amountMinor > 0n;
  if (isIn) expect(reasons.every((reason) => IN.includes(reason))).toBe(true);
}

/** The only reasons by which incoming money may reverse a debit in the books. */
const IN: readonly MatchReason[] = [
  'RETURN',
  'RETURN_BEFORE_PAYMENT',
  'LOOKS_LIKE_RETURN',
  'GIVEN_BACK',
  'LOOKS_GIVEN_BACK',
];

function posted(item: ExpectedItem, { entry }: TrueEntry): ExpectedItem {
  return entry.entry.amountMinor < 0n
    ? { ...item, earlierEntryId: entry.id }
    : { ...item, earlierReturnId: entry.id };
}

describe('100 days as banks debit files', () => {
  it.each(['all at once', 'one by one'] as const)(
    'end posted as what they are, or in a question, in any order, with proposals accepted %s',
    (accepting) => {
      const seen = new Map<string, Set<string>>();
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const random = seededNumbers(seed);
          const days = bankDays(100, random);
          const isShuffled = random() < 0.5;
          const ended = play(isShuffled ? shuffledEntries(days, random) : days, random, accepting);
          const truths = new Map(days.flatMap(({ entries }) => entries.map((one) => [one.entry.id, one])));
          for (const [id, { shape, how }] of ended) {
            seen.set(shape, (seen.get(shape) ?? new Set()).add(how));
            const { mayAsk = false, mustAsk = false } = truths.get(id)!;
            if ((how === 'EXACT' || how === 'LIKELY') && !mustAsk) continue;
            const isAsked = QUESTIONS.includes(how as MatchReason) && (mayAsk || mustAsk);
            expect(isAsked ? [] : [`${shape}: ${how}`]).toEqual([]);
          }
        }),
        { numRuns: process.env['TORTURE'] ? 500 : accepting === 'all at once' ? 3 : 1 },
      );
      expect([...seen.keys()].toSorted()).toEqual(Object.keys(SHAPES).toSorted());
    },
  );
});

/** The days in random order, each with its entries in random order, like a week that is uploaded late. */
function shuffledEntries(days: readonly BankDay[], random: () => number): BankDay[] {
  return days
    .map((one) => ({ ...one, entries: one.entries.toSorted(() => random() - 0.5) }))
    .toSorted(() => random() - 0.5);
}
