import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countPeople,
  judgeAccount,
  judgeAmount,
  medianOf,
  paidToPerson,
  relatedRows,
  repeatedRows,
  severalAccounts,
  sharedAccounts,
  type CheckedRow,
  type EarlierAccount,
  type RowHistory,
} from './batch-checks.ts';

const at = (account: string): EarlierAccount => ({
  account,
  bankCode: account.split(' ')[0]!,
  accountNumber: account.split(' ')[1]!,
  paidAt: new Date(0),
});
const NOTHING: RowHistory = {
  paidToAccount: [],
  lastOfExternalId: null,
  lastOfName: null,
  paidToEarlierAccount: [],
};

describe('an account', () => {
  it.each<[string, Partial<RowHistory>, string | null, string | null]>([
    ['was never paid, nor was the person', {}, 'NEW_BENEFICIARY', null],
    ['was paid before', { paidToAccount: [1n] }, null, null],
    ['is the last one of the external id', { lastOfExternalId: at('FNB 1') }, null, null],
    [
      'is not the last one of the external id, though it was paid before',
      { paidToAccount: [1n], lastOfExternalId: at('FNB 2') },
      'BANK_DETAILS_CHANGED',
      'FNB 2',
    ],
    ['was never paid, but the name was', { lastOfName: at('FNB 3') }, 'BANK_DETAILS_CHANGED', 'FNB 3'],
    ['was paid under the name, but long ago', { lastOfName: at('FNB 1') }, null, null],
    [
      'was paid before, and so was the name elsewhere',
      { paidToAccount: [1n], lastOfName: at('FNB 3') },
      null,
      null,
    ],
  ])('that %s', (_, history, finding, earlier) => {
    const judged = judgeAccount('FNB 1', { ...NOTHING, ...history });
    expect([judged.finding, judged.earlier?.account ?? null]).toEqual([finding, earlier]);
  });
});

describe('an amount', () => {
  it.each<[string, bigint, bigint[], number | null, boolean]>([
    ['without earlier payments', 100n, [], null, false],
    ['as usual', 100n, [100n, 100n], 0, false],
    ['exactly at the threshold', 150n, [100n], 50, false],
    ['just above the threshold', 151n, [100n], 51, true],
    ['just below the lower threshold', 49n, [100n], -51, true],
    ['far from one outlier but near the median', 110n, [100n, 100n, 9_000n], 10, false],
    ['that differs by less than half a percent', 100_001n, [100_000n], 1, false],
  ])('%s', (_, amount, paid, percent, unusual) => {
    const judged = judgeAmount(amount, { paidToAccount: paid, paidToEarlierAccount: [] }, 50);
    expect([judged.changePercent, judged.isUnusual]).toEqual([percent, unusual]);
  });

  it('is compared with payments to the earlier account when its own has none', () => {
    const history = { paidToAccount: [], paidToEarlierAccount: [100n] };
    expect(judgeAmount(400n, history, 50)).toEqual({ usualMinor: 100n, changePercent: 300, isUnusual: true });
  });

  it('is never unusual when the threshold is not exceeded', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 15n),
        fc.array(fc.bigInt(1n, 10n ** 15n), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 1_000 }),
        (amount, paid, threshold) => {
          const usual = medianOf(paid)!;
          const judged = judgeAmount(amount, { paidToAccount: paid, paidToEarlierAccount: [] }, threshold);
          const difference = amount > usual ? amount - usual : usual - amount;
          expect(judged.isUnusual).toBe(difference * 100n > usual * BigInt(threshold));
          expect(Math.sign(judged.changePercent!)).toBe(amount > usual ? 1 : amount < usual ? -1 : 0);
        },
      ),
    );
  });
});

describe('the median', () => {
  it('has no more than half of the amounts on either side', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(1n, 1_000n), { minLength: 1, maxLength: 12 }), (amounts) => {
        const median = medianOf(amounts)!;
        expect(amounts.filter((amount) => amount < median).length * 2).toBeLessThanOrEqual(amounts.length);
        expect(amounts.filter((amount) => amount > median).length * 2).toBeLessThanOrEqual(amounts.length);
      }),
    );
  });
});

const row = (rowNumber: number, change: Partial<CheckedRow>): CheckedRow => ({
  rowNumber,
  name: change.nameKey ?? `person ${rowNumber}`,
  nameKey: `person ${rowNumber}`,
  externalId: null,
  account: `FNB ${rowNumber}`,
  branchCode: '250655',
  amountMinor: 100n,
  ...change,
});

it('finds repetitions at one bank or with one branch code, whichever other one is named', () => {
  const at = (bank: string, branchCode: string) => ({ account: `${bank} 9`, branchCode });
  expect([
    ...repeatedRows([
      row(1, at('FNB', '250655')),
      row(2, at('CAPITEC', '470010')),
      row(3, at('CAPITEC', '250655')),
      row(4, at('FNB', '470010')),
      row(5, at('ABSA', '632005')),
      row(6, at('CAPITEC', '250655')),
    ]),
  ]).toEqual([
    [3, 2],
    [4, 1],
    [6, 2],
  ]);
});

it('finds rows that repeat an account and amount, by the first of them', () => {
  const same = { account: 'FNB 9' };
  const rows = [row(1, same), row(2, { ...same, amountMinor: 101n }), row(3, same), row(4, same)];
  expect([...repeatedRows(rows)]).toEqual([
    [3, 1],
    [4, 1],
  ]);
});

