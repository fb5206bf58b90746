import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestWords } from './by-rule.ts';
import type { EntryRule, ExpectedItem, OpenEntry } from './expected.ts';
import { reconcile } from './reconcile.ts';
import { detail, entry, input, item, OPERATING, PAYROLL } from './testing/build.ts';

const TAX: EntryRule = {
  id: 'tax',
  accountNumber: OPERATING,
  isOut: true,
  words: 'SARS EFILING',
  fromMinor: 1n,
  toMinor: 10_000n,
  isAutomatic: true,
  category: 'TAX',
};
const rule = (more: Partial<EntryRule>): EntryRule => ({ ...TAX, ...more });
const paid = (text: string, more: Parameters<typeof entry>[1] = {}) => entry('e', { text, ...more });

function partOf(open: OpenEntry, rules: EntryRule[], expected: ExpectedItem[] = []) {
  const { reason, ruleId } = reconcile(input({ entries: [open], rules, expected })).entries[0]!.parts[0]!;
  return ruleId === undefined ? reason : `${reason} ${ruleId}`;
}

describe('an entry that is about no payment', () => {
  it.each<[string, OpenEntry, EntryRule[], string]>([
    ['is posted by a rule', paid('SARS-eFiling 9301 PAYE'), [TAX], 'RULE tax'],
    [
      'is proposed by a rule that asks',
      paid('SARS EFILING'),
      [rule({ isAutomatic: false })],
      'KNOWN_CATEGORY tax',
    ],
    ['at the bound fits', paid('SARS EFILING', { amountMinor: -10_000n }), [TAX], 'RULE tax'],
    ['above the bound is unknown', paid('SARS EFILING', { amountMinor: -10_001n }), [TAX], 'UNKNOWN'],
    [
      'below the bound is unknown',
      paid('SARS EFILING'),
      [rule({ fromMinor: 10_001n, toMinor: 10_002n })],
      'UNKNOWN',
    ],
    ['in the other direction is unknown', paid('SARS EFILING', { amountMinor: 10_000n }), [TAX], 'UNKNOWN'],
    ['on another account is unknown', paid('SARS EFILING', { accountNumber: PAYROLL }), [TAX], 'UNKNOWN'],
    ['with a part of the words is unknown', paid('SARSX EFILING'), [TAX], 'UNKNOWN'],
    ['with words between is unknown', paid('SARS AND EFILING'), [TAX], 'UNKNOWN'],
    [
      'follows the longer rule',
      paid('SARS EFILING VAT'),
      [TAX, rule({ id: 'vat', words: 'SARS EFILING VAT' })],
      'RULE vat',
    ],
    [
      'is unknown when two rules contradict',
      paid('SARS EFILING'),
      [TAX, rule({ id: 'other', category: 'OTHER' })],
      'UNKNOWN',
    ],
    [
      'that a user took back is proposed',
      paid('SARS EFILING', { isUndone: true }),
      [TAX],
      'KNOWN_CATEGORY tax',
    ],
    [
      'that a user took back is not proposed by the rule that had posted it',
      paid('SARS EFILING', { isUndone: true, undoneRuleIds: ['tax'] }),
      [TAX],
      'UNKNOWN',
    ],
    [
      'that a user took back is proposed by another rule',
      paid('SARS EFILING', { isUndone: true, undoneRuleIds: ['earlier'] }),
      [TAX],
      'KNOWN_CATEGORY tax',
    ],
  ])('%s', (_, open, rules, expected) => {
    expect(partOf(open, rules)).toBe(expected);
  });

  const ELSEWHERE = '2026-06-01';
  const detailed = (...amounts: bigint[]) =>
    paid('SARS EFILING', { details: amounts.map((amountMinor) => detail(null, amountMinor)) });
  it.each<[string, OpenEntry, ExpectedItem[]]>([
    ['has the amount of a payment of another day', paid('SARS EFILING'), [item('a', { date: ELSEWHERE })]],
    [
      'has it in the other direction',
      paid('SARS EFILING'),
      [item('a', { date: ELSEWHERE, amountMinor: 10_000n })],
    ],
    [
      'went to the account of a payment',
      paid('SARS EFILING', { counterparty: '62001' }),
      [item('a', { amountMinor: -1n, counterpartyAccount: '62001' })],
    ],
    [
      'has a part with the amount of a payment',
      detailed(4_000n, 6_000n),
      [item('a', { date: ELSEWHERE, amountMinor: -4_000n })],
    ],
    ['is a return, as the bank marks it', paid('SARS EFILING', { isReturn: true }), []],
  ])('stays a question when it %s', (_, open, expected) => {
    expect(partOf(open, [TAX], expected)).toBe('RULE_OR_PAYMENT tax');
  });

  it('stays a question when it looks like a payment that the bank had rejected', () => {
    const rejected = item('r', { kind: 'REJECTED', date: ELSEWHERE });
    expect(partOf(paid('SARS EFILING'), [TAX], [rejected])).toBe('RULE_OR_PAYMENT tax');
  });

  it('is not known by the words of one of its payments', () => {
    const open = paid('BULK', {
      details: [detail(null, 4_000n, 'SARS EFILING'), detail(null, 6_000n, 'RENT')],
    });
    expect(partOf(open, [TAX])).toBe('UNKNOWN');
    const single = paid('DEBIT', { details: [detail(null, null, 'SARS EFILING')] });
    expect(partOf(single, [TAX])).toBe('RULE tax');
  });

  it('is the payment that it names, whatever the rules are', () => {
    const payment = item('a', { references: ['SARS EFILING'] });
    expect(partOf(paid('SARS EFILING'), [TAX], [payment])).toBe('REFERENCE');
  });
});

