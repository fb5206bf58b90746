import { describe, expect, it } from 'vitest';
import { comparedFacts } from './compared-facts.ts';
import type { ExpectedItem, OpenEntry } from './expected.ts';
import { reconcile } from './reconcile.ts';
import { day, entry, idOf, input, item } from './testing/build.ts';
import { outcome } from './testing/outcome.ts';

/** Debits that a bank books without the name of a file. */

/** The payments of a file: a1, a2 and so on. */
function file(letter: string, amounts: readonly number[], more: Partial<ExpectedItem> = {}): ExpectedItem[] {
  return amounts.map((amount, index) =>
    item(`${letter}${index + 1}`, {
      amountMinor: -BigInt(amount),
      fileId: idOf(100 + letter.charCodeAt(0)),
      position: index,
      endToEndId: idOf(1_000 * letter.charCodeAt(0) + index),
      counterpartyAccount: `62${letter.charCodeAt(0)}${index}`,
      ...more,
    }),
  );
}

const UNANSWERED = { awaitsAnswer: true };
const debit = (id: string, amount: number, date = day(0)) =>
  entry(id, { amountMinor: -BigInt(amount), text: 'EFT DEBIT', date });
const found = (entries: OpenEntry[], items: ExpectedItem[], today = day(1)) =>
  outcome(entries, items, { today }).entries;
/** The items after an entry was posted for these. */
const posted = (items: readonly ExpectedItem[], ...ids: string[]) =>
  items.map((one) => (ids.includes(one.id) ? { ...one, earlierEntryId: 'earlier' } : one));

describe('a debit that is the sum of several things', () => {
  it.each([
    ['a file and a file of one payment', [...file('a', [12_300, 7_700]), ...file('b', [20_000])], 'a1 b1 a2'],
    ['two files', [...file('a', [12_300, 7_700]), ...file('b', [15_000, 5_000])], 'a1 b1 a2 b2'],
    [
      'a file and a payment in another',
      [...file('a', [12_300, 7_700]), ...file('b', [20_000, 1])],
      'a1 b1 a2',
    ],
    [
      'a file and all files of another day',
      [
        ...file('a', [12_300, 7_700]),
        ...file('b', [9_000, 1_000], { date: day(1) }),
        ...file('c', [8_000, 2_000], { date: day(1) }),
      ],
      'a1 b1 a2 b2 c1 c2',
    ],
  ])('is asked about, and names %s', (_, items, named) => {
    expect(found([debit('x', 20_000)], items)).toEqual([`x: SEVERAL_CANDIDATES ${named}`]);
    const unanswered = items.map((one) => (one.id.startsWith('a') ? { ...one, ...UNANSWERED } : one));
    expect(found([debit('x', 20_000)], unanswered)).toEqual([`x: SEVERAL_CANDIDATES ${named}`]);
  });

  it('has their amount, and no other', () => {
    const items = [...file('a', [12_300, 7_700]), ...file('b', [20_000])];
    const { parts, verdict } = reconcile(input({ entries: [debit('x', 20_000)], expected: items }))
      .entries[0]!;
    expect(verdict).toBe('UNMATCHED');
    expect(comparedFacts(parts[0]!, { before: 1, after: 2 }, false)).toEqual({
      agrees: ['AMOUNT', 'DATE', 'ACCOUNT'],
      differs: ['NAME'],
    });
  });

  it('may be rejected rows with their file', () => {
    const rejected = file('b', [15_000, 5_000]).map((one, at) =>
      at === 1 ? { ...one, kind: 'REJECTED' as const } : one,
    );
    const items = [...file('a', [12_300, 7_700]), ...rejected];
    expect(found([debit('x', 20_000)], items)).toEqual(['x: SEVERAL_CANDIDATES a1 b1 a2 b2']);
  });

  it('is proposed once only one of them is left', () => {
    const items = [...file('a', [12_300, 7_700]), ...file('b', [20_000])];
    expect(found([debit('x', 20_000)], posted(items, 'b1'))).toEqual(['x: FILE_SUM a1 a2']);
    expect(found([debit('x', 20_000)], posted(items, 'a1', 'a2'))).toEqual(['x: AMOUNT_AND_DATE b1']);
  });

  it('is not asked about for what is far from its day, or another account has', () => {
    const items = [...file('a', [12_300, 7_700]), ...file('b', [20_000], { date: day(7) })];
    expect(found([debit('x', 20_000)], items)).toEqual(['x: FILE_SUM a1 a2']);
    const other = [...file('a', [12_300, 7_700]), ...file('b', [20_000], { accountNumber: '4051999999' })];
    expect(found([debit('x', 20_000)], other)).toEqual(['x: FILE_SUM a1 a2']);
  });
});

