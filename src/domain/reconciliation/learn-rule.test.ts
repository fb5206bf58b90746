import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/runs.ts';
import { rulesFor, sizeOf } from './by-rule.ts';
import type { EntryRule, OpenEntry } from './expected.ts';
import { learnRule, type PostedEntry } from './learn-rule.ts';
import { detail, entry, OPERATING, PAYROLL } from './testing/build.ts';

const TAX: EntryRule = {
  id: 'tax',
  accountNumber: OPERATING,
  isOut: true,
  words: 'SARS EFILING',
  fromMinor: 100n,
  toMinor: 200n,
  isAutomatic: true,
  category: 'TAX',
};

const open = (text: string, amountMinor = -300n, more: Parameters<typeof entry>[1] = {}) =>
  entry('open', { text, amountMinor, ...more });

type Facts = Partial<Omit<PostedEntry, 'entry'>> & Parameters<typeof entry>[1];

function posted(text: string, amountMinor: bigint, more: Facts = {}): PostedEntry {
  const { id = `${text} ${amountMinor}`, currency = 'ZAR', category = 'CHARGES', ...rest } = more;
  const { accountNumber, entry: own } = entry(id, { text, amountMinor, ...rest });
  return { id, accountNumber, entry: own, currency, category };
}

const learn = (one: OpenEntry, before: PostedEntry[], rules: EntryRule[] = []) =>
  learnRule(one, 'ZAR', { rules, posted: before });

/** A learnt rule as a short text: "CHARGES SERVICE FEE 100..300 from 2". */
function said(learnt: ReturnType<typeof learn>): string | null {
  if (learnt === null) return null;
  const { category, words, fromMinor, toMinor, learntFrom, widens } = learnt;
  const widening = widens ? ` widens ${widens.id}` : '';
  return `${category} ${words} ${fromMinor}..${toMinor} from ${learntFrom.length}${widening}`;
}

describe('a rule is learnt', () => {
  it.each<[string, OpenEntry, PostedEntry[], string]>([
    [
      'from one entry with the same words and other numbers',
      open('SERVICE FEE 0412'),
      [posted('SERVICE FEE 0311', -100n)],
      'CHARGES SERVICE FEE 100..300 from 1',
    ],
    [
      'whatever the month is called',
      open('Interest March 2026', 500n),
      [posted('INTEREST FEB', 400n, { category: 'INTEREST' })],
      'INTEREST INTEREST 400..500 from 1',
    ],
    [
      'with the lowest and highest amount, the new one among them',
      open('SERVICE FEE'),
      [posted('SERVICE FEE', -900n), posted('SERVICE FEE', -400n)],
      'CHARGES SERVICE FEE 300..900 from 2',
    ],
    [
      'with the longest words that all have one after another',
      open('FEE 12 CASH DEPOSIT'),
      [posted('FEE CASH 12 DEPOSIT', -100n)],
      'CHARGES DEPOSIT 100..300 from 1',
    ],
    [
      'from the text of a single payment',
      open('DEBIT', -300n, { details: [detail(null, null, 'LEVY BODY CORPORATE 4')] }),
      [posted('D1', -250n, { category: 'OTHER', details: [detail(null, null, 'LEVY BODY CORPORATE 3')] })],
      'OTHER LEVY BODY CORPORATE 250..300 from 1',
    ],
    [
      'from the twelve latest entries only',
      open('SERVICE FEE'),
      Array.from({ length: 14 }, (_, at) => posted('SERVICE FEE', BigInt(-310 - at), { id: `p${at}` })),
      'CHARGES SERVICE FEE 300..321 from 12',
    ],
  ])('%s', (_, one, before, expected) => {
    expect(said(learn(one, before))).toBe(expected);
  });

  it('to ask, until a user says that it need not', () => {
    expect(learn(open('SERVICE FEE'), [posted('SERVICE FEE', -100n)])?.isAutomatic).toBe(false);
  });
});

describe('nothing is learnt', () => {
  const fee = posted('SERVICE FEE', -100n);
  it.each<[string, OpenEntry, PostedEntry[]]>([
    ['about an entry that is the first of its kind', open('SERVICE FEE'), []],
    ['from other words', open('SERVICE FEE VAT'), [fee]],
    ['from money in the other direction', open('SERVICE FEE', 300n), [fee]],
    ['from another currency', open('SERVICE FEE'), [posted('SERVICE FEE', -100n, { currency: 'EUR' })]],
    ['from another account', open('SERVICE FEE'), [posted('SERVICE FEE', -100n, { accountNumber: PAYROLL })]],
    ['from two categories', open('SERVICE FEE'), [fee, posted('SERVICE FEE', -1n, { category: 'OTHER' })]],
    ['from too short words', open('A1 FEE'), [posted('A2 FEE', -100n)]],
    ['about an entry without words', open('0412'), [posted('0311', -100n)]],
    [
      'about an entry whose posting a user took back',
      open('SERVICE FEE', -300n, { isUndone: true, undoneRuleIds: ['earlier'] }),
      [fee],
    ],
  ])('%s', (_, one, before) => {
    expect(learn(one, before)).toBeNull();
  });
});

