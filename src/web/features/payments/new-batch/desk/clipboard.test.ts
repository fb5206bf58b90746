import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatBlock, parseBlock } from './clipboard.ts';

it('reads back every block that it writes', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', '\t', '\n', '\r', ',') });
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
  fc.assert(
    fc.property(block, (rows) => {
      // A last row of one empty cell looks like the line break after the last row.
      fc.pre(rows.length === 1 || rows.at(-1)!.join('') !== '' || rows[0]!.length > 1);
      expect(parseBlock(formatBlock(rows))).toEqual(rows);
    }),
  );
});

it('reads what spreadsheets copy', () => {
  expect(parseBlock('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(parseBlock('"two\nlines"\t"say ""x"""')).toEqual([['two\nlines', 'say "x"']]);
  expect(parseBlock('5" disk\t"open')).toEqual([['5" disk', '"open']]);
  expect(parseBlock('one')).toEqual([['one']]);
});