describe('a debit of a file that the bank has not answered', () => {
  const items = file('a', [12_300, 7_700, 5_000], UNANSWERED);

  it('waits for the answer, whole and in parts, until none is expected', () => {
    expect(found([debit('x', 25_000)], items)).toEqual(['x: FILE_BEFORE_ANSWER a1 a2 a3']);
    expect(found([debit('x', 25_000)], items, day(3))).toEqual(['x: FILE_SUM a1 a2 a3']);
    const parts = [debit('x', 20_000), debit('y', 5_000)];
    expect(found(parts, items)).toEqual(['x: FILE_BEFORE_ANSWER a1 a2', 'y: FILE_BEFORE_ANSWER a3']);
    expect(found(parts, items, day(3))).toEqual(['x: FILE_PART a1 a2', 'y: FILE_PART a3']);
  });

  it('is the sum of its payments with those that the bank has rejected', () => {
    const answered = items.map((one, at) => (at === 1 ? { ...one, kind: 'REJECTED' as const } : one));
    expect(found([debit('x', 25_000)], answered)).toEqual(['x: WITH_REJECTED a1 a3 a2']);
  });
});

describe('debits in parts', () => {
  const items = file('a', [101, 203, 307, 409, 503, 601]);
  const [first, second, third] = [debit('x', 304), debit('y', 716), debit('z', 1_104)];

  it('keep their proposals whichever is posted first', () => {
    expect(found([first, second, third], items)).toEqual([
      'x: FILE_PART a1 a2',
      'y: FILE_PART a3 a4',
      'z: FILE_PART a5 a6',
    ]);
    expect(found([second, third], posted(items, 'a1', 'a2'))).toEqual([
      'y: FILE_PART a3 a4',
      'z: FILE_PART a5 a6',
    ]);
    expect(found([first, third], posted(items, 'a3', 'a4'))).toEqual([
      'x: FILE_PART a1 a2',
      'z: FILE_PART a5 a6',
    ]);
    expect(found([third], posted(items, 'a1', 'a2', 'a3', 'a4'))).toEqual(['z: FILE_SUM a5 a6']);
  });

  it('are not guessed while a user decides about another payment of the file', () => {
    const differing = entry('w', { amountMinor: -100n, endToEndId: items[0]!.endToEndId! });
    expect(found([differing, debit('x', 2_023)], items)).toEqual(['w: AMOUNT_DIFFERS a1', 'x: UNKNOWN']);
  });

  it('are asked about where they are parts of two files', () => {
    const alike = [...items, ...file('b', [304, 307, 409, 1_000, 104])];
    for (const one of found([first, second, third], alike)) expect(one).toMatch(/: SEVERAL_CANDIDATES a. b./);
  });
});

describe('two debits that cut a payment in two', () => {
  const pair = [debit('x', 500), debit('y', 400)];
  const cut = file('a', [300, 600]);

  it('are proposed together where nothing else explains either of them', () => {
    expect(found(pair, cut)).toEqual(['x: SPLIT a1 a2', 'y: SPLIT a1 a2']);
    expect(found(pair, file('a', [900]))).toEqual(['x: UNKNOWN', 'y: UNKNOWN']);
  });

  it.each([
    ['another file of their sum', file('b', [100, 800]), ['a1 b1 a2 b2', 'a1 b1 a2 b2']],
    ['a file of one payment with their sum', file('b', [900]), ['a1 b1 a2', 'a1 b1 a2']],
    ['a payment with the amount of one', file('b', [500, 7]), ['a1 b1 a2', 'a1 a2']],
    ['payments with the amounts of both', file('b', [500, 400, 7]), ['a1 b1 a2', 'a1 b2 a2']],
  ])('are asked about beside %s', (_, others, [x, y]) => {
    expect(found(pair, [...cut, ...others])).toEqual([
      `x: SEVERAL_CANDIDATES ${x}`,
      `y: SEVERAL_CANDIDATES ${y}`,
    ]);
    // Once a user has chosen for one of them, the other is never guessed.
    const [left] = found(pair.slice(1), posted([...cut, ...others], 'a1'));
    expect(left).not.toMatch(/SPLIT|FILE/);
  });

  it('are not guessed among three', () => {
    const three = [...pair, debit('z', 400)];
    expect(found(three, cut)).toEqual(['x: UNKNOWN', 'y: UNKNOWN', 'z: UNKNOWN']);
  });
});

