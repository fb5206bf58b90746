import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAYMENTS_REMEMBERED } from '../src/domain/payouts/batch-checks.ts';
import { TERMS } from '../src/web/ui/terms.ts';

const glossary = new Map(
  [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|/gm)].map(
    ([, term, meaning]) => [term!, `${meaning!}.`],
  ),
);

it.each(Object.entries(TERMS))('explains %s as the glossary does', (term, { message }) => {
  expect(message).toBe(glossary.get(term));
});

it.each(Object.entries(TERMS))('explains %s with the terms that the pages use', (_term, { message }) => {
  expect(message).not.toMatch(/withdrawal|beneficiar/i);
});

it('says from how many payments the usual amount comes', () => {
  expect(TERMS['unusual amount'].message).toContain(`the last ${PAYMENTS_REMEMBERED} payments`);
});
