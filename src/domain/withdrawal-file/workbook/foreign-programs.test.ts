import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { workbookOf } from '../testing/workbook.ts';
import { sheetCells } from './sheet-cells.ts';

/** A mistake that a library makes both in writing and in reading is noticed only by another library. */

/** The other writer leaves these characters out, and does not escape what looks like an escape. */
const CHANGED = /[\p{Cc}\p{Cn}\ufffd]|_x/u;
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((value) => `a${value}z`)
  .filter((value) => !CHANGED.test(value));
const zeros = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 20 });
const cents = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).map((minor) => minor / 100);
const cell = fc.oneof(text, zeros, cents);
/** Without empty cells, about which the libraries differ. */
const table = fc
  .integer({ min: 1, max: 8 })
  .chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 12 }),
  );

async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  return sheetCells(sheets[0]!).rows;
}

async function rowsByAnother(bytes: Uint8Array): Promise<string[][]> {
  const rows = await readSheet(Buffer.from(bytes), { trim: false });
  return rows.map((row) => row.map(String));
}

it('another program reads every cell of a workbook as Outlay does', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const bytes = await workbookOf([{ name: 'March', rows }]);
      const expected = rows.map((row) => row.map(String));
      expect(await rowsOf(bytes)).toEqual(expected);
      expect(await rowsByAnother(bytes)).toEqual(expected);
    }),
  );
});

it('Outlay reads every cell of a workbook as another program wrote it', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const bytes = await writeXlsx(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
      expect(await rowsOf(bytes)).toEqual(rows.map((row) => row.map(String)));
      expect(await rowsByAnother(bytes)).toEqual(await rowsOf(bytes));
    }),
  );
});
