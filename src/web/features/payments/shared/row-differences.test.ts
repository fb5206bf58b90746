import { expect, it } from 'vitest';
import type { WithdrawalRequest } from '../../../../client/types.gen.ts';
import { rowDifferences } from './row-differences.ts';

const row: WithdrawalRequest = {
  beneficiaryName: 'Thandi Nkosi',
  bankCode: 'FNB',
  branchCode: '250655',
  accountNumber: '62001234567',
  accountType: 'CURRENT',
  amount: '1250.00',
  beneficiaryReference: 'STIPEND',
};
const other = { ...row, accountNumber: '62001234568', beneficiaryName: 'Sipho Dlamini' };

it('finds payments that were added, removed and changed', () => {
  const dearer = { ...row, amount: '1300.00' };
  expect(rowDifferences([row], [dearer, other])).toEqual([
    { kind: 'CHANGED', before: row, after: dearer },
    { kind: 'ADDED', before: null, after: other },
  ]);
  expect(rowDifferences([row, other], [row])).toEqual([{ kind: 'REMOVED', before: other, after: null }]);
});

it('shows another account of the same person as a change', () => {
  const moved = { ...row, accountNumber: '62009999999' };
  expect(rowDifferences([row], [moved])).toEqual([{ kind: 'CHANGED', before: row, after: moved }]);
});

it('finds no difference in the same payments in another order, also twice to one account', () => {
  expect(rowDifferences([row, { ...row }, other], [other, row, { ...row }])).toEqual([]);
  expect(rowDifferences([row, { ...row }], [{ ...row }])).toEqual([
    { kind: 'REMOVED', before: row, after: null },
  ]);
});
