import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx, type Cell } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { createWithdrawalFileReader } from '../reader.ts';
import { inEnglish } from '../sentences.ts';
import { rulesWith } from '../testing/fixture.ts';
import { readWorkbook } from '../workbook/read-workbook.ts';

const HEADER = [
  'beneficiary_name',
  'bank',
  'branch_code',
  'account_number',
  'account_type',
  'amount',
  'beneficiary_reference',
];
const ROWS = [
  ['Thandi Nkosi', 'ABSA', '632005', '4012345678', 'SAVINGS', 1250, 'SALARY MARCH'],
  ['Lerato Dlamini', 'FNB', '250655', '62012345678', 'CURRENT', 2500.1, 'SALARY MARCH'],
];
const AMOUNT = 5;

type Details = Partial<Cell>;

/** The two payments, with details of cells by row and column, from the header on. */
async function workbookWith(
  details: Record<string, Details>,
  rowDefs = new Map<number, { height?: number; hidden?: boolean }>(),
): Promise<Uint8Array> {
  const rows = [HEADER, ...ROWS];
  const cells = new Map(
    Object.entries(details).map(([at, detail]) => {
      const [row, column] = at.split(',').map(Number) as [number, number];
      return [at, { value: rows[row]![column]!, ...detail }];
    }),
  );
  return writeXlsx({ sheets: [{ name: 'March', rows, cells, rowDefs }] });
}

async function open(bytes: Uint8Array) {
  const read = await readWorkbook(bytes, null);
  if (read?.kind !== 'text') throw new Error(JSON.stringify(read));
  const reader = createWithdrawalFileReader({ rules: rulesWith(), workbook: read.facts });
  reader.push(read.bytes);
  const result = reader.end();
  if (!result.ok) throw new Error(inEnglish(result.problem.message));
  return result.file;
}

async function doubtsOf(details: Record<string, Details>): Promise<string[]> {
  const file = await open(await workbookWith(details));
  return file.mapping().doubts.map(({ message }) => inEnglish(message));
}

const format = (numFmt: string): Record<string, Details> => ({
  [`1,${AMOUNT}`]: { style: { numFmt } },
  [`2,${AMOUNT}`]: { style: { numFmt } },
});

