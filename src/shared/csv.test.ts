import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvRow } from './csv.ts';

describe('a CSV row', () => {
  it.each([
    [['a', 'b'], 'a,b\r\n'],
    [[''], '\r\n'],
    [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
    [[' a', 'b '], '" a","b "\r\n'],
    [['=1+1', '+1', '-1', '@x', '\tx', '\rx'], `'=1+1,'+1,'-1,'@x,'\tx,"'\rx"\r\n`],
  ])('of %j is %j', (cells, text) => {
    expect(csvRow(cells)).toBe(text);
  });

  it('reads back as it was written, but for the apostrophe before a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '=', '-', ' ', "'", 'é') }), { minLength: 2 }), (cells) => {
        const read = Papa.parse<string[]>(csvRow(cells), { delimiter: ',', newline: '\r\n' }).data[0]!;
        expect(read).toEqual(cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)));
        for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
