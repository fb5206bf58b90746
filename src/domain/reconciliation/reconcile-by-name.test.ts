import { describe, expect, it } from 'vitest';
import { OPERATING, PAYROLL, day, entry, idOf, item } from './testing/build.ts';
import { A, B, BACK, REF, TEXT, outcome, type Case } from './testing/outcome.ts';

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