describe('debits under the name of their day, with the sum of several files', () => {
  const name = 'WOOLCO CONTRA260302';
  const items = [...file('a', [300, 600]), ...file('b', [100, 800]), ...file('c', [900])];
  const files = [...new Set(items.map(({ fileId }) => fileId!))].map((fileId) => ({ fileId, names: [name] }));
  const of = (entries: OpenEntry[], expected = items) =>
    outcome(entries, expected, { today: day(9), files }).entries;
  const named = (id: string, amount: number, date = day(0)) =>
    entry(id, { amountMinor: -BigInt(amount), text: name, date });

  it.each([day(0), day(7)])('are asked about, each with all of the files, on %s', (date) => {
    const all = 'a1 b1 c1 a2 b2';
    expect(of([named('x', 900, date)])).toEqual([`x: SEVERAL_CANDIDATES ${all}`]);
    expect(of([named('x', 900, date), named('y', 900, date)])).toEqual([
      `x: SEVERAL_CANDIDATES ${all}`,
      `y: SEVERAL_CANDIDATES ${all}`,
    ]);
  });

  it('are matched once one file is left', () => {
    expect(of([named('x', 900)], posted(items, 'a1', 'a2', 'c1'))).toEqual(['x: WHOLE_FILE b1 b2']);
  });
});

describe('a debit that is a little more than a file', () => {
  // 14.50 of charges are in it.
  const items = file('a', [50_000, 60_000, 53_363]);
  const [total, charged] = [163_363, 164_813];
  const more = (facts: Parameters<typeof entry>[1]) =>
    entry('x', { amountMinor: -BigInt(charged), ...facts });

  it('is proposed with a charge, up to what a bank may charge', () => {
    expect(found([debit('x', charged)], items)).toEqual(['x: FILE_AND_CHARGES a1 a2 a3']);
    expect(found([debit('x', total + 3_001)], items)).toEqual(['x: UNKNOWN']);
    expect(found([debit('x', total - 1)], items)).toEqual(['x: UNKNOWN']);
    expect(found([debit('x', charged, day(9))], items, day(9))).toEqual(['x: UNKNOWN']);
  });

  it.each([
    ['its file is of one payment', [debit('x', 100_290)], file('a', [100_000])],
    ['two files fit', [debit('x', charged)], [...items, ...file('b', [50_000, 113_400])]],
    [
      'the bank has not answered the file',
      [debit('x', charged)],
      items.map((one) => ({ ...one, ...UNANSWERED })),
    ],
    ['a payment of the file is posted', [debit('x', charged)], posted(items, 'a1')],
    [
      'the bank has rejected one of them',
      [debit('x', charged)],
      [...items, ...file('c', [10], { kind: 'REJECTED', fileId: items[0]!.fileId, position: 9 })],
    ],
    ['it states who was paid', [more({ counterparty: '777' })], items],
    ['it has the id of another payment', [more({ endToEndId: idOf(5) })], items],
  ])('is not proposed if %s', (_, entries, expected) => {
    expect(found(entries, expected)).toEqual(['x: UNKNOWN']);
  });

  it('is not guessed between two entries', () => {
    expect(found([debit('x', charged), debit('y', charged + 10)], items)).toEqual([
      'x: UNKNOWN',
      'y: UNKNOWN',
    ]);
  });

  it('is a payment if one has its amount', () => {
    const rent = item('rent', { amountMinor: -BigInt(charged) });
    expect(found([debit('x', charged)], [...items, rent])).toEqual(['x: AMOUNT_AND_DATE rent']);
  });

  it('is other business if a rule knows it', () => {
    const rule = {
      id: 'rule',
      accountNumber: items[0]!.accountNumber,
      isOut: true,
      words: 'RENT',
      fromMinor: 1n,
      toMinor: 1_000_000n,
      isAutomatic: false,
      category: 'OTHER' as const,
    };
    const [one] = outcome([more({ text: 'RENT' })], items, { rules: [rule] }).entries;
    expect(one).toBe('x: KNOWN_CATEGORY');
  });
});
