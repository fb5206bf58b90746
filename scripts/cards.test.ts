import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('cards show no name without a value: the rule that hides it comes after those that show cells', () => {
  const file = join(import.meta.dirname, '../src/web/ui/data-table.module.css');
  const rules = readFileSync(file, 'utf8');
  const shown = [...rules.matchAll(/\.table td\S* \{\s*display: flex/g)].map(({ index }) => index);
  expect(shown.length).toBeGreaterThan(1);
  expect(rules.lastIndexOf('.table td:empty')).toBeGreaterThan(Math.max(...shown));
});
