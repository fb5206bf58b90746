import { describe, expect, it } from 'vitest';
import { labelStem } from '../../shared/label-stem.ts';
import { chooseLastRun } from './last-run.ts';

it.each([
  ['Suppliers, week 47', 'suppliers'],
  ['SUPPLIERS week 48 (2/3)', 'suppliers'],
  ['Salaries March 2026', 'salaries'],
  ['Salarisse Maart', 'salarisse'],
  ['Salaries 2026-03', 'salaries'],
  ['March 2026', ''],
  ['Zoë’s team, Nov', 'zoe s team'],
])('the stem of %s is "%s"', (label, stem) => {
  expect(labelStem(label)).toBe(stem);
});

const run = (label: string) => ({ label, withdrawals: 60, lookedUp: 60 });

describe('the last run', () => {
  const runs = [
    { id: 'bonus', label: 'Bonus', shared: 40, withdrawals: 60 },
    { id: 'week46', label: 'Suppliers, week 46', shared: 6, withdrawals: 60 },
    { id: 'week45', label: 'Suppliers, week 45', shared: 50, withdrawals: 60 },
  ];
  it('is the newest with the same kind of label', () => {
    expect(chooseLastRun(run('Suppliers, week 47'), runs)).toEqual({ id: 'week46', by: 'LABEL' });
  });
  it('else the one that paid most of the same people', () => {
    expect(chooseLastRun(run('Other'), runs)).toEqual({ id: 'week45', by: 'PEOPLE' });
    expect(chooseLastRun(run('March 2026'), runs)).toEqual({ id: 'week45', by: 'PEOPLE' });
  });
  it('takes the people who were not looked up to be like those who were', () => {
    const large = { label: 'Other', withdrawals: 6_000, lookedUp: 60 };
    const earlier = { id: 'a', label: 'A', shared: 40, withdrawals: 6_000 };
    expect(chooseLastRun(large, [earlier])).toEqual({ id: 'a', by: 'PEOPLE' });
  });
  it.each([
    ['has no people in common', 'Other', { shared: 0, withdrawals: 60 }],
    [
      'has a similar label but hardly any people in common',
      'Suppliers, week 47',
      { shared: 5, withdrawals: 60 },
    ],
    ['shares fewer than half of the people', 'Other', { shared: 29, withdrawals: 60 }],
    [
      'is much larger, so that most of its people would be missing',
      'Other',
      { shared: 60, withdrawals: 196 },
    ],
  ])('is no batch that %s', (_, label, earlier) => {
    expect(chooseLastRun(run(label), [{ id: 'a', label: 'Suppliers, week 46', ...earlier }])).toBeNull();
  });
  it('does not exist without an earlier batch', () => {
    expect(chooseLastRun(run('Other'), [])).toBeNull();
  });
});
