import { describe, expect, it } from 'vitest';
import { comparedFacts } from './compared-facts.ts';
import type { ExpectedItem, OpenEntry } from './expected.ts';
import { reconcile } from './reconcile.ts';
import { day, entry, idOf, input, item } from './testing/build.ts';
import { outcome } from './testing/outcome.ts';

const CONTRA = 'WOOLCO CONTRA260302';
const fileOf = (letter: string) => idOf(100 + letter.charCodeAt(0));

/** The payments of a file: those of R 1.00 are a1, a2 …; rejected ones are marked with an asterisk. */
function file(letter: string, ...amounts: (number | `${number}*`)[]): ExpectedItem[] {
  return amounts.map((amount, index) =>
    item(`${letter}${index + 1}`, {
      kind: String(amount).endsWith('*') ? 'REJECTED' : 'PAYOUT',
      amountMinor: -BigInt(String(amount).replace('*', '')),
      fileId: fileOf(letter),
      position: index,
      references: [`INV ${letter}${index + 1}00`],
      endToEndId: idOf(1_000 * letter.charCodeAt(0) + index),
      counterpartyAccount: `62${letter.charCodeAt(0)}${index}`,
    }),
  );
}

const debited = (items: ExpectedItem[]) =>
  items.map((one) => (one.kind === 'REJECTED' ? { ...one, earlierEntryId: 'debit' } : one));
const paid = (items: ExpectedItem[]) => items.map((one) => ({ ...one, earlierEntryId: 'debit' }));
const names = (letter: string) => ({ fileId: fileOf(letter), names: [CONTRA, fileOf(letter)] });
const line = (id: string, amount: number, text = CONTRA, more = {}) =>
  entry(id, { amountMinor: BigInt(amount), text, ...more });

function reasons(entries: OpenEntry[], items: ExpectedItem[]): string[] {
  const letters = [...new Set(items.map(({ id }) => id[0]!))];
  return outcome(entries, items, { files: letters.map(names) }).entries;
}

describe('files that share the name of their day', () => {
  it('are never posted without a user where another choice of them has the amount', () => {
    const one = [...file('a', 100, 200, 300, 400), ...file('b', 100, 200, 300, 400)];
    expect(reasons([line('x', -300), line('y', -700)], one)).toEqual([
      'x: SEVERAL_FILES',
      'y: SEVERAL_FILES',
    ]);
    const sum = [...file('a', 350, 351), ...file('b', 700, 701), ...file('c', 1_002, 1_100)];
    expect(reasons([line('x', -2_102)], sum)[0]).toMatch(/^x: SEVERAL_CANDIDATES/);
    const gross = [...file('a', 400, 600), ...file('b', 800, '200*')];
    expect(reasons([line('x', -1_000)], gross)[0]).toMatch(/^x: SEVERAL_CANDIDATES/);
  });

  it('are not proposed for another amount', () => {
    const items = [...file('a', 50, 50), ...file('b', 2_000, 3_000, 4_000)];
    expect(reasons([line('x', -39_607)], items)).toEqual(['x: SEVERAL_FILES']);
  });
});

describe('parts of a file', () => {
  it('are sure only if no other entry with its name could be one of them', () => {
    const items = file('a', 100, 200, 310, 400);
    expect(reasons([line('x', -300), line('y', -710)], items)).toEqual([
      'x: FILE_IN_PARTS a1 a2',
      'y: FILE_IN_PARTS a3 a4',
    ]);
    const more = [line('w', -300, `FEE ${fileOf('a')}`), line('x', -300), line('y', -710)];
    for (const found of reasons(more, items)) expect(found).not.toContain('FILE_IN_PARTS');
  });

  it('are not guessed among payments of one amount', () => {
    const items = file('a', 500, 500, 500, 500);
    expect(reasons([line('x', -500)], items)[0]).toMatch(/^x: FILE_AMOUNT_DIFFERS/);
  });

  it('are not taken from entries without a name that go to another account', () => {
    const rent = (id: string, account: string) => line(id, -1_750, 'RENT', { counterparty: account });
    const items = file('a', ...Array.from({ length: 10 }, () => 350));
    expect(reasons([rent('x', '777'), rent('y', '888')], items)).toEqual(['x: UNKNOWN', 'y: UNKNOWN']);
  });
});

