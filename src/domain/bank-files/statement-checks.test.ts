import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatementEntry, StatementHead } from './statement.ts';
import {
  arrivalOf,
  continuesBalance,
  entryIdentities,
  recogniseEntries,
  type StatementSums,
} from './statement-checks.ts';
import { checkStatements } from './testing/check-statements.ts';

function statement(
  sequenceNumber: number | null,
  date: string,
  opening: bigint,
  booked: bigint,
  closing: bigint,
  more: Partial<StatementHead> = {},
): StatementSums {
  return {
    head: {
      kind: 'STATEMENT',
      statementId: `${sequenceNumber}/${date}`,
      sequenceNumber,
      accountNumber: '4051234567',
      currency: 'ZAR',
      opening: { amountMinor: opening, date },
      closing: { amountMinor: closing, date },
      ...more,
    },
    bookedMinor: booked,
    repeatedMinor: 0n,
  };
}

/** The findings, by the number of the statement. */
function found(...statements: StatementSums[]): [number | null, string][] {
  return checkStatements(statements).flatMap(({ statement: { head }, findings }) =>
    findings.map(({ code }): [number | null, string] => [head.sequenceNumber, code]),
  );
}

const FIRST = statement(7, '2026-03-02', 100n, 50n, 150n);
const SECOND = statement(8, '2026-03-03', 150n, -30n, 120n);
const THIRD = statement(9, '2026-03-04', 120n, 5n, 125n);

describe('statements that follow each other', () => {
  it('have no findings, in any order of arrival', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([FIRST, SECOND, THIRD], { minLength: 3 }), (statements) => {
        expect(found(...statements)).toEqual([]);
      }),
    );
  });

  it.each<[string, StatementSums[], [number | null, string][]]>([
    ['an entry is missing', [FIRST, statement(8, '2026-03-03', 150n, -29n, 120n)], [[8, 'BALANCE_BREAK']]],
    [
      'the opening balance is another one',
      [FIRST, statement(8, '2026-03-03', 149n, -29n, 120n)],
      [[8, 'OPENING_BREAK']],
    ],
    ['a statement is missing', [FIRST, THIRD], [[9, 'SEQUENCE_GAP']]],
    [
      'a number comes twice',
      [FIRST, SECOND, statement(8, '2026-03-04', 120n, 0n, 120n)],
      [[8, 'SEQUENCE_REPEATED']],
    ],
    ['the year begins again with 1', [FIRST, statement(1, '2027-01-04', 150n, 0n, 150n)], []],
    ['the numbers run on in the new year', [FIRST, statement(8, '2027-01-04', 150n, 0n, 150n)], []],
    [
      'the first of a year is missing',
      [FIRST, statement(2, '2027-01-04', 151n, 0n, 151n)],
      [[2, 'SEQUENCE_GAP']],
    ],
    ['the bank gives no numbers', [FIRST, statement(null, '2026-03-03', 150n, 0n, 150n)], []],
    [
      'the bank gives no numbers and one is missing',
      [statement(null, '2026-03-02', 0n, 5n, 5n), statement(null, '2026-03-04', 8n, 0n, 8n)],
      [[null, 'OPENING_BREAK']],
    ],
    [
      'the currency changes',
      [FIRST, { ...SECOND, head: { ...SECOND.head, currency: 'USD' } }],
      [[8, 'CURRENCY_CHANGED']],
    ],
    [
      'an advice is among them',
      [FIRST, statement(3, '2026-03-03', 1n, 2n, 9n, { kind: 'ADVICE' }), SECOND],
      [],
    ],
    [
      'several of one day have no numbers',
      [statement(null, '2026-03-02', 5n, 1n, 6n), statement(null, '2026-03-02', 6n, -2n, 4n)],
      [],
    ],
    ['there are no balances', [statement(1, '', 0n, 5n, 0n, { opening: null, closing: null })], []],
    [
      'one overlaps the one before it',
      [FIRST, { ...statement(null, '2026-03-03', 130n, 25n, 155n), repeatedMinor: 20n }],
      [],
    ],
  ])('when %s', (_, statements, findings) => {
    expect(found(...statements)).toEqual(findings);
  });

  it('say which are missing, and what their entries sum to', () => {
    const [, { findings }] = checkStatements([FIRST, statement(11, '2026-03-06', 90n, 0n, 90n)]) as [
      unknown,
      { findings: unknown[] },
    ];
    expect(findings).toEqual([
      { code: 'SEQUENCE_GAP', firstMissing: 8, lastMissing: 10, differenceMinor: -60n },
    ]);
  });

  it('say by how much a balance is wrong', () => {
    expect(checkStatements([statement(1, '2026-03-02', 10n, 5n, 12n)])[0]!.findings).toEqual([
      { code: 'BALANCE_BREAK', expectedMinor: 15n, statedMinor: 12n, differenceMinor: -3n },
    ]);
  });
});

