import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TERMS } from '../src/web/ui/terms.ts';

const glossary = new Map(
  [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|/gm)].map(
    ([, term, meaning]) => [term!, `${meaning!}.`],
  ),
);

it.each(Object.entries(TERMS))('explains %s as the glossary does', (term, { message }) => {
  expect(message).toBe(glossary.get(term));
});
