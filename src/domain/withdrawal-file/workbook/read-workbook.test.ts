import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../shared/testing/runs.ts';
import { FIELDS, WIRE_FIELDS } from '../../withdrawal/shapes.ts';
import { createWithdrawalFileReader } from '../reader.ts';
import { withdrawal } from '../testing/arbitraries.ts';
import { fileOf, rulesWith } from '../testing/fixture.ts';
import { workbookOf, type Cell } from '../testing/workbook.ts';
import type { WithdrawalFile } from '../withdrawal-file.ts';
import { numberFormat } from './number-formats.ts';
import { readWorkbook } from './read-workbook.ts';
import { inEnglish } from '../sentences.ts';

const rules = rulesWith({ maxBatchWithdrawals: 1_000_000 });
const GOOD: Cell[] = [
  'Thandi Nkosi',
  'ABSA',
  '632005',
  '4012345678',
  'SAVINGS',
  '1250.00',
  'SALARY MARCH',
  'PAYROLL 7',
  'EMP007',
];

/** Workbooks that no program would write today, stored without compression. */
function odd(name: string): Uint8Array {
  return readFileSync(new URL(`../testing/workbooks/${name}`, import.meta.url));
}

async function textOf(bytes: Uint8Array, sheet: string | null = null) {
  const read = await readWorkbook(bytes, sheet);
  if (read?.kind !== 'text') throw new Error(JSON.stringify(read));
  return read;
}

/** The sheet's rows as the reader of text files gets them. */
async function linesOf(bytes: Uint8Array, sheet: string | null = null): Promise<string[]> {
  return new TextDecoder()
    .decode((await textOf(bytes, sheet)).bytes)
    .trimEnd()
    .split('\n');
}

/** The text of a single cell. */
async function cellText(cell: Cell): Promise<string> {
  return (await linesOf(await workbookOf([{ name: 'A', rows: [[cell]] }]))).join();
}

async function problemOf(bytes: Uint8Array, sheet: string | null = null) {
  const read = await readWorkbook(bytes, sheet);
  if (read?.kind !== 'problem') throw new Error('The workbook was read, although it should not have been.');
  return read.problem;
}

async function openWorkbook(bytes: Uint8Array): Promise<WithdrawalFile> {
  const read = await textOf(bytes);
  const reader = createWithdrawalFileReader({ rules, workbook: read.facts });
  reader.push(read.bytes);
  const result = reader.end();
  if (!result.ok) throw new Error(inEnglish(result.problem.message));
  return result.file;
}

/** The file of one row, the good one with some cells replaced. */
async function rowWith(changes: Partial<Record<(typeof FIELDS)[number], Cell>>): Promise<WithdrawalFile> {
  const cells = FIELDS.map((field, i) => changes[field] ?? GOOD[i]!);
  return openWorkbook(await workbookOf([{ name: 'March', rows: [[...FIELDS], cells] }]));
}

const errorOf = (file: WithdrawalFile) => file.row(1).errors.map(({ code }) => code);

