import { describe, expect, it } from 'vitest';
import type { ExpectedItem, OpenEntry } from './expected.ts';
import { reconcile } from './reconcile.ts';
import { OPERATING, PAYROLL, day, detail, entry, idOf, input, item } from './testing/build.ts';
import { A, B, REF, TEXT, outcome, type Case } from './testing/outcome.ts';

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
      'asks which of two files it is, when both have the name and the amount',
      [entry('e', { ...both, text: 'ACME CONTRA-260302' })],
      [...twoOfFile, ...twoOfFile.map((one) => ({ ...one, id: `${one.id}2`, fileId: idOf(8) }))],
      ['e: SEVERAL_CANDIDATES a a2 b b2'],
      ['a QUESTIONED', 'b QUESTIONED', 'a2 QUESTIONED', 'b2 QUESTIONED'],
      { files: [...files.files, { fileId: idOf(8), names: ['ACME CONTRA 260302'] }] },
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
