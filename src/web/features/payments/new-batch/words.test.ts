import { expect, it } from 'vitest';
import { FIELD, FIELDS } from '../../../../domain/withdrawal/shapes.ts';
import { guideWords } from './choose/columns-guide.tsx';
import { fieldWords } from '../shared/withdrawal-file/field-words.ts';
import { changedWords, errorKind, fileSize, restoredWords } from './words.ts';

it.each(FIELDS)('calls and explains %s as the domain does', (field) => {
  expect(fieldWords(field)).toBe(FIELD[field].label);
  expect(guideWords(field)).toBe(FIELD[field].guide);
});

it('names a kind of error', () => {
  expect(errorKind('amount_ambiguous', 'amount')).toBe('Amount can be read in two ways');
  expect(errorKind('unclosed_quote', null)).toBe('Row: a quotation mark is not closed');
});

it('says what a change did, and what stayed as it was', () => {
  expect(changedWords({ kind: 'delete', rows: [4] }, 1, 0)).toBe('1 row deleted.');
  expect(changedWords({ kind: 'delete', rows: [4] }, 1204, 2)).toBe(
    '1,204 rows deleted. 2 rows stayed unchanged: rows that are excluded, sent or below the last row do ' +
      'not change.',
  );
  expect(restoredWords('redo', { rows: 2 } as Parameters<typeof restoredWords>[1])).toBe(
    'Done again: 2 rows changed.',
  );
});

it.each([
  [999, '999 bytes'],
  [1000, '1.00 kB'],
  [3_241_000, '3.24 MB'],
  [100_000_000, '100 MB'],
])('writes %i bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