describe('what Excel shows beside values', () => {
  it.each([
    ['a struck row', { '1,0': { style: { font: { strikethrough: true } } } }, 'struck through in row 2'],
    [
      'a part of a name that is struck',
      {
        '1,0': {
          value: 'Pieter Zulu Thandi Nkosi',
          richText: [{ text: 'Pieter Zulu ', font: { strikethrough: true } }, { text: 'Thandi Nkosi' }],
        },
      },
      'struck through in row 2',
    ],
    ['white on white', { '2,0': { style: { font: { color: { rgb: 'FFFFFF' } } } } }, 'in row 3'],
    ['white by the theme', { '2,6': { style: { font: { color: { theme: 0 } } } } }, 'background in row 3'],
    [
      'red on red',
      {
        '2,0': {
          style: {
            font: { color: { rgb: 'FF0000' } },
            fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FF0000' } },
          },
        },
      },
      'background in row 3',
    ],
    ['a comment', { '1,0': { comment: { text: 'DO NOT PAY' } } }, 'row 2 of the sheet says “DO NOT PAY”'],
    ['a comment on the header', { '0,5': { comment: { text: 'Amounts in USD' } } }, '“Amounts in USD”'],
    ['MT', format('"MT" #,##0.00'), '“MT” beside the numbers'],
    ['N$', format('[$N$-7409] #,##0.00'), '“N$” beside the numbers'],
    ['P', format('"P"#,##0.00'), '“P” beside the numbers'],
    ['Kz behind', format('#,##0.00" Kz"'), '“Kz” beside the numbers'],
    ['yen', format('[$¥-411]#,##0'), '“¥” beside the numbers'],
    ['R$', format('[$R$-416] #,##0.00'), '“R$” beside the numbers'],
    ['kr', format('#,##0.00\\ [$kr-41D]'), '“kr” beside the numbers'],
    ['K', format('"K"\\ #,##0'), '“K” beside the numbers'],
    ['a word', format('0.00" HOLD"'), '“HOLD” beside the numbers'],
    ['escaped letters', format('0.00\\ \\C\\R'), '“CR” beside the numbers'],
    ['a minus sign', format('-0.00'), 'minus sign or in brackets'],
    ['brackets', format('(#,##0.00)'), 'minus sign or in brackets'],
    ['a minus sign behind', format('#,##0.00-'), 'minus sign or in brackets'],
    ['digits that a format adds', format('"9"0000.00'), '“9” beside the numbers'],
    ['escaped digits', format('\\90000.00'), '“9” beside the numbers'],
    ['a word under a condition', format('[<1]0;"HOLD "0'), '“HOLD” beside the numbers'],
    ['a word beside a text', { '1,3': { style: { numFmt: '@" (closed)"' } } }, '“(closed)” beside'],
    ['digits beside a text', { '1,3': { style: { numFmt: '"7"@' } } }, '“7” beside'],
    ['a word beside a general number', format('"HOLD "General'), '“HOLD” beside the numbers'],
    ['rounded amounts', format('#,##0'), 'rounded, in row 3'],
    ['amounts of one decimal', { '2,5': { value: 2500.15, style: { numFmt: '0.0' } } }, 'rounded, in row 3'],
  ] as [string, Record<string, Details>, string][])('asks about %s', async (_what, details, said) => {
    const doubts = await doubtsOf(details);
    // A format without decimals hides those of the second amount as well.
    const others = doubts.filter((doubt) => said.includes('rounded') || !doubt.includes('rounded'));
    expect(others).toHaveLength(1);
    expect(others[0]).toContain(said);
  });

  it.each([
    ['nothing special', {}],
    ['rand', format('"R" #,##0.00')],
    ['rand of South Africa', format('[$R-1C09] #,##0.00')],
    ['rand by its letter', format('"R"#,##0.00;[Red]-"R"#,##0.00')],
    ['accounting', format('_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-')],
    ['accounting in rand', format('_ "R"* #,##0.00_ ;_ "R"* -#,##0.00_ ;_ "R"* "-"??_ ;_ @_ ')],
    ['negative numbers in brackets', format('#,##0.00_);(#,##0.00)')],
    ['whole amounts without decimals', { '1,5': { style: { numFmt: '#,##0' } } }],
    ['text', { '1,3': { style: { numFmt: '@' } } }],
    ['general', format('General')],
    ['an account of ten digits', { '1,3': { value: 4012345678, style: { numFmt: '0' } } }],
    ['a bold header', { '0,0': { style: { font: { bold: true, color: { rgb: 'FFFFFF' } } } } }],
    [
      'white on blue',
      {
        '1,0': {
          style: {
            font: { color: { rgb: 'FFFFFF' } },
            fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '0000FF' } },
          },
        },
      },
    ],
    ['an instruction on the header', { '0,3': { comment: { text: 'Digits only' } } }],
  ] as [string, Record<string, Details>][])('does not ask about %s', async (_what, details) => {
    expect(await doubtsOf(details)).toEqual([]);
  });

  it.each([
    ['March', false],
    ['Payments Nov 2026', false],
    ['DRAFT v2', true],
    ['Terminated staff', true],
    ['Budget 2027', true],
    ['USD payments', true],
    ["R'000", true],
    ['do not pay', true],
  ])('asks about the name of the sheet only if it says something: %s', async (name, isAsked) => {
    const file = await open(await writeXlsx({ sheets: [{ name, rows: [HEADER, ...ROWS] }] }));
    expect(file.mapping().doubts.map(({ id }) => id)).toEqual(isAsked ? ['sheet'] : []);
  });

  it('asks about an amount that is shown over several rows', async () => {
    const merges = [{ startRow: 1, startCol: AMOUNT, endRow: 2, endCol: AMOUNT }];
    const file = await open(
      await writeXlsx({ sheets: [{ name: 'March', rows: [HEADER, ...ROWS], merges }] }),
    );
    const doubts = file.mapping().doubts.map(({ message }) => inEnglish(message));
    expect(doubts).toEqual([expect.stringContaining('one cell over several rows')]);
  });

  it('does not ask about a title over several columns', async () => {
    const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: AMOUNT }];
    const rows = [['Wages of week 47'], HEADER, ...ROWS];
    const file = await open(await writeXlsx({ sheets: [{ name: 'March', rows, merges }] }));
    expect(file.mapping().doubts).toEqual([]);
  });

  it('takes a row without height as hidden', async () => {
    const file = await open(await workbookWith({}, new Map([[2, { height: 0 }]])));
    expect(file.row(2).hidden).toBe(true);
    expect(file.row(1).hidden).toBe(false);
  });

  it.each([
    ['mmm-yy', 'Mar-26'],
    ['d-mmm', '1-Mar'],
    ['dd mmmm yyyy', '01 March 2026'],
    ['yyyy-mm-dd', '2026-03-01'],
  ])('reads a date with the format %s as it is shown, %s', async (numFmt, shown) => {
    const value = new Date('2026-03-01T00:00:00Z');
    const file = await open(await workbookWith({ '1,6': { value, style: { numFmt } } }));
    expect(file.cells(1)[6]).toBe(shown);
  });

  it('asks about a long reference that is a number', async () => {
    const doubts = await doubtsOf({ '1,6': { value: 2.026030112345679e18 } });
    expect(doubts[0]).toContain('E+18');
  });
});

