import { describe, expect, it } from 'vitest';
import { createWithdrawalFileReader } from './reader.ts';
import { GOOD_ROW, HEADER, fileOf, problemOf, readBytes, row, rulesWith } from './testing/fixture.ts';
import { inEnglish } from './sentences.ts';

const GOOD_FILE = `${HEADER}\n${GOOD_ROW}\n`;

function utf16(text: string, order: 'le' | 'be', mark: boolean): Uint8Array {
  const whole = mark ? `\ufeff${text}` : text;
  const bytes = new Uint8Array(whole.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < whole.length; i++) view.setUint16(i * 2, whole.charCodeAt(i), order === 'le');
  return bytes;
}

/** Latin text as Windows-1252, which is Latin-1 for the letters used here. */
function windows(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function bytes(...values: number[]): Uint8Array {
  return Uint8Array.from(values);
}

describe('encodings', () => {
  const text = `${HEADER}\n${row({ name: 'Zoë Müller' })}\n`;

  it.each([
    ['UTF-8', new TextEncoder().encode(text), 'utf-8', false],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${text}`), 'utf-8', true],
    ['UTF-16, low byte first, with a mark', utf16(text, 'le', true), 'utf-16le', true],
    ['UTF-16, high byte first, with a mark', utf16(text, 'be', true), 'utf-16be', true],
    ['UTF-16, low byte first, without a mark', utf16(text, 'le', false), 'utf-16le', false],
    ['UTF-16, high byte first, without a mark', utf16(text, 'be', false), 'utf-16be', false],
    ['Windows-1252', windows(text), 'windows-1252', false],
  ])('reads %s', (_name, content, encoding, byteOrderMark) => {
    const file = fileOf(content);
    expect(file.dialect).toEqual({ encoding, byteOrderMark, delimiter: ',' });
    expect(file.row(1).withdrawal).toMatchObject({ beneficiaryName: 'Zoë Müller' });
  });

  it("reads Windows-1252's own quotation marks and euro sign", () => {
    const file = fileOf(windows(`${HEADER}\n${row({ name: 'O\x92Brien \x80' })}\n`));
    expect(file.row(1).withdrawal!.beneficiaryName).toBe('O’Brien €');
  });

  it('switches to Windows-1252 far into a file that was ASCII until then', () => {
    const rows = Array.from({ length: 3000 }, () => GOOD_ROW).join('\n');
    const file = fileOf(windows(`${HEADER}\n${rows}\n${row({ name: 'Zoë' })}\n`));
    expect(file.dialect.encoding).toBe('windows-1252');
    expect(file.row(3001).withdrawal!.beneficiaryName).toBe('Zoë');
  });

  it('refuses a file that mixes UTF-8 and Windows-1252, and names the line', () => {
    const mixed = new Uint8Array([
      ...new TextEncoder().encode(text),
      ...windows(`${row({ name: 'Zoë' })}\n`),
    ]);
    expect(problemOf(mixed)).toMatchObject({ code: 'mixed_encoding', line: 3 });
  });

  it('reads a character whose bytes are in two blocks', () => {
    const rows = Array.from({ length: 2000 }, (_, i) => row({ name: `${'é'.repeat(1 + (i % 5))}x` })).join(
      '\n',
    );
    const file = fileOf(`${HEADER}\n${rows}\n`);
    expect(file.summary()).toMatchObject({ accepted: 2000, rejected: 0 });
    expect(file.row(1999).withdrawal!.beneficiaryName).toBe('ééééx');
  });
});

describe('a file that is not CSV', () => {
  it.each([
    ['a zip archive', bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0), 'excel_workbook', 'This is a zip archive'],
    [
      'an .xls renamed .csv',
      bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1),
      'old_excel_workbook',
      'old Excel workbook',
    ],
    ['a PDF', new TextEncoder().encode('%PDF-1.7 …'), 'pdf', 'This is a PDF'],
    ['a compressed file', bytes(0x1f, 0x8b, 8, 0), 'not_text', 'compressed'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d), 'not_text', 'picture'],
    [
      'an Excel table saved as a web page',
      new TextEncoder().encode('<html><table><tr><td>amount</td></tr></table>'),
      'not_text',
      'web page',
    ],
    [
      'text with NUL bytes',
      new TextEncoder().encode(`${GOOD_FILE}a\0b`),
      'not_text',
      'Line 3 contains NUL bytes',
    ],
    ['an empty file', bytes(), 'empty', 'The file is empty'],
    ['a file of blank lines', new TextEncoder().encode('\n\r\n  \n,,,\n'), 'empty', 'The file is empty'],
    ['a byte order mark alone', bytes(0xef, 0xbb, 0xbf), 'empty', 'The file is empty'],
    ['a header alone', new TextEncoder().encode(HEADER), 'header_only', 'a header and no rows below it'],
    [
      'a header with blank lines below',
      new TextEncoder().encode(`${HEADER}\n\n,,,,\n`),
      'header_only',
      'no rows below it',
    ],
    [
      'rows without a header',
      new TextEncoder().encode(`${GOOD_ROW}\n${GOOD_ROW}\n`),
      'no_header',
      'No line among the first 20 names the columns',
    ],
    [
      'prose',
      new TextEncoder().encode('Dear Thandi,\nplease pay everyone.\n'),
      'no_header',
      'or start from the template',
    ],
    [
      'a header whose quotation mark stays open',
      new TextEncoder().encode(`"beneficiary_name,bank\n${GOOD_ROW}\n`),
      'header_unclosed_quote',
      'on line 1',
    ],
  ])('refuses %s in a plain sentence', (_name, content, code, words) => {
    const problem = problemOf(content);
    expect(problem.code).toBe(code);
    expect(inEnglish(problem.message)).toContain(words);
    expect(inEnglish(problem.message)).toMatch(/\.$/);
  });

  it('says how to save an Excel workbook', () => {
    expect(inEnglish(problemOf(bytes(0x50, 0x4b, 0x03, 0x04)).message)).toContain(
      'In Excel choose File > Save As > CSV UTF-8',
    );
  });

  it('gives the names of an unknown header, so that a person can map them', () => {
    const text = 'wer,wo,wohin,womit,wieviel,wozu\nThandi,ABSA,4012345678,savings,12.50,SALARY\n';
    expect(problemOf(text).headers).toEqual(['wer', 'wo', 'wohin', 'womit', 'wieviel', 'wozu']);
    const overrides = {
      beneficiary_name: 0,
      bank: 1,
      account_number: 2,
      account_type: 3,
      amount: 4,
      beneficiary_reference: 5,
    };
    expect(fileOf(text, { overrides }).summary().accepted).toBe(1);
  });
});

