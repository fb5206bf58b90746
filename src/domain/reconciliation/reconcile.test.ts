import { describe, expect, it } from 'vitest';
import type { ExpectedItem, OpenEntry, ReconciliationInput } from './expected.ts';
import { reconcile } from './reconcile.ts';
import { OPERATING, PAYROLL, day, detail, entry, idOf, input, item } from './testing/build.ts';

/** The reasons of each entry with the items they are about, and the states of the items. */
function outcome(entries: OpenEntry[], expected: ExpectedItem[], more: Partial<ReconciliationInput> = {}) {
  const result = reconcile(input({ entries, expected, ...more }));
  return {
    entries: result.entries.map(({ entryId, parts }) =>
      [entryId, ...parts.map(({ reason, itemIds }) => [reason, ...itemIds].join(' '))].join(': '),
    ),
    items: result.items.map(({ itemId, state }) => `${itemId} ${state}`),
  };
}

type Case = [string, OpenEntry[], ExpectedItem[], string[], string[], Partial<ReconciliationInput>?];

const A = { endToEndId: idOf(1) };
const B = { endToEndId: idOf(2) };
const IN = { amountMinor: 10_000n };
const BACK = { ...A, ...IN };
const REF = { references: ['INV 2041'] };
const TEXT = { text: 'EFT INV-2041 ACME' };