it('posts nothing by a rule that quotes an expected payment, and nothing outside its bounds', () => {
  const word = fc.constantFrom('SARS', 'EFILING', 'RENT', 'INTEREST', '4711');
  const amount = fc.bigInt(-300n, 300n).filter((minor) => minor !== 0n);
  const rules = fc.array(
    fc.record({
      words: fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
      isOut: fc.boolean(),
      fromMinor: fc.bigInt(1n, 200n),
      isAutomatic: fc.boolean(),
      category: fc.constantFrom('TAX' as const, 'OTHER' as const),
    }),
    { maxLength: 4 },
  );
  const scene = fc.record({
    rules,
    text: fc.array(word, { maxLength: 5 }).map((all) => all.join(' ')),
    amountMinor: amount,
    expected: fc.array(amount, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(scene, (given) => {
      const all = given.rules.map((one, at) => rule({ ...one, id: `r${at}`, toMinor: one.fromMinor + 100n }));
      const expected = given.expected.map((amountMinor, at) => item(`i${at}`, { amountMinor }));
      const open = paid(given.text, { amountMinor: given.amountMinor });
      const [part] = reconcile(input({ entries: [open], rules: all, expected })).entries[0]!.parts;
      const used = all.find(({ id }) => id === part!.ruleId);
      expect(used !== undefined).toBe(['RULE', 'KNOWN_CATEGORY', 'RULE_OR_PAYMENT'].includes(part!.reason));
      if (!used) return;
      const size = given.amountMinor < 0n ? -given.amountMinor : given.amountMinor;
      expect(used.isOut).toBe(given.amountMinor < 0n);
      expect(size >= used.fromMinor && size <= used.toMinor).toBe(true);
      expect(` ${given.text} `).toContain(` ${used.words} `);
      if (part!.reason !== 'RULE') return;
      expect(used.isAutomatic).toBe(true);
      const sizes = given.expected.map((one) => (one < 0n ? -one : one));
      expect(sizes).not.toContain(size);
    }),
  );
});

describe('the fee of a payment, in a column for fees', () => {
  const fee = paid('Fee: SARS-eFiling 9301 PAYE');

  it('is never what the payment was for', () => {
    expect(partOf(fee, [TAX])).not.toContain('tax');
  });

  it.each(['BANK FEE', 'SARS EFILING'])('is a charge by a rule with the words %s', (words) => {
    expect(partOf(fee, [TAX, rule({ id: 'charge', words, category: 'CHARGES' })])).toBe('RULE charge');
  });
});

describe('the words of a suggestion', () => {
  it.each([
    ['SARS-EFILING 9301234567 PAYE 202610', 'SARS EFILING'],
    ['INTEREST 03 MAR', 'INTEREST'],
    ['A1 B2 12345', null],
    ['', null],
    ['MONTHLY RENT FOR THE OFFICE IN WOODSTOCK', 'MONTHLY RENT FOR THE'],
    ['DEBIT ORDER DEBIT ORDER ATTERBURY PROPERTY RENT DEC', 'ATTERBURY PROPERTY RENT'],
    ['TRANSFER TRANSFER TO CALL', 'CALL'],
    ['DEBIT ORDER 1234', 'DEBIT ORDER'],
    ['Fee: DEBIT ORDER ATTERBURY PROPERTY RENT JAN', 'BANK FEE'],
  ])('of %j are %j', (text, words) => {
    expect(suggestWords(paid(text).entry)).toBe(words);
  });

  it('are words that the entry has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const words = suggestWords(paid(text).entry);
        if (words !== null) expect(partOf(paid(text), [rule({ words })])).toBe('RULE tax');
      }),
    );
  });
});
