import { expect, it } from 'vitest';
import { CodePageWitness } from './code-pages.ts';
import { numberFormat } from './workbook/number-formats.ts';

const LENGTH = 400_000;

// If the time grew with the square of the length, each would take minutes.
it.each<[string, () => unknown]>([
  [
    'A cell without a letter outside ASCII',
    () => {
      const witness = new CodePageWitness();
      witness.look('a'.repeat(LENGTH));
      return witness.question();
    },
  ],
  ['The format of a number in a workbook', () => numberFormat(`0${' '.repeat(LENGTH)}x`)],
  ['The words of a number format', () => numberFormat('[$'.repeat(LENGTH / 2))],
])('%s that goes on and on does not hold up the page', (_, read) => {
  const startedMs = performance.now();
  read();
  expect(performance.now() - startedMs).toBeLessThan(2_000);
});