describe('an entry that names an item', () => {
  it.each<Case>([
    ['by its id', [entry('e', A)], [item('a', A)], ['e: END_TO_END_ID a'], ['a MATCHED']],
    [
      'by its id in capitals in the text',
      [entry('e', { text: `PAYMENT ${idOf(1).toUpperCase()}.` })],
      [item('a', A)],
      ['e: END_TO_END_ID a'],
      ['a MATCHED'],
    ],
    ['by a reference', [entry('e', TEXT)], [item('a', REF)], ['e: REFERENCE a'], ['a MATCHED']],
    [
      'by a reference too short to be sure',
      [entry('e', { text: 'PAYMENT 12' })],
      [item('a', { references: ['12'] })],
      ['e: AMOUNT_AND_DATE a'],
      ['a QUESTIONED'],
    ],
    [
      'by the longer of two references',
      [entry('e', { text: 'RENT MARCH' })],
      [item('a', { references: ['RENT'] }), item('b', { references: ['rent march'] })],
      ['e: REFERENCE b'],
      ['a MISSING', 'b MATCHED'],
    ],
    [
      'on the last day of the window',
      [entry('e', { ...A, date: day(2) })],
      [item('a', A)],
      ['e: END_TO_END_ID a'],
      ['a MATCHED'],
    ],
    ['a day later', [entry('e', { ...A, date: day(3) })], [item('a', A)], ['e: LATE a'], ['a QUESTIONED']],
    [
      'over a weekend, which does not count',
      [entry('e', { ...A, date: day(8) })],
      [item('a', { ...A, date: day(4) })],
      ['e: END_TO_END_ID a'],
      ['a MATCHED'],
    ],
    [
      'before the window',
      [entry('e', A)],
      [item('a', { ...A, date: day(2) })],
      ['e: EARLY a'],
      ['a QUESTIONED'],
    ],
    [
      'by a reference, before the window',
      [entry('e', TEXT)],
      [item('a', { ...REF, date: day(7) }), item('b', { ...REF, date: day(9) })],
      ['e: EARLY a'],
      ['a QUESTIONED', 'b MISSING'],
    ],
    [
      'with another amount',
      [entry('e', { ...A, amountMinor: -9_999n })],
      [item('a', A)],
      ['e: AMOUNT_DIFFERS a'],
      ['a QUESTIONED'],
    ],
    [
      'by a reference, with another amount',
      [entry('e', { ...TEXT, amountMinor: -9_999n })],
      [item('a', REF)],
      ['e: AMOUNT_DIFFERS a'],
      ['a QUESTIONED'],
    ],
    [
      'by a reference, long after, with another amount',
      [entry('e', { ...TEXT, amountMinor: -9_999n, date: day(14) })],
      [item('a', REF)],
      ['e: UNKNOWN'],
      ['a MISSING'],
    ],
    [
      'on another of our accounts',
      [entry('e', { ...A, accountNumber: PAYROLL })],
      [item('a', A)],
      ['e: ACCOUNT_DIFFERS a'],
      ['a QUESTIONED'],
    ],
    [
      'on another of our accounts and with another amount',
      [entry('e', { ...A, accountNumber: PAYROLL, amountMinor: -1n })],
      [item('a', A)],
      ['e: AMOUNT_DIFFERS a'],
      ['a QUESTIONED'],
    ],
    ['in the other direction', [entry('e', BACK)], [item('a', A)], ['e: SIGN_SWAPPED a'], ['a QUESTIONED']],
    [
      'in the other direction and with another amount',
      [entry('e', { ...A, amountMinor: 1n })],
      [item('a', A)],
      ['e: SIGN_SWAPPED a'],
      ['a QUESTIONED'],
    ],
    [
      'and says that the money went to another account',
      [entry('e', { ...A, counterparty: '62999' })],
      [item('a', { ...A, counterpartyAccount: '62001' })],
      ['e: COUNTERPARTY_DIFFERS a'],
      ['a QUESTIONED'],
    ],
    [
      'and hides a part of the account of the other side',
      [entry('e', { ...A, counterparty: '****2001' })],
      [item('a', { ...A, counterpartyAccount: '62001' })],
      ['e: END_TO_END_ID a'],
      ['a MATCHED'],
    ],
    [
      'and writes account numbers with zeros before them',
      [entry('e', { ...A, counterparty: '0062001', accountNumber: `00${OPERATING}` })],
      [item('a', { ...A, counterpartyAccount: '62001' })],
      ['e: END_TO_END_ID a'],
      ['a MATCHED'],
    ],
  ])('%s', (_, entries, expected, entryLines, itemLines) => {
    expect(outcome(entries, expected)).toEqual({ entries: entryLines, items: itemLines });
  });

  it('by an id that is not among the items does not take another payment with the same reference', () => {
    const stranger = entry('e', { ...TEXT, ...B, counterparty: '62009' });
    const result = outcome([stranger], [item('a', { ...A, ...REF, counterpartyAccount: '62001' })]);
    expect(result).toEqual({ entries: ['e: UNKNOWN'], items: ['a MISSING'] });
  });

  it('by an id leaves the entry that has only the reference to the other item', () => {
    const expected = [item('a', { ...A, ...REF }), item('b', { ...B, ...REF })];
    expect(outcome([entry('e1', TEXT), entry('e2', { ...A, ...TEXT })], expected)).toEqual({
      entries: ['e1: REFERENCE b', 'e2: END_TO_END_ID a'],
      items: ['a MATCHED', 'b MATCHED'],
    });
  });
});

describe('an item without an entry', () => {
  it.each<[string, number, string]>([
    ['waits in its window', 2, 'WAITING'],
    ['is missing after it', 3, 'MISSING'],
    ['waits over a weekend', -2, 'WAITING'],
  ])('%s', (_, today, state) => {
    expect(outcome([], [item('a', A)], { today: day(today) }).items).toEqual([`a ${state}`]);
  });
});

