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
    [['x;=1+1;y', 'a\t@b', 'a|+1', 'p; "=1"'], `x;'=1+1;y,a\t'@b,a|'+1,"p; ""'=1"""\r\n`],
    [['two\n=lines', ' =1'], `"two\n'=lines",' =1\r\n`],
    [
      ['\uff1d1', '\uff0b1', '\uff0d1', '\uff201', 'Ann-Lee', 'a=b', '1;2'],
      `'\uff1d1,'\uff0b1,'\uff0d1,'\uff201,Ann-Lee,a=b,1;2\r\n`,
    ],
    [['-12.50', '-0.05', '-', '-1.5+2', '-A'], `-12.50,-0.05,'-,'-1.5+2,'-A\r\n`],
    [['=1+1', '+1', '-1', '@x', '\tx', '\rx'], `'=1+1,'+1,'-1,'@x,'\tx,"'\rx"\r\n`],
  ])('of %j is %j', (cells, text) => {
    expect(csvRow(cells)).toBe(text);
  });

  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', ';', '\t', '|', '\n', '\r', '=', '-', '@', '\uff1d', ' ', "'", 'é'),
  });
  const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

  it('reads back as it was written, except for apostrophes before formulas', () => {
    const readsBack = fc.property(fc.array(cell, { minLength: 2 }), (cells) => {
      const read = Papa.parse<string[]>(csvRow(cells), { delimiter: ',', newline: '\r\n' }).data[0]!;
      expect(read.map((text) => text.replaceAll("'", ''))).toEqual(
        cells.map((text) => text.replaceAll("'", '')),
      );
    });
    fc.assert(readsBack);
  });

  it.each([',', ';', '\t', '|'])(
    'has no cell that runs as a formula where %j separates cells',
    (delimiter) => {
      const runsNowhere = fc.property(fc.array(cell, { minLength: 2 }), (cells) => {
        for (const record of Papa.parse<string[]>(csvRow(cells), { delimiter, newline: '\n' }).data) {
          for (const text of record) expect(text).not.toMatch(FORMULA);
        }
      });
      fc.assert(runsNowhere, { numRuns: 2_000 });
    },
  );
});