describe('a person with several accounts', () => {
  const name = { nameKey: 'ann' };
  it.each<[string, CheckedRow[], number, number[]]>([
    ['is found by name', [row(1, name), row(2, name), row(3, {})], 1, [1, 2]],
    ['is found by external id', [row(1, { externalId: 'E' }), row(2, { externalId: 'E' })], 1, [1, 2]],
    [
      'counts once when both agree',
      [row(1, { ...name, externalId: 'E' }), row(2, { ...name, externalId: 'E' })],
      1,
      [1, 2],
    ],
    [
      'is not two people who share a name',
      [row(1, { ...name, externalId: 'E' }), row(2, { ...name, externalId: 'F' })],
      0,
      [],
    ],
    [
      'may hide behind a row without external id',
      [row(1, { ...name, externalId: 'E' }), row(2, name)],
      1,
      [1, 2],
    ],
    [
      'is not paid twice on one account',
      [row(1, { ...name, account: 'A' }), row(2, { ...name, account: 'A' })],
      0,
      [],
    ],
  ])('%s', (_, rows, people, numbers) => {
    const found = severalAccounts(rows);
    expect([found.people, [...found.rows].toSorted((a, b) => a - b)]).toEqual([people, numbers]);
  });
});

describe('an account with several names', () => {
  const shared = { account: 'FNB 9' };
  it.each<[string, CheckedRow[], [number, number][]]>([
    [
      'marks every row with a row of another name',
      [
        row(1, { ...shared, nameKey: 'ann nkosi' }),
        row(2, { ...shared, nameKey: 'ghost person' }),
        row(3, { ...shared, nameKey: 'ghost person' }),
        row(4, {}),
      ],
      [
        [1, 2],
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'may have been paid to no one before',
      [
        row(1, { ...shared, nameKey: 'phantom one' }),
        row(2, { ...shared, nameKey: 'phantom two' }),
        row(3, { ...shared, nameKey: 'phantom three' }),
      ],
      [
        [1, 2],
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'is not one whose names differ in their writing',
      [row(1, { ...shared, nameKey: 'johan dube' }), row(2, { ...shared, nameKey: 'j dube' })],
      [],
    ],
    [
      'is found by names even when both rows have one external id',
      [
        row(1, { ...shared, nameKey: 'ann nkosi', externalId: 'E' }),
        row(2, { ...shared, nameKey: 'ghost person', externalId: 'E' }),
      ],
      [
        [1, 2],
        [2, 1],
      ],
    ],
  ])('%s', (_, rows, expected) => {
    expect([...sharedAccounts(rows)].map(([number, other]) => [number, other.rowNumber])).toEqual(expected);
  });

  it('is found among many names in a moment', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      row(index + 1, { ...shared, nameKey: `phantom ${index}` }),
    );
    expect(sharedAccounts(rows).size).toBe(20_000);
  });
});

describe('rows that are read together', () => {
  const related = (rows: CheckedRow[]) =>
    [...relatedRows(rows, severalAccounts(rows))].toSorted(([a], [b]) => a - b);

  it('are those of one account and of one person, from row to row', () => {
    const rows = [
      row(1, { account: 'FNB 1', nameKey: 'ann' }),
      row(2, { account: 'FNB 2', nameKey: 'ben', externalId: 'B' }),
      row(3, { account: 'FNB 3', nameKey: 'carl' }),
      row(4, { account: 'FNB 1', nameKey: 'benjamin', externalId: 'B' }),
    ];
    expect(related(rows)).toEqual([
      [1, 1],
      [2, 1],
      [4, 1],
    ]);
  });

  it('are not those of two people who share a name', () => {
    expect(
      related([
        row(1, { account: 'FNB 1', nameKey: 'ann', externalId: 'A' }),
        row(2, { account: 'FNB 2', nameKey: 'ann', externalId: 'B' }),
      ]),
    ).toEqual([]);
  });

  it('are found among many in a moment', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      row(index + 1, { account: `FNB ${index >> 1}`, externalId: `E ${(index + 1) >> 1}` }),
    );
    expect(new Set(relatedRows(rows, severalAccounts(rows)).values())).toEqual(new Set([1]));
  });
});

it('compares with payments to the same person only: by external id, or by a name that is alike', () => {
  const payments = [
    { batchId: 'B', amountMinor: 1n, name: 'Ann Nkosi', externalId: 'E-1', branchCode: '1' },
    { batchId: 'B', amountMinor: 2n, name: 'A Nkosi', externalId: null, branchCode: '1' },
    { batchId: 'B', amountMinor: 3n, name: 'Ann Married', externalId: 'E-1', branchCode: '1' },
    { batchId: 'B', amountMinor: 4n, name: 'Ghost Person', externalId: null, branchCode: '1' },
  ];
  expect(paidToPerson({ name: 'Ann Nkosi', externalId: 'E-1' }, payments)).toEqual(payments.slice(0, 3));
  expect(paidToPerson({ name: 'Ghost Person', externalId: null }, payments)).toEqual(payments.slice(3));
});

it('counts people as several accounts do: by external id, or by name when no row of it has one', () => {
  const ann = { nameKey: 'ann' };
  expect(countPeople([row(1, {}), row(2, {})])).toBe(2);
  expect(countPeople([row(1, ann), row(2, ann)])).toBe(1);
  expect(countPeople([row(1, { ...ann, externalId: 'E' }), row(2, { ...ann, externalId: 'F' })])).toBe(2);
  expect(countPeople([row(1, { ...ann, externalId: 'E' }), row(2, ann)])).toBe(1);
  expect(countPeople([row(1, { externalId: 'E' }), row(2, { externalId: 'E' })])).toBe(1);
});