describe('items that an entry does not tell apart', () => {
  const salary = (id: string, counterpartyAccount: string | null = null) =>
    item(id, { references: ['SALARY'], counterpartyAccount });
  const paid = (id: string, counterparty?: string) =>
    entry(id, { text: 'SALARY', ...(counterparty === undefined ? {} : { counterparty }) });

  it.each<Case>([
    [
      'are matched when each has an entry',
      [paid('e1'), paid('e2')],
      [salary('a', '1001'), salary('b', '1002')],
      ['e1: REFERENCE a', 'e2: REFERENCE b'],
      ['a MATCHED', 'b MATCHED'],
    ],
    [
      'are proposed when one has none',
      [paid('e1')],
      [salary('a', '1001'), salary('b', '1002')],
      ['e1: AMBIGUOUS a'],
      ['a QUESTIONED', 'b MISSING'],
    ],
    [
      'are matched by the account of the other side',
      [paid('e1', '1002'), paid('e2', '1001')],
      [salary('a', '1001'), salary('b', '1002'), salary('c', '1003')],
      ['e1: REFERENCE b', 'e2: REFERENCE a'],
      ['a MATCHED', 'b MATCHED', 'c MISSING'],
    ],
    [
      'are matched when they are for one account, where it makes no difference',
      [paid('e1', '1001')],
      [salary('a', '1001'), salary('b', '1001')],
      ['e1: REFERENCE a'],
      ['a MATCHED', 'b MISSING'],
    ],
    [
      'and an entry too many is a repeat',
      [paid('e1'), paid('e2')],
      [salary('a')],
      ['e1: REFERENCE a', 'e2: DOUBLED a'],
      ['a DOUBLED'],
    ],
    [
      'are matched by their days',
      [entry('e1', { text: 'SALARY', date: day(1) }), entry('e2', { text: 'SALARY' })],
      [item('a', { references: ['SALARY'], date: day(1) }), item('b', { references: ['SALARY'] })],
      ['e1: REFERENCE a', 'e2: REFERENCE b'],
      ['a MATCHED', 'b MATCHED'],
    ],
    [
      'and an entry between their days is proposed',
      [entry('e1', { text: 'SALARY', date: day(1) })],
      [item('a', { references: ['SALARY'] }), item('b', { references: ['SALARY'], date: day(2) })],
      ['e1: AMBIGUOUS a'],
      ['a QUESTIONED', 'b MISSING'],
    ],
    [
      'pay the oldest first when they are late',
      [entry('e1', { text: 'SALARY', date: day(14) })],
      [item('a', { references: ['SALARY'] }), item('b', { references: ['SALARY'], date: day(1) })],
      ['e1: LATE a'],
      ['a QUESTIONED', 'b MISSING'],
    ],
  ])('%s', (_, entries, expected, entryLines, itemLines) => {
    expect(outcome(entries, expected)).toEqual({ entries: entryLines, items: itemLines });
  });
});

describe('an entry for an item that has one', () => {
  it.each<Case>([
    [
      'is a repeat',
      [entry('e1', A), entry('e2', { ...A, date: day(9) })],
      [item('a', A)],
      ['e1: END_TO_END_ID a', 'e2: DOUBLED a'],
      ['a DOUBLED'],
    ],
    [
      'from an earlier run is a repeat',
      [entry('e2', A)],
      [item('a', { ...A, earlierEntryId: 'e1' })],
      ['e2: DOUBLED a'],
      ['a DOUBLED'],
    ],
    [
      'is a repeat also with another amount',
      [entry('e1', A), entry('e2', { ...A, amountMinor: -1n })],
      [item('a', A)],
      ['e1: END_TO_END_ID a', 'e2: DOUBLED a'],
      ['a DOUBLED'],
    ],
    [
      'by a reference, a month later, is unknown',
      [entry('e1', TEXT), entry('e2', { ...TEXT, date: day(28) })],
      [item('a', REF)],
      ['e1: REFERENCE a', 'e2: UNKNOWN'],
      ['a MATCHED'],
    ],
    [
      'that came twice can be taken back',
      [entry('e1', A), entry('e2', A), entry('e3', { ...BACK, date: day(1), isReversal: true })],
      [item('a', A)],
      ['e1: END_TO_END_ID a', 'e2: DOUBLED a', 'e3: CORRECTS_DOUBLE a'],
      ['a DOUBLED'],
    ],
  ])('%s', (_, entries, expected, entryLines, itemLines) => {
    expect(outcome(entries, expected)).toEqual({ entries: entryLines, items: itemLines });
  });
});

