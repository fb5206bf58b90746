import { expect, it } from 'vitest';
import { readTextTable } from './text-table.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, most = 10) => readTextTable(bytes(text), most);

it.each([',', ';', '\t', '|'])('reads a table whose cells are divided by %j', (delimiter) => {
  const text = ['Name|Amount', 'Naledi|4200.00', '', 'Sipho|10'].join('\r\n').replaceAll('|', delimiter);
  expect(read(text)).toEqual({
    ok: true,
    table: {
      headers: ['Name', 'Amount'],
      rows: [
        { line: 2, cells: ['Naledi', '4200.00'] },
        { line: 4, cells: ['Sipho', '10'] },
      ],
    },
  });
});

it('keeps delimiters and line breaks inside quotation marks, and counts lines after them', () => {
  const found = read('Name,Subject\n"Nkosi, N","Fees\nterm 1"\nSipho,Fees\n');
  expect(found).toMatchObject({
    table: {
      rows: [
        { line: 2, cells: ['Nkosi, N', 'Fees\nterm 1'] },
        { line: 4, cells: ['Sipho', 'Fees'] },
      ],
    },
  });
});

it('does not let an open quotation mark swallow the rows after it', () => {
  const found = read('Name,Amount\n"Naledi,1\nSipho,2\nThandi,3\n');
  expect(found.ok && found.table.rows.map(({ cells }) => cells[0])).toEqual(['Naledi', 'Sipho', 'Thandi']);
});

it('reads names of Windows and of UTF-8 files with their accents', () => {
  const windows = new Uint8Array([...bytes('Name\nZo'), 0xeb, ...bytes('\n')]);
  expect(readTextTable(windows, 10)).toMatchObject({ table: { rows: [{ cells: ['Zoë'] }] } });
  expect(read('\ufeffName\nZoë\n')).toMatchObject({
    table: { headers: ['Name'], rows: [{ cells: ['Zoë'] }] },
  });
});

it.each([
  ['', 'header_only'],
  ['Name,Amount\n', 'header_only'],
  ['Name\na\nb\nc\n', 'too_many_rows'],
  ['%PDF-1.7 \u0000', 'pdf'],
])('refuses %j, and says why', (text, code) => {
  expect(read(text, 2)).toMatchObject({ ok: false, problem: { code } });
});
