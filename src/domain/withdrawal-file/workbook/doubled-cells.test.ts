import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FIELDS } from '../../withdrawal/shapes.ts';
import { inEnglish } from '../sentences.ts';
import { workbookOf } from '../testing/workbook.ts';
import { readWorkbook } from './read-workbook.ts';

const GOOD = ['Thandi Nkosi', 'ABSA', '632005', '4012345678', 'SAVINGS', '1250.00', 'PAY', '', ''];
const SHEET = 'xl/worksheets/sheet1.xml';
const ROWS = [[...FIELDS], GOOD];

async function answerTo(bytes: Uint8Array): Promise<string> {
  const read = await readWorkbook(bytes, null);
  return read?.kind === 'problem' ? inEnglish(read.problem.message) : (read?.kind ?? 'no workbook');
}

async function withPart(part: string, change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await workbookOf([{ name: 'Pay', rows: ROWS }]));
  parts[part] = strToU8(change(strFromU8(parts[part]!)));
  return zipSync(parts);
}

/** The archive, with one part renamed to the name of another part of the same length. */
function renamed(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return strToU8(strFromU8(bytes, true).replaceAll(from, to), true);
}

const AGAIN = '<c r="F2" t="inlineStr"><is><t>9999.00</t></is></c>';

describe('a workbook that says something twice', () => {
  it.each<[string, (xml: string) => string, string]>([
    ['as it is', (xml) => xml, 'text'],
    [
      'with a cell twice',
      (xml) => xml.replace('</row></sheetData>', `${AGAIN}</row></sheetData>`),
      'cell F2 twice',
    ],
    [
      'with a cell twice in small letters',
      (xml) => xml.replace('</row></sheetData>', `${AGAIN.replace('F2', 'f2')}</row></sheetData>`),
      'cell F2 twice',
    ],
    [
      'with a row twice',
      (xml) => xml.replace('</sheetData>', `<row r="2">${AGAIN}</row></sheetData>`),
      'row 2 twice',
    ],
    [
      'with cells in another order',
      (xml) => xml.replace(/(<c r="A2".*?<\/c>)(<c r="B2".*?<\/c>)/s, '$2$1'),
      'text',
    ],
  ])('is read or refused by name: %s', async (_what, change, answer) => {
    expect(await answerTo(await withPart(SHEET, change))).toContain(answer);
  });

  it('is refused when the archive has a part twice, in other letters too', async () => {
    const two = await workbookOf([
      { name: 'Pay', rows: ROWS },
      { name: 'Other', rows: [['x']] },
    ]);
    for (const name of ['xl/worksheets/sheet1.xml', 'xl/worksheets/Sheet1.xml', 'xl\\worksheets/sheet1.xml'])
      expect(await answerTo(renamed(two, 'xl/worksheets/sheet2.xml', name)), name).toContain('twice');
  });

  it('is refused when two sheets have the same name', async () => {
    const two = await workbookOf([
      { name: 'March', rows: ROWS },
      { name: 'April', rows: ROWS },
    ]);
    const parts = unzipSync(two);
    parts['xl/workbook.xml'] = strToU8(strFromU8(parts['xl/workbook.xml']!).replace('April', 'MARCH'));
    expect(await answerTo(zipSync(parts))).toContain('contains “MARCH” twice');
  });

  it('finds a cell that is cut at the end of a piece', async () => {
    const names = Array.from({ length: 14_000 }, (_, i) => [`${'x'.repeat(100)}${i}`, i]);
    const parts = unzipSync(await workbookOf([{ name: 'Pay', rows: names }]));
    const xml = strFromU8(parts[SHEET]!);
    expect(xml.length).toBeGreaterThan(1 << 20);
    expect(await answerTo(zipSync(parts))).toBe('text');
    parts[SHEET] = strToU8(xml.replace('</row></sheetData>', '<c r="B14000"><v>7</v></c></row></sheetData>'));
    expect(await answerTo(zipSync(parts))).toContain('cell B14000 twice');
  });
});

describe('a workbook with very many sheets', () => {
  it('is refused before its sheets are read', async () => {
    const sheets = Array.from({ length: 251 }, (_, i) => ({ name: `S${i}`, rows: [['x']] }));
    expect(await answerTo(await workbookOf(sheets))).toContain('more than 250 sheets');
    expect(await answerTo(await workbookOf(sheets.slice(1)))).toContain('More than one sheet');
  });

  it('is refused when the list of its sheets is itself too long', async () => {
    const many = (xml: string) =>
      xml.replace('</sheets>', `${'<sheet name="A" sheetId="1" r:id="rId1"/>'.repeat(60_000)}</sheets>`);
    expect(await answerTo(await withPart('xl/workbook.xml', many))).toContain('more than 250 sheets');
  });
});