describe('a return', () => {
  const later = { ...BACK, date: day(2) };
  it.each<Case>([
    [
      'that a reply announced is matched',
      [entry('e1', A), entry('e2', { ...later, isReturn: true })],
      [item('a', A), item('r', { ...later, kind: 'RETURN' })],
      ['e1: END_TO_END_ID a', 'e2: END_TO_END_ID r'],
      ['a MATCHED', 'r MATCHED'],
    ],
    [
      'that only the statement names posts by itself',
      [entry('e1', A), entry('e2', { ...later, isReturn: true })],
      [item('a', A)],
      ['e1: END_TO_END_ID a', 'e2: RETURN a'],
      ['a MATCHED'],
    ],
    [
      'of a payment from an earlier run posts by itself',
      [entry('e2', { ...later, isReversal: true })],
      [item('a', { ...A, earlierEntryId: 'e1' })],
      ['e2: RETURN a'],
      ['a MATCHED'],
    ],
    [
      'that came in an earlier run is a repeat',
      [entry('e3', { ...later, isReversal: true })],
      [item('a', { ...A, earlierEntryId: 'e1', earlierReturnId: 'e2' })],
      ['e3: DOUBLED a'],
      ['a MATCHED'],
    ],
    [
      'that the bank does not call one is proposed',
      [entry('e1', A), entry('e2', later)],
      [item('a', A)],
      ['e1: END_TO_END_ID a', 'e2: LOOKS_LIKE_RETURN a'],
      ['a MATCHED'],
    ],
    [
      'by a reference is proposed',
      [entry('e1', TEXT), entry('e2', { ...IN, text: 'UNPAID INV 2041', date: day(2), isReversal: true })],
      [item('a', REF)],
      ['e1: REFERENCE a', 'e2: LOOKS_LIKE_RETURN a'],
      ['a MATCHED'],
    ],
    [
      'of another amount is proposed',
      [entry('e1', A), entry('e2', { ...later, amountMinor: 9_000n, isReturn: true })],
      [item('a', A)],
      ['e1: END_TO_END_ID a', 'e2: RETURN_AMOUNT_DIFFERS a'],
      ['a MATCHED'],
    ],
    [
      'before the payment is on a statement is proposed',
      [entry('e2', { ...later, isReturn: true })],
      [item('a', A)],
      ['e2: RETURN_BEFORE_PAYMENT a'],
      ['a QUESTIONED'],
    ],
    [
      'that comes twice is a repeat',
      [entry('e1', A), entry('e2', { ...later, isReturn: true }), entry('e3', { ...later, isReturn: true })],
      [item('a', A)],
      ['e1: END_TO_END_ID a', 'e2: RETURN a', 'e3: DOUBLED a'],
      ['a MATCHED'],
    ],
    ['of an unknown payment is unknown', [entry('e', { ...later, isReturn: true })], [], ['e: UNKNOWN'], []],
  ])('%s', (_, entries, expected, entryLines, itemLines) => {
    expect(outcome(entries, expected)).toEqual({ entries: entryLines, items: itemLines });
  });

  it('is named by the item that it returns', () => {
    const entries = [entry('e1', A), entry('e2', { ...later, isReturn: true })];
    const { items } = reconcile(input({ entries, expected: [item('a', A)] }));
    expect(items).toEqual([{ itemId: 'a', state: 'MATCHED', entryIds: ['e1', 'e2'], returnedBy: 'e2' }]);
  });
});

describe('several entries for one item', () => {
  const half = { amountMinor: -5_000n };
  it.each<Case>([
    [
      'are proposed as a split by the id',
      [entry('e1', { ...A, ...half }), entry('e2', { ...A, ...half, date: day(20) })],
      [item('a', A)],
      ['e1: SPLIT a', 'e2: SPLIT a'],
      ['a QUESTIONED'],
    ],
    [
      'are proposed as a split by a reference',
      [entry('e1', { ...TEXT, ...half }), entry('e2', { ...TEXT, ...half })],
      [item('a', REF)],
      ['e1: SPLIT a', 'e2: SPLIT a'],
      ['a QUESTIONED'],
    ],
    [
      'are proposed as a split by the other side',
      [entry('e1', { counterparty: '62001', ...half }), entry('e2', { counterparty: '62001', ...half })],
      [item('a', { counterpartyAccount: '62001' })],
      ['e1: SPLIT a', 'e2: SPLIT a'],
      ['a QUESTIONED'],
    ],
    [
      'that do not sum to it differ',
      [entry('e1', { ...A, ...half }), entry('e2', { ...A, amountMinor: -1n })],
      [item('a', A)],
      ['e1: AMOUNT_DIFFERS a', 'e2: AMOUNT_DIFFERS a'],
      ['a QUESTIONED'],
    ],
  ])('%s', (_, entries, expected, entryLines, itemLines) => {
    expect(outcome(entries, expected)).toEqual({ entries: entryLines, items: itemLines });
  });
});

