import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FIELDS, WIRE_FIELDS } from '../../withdrawal/shapes.ts';
import { createWithdrawalFileReader } from '../reader.ts';
import { withdrawal } from '../testing/arbitraries.ts';
import { fileOf, rulesWith } from '../testing/fixture.ts';
import { workbookOf, type Cell } from '../testing/workbook.ts';
import type { WithdrawalFile } from '../withdrawal-file.ts';
import { numberFormat } from './number-formats.ts';
import { readWorkbook } from './read-workbook.ts';

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

/** The sheet's rows as the reader of text files gets them. */
function linesOf(bytes: Uint8Array, sheet: string | null = null): string[] {
  const read = readWorkbook(bytes, sheet);
  if (read?.kind !== 'text') throw new Error(JSON.stringify(read));
  return new TextDecoder().decode(read.bytes).trimEnd().split('\n');
}

function notesOf(bytes: Uint8Array): string[] {
  const read = readWorkbook(bytes, null);
  if (read?.kind !== 'text') throw new Error(JSON.stringify(read));
  return read.facts.notes;
}

function problemOf(bytes: Uint8Array, sheet: string | null = null) {
  const read = readWorkbook(bytes, sheet);
  if (read?.kind !== 'problem') throw new Error('The workbook was read, although it should not have been.');
  return read.problem;
}

function openWorkbook(bytes: Uint8Array): WithdrawalFile {
  const read = readWorkbook(bytes, null);
  if (read?.kind !== 'text') throw new Error(JSON.stringify(read));
  const reader = createWithdrawalFileReader({ rules, workbook: read.facts });
  reader.push(read.bytes);
  const result = reader.end();
  if (!result.ok) throw new Error(result.problem.message);
  return result.file;
}

/** The file of one row, the good one with some cells replaced. */
function rowWith(changes: Partial<Record<(typeof FIELDS)[number], Cell>>): WithdrawalFile {
  const cells = FIELDS.map((field, i) => changes[field] ?? GOOD[i]!);
  return openWorkbook(workbookOf({ name: 'March', rows: [[...FIELDS], cells] }));
}

const errorOf = (file: WithdrawalFile) => file.row(1).errors.map(({ code }) => code);