describe('a workbook', () => {
  it('gives the same checked rows as the same rows in a CSV file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(withdrawal, { minLength: 1, maxLength: 12 }), async (withdrawals) => {
        const rows = withdrawals.map((one) => WIRE_FIELDS.map((field) => one[field] ?? ''));
        const csv = [[...FIELDS], ...rows].map((cells) =>
          cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
        );
        const fromText = fileOf(`${csv.join('\n')}\n`, { rules });
        const fromSheet = await openWorkbook(
          await workbookOf([{ name: 'Pay', rows: [[...FIELDS], ...rows] }]),
        );
        expect(fromSheet.summary()).toEqual(fromText.summary());
        expect(fromSheet.rows({ offset: 0, limit: 100 })).toEqual(fromText.rows({ offset: 0, limit: 100 }));
        expect(fromSheet.summary().accepted).toBe(withdrawals.length);
      }),
      { numRuns: runs(15, 60) },
    );
  });

  it('keeps text cells as they are and counts lines as Excel counts rows', async () => {
    const file = await openWorkbook(
      await workbookOf([{ name: 'March', rows: [['Payroll of March'], [], [...FIELDS], [...GOOD]] }]),
    );
    expect(file.row(1)).toMatchObject({ line: 4, status: 'accepted' });
    expect(file.row(1).cells[3]).toBe('4012345678');
    expect(await linesOf(await workbookOf([{ name: 'A', rows: [['0012', ' a ', 'x, "y"']] }]))).toEqual([
      '0012," a ","x, ""y"""',
    ]);
  });

  it('reads results of formulas, texts in pieces, errors, dates and numbers with an exponent', async () => {
    expect(await linesOf(odd('kinds-of-cells.xlsx'))).toEqual([
      '',
      '12.5,two words,Thandi,TRUE,#DIV/0!,in pieces,2026-03-01,2026-03-01,12:00,########,62012345678,"a\rb"',
    ]);
  });

  it.each<[string, Cell, string]>([
    ['a whole number', 62012345678, '62012345678'],
    ['a sum with the error of a double', 0.1 + 0.2, '0.3'],
    ['three decimals, which could be thousands', 1.234, '1.2340'],
    ['more digits than Excel keeps', 1234567890123456, '1.23456789012346E+15'],
    ['zeros that only the format has', { number: 12345, format: '0000000000' }, '0000012345'],
    ['an amount in rands', { number: 1250.5, format: '"R" #,##0.00' }, 'R 1250.50'],
    ['an amount in dollars', { number: 1250.5, format: '[$$-409]#,##0.00' }, '$ 1250.50'],
    ['an amount without a currency', { number: 1250.5, format: '#,##0.00;[Red]-#,##0.00' }, '1250.50'],
    ['a date', { number: 46082, format: 'dd/mm/yyyy' }, '2026-03-01'],
    ['a date with a time', { number: 46082.5, format: 'yyyy-mm-dd hh:mm' }, '2026-03-01 12:00'],
    ['the result of a formula', { formula: 'A2*2', result: 12.5 }, '12.5'],
  ])('reads %s', async (_name, cell, text) => {
    expect(await cellText(cell)).toBe(text);
  });

  it('reads every amount of cents back as it was typed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(9_999_999_999_999), { minLength: 1, maxLength: 50 }),
        async (cents) => {
          const amounts = cents.map((one) => (one / 100).toFixed(2));
          const rows = amounts.map((amount) => [Number(amount)]);
          const lines = await linesOf(await workbookOf([{ name: 'A', rows }]));
          expect(lines.map((line) => Number(line).toFixed(2))).toEqual(amounts);
          expect(lines.every((line) => /^\d+(?:\.\d{1,2})?$/.test(line))).toBe(true);
        },
      ),
      { numRuns: runs(10, 30) },
    );
  });

  it('refuses dates, lost digits and lost zeros like a CSV file', async () => {
    const date = { number: 46082, format: 'dd/mm/yyyy' };
    expect(errorOf(await rowWith({ account_number: date }))).toEqual(['account_date']);
    const amount = await rowWith({ amount: date });
    expect(errorOf(amount)).toEqual(['amount_not_a_number']);
    expect(inEnglish(amount.row(1).errors[0]!.message)).toContain('is a date, not an amount');
    expect(errorOf(await rowWith({ account_number: 1.2345678901234e18 }))).toEqual(['account_scientific']);
    expect(
      errorOf(await rowWith({ bank: 'Capitec', branch_code: '470010', account_number: 123456789 })),
    ).toEqual(['account_lost_zero']);
    expect(errorOf(await rowWith({ amount: { number: 10, format: '[$$-409]0.00' } }))).toEqual([
      'amount_other_currency',
    ]);
    expect(errorOf(await rowWith({ amount: { number: 10.005, format: '0.00' } }))).toEqual([
      'amount_too_many_decimals',
    ]);
  });

  it.each(FIELDS)('refuses a formula without a stored result as %s', async (field) => {
    const file = await rowWith({ [field]: { formula: 'B1*2' } });
    expect(errorOf(file)).toEqual(['placeholder']);
    expect(inEnglish(file.row(1).errors[0]!.message)).toContain('has no stored result');
    expect(file.origin.workbook!.notes.map(inEnglish)).toEqual([
      expect.stringMatching(/^One formula has no stored result/) as string,
    ]);
  });

  it('counts the numbers in each column', async () => {
    const file = await rowWith({ account_number: 4012345678 });
    expect(file.origin.workbook).toMatchObject({ sheet: 'March', notes: [], numberCells: [[3, 1]] });
  });

  it.each([
    [{ number: 0.15, format: '0.00%' }, 'Excel shows one cell of column F as a percentage.'],
    [{ number: 1250, format: '0.00E+00' }, 'Excel shows one cell of column F in scientific notation'],
    [{ number: 1250000, format: '#,##0,' }, 'Excel shows one cell of column F in thousands.'],
    [{ number: 1250, format: ';;;' }, 'Excel shows one cell of column F as empty'],
  ])('warns about a number that Excel shows as a different one: %o', async (amount, sentence) => {
    const [note] = (await rowWith({ amount })).origin.workbook!.notes.map(inEnglish);
    expect(note).toContain(sentence);
  });

  it('asks which sheet when several have rows, and reads the chosen one', async () => {
    const bytes = await workbookOf([
      { name: 'March', rows: [['a', 'b'], ['c']] },
      { name: 'Notes', rows: [] },
      { name: 'April', rows: [[], ['d']] },
      { name: 'Old', rows: [['e']], state: 'hidden' },
    ]);
    const problem = await problemOf(bytes);
    expect(problem.code).toBe('workbook_sheets');
    expect(problem.sheets).toEqual([
      { name: 'March', hidden: false, rows: 2, firstRow: ['a', 'b'] },
      { name: 'April', hidden: false, rows: 1, firstRow: ['d'] },
      { name: 'Old', hidden: true, rows: 1, firstRow: ['e'] },
    ]);
    expect(await linesOf(bytes, 'April')).toEqual(['', 'd']);
    expect((await problemOf(bytes, 'May')).code).toBe('workbook_sheets');
  });

  it('mentions hidden rows, columns and sheets', async () => {
    const bytes = await workbookOf([
      { name: 'March', rows: [['a', 'b'], ['c'], ['d']], hiddenRows: [2], hiddenColumns: [1, 8] },
      { name: 'Old', rows: [['e']], state: 'veryHidden' },
    ]);
    const { notes, hiddenRows } = (await textOf(bytes)).facts;
    expect(hiddenRows).toEqual([2]);
    expect(notes).toHaveLength(2);
    expect(inEnglish(notes[0]!)).toMatch(/^Column B is hidden in Excel/);
    expect(inEnglish(notes[1]!)).toMatch(/^Sheet “Old” is hidden in Excel and not read/);
  });

  it('finds the payment that Excel hides, below a title, an empty row and a broken line', async () => {
    const named = (name: string) => [name, ...GOOD.slice(1)];
    const file = await openWorkbook(
      await workbookOf([
        {
          name: 'March',
          rows: [['Payroll'], [], [...FIELDS], named('Ada'), named('Ben\nBotha'), named('Cas'), named('Dee')],
          hiddenRows: [6],
        },
      ]),
    );
    expect(file.find({ show: 'hidden' })).toEqual([3]);
    expect(file.row(3)).toMatchObject({ row: 3, line: 6, hidden: true, cells: { 0: 'Cas' } });
    expect(file.row(4)).toMatchObject({ line: 7, hidden: false });
    file.exclude([3], 'Hidden on purpose');
    expect(file.find({ show: 'hidden' })).toEqual([]);
  });

  it('refuses one with a password by name', async () => {
    const bytes = await workbookOf([{ name: 'March', rows: [['a']] }], 'secret');
    expect((await problemOf(bytes)).code).toBe('workbook_protected');
    const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    expect(await readWorkbook(Uint8Array.from(ole), null)).toBeNull();
  });

  it('refuses an empty and a damaged one, and leaves other archives to the text reader', async () => {
    expect((await problemOf(await workbookOf([{ name: 'A', rows: [] }]))).code).toBe('workbook_empty');
    const whole = await workbookOf([{ name: 'A', rows: [['a']] }]);
    for (const rest of [whole.subarray(0, whole.length - 30), whole.subarray(0, 100), whole.subarray(0, 5)])
      expect((await problemOf(rest)).code).toBe('workbook_damaged');
    expect((await problemOf(odd('sheet-missing.xlsx'))).code).toBe('workbook_damaged');
    expect(await readWorkbook(odd('document.docx'), null)).toBeNull();
    expect(await readWorkbook(odd('archive.zip'), null)).toBeNull();
  });

  it('refuses a sheet whose cells span more than can be read, instead of running out of memory', async () => {
    const problem = await problemOf(odd('far-cell.xlsx'));
    expect(inEnglish(problem.message)).toContain('far below or beside its list');
  });

  it('does not expand entities that a file declares', async () => {
    expect(await linesOf(odd('entities.xlsx'))).toEqual(['"&b;"']);
  });

  it.each([
    ['compressed', 'damages the archive'],
    ['without-checksums.xlsx', 'damages the XML inside'],
  ])('gives rows or a clear error whatever bytes of a file %s are changed, which %s', async (name) => {
    const whole =
      name === 'compressed'
        ? await workbookOf([{ name: 'March', rows: [[...FIELDS], [...GOOD]] }])
        : odd(name);
    expect((await readWorkbook(whole, null))?.kind).toBe('text');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (changes) => {
          const bytes = Uint8Array.from(whole);
          for (const [at, byte] of changes) bytes[at] = byte;
          const read = await readWorkbook(bytes, null);
          if (read?.kind === 'problem') expect(inEnglish(read.problem.message)).toMatch(/workbook/);
          if (read?.kind !== 'text') return;
          const reader = createWithdrawalFileReader({ rules, workbook: read.facts });
          reader.push(read.bytes);
          reader.end();
        },
      ),
      { numRuns: runs(250, 1_000) },
    );
  });
});

describe('a number format', () => {
  it.each([
    ['General', 'plain', ''],
    ['#,##0.00_);[Red]\\(#,##0.00\\)', 'plain', ''],
    ['_-"R"* #,##0.00_-', 'plain', 'R'],
    ['[$R-1C09] #,##0.00', 'plain', 'R'],
    ['[$-409]d-mmm-yy;@', 'date', ''],
    ['"day" 0', 'plain', 'day'],
    ['[h]:mm:ss', 'time', ''],
    ['mmm', 'date', ''],
  ])('%s is understood', (code, kind, currency) => {
    expect(numberFormat(code)).toMatchObject({ kind, currency, shownAs: null });
  });
});