describe('one entry for several items', () => {
  const both = { amountMinor: -20_000n };
  const named = { ...both, details: [detail(idOf(1), null), detail(idOf(2), null)] };
  const file = { fileId: idOf(9) };
  const twoOfFile = [item('a', { ...A, ...file }), item('b', { ...B, ...file })];
  const files = { files: [{ fileId: idOf(9), names: ['ACME CONTRA 260302'] }] };

  it.each<Case>([
    [
      'matches each payment that it names with its amount',
      [entry('e', { ...both, details: [detail(idOf(1), 10_000n), detail(idOf(2), 10_000n)] })],
      [item('a', A), item('b', B)],
      ['e: END_TO_END_ID a: END_TO_END_ID b'],
      ['a MATCHED', 'b MATCHED'],
    ],
    [
      'asks about the payment whose amount differs',
      [entry('e', { ...both, details: [detail(idOf(1), 10_000n), detail(idOf(2), 10_000n)] })],
      [item('a', A), item('b', { ...B, amountMinor: -9_000n })],
      ['e: END_TO_END_ID a: AMOUNT_DIFFERS b'],
      ['a MATCHED', 'b QUESTIONED'],
    ],
    [
      'matches the payments that it names, by their sum',
      [entry('e', named)],
      [item('a', A), item('b', B)],
      ['e: NAMED_PAYMENTS a b'],
      ['a MATCHED', 'b MATCHED'],
    ],
    [
      'names payments whose sum differs',
      [entry('e', { ...named, amountMinor: -19_000n })],
      [item('a', A), item('b', B)],
      ['e: AMOUNT_DIFFERS a b'],
      ['a QUESTIONED', 'b QUESTIONED'],
    ],
    [
      'names payments long after they were due',
      [entry('e', { ...named, date: day(14) })],
      [item('a', A), item('b', B)],
      ['e: LATE a b'],
      ['a QUESTIONED', 'b QUESTIONED'],
    ],
    [
      'names payments a second time',
      [entry('e1', named), entry('e2', named)],
      [item('a', A), item('b', B)],
      ['e1: NAMED_PAYMENTS a b', 'e2: DOUBLED a b'],
      ['a DOUBLED', 'b DOUBLED'],
    ],
    [
      'matches the whole file by its id',
      [entry('e', { ...both, text: idOf(9) })],
      twoOfFile,
      ['e: WHOLE_FILE a b'],
      ['a MATCHED', 'b MATCHED'],
      files,
    ],
    [
      'matches the whole file by a name of the bank',
      [entry('e', { ...both, text: 'ACME CONTRA-260302' })],
      twoOfFile,
      ['e: WHOLE_FILE a b'],
      ['a MATCHED', 'b MATCHED'],
      files,
    ],
    [
      'names a file and has another amount',
      [entry('e', { amountMinor: -19_000n, text: idOf(9) })],
      twoOfFile,
      ['e: FILE_AMOUNT_DIFFERS a b'],
      ['a QUESTIONED', 'b QUESTIONED'],
    ],
    [
      'names a file a second time',
      [entry('e1', { ...both, text: idOf(9) }), entry('e2', { ...both, text: idOf(9) })],
      twoOfFile,
      ['e1: WHOLE_FILE a b', 'e2: DOUBLED a b'],
      ['a DOUBLED', 'b DOUBLED'],
    ],
    [
      'names a file of which a part comes in another entry',
      [
        entry('e1', { amountMinor: -5_000n, text: idOf(9) }),
        entry('e2', { amountMinor: -15_000n, text: idOf(9) }),
      ],
      twoOfFile,
      ['e1: SPLIT a b', 'e2: SPLIT a b'],
      ['a QUESTIONED', 'b QUESTIONED'],
    ],
    [
      'names a file whose items come one by one: a fee of the bank',
      [entry('e1', A), entry('e2', { amountMinor: -700n, text: `FEE ${idOf(9)}` })],
      twoOfFile,
      ['e1: END_TO_END_ID a', 'e2: UNKNOWN'],
      ['a MATCHED', 'b MISSING'],
    ],
    [
      'is proposed as the sum of a file that it does not name',
      [entry('e', both)],
      twoOfFile,
      ['e: FILE_SUM a b'],
      ['a QUESTIONED', 'b QUESTIONED'],
    ],
    [
      'is proposed as the sum of the references that it names',
      [entry('e', { ...both, text: 'INV-2041 INV-2042' })],
      [item('a', REF), item('b', { references: ['INV 2042'] })],
      ['e: MERGED a b'],
      ['a QUESTIONED', 'b QUESTIONED'],
    ],
    [
      'is proposed as the sum of one reference',
      [entry('e', { ...both, ...TEXT })],
      [item('a', REF), item('b', REF)],
      ['e: MERGED a b'],
      ['a QUESTIONED', 'b QUESTIONED'],
    ],
    [
      'is proposed as the sum of the payments to one account',
      [entry('e', { ...both, counterparty: '62001' })],
      [item('a', { counterpartyAccount: '62001' }), item('b', { counterpartyAccount: '62001' })],
      ['e: MERGED a b'],
      ['a QUESTIONED', 'b QUESTIONED'],
    ],
    [
      'is proposed as the sum of the payments to one account when it names the first',
      [entry('e', { ...both, ...A })],
      [item('a', { ...A, counterpartyAccount: '62001' }), item('b', { ...B, counterpartyAccount: '62001' })],
      ['e: MERGED a b'],
      ['a QUESTIONED', 'b QUESTIONED'],
    ],
  ])('%s', (_, entries, expected, entryLines, itemLines, more) => {
    expect(outcome(entries, expected, more)).toEqual({ entries: entryLines, items: itemLines });
  });
});

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