function entry(more: Partial<StatementEntry> = {}): StatementEntry {
  return {
    amountMinor: -100n,
    isReversal: false,
    status: 'BOOKED',
    bookingDate: '2026-03-02',
    valueDate: '2026-03-02',
    bankReference: null,
    code: 'NTRF',
    text: 'SERVICE FEE',
    batchCount: null,
    details: [],
    ...more,
  };
}

const identities = (entries: StatementEntry[], head = FIRST.head) => entryIdentities(head, entries);
const known = (entries: StatementEntry[], head = FIRST.head) =>
  identities(entries, head).map((identity) => ({ ...identity, kind: head.kind, isOfSamePlace: false }));
const news = (
  entries: StatementEntry[],
  before: ReturnType<typeof known>,
  continues: boolean,
  head = SECOND.head,
) => recogniseEntries(identities(entries, head), before, continues).map((same) => same === null);

describe('an entry', () => {
  it('that is equal to another one of its statement is a second entry', () => {
    const keys = identities([entry(), entry()]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('is known when its statement comes again', () => {
    const entries = [entry(), entry(), entry({ bankReference: 'R1' }), entry({ text: 'OTHER' })];
    expect(news(entries, known(entries), true, FIRST.head)).toEqual([false, false, false, false]);
  });

  it('is new in a statement that continues the balance, even when it is alike', () => {
    expect(news([entry()], known([entry()]), true)).toEqual([true]);
  });

  it('is known in the same statement under another name, although it continues the balance', () => {
    const before = known([entry()]).map((one) => ({ ...one, isOfSamePlace: true }));
    expect(news([entry(), entry()], before, true)).toEqual([false, true]);
  });

  it('is known in a statement that overlaps an earlier one', () => {
    expect(news([entry(), entry()], known([entry()]), false)).toEqual([false, true]);
  });

  it('is known from the advice that announced it', () => {
    const advice = { ...FIRST.head, kind: 'ADVICE' as const, statementId: 'A1' };
    const announced = known([entry({ bankReference: 'R1', text: 'MORE WORDS' })], advice);
    expect(news([entry({ bankReference: 'R1' })], announced, true)).toEqual([false]);
  });

  it('with the reference of another one and another amount is new', () => {
    const before = known([entry({ bankReference: 'R1' })]);
    expect(news([entry({ bankReference: 'R1', amountMinor: -5n })], before, false)).toEqual([true]);
  });

  it('of another account is new', () => {
    const other = { ...SECOND.head, accountNumber: '4059876543' };
    expect(news([entry()], known([entry()]), false, other)).toEqual([true]);
  });

  it('keeps its name when other entries come between', () => {
    const entries = fc.array(
      fc.record({ text: fc.constantFrom('A', 'B', 'C'), bankReference: fc.constantFrom(null, 'R1', 'R2') }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(entries, (some) => {
        const all = some.map((one) => entry(one));
        const keys = identities(all).map(({ key }) => key);
        expect(new Set(keys).size).toBe(all.length);
        expect(news(all, known(all), false, FIRST.head)).toEqual(all.map(() => false));
      }),
    );
  });
});

describe('a statement that comes again', () => {
  const entries = [entry(), entry({ text: 'RENT' })];
  const read = { head: FIRST.head, entryKeys: new Set(identities(entries).map(({ key }) => key)) };

  it.each<[string, StatementHead, StatementEntry[], string]>([
    ['with the same content', FIRST.head, entries, 'AGAIN'],
    ['with an entry less', FIRST.head, entries.slice(1), 'CHANGED'],
    ['with an entry more', FIRST.head, [...entries, entry()], 'CHANGED'],
    ['with another entry', FIRST.head, [entry(), entry({ text: 'RATES' })], 'CHANGED'],
    [
      'with another closing balance',
      { ...FIRST.head, closing: { amountMinor: 1n, date: '2026-03-02' } },
      entries,
      'CHANGED',
    ],
  ])('%s', (_, head, some, arrival) => {
    expect(arrivalOf(head, identities(some, head), read)).toBe(arrival);
  });

  it('for the first time is new', () => {
    expect(arrivalOf(FIRST.head, identities(entries), null)).toBe('NEW');
  });
});

it('continues the balance when it opens with the closing balance before', () => {
  expect(continuesBalance(FIRST.head, SECOND.head)).toBe(true);
  expect(continuesBalance(FIRST.head, THIRD.head)).toBe(false);
  expect(continuesBalance(null, FIRST.head)).toBe(false);
  expect(continuesBalance({ ...FIRST.head, closing: null }, { ...SECOND.head, opening: null })).toBe(false);
});
