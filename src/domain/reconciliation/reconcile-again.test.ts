import { describe, expect, it } from 'vitest';
import { reconcile } from './reconcile.ts';
import { day, entry, input, item } from './testing/build.ts';
import { A, BACK, IN, REF, TEXT, outcome, type Case } from './testing/outcome.ts';

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