describe('money under a standing reference', () => {
  const standing = [
    { id: 's', kind: 'FUNDING' as const, accountNumber: OPERATING, reference: 'OUTLAY 7731' },
    { id: 't', kind: 'COLLECTION' as const, accountNumber: PAYROLL, reference: 'OUTLAY 7731' },
  ];
  const quoted = { amountMinor: 77n, text: 'CASH DEPOSIT outlay-7731' };
  const parts = (entries: OpenEntry[], expected: ExpectedItem[] = []) =>
    reconcile(input({ entries, expected, standing })).entries.flatMap((one) =>
      one.parts.map(({ reason, standingId }) => `${one.entryId} ${reason} ${standingId}`),
    );

  it('posts by itself, any amount, as often as it comes, on its account', () => {
    const entries = [
      entry('e1', quoted),
      entry('e2', quoted),
      entry('e3', { ...quoted, accountNumber: PAYROLL }),
    ];
    expect(parts(entries)).toEqual([
      'e1 STANDING_REFERENCE s',
      'e2 STANDING_REFERENCE s',
      'e3 STANDING_REFERENCE t',
    ]);
  });

  it('is money in', () => {
    expect(parts([entry('e', { ...quoted, amountMinor: -77n })])).toEqual(['e UNKNOWN null']);
  });

  it('posts an announced amount to its announcement first', () => {
    const announced = item('f', { kind: 'FUNDING', amountMinor: 77n, references: ['OUTLAY 7731'] });
    expect(parts([entry('e1', quoted), entry('e2', { ...quoted, amountMinor: 5n })], [announced])).toEqual([
      'e1 REFERENCE null',
      'e2 STANDING_REFERENCE s',
    ]);
  });
});