describe('limits', () => {
  it('refuses a file of known size unread when it is too large', () => {
    const reader = createWithdrawalFileReader({
      rules: rulesWith(),
      sizeBytes: 200_000_001,
      limits: { maxBytes: 100_000_000, maxRows: 10 },
    });
    expect(reader.push(new Uint8Array(10))).toMatchObject({ stopped: true });
    const result = reader.end();
    expect(result).toMatchObject({ ok: false, problem: { code: 'file_too_large' } });
    expect(!result.ok && inEnglish(result.problem.message)).toContain('larger than 100 MB');
  });

  it('stops reading when the bytes exceed the limit', () => {
    const reader = createWithdrawalFileReader({
      rules: rulesWith(),
      limits: { maxBytes: 1_000_000, maxRows: 1_000_000 },
    });
    const chunk = new TextEncoder().encode(GOOD_FILE.repeat(1_000));
    let pushes = 0;
    while (!reader.push(chunk).stopped) pushes++;
    expect(pushes).toBe(Math.floor(1_000_000 / chunk.length));
    expect(reader.end()).toMatchObject({ ok: false, problem: { code: 'file_too_large' } });
  });

  it('refuses more rows than the limit', () => {
    const rows = `${GOOD_ROW}\n`.repeat(11);
    expect(problemOf(`${HEADER}\n${rows}`, { limits: { maxBytes: 1_000_000, maxRows: 10 } })).toMatchObject({
      code: 'too_many_rows',
    });
    expect(
      fileOf(`${HEADER}\n${rows}`, { limits: { maxBytes: 1_000_000, maxRows: 11 } }).summary().rows,
    ).toBe(11);
  });

  it('refuses a line that never ends', () => {
    expect(problemOf(`${HEADER}\n${'x'.repeat(600_000)}`)).toMatchObject({ code: 'line_too_long', line: 2 });
    expect(problemOf('x'.repeat(600_000))).toMatchObject({ code: 'line_too_long', line: 1 });
  });

  it('does not change the bytes that it reads', () => {
    const content = new TextEncoder().encode(`\ufeff${GOOD_FILE}`.replaceAll('\n', '\r\n'));
    const before = content.slice();
    readBytes(content, { chunks: [7, 3] });
    expect(content).toEqual(before);
  });
});

