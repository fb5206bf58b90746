import { describe, expect, it } from 'vitest';
import { chooseLastRun, labelStem } from './last-run.ts';

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

describe('the last run', () => {
  const runs = [
    { id: 'bonus', label: 'Bonus', shared: 40 },
    { id: 'week46', label: 'Suppliers, week 46', shared: 3 },
    { id: 'week45', label: 'Suppliers, week 45', shared: 50 },
  ];
  it('is the newest with the same kind of label', () => {
    expect(chooseLastRun('Suppliers, week 47', runs)).toEqual({ id: 'week46', by: 'LABEL' });
  });
  it('else the one that paid most of the same people', () => {
    expect(chooseLastRun('Other', runs)).toEqual({ id: 'week45', by: 'PEOPLE' });
    expect(chooseLastRun('March 2026', runs)).toEqual({ id: 'week45', by: 'PEOPLE' });
  });
  it('does not exist when no earlier batch is alike', () => {
    expect(chooseLastRun('Other', [{ id: 'a', label: 'A', shared: 0 }])).toBeNull();
    expect(chooseLastRun('Other', [])).toBeNull();
  });
});