describe('funding that goes back', () => {
  const standing = [{ id: 's', kind: 'FUNDING' as const, accountNumber: OPERATING, reference: 'F7KQ4MXC' }];
  const came = (id: string, more: Partial<ExpectedItem> = {}) =>
    item(id, {
      kind: 'FUNDING',
      amountMinor: 500n,
      references: ['F7KQ4MXC', 'FT26061ABC'],
      earlierEntryId: `entry of ${id}`,
      ...more,
    });
  const back = (id: string, more: object = {}) =>
    entry(id, { amountMinor: -500n, text: 'REVERSAL F7KQ4MXC', date: day(3), ...more });
  const outcomes = (entries: OpenEntry[], expected: ExpectedItem[]) =>
    reconcile(input({ entries, expected, standing })).entries.map(
      ({ entryId, verdict, parts }) =>
        `${entryId} ${verdict} ${parts[0]!.reason} ${parts[0]!.itemIds.join()}`,
    );

  it.each<[string, OpenEntry]>([
    ['by the standing reference', back('e')],
    ['by the reference of the bank', back('e', { text: 'UNPAID FT26061ABC' })],
    ['when the bank says that it is a return', back('e', { isReversal: true })],
    ['long after it came', back('e', { date: day(29) })],
  ])('is proposed to a user, %s', (_, one) => {
    expect(outcomes([one], [came('f')])).toEqual(['e LIKELY LOOKS_LIKE_RETURN f']);
  });

  it('is proposed for the last one of its amount, and each once', () => {
    const items = [came('f1'), came('f2', { date: day(1) })];
    expect(outcomes([back('e1'), back('e2'), back('e3')], items)).toEqual([
      'e1 LIKELY LOOKS_LIKE_RETURN f2',
      'e2 LIKELY LOOKS_LIKE_RETURN f1',
      'e3 UNMATCHED UNKNOWN ',
    ]);
  });

  it('is not proposed before it came, or when it went back already', () => {
    expect(outcomes([back('e', { date: day(0) })], [came('f', { date: day(2) })])).toEqual([
      'e UNMATCHED UNKNOWN ',
    ]);
    expect(outcomes([back('e', { isReversal: true })], [came('f', { earlierEntryId: null })])).toEqual([
      'e UNMATCHED UNKNOWN ',
    ]);
    expect(outcomes([back('e', { date: day(1) })], [came('f', { earlierEntryId: null })])).toEqual([
      'e UNMATCHED SIGN_SWAPPED f',
    ]);
    expect(outcomes([back('e')], [came('f', { earlierReturnId: 'r' })])).toEqual(['e UNMATCHED UNKNOWN ']);
  });

  it('does not hinder the same amount from coming again under the reference', () => {
    const again = entry('e', { amountMinor: 500n, text: 'F7KQ4MXC' });
    expect(outcomes([again], [came('f')])).toEqual(['e EXACT STANDING_REFERENCE ']);
  });
});

describe('the facts of a proposal', () => {
  const factsOf = (entries: OpenEntry[], expected: ExpectedItem[]) =>
    reconcile(input({ entries, expected })).entries.at(-1)!.parts[0]!.facts;

  it('have both amounts, accounts, other sides and the days between', () => {
    const late = entry('e', { ...A, date: day(7), accountNumber: PAYROLL, counterparty: '62009' });
    expect(factsOf([late], [item('a', { ...A, counterpartyAccount: '62001' })])).toEqual({
      expectedMinor: -10_000n,
      actualMinor: -10_000n,
      businessDays: 5,
      accounts: { expected: OPERATING, actual: PAYROLL },
      counterparties: { expected: '62001', actual: '62009' },
      otherEntryIds: [],
    });
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
  /** Far above the time that it takes, far below that of comparing all with all. */
  const WITHIN_MS = 30_000;

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
    '%s are matched within seconds',
    (_, entryOf, itemOf, reason) => {
      const result = reconcile(input({ entries: many(entryOf), expected: many(itemOf) }));
      expect(result.entries[COUNT / 2 - 1]!.parts[0]!.reason).toBe(reason);
    },
    WITHIN_MS,
  );
});