describe('a file with several rails', () => {
  const FILE = fileOf('a');
  const blocks = [
    { rail: 'EFT' as const, name: `${FILE}-1` },
    { rail: 'RTGS' as const, name: `${FILE}-2` },
  ];
  const items = file('a', 100, 200, 310).map((one, index): ExpectedItem => {
    const rail = index < 2 ? 'EFT' : 'RTGS';
    return { ...one, rail };
  });
  const found = (entries: OpenEntry[], of = items) =>
    outcome(entries, of, { files: [{ ...names('a'), blocks }] }).entries;

  it('is posted by its blocks, one after the other, or as one debit', () => {
    expect(found([line('x', -300, `${FILE} ${FILE}-1`)])).toEqual(['x: WHOLE_FILE a1 a2']);
    expect(found([line('x', -310, `${FILE}-2`)])).toEqual(['x: WHOLE_FILE a3']);
    expect(found([line('x', -300, FILE), line('y', -310, FILE)])).toEqual([
      'x: WHOLE_FILE a1 a2',
      'y: WHOLE_FILE a3',
    ]);
    expect(found([line('x', -610, FILE)])).toEqual(['x: WHOLE_FILE a1 a2 a3']);
  });

  it('is asked about where a debit names a block and is the sum of another', () => {
    expect(found([line('x', -310, `${FILE}-1`)])[0]).toMatch(/^x: FILE_AMOUNT_DIFFERS/);
    expect(found([line('x', -610, `${FILE}-1`)])[0]).toMatch(/^x: FILE_AMOUNT_DIFFERS/);
  });

  it('has its blocks apart also when one of two rails has the sum of the other', () => {
    const alike = items.map((one, index) => (index === 2 ? { ...one, amountMinor: -300n } : one));
    expect(found([line('x', -300, FILE)], alike)[0]).toMatch(/^x: SEVERAL_CANDIDATES/);
    expect(found([line('x', -300, `${FILE}-2`)], alike)).toEqual(['x: WHOLE_FILE a3']);
  });
});

describe('payments that the bank rejected', () => {
  const items = debited(file('a', 500, '410*', '330*', 700));

  it('are given back once', () => {
    const byId = line('x', 410, '', { endToEndId: items[1]!.endToEndId!, isReturn: true, date: day(1) });
    expect(reasons([byId, line('y', 410, CONTRA, { date: day(1) })], items)).toEqual([
      'x: GIVEN_BACK a2',
      'y: UNKNOWN',
    ]);
    expect(reasons([byId, line('y', 740, CONTRA, { date: day(1) })], items)[1]).toBe('y: UNKNOWN');
  });

  it('are proposed, not posted, for a credit that names the file only', () => {
    expect(reasons([line('x', 740, CONTRA, { date: day(1) })], items)).toEqual(['x: LOOKS_GIVEN_BACK a2 a3']);
    expect(reasons([line('x', 740, CONTRA, { date: day(-20) })], items)).toEqual(['x: UNKNOWN']);
  });

  it('are no reason for a credit that may return a payment of its amount', () => {
    const alike = debited(file('a', 410, '410*'));
    const back = line('x', 410, `UNPAID ${CONTRA}`, { isReturn: true, date: day(1) });
    expect(reasons([back], [{ ...alike[0]!, earlierEntryId: 'debit' }, alike[1]!])).toEqual(['x: UNKNOWN']);
  });

  it('are a question when they are debited without any that was accepted', () => {
    const left = file('a', 500, '410*');
    const settled = [{ ...left[0]!, earlierEntryId: 'debit' }, left[1]!];
    expect(reasons([line('x', -410)], settled)).toEqual(['x: PAID_AFTER_REJECTION a2']);
    expect(reasons([line('x', -740)], file('a', '410*', '330*'))).toEqual(['x: PAID_AFTER_REJECTION a1 a2']);
  });

  it('are not mistaken for the payment that repeats them', () => {
    const [rejected] = file('a', '410*');
    const again = { ...file('b', 410)[0]!, references: rejected!.references, date: day(1) };
    const byReference = (date: string, amount: number) =>
      line('x', amount, `EFT ${rejected!.references[0]}`, { date });
    expect(reasons([byReference(day(0), -410)], [rejected!, again])).toEqual(['x: SEVERAL_CANDIDATES']);
    expect(reasons([byReference(day(1), -410)], [rejected!, again])).toEqual(['x: REFERENCE b1']);
    const both = [...debited([rejected!]), ...paid([again])];
    expect(reasons([byReference(day(2), 410)], both)).toEqual(['x: SEVERAL_CANDIDATES']);
  });
});

describe('a debit that is a little more than its file', () => {
  it.each([
    ['a part of the file that no bank charges', [10_000_000, 10_000_000], -20_399_999, 'FILE_AMOUNT_DIFFERS'],
    ['a payment that the bank rejected', [90_000, 90_000, '900*'], -180_900, 'WITH_REJECTED'],
    [
      'something while payments are rejected',
      [90_000, 90_000, '9_000*'.replace('_', '')],
      -180_900,
      'FILE_AMOUNT_DIFFERS',
    ],
    ['a charge', [90_000, 90_000], -180_900, 'FILE_AND_CHARGES'],
  ] as const)('is by %s', (_, amounts, amount, reason) => {
    expect(reasons([line('x', amount)], file('a', ...(amounts as readonly number[])))[0]).toContain(reason);
  });

  it('has the known fees of the file, if it is more by them', () => {
    const fees = item('FEE', { kind: 'FEE', amountMinor: -855n });
    expect(reasons([line('x', -180_855)], [...file('a', 90_000, 90_000), fees])).toEqual([
      'x: FILE_AND_CHARGES a1 a2 FEE',
    ]);
  });
});

