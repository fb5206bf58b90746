import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { cutLines } from './cut-lines.ts';

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é'), maxLength: 6 }),
  fc.constantFrom('', '"a"', '"a,b"', '"a""b"', '""', '"a" ', 'plain'),
);
const text = fc
  .array(
    fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => cells.join(',')),
    { maxLength: 6 },
  )
  .map((lines) => lines.map((line) => `${line}\n`).join(''));

it('cuts every text as papaparse does, or leaves it to papaparse', () => {
  let cut = 0;
  fc.assert(
    fc.property(text, (lines) => {
      const records = cutLines(lines, ',');
      if (records === null) return;
      cut++;
      const parsed = new Papa.Parser({ delimiter: ',', newline: '\n' }).parse(lines, 0, true);
      expect(parsed.errors).toEqual([]);
      expect(records).toEqual(parsed.data);
      expect(parsed.meta.cursor).toBe(lines.length);
    }),
    { numRuns: 5_000 },
  );
  expect(cut).toBeGreaterThan(500);
});

it.each([
  ['an open mark', '"a,b\n'],
  ['a line break inside of a cell', '"a\nb",c\n'],
  ['text behind the closing mark', '"a"b,c\n'],
  ['a text that goes on', 'a,b'],
])('leaves %s to papaparse', (_, lines) => {
  expect(cutLines(lines, ',')).toBeNull();
});

it('cuts quoted and plain lines', () => {
  expect(cutLines('a,"b,""c""",\n\n"",d"e,f\n', ',')).toEqual([['a', 'b,"c"', ''], [''], ['', 'd"e', 'f']]);
});
