import { describe, expect, it } from 'vitest';
import type { ExpectedItem, OpenEntry } from './expected.ts';
import { reconcile } from './reconcile.ts';
import { OPERATING, PAYROLL, day, entry, idOf, input, item } from './testing/build.ts';
import { A, REF, outcome, type Case } from './testing/outcome.ts';

describe('an entry that names nothing', () => {
  it.each<Case>([
    [
      'is proposed by the other side and the amount',
      [entry('e', { counterparty: '62001' })],
      [item('a', { counterpartyAccount: '62001' }), item('b', { counterpartyAccount: '62002' })],
      ['e: COUNTERPARTY_AND_AMOUNT a'],
      ['a QUESTIONED', 'b MISSING'],
    ],
    ['is proposed by amount and date', [entry('e')], [item('a')], ['e: AMOUNT_AND_DATE a'], ['a QUESTIONED']],
    [
      'is not proposed for one of two',
      [entry('e')],
      [item('a'), item('b')],
      ['e: SEVERAL_CANDIDATES'],
      ['a MISSING', 'b MISSING'],
    ],
    [
      'is not proposed when another one fits as well',
      [entry('e1'), entry('e2')],
      [item('a')],
      ['e1: SEVERAL_CANDIDATES', 'e2: SEVERAL_CANDIDATES'],
      ['a MISSING'],
    ],
    [
      'is not proposed for another side',
      [entry('e', { counterparty: '62009' })],
      [item('a', { counterpartyAccount: '62001' })],
      ['e: UNKNOWN'],
      ['a MISSING'],
    ],
    ['is unknown on another day', [entry('e', { date: day(9) })], [item('a')], ['e: UNKNOWN'], ['a MISSING']],
    [
      'is not posted before it is booked',
      [entry('e', { ...A, status: 'PENDING' })],
      [item('a', A)],
      ['e: PENDING'],
      ['a MISSING'],
    ],
    [
      'can be for information only',
      [entry('e', { ...A, amountMinor: 0n })],
      [item('a', A)],
      ['e: ZERO_AMOUNT'],
      ['a MISSING'],
    ],
  ])('%s', (_, entries, expected, entryLines, itemLines) => {
    expect(outcome(entries, expected)).toEqual({ entries: entryLines, items: itemLines });
  });
});

describe('the facts of a proposal', () => {
  const factsOf = (entries: OpenEntry[], expected: ExpectedItem[]) =>
    reconcile(input({ entries, expected })).entries.at(-1)!.parts[0]!.facts;

  it('have both amounts, accounts, other sides and the days between', () => {
    const late = entry('e', { ...A, date: day(7), accountNumber: PAYROLL, counterparty: '62009' });
    expect(factsOf([late], [item('a', { ...A, counterpartyAccount: '62001' })])).toEqual({
      isNamed: true,
      expectedMinor: -10_000n,
      actualMinor: -10_000n,
      businessDays: 5,
      accounts: { expected: OPERATING, actual: PAYROLL },
      counterparties: { expected: '62001', actual: '62009' },
      otherEntryIds: [],
    });
  });

  it('expect of a credit that gives back, or returns, the amount of the payment as money in', () => {
    const paid = item('a', { ...A, earlierEntryId: 'debit', endToEndId: idOf(7) });
    const rejected = { ...paid, kind: 'REJECTED' } as const;
    const credit = entry('e', { ...A, date: day(3), amountMinor: 10_000n, endToEndId: idOf(7) });
    const partOf = (items: ExpectedItem[], one = credit) =>
      reconcile(input({ entries: [one], expected: items })).entries[0]!.parts[0]!;
    for (const [reason, items] of [
      ['GIVEN_BACK', [rejected]],
      ['REJECTED_CREDIT', [{ ...rejected, earlierEntryId: null }]],
      ['LOOKS_LIKE_RETURN', [paid]],
    ] as const)
      expect(partOf([...items])).toMatchObject({ reason, facts: { expectedMinor: 10_000n } });
    const less = { ...credit, entry: { ...credit.entry, amountMinor: 9_000n } };
    const facts = { expectedMinor: 10_000n, actualMinor: 9_000n };
    expect(partOf([paid], less)).toMatchObject({ reason: 'RETURN_AMOUNT_DIFFERS', facts });
    const swapped = partOf([{ ...paid, earlierEntryId: null }]);
    expect(swapped).toMatchObject({ reason: 'SIGN_SWAPPED', facts: { expectedMinor: -10_000n } });
  });

  it('name the entry that was repeated', () => {
    expect(factsOf([entry('e1', A), entry('e2', A)], [item('a', A)])).toMatchObject({
      otherEntryIds: ['e1'],
    });
  });

  it('sum the parts of a split', () => {
    const entries = [
      entry('e1', { ...A, amountMinor: -4_000n }),
      entry('e2', { ...A, amountMinor: -6_000n }),
    ];
    expect(factsOf(entries, [item('a', A)])).toMatchObject({
      expectedMinor: -10_000n,
      actualMinor: -10_000n,
      otherEntryIds: ['e1'],
    });
  });
});

describe('100,000 entries and 100,000 items', () => {
  const COUNT = 100_000;
  const many = <T>(one: (index: number) => T) => Array.from({ length: COUNT }, (_, index) => one(index));

  it.each<[string, (index: number) => OpenEntry, (index: number) => ExpectedItem, string]>([
    [
      'with ids',
      (index) =>
        entry(`e${index}`, { endToEndId: idOf(index), text: `PAYMENT INV ${index} OF ACME TRADING` }),
      (index) => item(`i${index}`, { endToEndId: idOf(index), references: [`INV ${index}`] }),
      'END_TO_END_ID',
    ],
    [
      'with one reference, one amount and one day',
      (index) => entry(`e${index}`, { text: 'SALARY' }),
      (index) => item(`i${index}`, { references: ['SALARY'], counterpartyAccount: `${index}` }),
      'REFERENCE',
    ],
    [
      'with one reference and all amounts wrong',
      (index) =>
        entry(`e${index}`, { text: 'SALARY', counterparty: '62001', amountMinor: BigInt(-index - 1) }),
      (index) => item(`i${index}`, { references: ['SALARY'], counterpartyAccount: '62001', fileId: 'FILE' }),
      'UNKNOWN',
    ],
    [
      'with nothing but one amount',
      (index) => entry(`e${index}`),
      (index) => item(`i${index}`, { fileId: idOf(1) }),
      'SEVERAL_CANDIDATES',
    ],
    [
      'with ids that all name one file and repeat one item',
      (index) => entry(`e${index}`, { text: `${idOf(3)} INV 2041` }),
      (index) => item(`i${index}`, { ...REF, fileId: idOf(3), date: day(index % 2 === 0 ? 0 : 60) }),
      'REFERENCE',
    ],
  ])(
    '%s are matched, which comparing all with all would not do within the time of a test',
    (_, entryOf, itemOf, reason) => {
      const result = reconcile(input({ entries: many(entryOf), expected: many(itemOf) }));
      expect(result.entries[COUNT / 2 - 1]!.parts[0]!.reason).toBe(reason);
    },
  );
});