describe('a debit of a file that the bank has not answered', () => {
  const awaiting = file('a', 100, 200).map((one) => ({ ...one, awaitsAnswer: true }));
  const on = (today: string, items: ExpectedItem[], ...entries: OpenEntry[]) =>
    outcome(entries, items, { files: [names('a')], today }).entries;

  it('is proposed, and posted without a user once no answer is expected', () => {
    for (const today of [day(0), day(2)])
      expect(on(today, awaiting, line('x', -300))).toEqual(['x: FILE_BEFORE_ANSWER a1 a2']);
    expect(on(day(3), awaiting, line('x', -300))).toEqual(['x: WHOLE_FILE a1 a2']);
    // The bank may have delayed the reply as long as the statement.
    const late = { ...line('x', -300), cameOn: day(9) };
    expect(on(day(9), awaiting, late)).toEqual(['x: FILE_BEFORE_ANSWER a1 a2']);
  });

  it('is not posted without a user while an answer waits to be read, however late', () => {
    const unread = awaiting.map((one) => ({ ...one, hasUnreadAnswer: true }));
    expect(on(day(9), unread, line('x', -300))).toEqual(['x: FILE_BEFORE_ANSWER a1 a2']);
    expect(on(day(9), awaiting, line('x', -300))).toEqual(['x: WHOLE_FILE a1 a2']);
  });

  it('is compared again with the answer', () => {
    const answered = file('a', 100, '200*');
    expect(on(day(0), answered, line('x', -300))).toEqual(['x: WITH_REJECTED a1 a2']);
    expect(on(day(0), file('a', 100, 200), line('x', -300))).toEqual(['x: WHOLE_FILE a1 a2']);
  });

  it('is posted without a user if it is of one payment, or names each of them', () => {
    expect(on(day(0), awaiting.slice(0, 1), line('x', -100))).toEqual(['x: WHOLE_FILE a1']);
    const one = { ...awaiting[0]!, endToEndId: idOf(7) };
    expect(on(day(0), [one, awaiting[1]!], line('x', -100, '', { endToEndId: idOf(7) }))).toEqual([
      'x: END_TO_END_ID a1',
    ]);
  });
});

describe('a credit of what the bank rejected', () => {
  it('asks for the debit of its file, while that is open', () => {
    const items = file('a', 100, '200*');
    const credit = line('y', 200, 'INV a200');
    expect(reasons([line('x', -300), credit], items)).toEqual([
      'x: WITH_REJECTED a1 a2',
      'y: REJECTED_CREDIT a2',
    ]);
    const late = line('y', 200, 'INV a200', { date: day(30) });
    expect(reasons([line('x', -300), late], items)[1]).toBe('y: REJECTED_CREDIT a2');
  });
});

describe('the name of a debit', () => {
  const agreeing = (entries: OpenEntry[], items: ExpectedItem[]) => {
    const { parts } = reconcile(input({ entries, expected: items, files: [names('a')] })).entries[0]!;
    const { agrees } = comparedFacts(parts[0]!, { before: 1, after: 4 }, false);
    return `${parts[0]!.reason} ${agrees.includes('NAME')}`;
  };
  const gross = file('a', 400, 610, '200*');

  it('agrees only if the debit has it', () => {
    expect(agreeing([line('x', -1_210)], gross)).toBe('WITH_REJECTED true');
    expect(agreeing([line('x', -1_210, 'EFT DEBIT')], gross)).toBe('WITH_REJECTED false');
    expect(agreeing([line('x', -1_010, 'BANK DEBIT')], gross)).toBe('FILE_SUM false');
    const two = [line('x', -400, 'EFT DEBIT'), line('y', -810, 'EFT DEBIT')];
    expect(agreeing(two, file('a', 400, 600, 210))).toBe('FILE_PART false');
    expect(agreeing([line('x', 200, 'EFT CREDIT')], debited(paid(gross)))).toBe('LOOKS_GIVEN_BACK false');
  });
});

describe('a debit on another day than that of its file', () => {
  it('is proposed as late, or early, and not as another amount', () => {
    const items = file('a', 100, 200);
    expect(reasons([line('x', -300, CONTRA, { date: day(9) })], items)).toEqual(['x: LATE a1 a2']);
    expect(reasons([line('x', -300, CONTRA, { date: day(-9) })], items)).toEqual(['x: EARLY a1 a2']);
  });
});

describe('a file of which one payment is left', () => {
  it('is compared with all payments of its amount', () => {
    const rent = line('x', -500, 'DEBIT ORDER RENT', { counterparty: '777' });
    expect(reasons([rent], file('a', 500, '610*'))).toEqual(['x: UNKNOWN']);
  });
});