/** The workbook with some of its parts as another program writes them. */
function rewritten(bytes: Uint8Array, change: (name: string, xml: string) => string): Uint8Array {
  const parts = Object.entries(unzipSync(bytes)).map(
    ([name, part]) => [name, strToU8(change(name, strFromU8(part)))] as const,
  );
  return zipSync(Object.fromEntries(parts));
}

describe('workbooks of other kinds', () => {
  it('reads the list beside a sheet that is a chart', async () => {
    const whole = await writeXlsx({
      sheets: [
        { name: 'March', rows: [HEADER, ...ROWS] },
        { name: 'Chart', rows: [['x']] },
      ],
    });
    const bytes = rewritten(whole, (name, xml) =>
      name === 'xl/_rels/workbook.xml.rels'
        ? xml.replace(
            'relationships/worksheet" Target="worksheets/sheet2.xml"',
            'relationships/chartsheet" Target="chartsheets/sheet1.xml"',
          )
        : xml,
    );
    expect((await open(bytes)).summary()).toMatchObject({ accepted: 2, rejected: 0 });
  });

  it.each([5, 6, 7, 8, 44])("reads Excel's own format %i as rand", async (id) => {
    const whole = await workbookWith(format('"ZZ"0.00'));
    const bytes = rewritten(whole, (name, xml) =>
      name === 'xl/styles.xml'
        ? xml.replace(/<numFmts.*<\/numFmts>/, '').replaceAll('numFmtId="164"', `numFmtId="${id}"`)
        : xml,
    );
    const file = await open(bytes);
    expect(file.summary()).toMatchObject({ accepted: 2, rejected: 0 });
    expect(file.mapping().doubts).toEqual([]);
  });

  it('names a binary workbook as what it is', async () => {
    const read = await readWorkbook(
      zipSync({ 'xl/workbook.bin': new Uint8Array(8), '[Content_Types].xml': strToU8('<Types/>') }),
      null,
    );
    expect(read).toMatchObject({ kind: 'problem', problem: { message: { key: 'binary_workbook' } } });
  });

  it('names a SYLK file as what it is', () => {
    const reader = createWithdrawalFileReader({ rules: rulesWith() });
    reader.push(new TextEncoder().encode('ID;PWXL;N;E\nC;Y1;X1;K"amount"\nE\n'));
    expect(reader.end()).toMatchObject({ ok: false, problem: { message: { key: 'sylk' } } });
  });
});
