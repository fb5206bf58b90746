import { expect, it } from 'vitest';
import type { BatchComparison, BatchDifference } from '../../../../client/types.gen.ts';
import { correctionsOf } from './since-sent-back.ts';

const person = (kind: BatchDifference['kind'], name: string, change: Partial<BatchDifference> = {}) => ({
  kind,
  name,
  rowNumber: 1,
  amount: '10.00',
  earlierAmount: '10.00',
  accountChanged: false,
  ...change,
});

function comparison(items: BatchDifference[]): BatchComparison {
  const count = (kind: BatchDifference['kind']) => items.filter((item) => item.kind === kind).length;
  return {
    currency: 'ZAR',
    comparedWith: null,
    chosenBy: 'CALLER',
    candidates: [],
    added: { count: count('ADDED'), amount: '0.00' },
    removed: { count: count('REMOVED'), amount: '0.00' },
    changed: { count: count('CHANGED'), amount: '0.00', earlierAmount: '0.00' },
    same: { count: 0, amount: '0.00' },
    items,
  };
}

it('tells changed amounts from changed accounts', () => {
  const found = correctionsOf(
    comparison([
      person('CHANGED', 'Ann', { amount: '12.00' }),
      person('CHANGED', 'Ben', { accountChanged: true }),
      person('CHANGED', 'Carl', { amount: '12.00', accountChanged: true }),
    ]),
  );
  expect(found.counts).toEqual({ removed: 0, added: 0, amounts: 2, accounts: 2 });
  expect(found.amounts.map(({ name }) => name)).toEqual(['Ann', 'Carl']);
});

it('takes a person who left on one account and came on another for a changed account', () => {
  const found = correctionsOf(
    comparison([
      person('REMOVED', 'Ann', { amount: null }),
      person('REMOVED', 'Dora', { amount: null }),
      person('ADDED', 'Ann', { earlierAmount: null }),
    ]),
  );
  expect(found.counts).toEqual({ removed: 1, added: 0, amounts: 0, accounts: 1 });
  expect(found.removed.map(({ name }) => name)).toEqual(['Dora']);
  expect(found.accounts.map(({ name }) => name)).toEqual(['Ann']);
});