describe('a workbook', () => {
  it('gives the same checked rows as the same rows in a CSV file', () => {
    fc.assert(
      fc.property(fc.array(withdrawal, { minLength: 1, maxLength: 12 }), (withdrawals) => {
        const rows = withdrawals.map((one) => WIRE_FIELDS.map((field) => one[field] ?? ''));
        const csv = [[...FIELDS], ...rows].map((cells) =>
          cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
        );
        const fromText = fileOf(`${csv.join('\n')}\n`, { rules });
        const fromSheet = openWorkbook(workbookOf({ name: 'Pay', rows: [[...FIELDS], ...rows] }));
        expect(fromSheet.summary()).toEqual(fromText.summary());
        expect(fromSheet.rows({ offset: 0, limit: 100 })).toEqual(fromText.rows({ offset: 0, limit: 100 }));
        expect(fromSheet.summary().accepted).toBe(withdrawals.length);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps text cells as they are and counts lines as Excel counts rows', () => {
    const bytes = workbookOf({ name: 'March', rows: [['Payroll of March'], [], [...FIELDS], [...GOOD]] });
    const file = openWorkbook(bytes);
    expect(file.row(1)).toMatchObject({ line: 4, status: 'accepted' });
    expect(file.row(1).cells[3]).toBe('4012345678');
    expect(linesOf(workbookOf({ name: 'A', rows: [['0012', ' a ', 'x, "y"']] }))).toEqual([
      '0012," a ","x, ""y"""',
    ]);
  });

  it('reads results of formulas, texts in pieces and texts beside a number', () => {
    const rows: Cell[][] = [
      [
        { xml: '<c><f>B1*2</f><v>12.5</v></c>' },
        { xml: '<c t="str"><f>A1&amp;"x"</f><v>two words</v></c>' },
        { xml: '<c t="inlineStr"><is><r><t>Tha</t></r><r><t>ndi</t></r><rPh><t>no</t></rPh></is></c>' },
        { xml: '<c t="b"><v>1</v></c>' },
        { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' },
      ],
    ];
    expect(linesOf(workbookOf({ name: 'A', rows }))).toEqual(['12.5,two words,Thandi,TRUE,#DIV/0!']);
  });

  it.each<[string, { number: string; format?: string }, string]>([
    ['a whole number', { number: '62012345678' }, '62012345678'],
    ['a number written with an exponent', { number: '6.2012345678E10' }, '62012345678'],
    ['a sum with the error of a double', { number: '0.30000000000000004' }, '0.3'],
    ['three decimals, which could be thousands', { number: '1.234' }, '1.2340'],
    ['more digits than Excel keeps', { number: '1234567890123456' }, '1.23456789012346E+15'],
    ['zeros that only the format has', { number: '12345', format: '0000000000' }, '0000012345'],
    ['an amount in rands', { number: '1250.5', format: '"R" #,##0.00' }, 'R 1250.5'],
    ['an amount in dollars', { number: '1250.5', format: '[$$-409]#,##0.00' }, '$ 1250.5'],
    ['an amount without a currency', { number: '1250.5', format: '#,##0.00;[Red]-#,##0.00' }, '1250.5'],
    ['a date', { number: '46082', format: 'dd/mm/yyyy' }, '2026-03-01'],
    ['a date with a time', { number: '46082.5', format: 'yyyy-mm-dd hh:mm' }, '2026-03-01 12:00'],
  ])('reads %s', (_name, cell, text) => {
    expect(linesOf(workbookOf({ name: 'A', rows: [[cell]] }))).toEqual([text]);
  });

  it('refuses dates, lost digits and lost zeros like a CSV file', () => {
    const date = { number: '46082', format: 'dd/mm/yyyy' };
    expect(errorOf(rowWith({ account_number: date }))).toEqual(['account_date']);
    const amount = rowWith({ amount: date });
    expect(errorOf(amount)).toEqual(['amount_not_a_number']);
    expect(amount.row(1).errors[0]!.message).toContain('is a date, not an amount');
    expect(errorOf(rowWith({ account_number: { number: '1.2345678901234E18' } }))).toEqual([
      'account_scientific',
    ]);
    expect(
      errorOf(rowWith({ bank: 'Capitec', branch_code: '470010', account_number: { number: '123456789' } })),
    ).toEqual(['account_lost_zero']);
    expect(errorOf(rowWith({ amount: { number: '10', format: '[$$-409]0.00' } }))).toEqual([
      'amount_other_currency',
    ]);
    expect(errorOf(rowWith({ amount: { number: '10.005', format: '0.00' } }))).toEqual([
      'amount_too_many_decimals',
    ]);
  });

  it('counts the numbers in each column', () => {
    const file = rowWith({ account_number: { number: '4012345678' } });
    expect(file.origin.workbook).toEqual({ sheet: 'March', notes: [], numberCells: [[3, 1]] });
  });

  it('asks which sheet when several have rows, and reads the chosen one', () => {
    const bytes = workbookOf(
      { name: 'March', rows: [['a', 'b'], ['c']] },
      { name: 'Notes', rows: [] },
      { name: 'April', rows: [[], ['d']] },
      { name: 'Old', rows: [['e']], state: 'hidden' },
    );
    const problem = problemOf(bytes);
    expect(problem.code).toBe('workbook_sheets');
    expect(problem.sheets).toEqual([
      { name: 'March', hidden: false, rows: 2, firstRow: ['a', 'b'] },
      { name: 'April', hidden: false, rows: 1, firstRow: ['d'] },
      { name: 'Old', hidden: true, rows: 1, firstRow: ['e'] },
    ]);
    expect(linesOf(bytes, 'April')).toEqual(['', 'd']);
    expect(problemOf(bytes, 'May').code).toBe('workbook_sheets');
  });

  it('mentions hidden rows, columns and sheets, and formulas without a result', () => {
    const notes = notesOf(
      workbookOf(
        {
          name: 'March',
          rows: [['a', 'b'], ['c'], ['d', { xml: '<c><f>SUM(A1)</f></c>' }]],
          hiddenRows: [2],
          before: '<cols><col min="2" max="2" hidden="1"/><col min="9" max="16384" hidden="1"/></cols>',
        },
        { name: 'Old', rows: [['e']], state: 'veryHidden' },
      ),
    );
    expect(notes).toHaveLength(4);
    expect(notes[0]).toMatch(/^Row 2 is hidden in Excel/);
    expect(notes[1]).toMatch(/^Column B is hidden in Excel/);
    expect(notes[2]).toMatch(/^Sheet “Old” is hidden in Excel and not read/);
    expect(notes[3]).toMatch(/^One formula has no stored result/);
  });

  it('refuses one with a password by name', () => {
    const name = [...'EncryptedPackage'].flatMap((character) => [character.charCodeAt(0), 0]);
    const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    expect(problemOf(Uint8Array.from([...ole, ...Array<number>(504).fill(69), ...name])).code).toBe(
      'workbook_protected',
    );
    expect(readWorkbook(Uint8Array.from(ole), null)).toBeNull();
  });

  it('refuses a small file that unpacks to more than the limit', () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(1000) });
    // The size in the central directory: 4 bytes at 24 from its signature.
    const at = bomb.findLastIndex((_, i) => bomb[i] === 0x50 && bomb[i + 1] === 0x4b && bomb[i + 2] === 1);
    new DataView(bomb.buffer).setUint32(at + 24, 4_000_000_000, true);
    expect(problemOf(bomb).code).toBe('workbook_too_large');
  });

  it('refuses an empty and a damaged one, and leaves other archives to the text reader', () => {
    expect(problemOf(workbookOf({ name: 'A', rows: [] })).code).toBe('workbook_empty');
    const whole = workbookOf({ name: 'A', rows: [['a']] });
    expect(problemOf(whole.subarray(0, whole.length - 30)).code).toBe('workbook_damaged');
    expect(problemOf(zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets>') })).code).toBe(
      'workbook_damaged',
    );
    expect(readWorkbook(zipSync({ 'word/document.xml': strToU8('<a/>') }), null)).toBeNull();
  });

  it('never throws, whatever bytes are changed', () => {
    const whole = workbookOf({ name: 'March', rows: [[...FIELDS], [...GOOD]] });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        (changes) => {
          const bytes = Uint8Array.from(whole);
          for (const [at, byte] of changes) bytes[at] = byte;
          readWorkbook(bytes, null);
        },
      ),
      { numRuns: 200 },
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
    expect(numberFormat(code)).toMatchObject({ kind, currency });
  });
});