describe('dialects', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
    ['pipe', '|'],
  ])('finds the delimiter: %s', (_name, delimiter) => {
    const file = fileOf(GOOD_FILE.replaceAll(',', delimiter));
    expect(file.dialect.delimiter).toBe(delimiter);
    expect(file.summary()).toMatchObject({ rows: 1, accepted: 1 });
  });

  it("obeys Excel's sep= line, which is not a record", () => {
    const file = fileOf(`sep=;\n${GOOD_FILE.replaceAll(',', ';')}`);
    expect(file.summary()).toMatchObject({ accepted: 1, blank: 0 });
    expect(file.row(1).line).toBe(3);
  });

  it.each([
    ['CRLF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
  ])('reads lines that end with %s, with or without one at the end of the file', (_name, end) => {
    const text = [HEADER, GOOD_ROW, '', GOOD_ROW].join(end);
    for (const content of [text, text + end]) {
      const file = fileOf(content);
      expect(file.summary()).toMatchObject({ rows: 2, accepted: 2, blank: 1 });
      expect(file.row(2).line).toBe(4);
    }
  });

  it('reads a file that mixes line endings', () => {
    const file = fileOf(`${HEADER}\r\n${GOOD_ROW}\n${GOOD_ROW}\r${GOOD_ROW}\r\n`);
    expect(file.summary()).toMatchObject({ rows: 3, accepted: 3, blank: 0 });
    expect(file.row(3).line).toBe(4);
  });

  it('counts blank lines and skips them, also those of delimiters only', () => {
    const file = fileOf(`\n${HEADER}\n\n${GOOD_ROW}\n,,,,,,,,\n , ,\n${GOOD_ROW}\n\n\n`);
    expect(file.summary()).toMatchObject({ rows: 2, accepted: 2, blank: 6 });
    expect(file.row(2).line).toBe(7);
  });

  it('reads quotation marks with delimiters, doubled marks and line breaks inside', () => {
    const header = `${HEADER},note`;
    const file = fileOf(
      `${header}\n"Nkosi, ""T"" Thandi",${GOOD_ROW.slice(13)},"first line\nsecond, line"\n${GOOD_ROW},\n`,
    );
    expect(file.summary()).toMatchObject({ rows: 2, accepted: 2 });
    expect(file.row(1).withdrawal!.beneficiaryName).toBe('Nkosi, "T" Thandi');
    expect(file.row(2).line).toBe(4);
  });

  it('refuses a line break inside a cell that decides a payment', () => {
    const file = fileOf(`${HEADER}\n"Thandi\nNkosi",${GOOD_ROW.slice(13)}\n`);
    expect(file.row(1).errors).toMatchObject([
      { field: 'beneficiary_name', code: 'character_not_allowed', row: 1, line: 2 },
    ]);
  });

  it('reads any column name safely', () => {
    const file = fileOf(`__proto__,constructor,${HEADER},toString\nx,y,${GOOD_ROW},z\n`);
    expect(file.summary()).toMatchObject({ accepted: 1 });
    expect(file.mapping().unmapped).toEqual([0, 1, 11]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