describe('a rule in force', () => {
  it.each<[string, OpenEntry, PostedEntry[], EntryRule[], string | null]>([
    [
      'is widened upwards to the amount',
      open('SARS EFILING 7'),
      [],
      [TAX],
      'TAX SARS EFILING 100..300 from 0 widens tax',
    ],
    [
      'is widened downwards',
      open('SARS EFILING', -50n),
      [],
      [TAX],
      'TAX SARS EFILING 50..200 from 0 widens tax',
    ],
    ['is not widened to ten times its highest amount', open('SARS EFILING', -2_001n), [], [TAX], null],
    ['is not widened to a tenth of its lowest amount', open('SARS EFILING', -9n), [], [TAX], null],
    ['is not widened to the fee of such a payment', open('Fee: SARS EFILING', -250n), [], [TAX], null],
    ['that covers the amount needs nothing', open('SARS EFILING', -150n), [], [TAX], null],
    ['for the other direction says nothing', open('SARS EFILING', 300n), [], [TAX], null],
    [
      'names what its words were posted for, in its category',
      open('SARS EFILING PAYE'),
      [
        posted('SARS EFILING VAT', -150n, { category: 'TAX' }),
        posted('SARS EFILING', -900n, { category: 'OTHER' }),
      ],
      [TAX],
      'TAX SARS EFILING 100..300 from 1 widens tax',
    ],
    [
      'with the nearest bounds is widened',
      open('SARS EFILING', -300n),
      [],
      [TAX, { ...TAX, id: 'large', fromMinor: 310n, toMinor: 400n }],
      'TAX SARS EFILING 300..400 from 0 widens large',
    ],
    [
      'with the longer words is widened',
      open('SARS EFILING VAT'),
      [],
      [{ ...TAX, id: 'vat', words: 'SARS EFILING VAT' }, TAX],
      'TAX SARS EFILING VAT 100..300 from 0 widens vat',
    ],
    [
      'is not widened when its words have two meanings',
      open('SARS EFILING'),
      [],
      [TAX, { ...TAX, id: 'large', fromMinor: 400n, toMinor: 500n, category: 'OTHER' }],
      null,
    ],
  ])('%s', (_, one, before, rules, expected) => {
    expect(said(learn(one, before, rules))).toBe(expected);
  });

  it('keeps posting without asking, or asking, when it is widened', () => {
    for (const isAutomatic of [true, false])
      expect(learn(open('SARS EFILING'), [], [{ ...TAX, isAutomatic }])?.isAutomatic).toBe(isAutomatic);
  });
});

const often = <T>(usual: T, rare: T) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constant(rare) });
const word = fc.constantFrom('FEE', 'SERVICE', 'MARCH', '4711', 'RENT');
const facts = fc.record({
  text: fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
  amountMinor: fc.bigInt(-300n, 300n),
  accountNumber: often(OPERATING, PAYROLL),
  currency: often<'ZAR' | 'EUR'>('ZAR', 'EUR'),
  category: often<'TAX' | 'CHARGES'>('CHARGES', 'TAX'),
});
const scene = fc.record({
  one: facts,
  before: fc.array(facts, { maxLength: 8 }),
  rules: fc.array(
    fc.record({ words: fc.constantFrom('FEE SERVICE', 'SERVICE FEE', 'RENT'), isOut: fc.boolean() }),
    { maxLength: 2 },
  ),
});

it('covers the entry and all that it learnt from: one sign, one currency, one account, one category', () => {
  let learntOften = 0;
  fc.assert(
    fc.property(scene, ({ one, before, rules }) => {
      const asked = open(one.text, one.amountMinor, { accountNumber: one.accountNumber });
      const all = before.map((own, at) => posted(own.text, own.amountMinor, { ...own, id: `p${at}` }));
      const inForce = rules.map((rule, at) => ({ ...TAX, ...rule, id: `r${at}` }));
      const learnt = learnRule(asked, one.currency, { rules: inForce, posted: all });
      // The same input gives the same rule, whatever was asked before.
      expect(learnRule(asked, one.currency, { rules: inForce, posted: all })).toEqual(learnt);
      if (learnt === null) return;
      learntOften += 1;
      const { category, words, fromMinor, toMinor, isAutomatic, learntFrom, widens } = learnt;
      const rule: EntryRule = {
        id: 'learnt',
        accountNumber: one.accountNumber,
        isOut: one.amountMinor < 0n,
        words,
        fromMinor,
        toMinor,
        isAutomatic,
        category,
      };
      expect(0n < fromMinor && fromMinor <= toMinor).toBe(true);
      for (const covered of [asked, ...learntFrom]) {
        expect(rulesFor([rule], covered)).toEqual([rule]);
        expect(covered.entry.amountMinor < 0n).toBe(one.amountMinor < 0n);
      }
      expect(learntFrom.length).toBeLessThanOrEqual(12);
      expect(learntFrom.every((own) => own.currency === one.currency && own.category === category)).toBe(
        true,
      );
      // No bound is a guess.
      const seen = [asked, ...learntFrom].map(({ entry: own }) => sizeOf(own.amountMinor));
      if (widens) seen.push(widens.fromMinor, widens.toMinor);
      expect(seen).toContain(fromMinor);
      expect(seen).toContain(toMinor);
      if (widens) expect(widens.words).toBe(words);
      else expect([learntFrom.length > 0, isAutomatic]).toEqual([true, false]);
    }),
    { numRuns: runs(1_000, 50_000) },
  );
  expect(learntOften).toBeGreaterThan(20);
});
