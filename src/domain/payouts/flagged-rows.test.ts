import { expect, it } from 'vitest';
import { flagRows, type FoundRow } from './flagged-rows.ts';

const rowsOf = (count: number, found: (rowNumber: number) => Partial<FoundRow>): FoundRow[] =>
  Array.from({ length: count }, (_, index) => ({
    rowNumber: index + 1,
    amountMinor: BigInt(1_000 + index),
    finding: null,
    isByName: false,
    isSlip: false,
    isDoubtful: false,
    isUnusual: false,
    isOutside: false,
    changePercent: 0,
    comparedWith: 'RUN',
    isPaidMoreOften: false,
    hasSeveralAccounts: false,
    isShared: false,
    isRepeat: false,
    isRepeated: false,
    ...found(index + 1),
  }));
const flagged = (rows: FoundRow[], paysOthers = false) => [...flagRows(rows, { paysOthers }).flagged];

it('flags each row of a finding that concerns less than a third', () => {
  const rows = rowsOf(12, (n) => (n <= 3 ? { isUnusual: true, changePercent: 80 } : {}));
  expect(flagRows(rows, { paysOthers: false })).toEqual({ flagged: new Set([1, 2, 3]), common: [] });
});

it('says a finding of a third of the rows once, with the most extreme ones', () => {
  const rows = rowsOf(12, (n) =>
    n <= 6 ? { isUnusual: true, changePercent: n * 100, isOutside: n === 6 } : {},
  );
  const { flagged: numbers, common } = flagRows(rows, { paysOthers: false });
  expect(common).toEqual([{ finding: 'UNUSUAL', rows: 6, isUsual: false, extremes: [6, 5, 4] }]);
  // An amount far from those of all other people is flagged even so.
  expect([...numbers]).toEqual([6]);
});

it('still flags a row with another finding', () => {
  const rows = rowsOf(12, (n) => ({
    finding: n === 7 ? 'BANK_DETAILS_CHANGED' : 'NEW_BENEFICIARY',
    hasSeveralAccounts: n === 9,
  }));
  expect(flagged(rows)).toEqual([7, 9]);
});

it('never says changed bank details only once when more than a name tells the person', () => {
  expect(flagged(rowsOf(12, () => ({ finding: 'BANK_DETAILS_CHANGED' })))).toHaveLength(12);
  expect(flagged(rowsOf(12, () => ({ isShared: true })))).toHaveLength(12);
  expect(flagged(rowsOf(12, () => ({ finding: 'BANK_DETAILS_CHANGED', isByName: true })))).toEqual([]);
});

it('says new people once where the runs of the kind pay other people each time', () => {
  const rows = rowsOf(30, (n) => (n <= 4 ? { finding: 'NEW_BENEFICIARY' } : {}));
  expect(flagged(rows)).toEqual([1, 2, 3, 4]);
  expect(flagged(rows, true)).toEqual([]);
});

it('flags a few new people among many known ones, whatever earlier runs were like', () => {
  const rows = rowsOf(500, (n) => (n <= 2 ? { finding: 'NEW_BENEFICIARY' } : {}));
  expect(flagged(rows, true)).toEqual([1, 2]);
});

it('flags each row of a small batch', () => {
  expect(flagged(rowsOf(7, () => ({ finding: 'NEW_BENEFICIARY' })))).toHaveLength(7);
});
