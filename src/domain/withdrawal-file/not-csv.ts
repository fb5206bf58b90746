import type { FileProblem } from './file-facts.ts';
import { say, type Sentence } from './sentences.ts';

/** Kinds of file by their first bytes. */
const SIGNATURES: readonly { bytes: readonly number[]; code: FileProblem['code']; message: Sentence }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], code: 'excel_workbook', message: say('zip_archive') },
  { bytes: [0x50, 0x4b, 0x05, 0x06], code: 'excel_workbook', message: say('empty_zip_archive') },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], code: 'old_excel_workbook', message: say('old_workbook') },
  { bytes: [0x25, 0x50, 0x44, 0x46], code: 'pdf', message: say('pdf') },
  { bytes: [0x1f, 0x8b], code: 'not_text', message: say('compressed') },
  { bytes: [0x89, 0x50, 0x4e, 0x47], code: 'not_text', message: say('picture') },
  { bytes: [0xff, 0xd8, 0xff], code: 'not_text', message: say('picture') },
];

/** What the file is when its first bytes say that it is no CSV; null otherwise. */
export function notCsv(start: Uint8Array): FileProblem | null {
  const begin = String.fromCharCode(...start.subarray(0, 160));
  // An OpenDocument file is a zip archive whose first entry names its kind, uncompressed.
  if (begin.startsWith('PK') && begin.startsWith('mimetypeapplication/vnd.oasis.opendocument.', 30)) {
    const isSpreadsheet = begin.includes('opendocument.spreadsheet');
    return {
      code: 'opendocument',
      message: say(isSpreadsheet ? 'opendocument_spreadsheet' : 'opendocument_document'),
    };
  }
  for (const { bytes, code, message } of SIGNATURES) {
    if (start.length >= bytes.length && bytes.every((byte, i) => start[i] === byte)) return { code, message };
  }
  return null;
}

/**
 * Text that is no CSV: JSON, rich text, a web page or an Excel table saved as one, which programs also call
 * .csv or .xls.
 */
export function notCsvText(start: string): FileProblem | null {
  if (/^\s*\{\\rtf/.test(start)) return { code: 'rtf', message: say('rtf') };
  if (/^ID;P/.test(start)) return { code: 'not_text', message: say('sylk') };
  if (/^\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:[{[\]"]|$))/.test(start)) return { code: 'json', message: say('json') };
  if (!/^\s*<(?:!doctype|html|table|\?xml|\?mso|div|meta)/i.test(start)) return null;
  return { code: 'not_text', message: say('web_page') };
}

export function tooManyColumns(line: number, most: number): FileProblem {
  return {
    code: 'too_many_columns',
    line,
    message: say('too_many_columns', { line, most: { count: most } }),
  };
}

export function cellTooLong(line: number, characters: number): FileProblem {
  return {
    code: 'cell_too_long',
    line,
    message: say('cell_too_long', { line, most: { count: characters } }),
  };
}

export function lineTooLong(line: number, characters: number): FileProblem {
  return {
    code: 'line_too_long',
    line,
    message: say('line_too_long', { line, most: { count: characters } }),
  };
}

export function nulBytes(line: number): FileProblem {
  return { code: 'not_text', line, message: say('nul_bytes', { line }) };
}

export function tooLarge(maxBytes: number): FileProblem {
  return { code: 'file_too_large', message: say('file_too_large', { size: sizeOf(maxBytes) }) };
}

export function tooManyRows(maxRows: number): FileProblem {
  return { code: 'too_many_rows', message: say('too_many_rows', { most: { count: maxRows } }) };
}

function sizeOf(bytes: number): Sentence {
  return bytes >= 1_000_000
    ? say('megabytes', { count: { count: Math.floor(bytes / 1_000_000) } })
    : say('bytes', { count: { count: bytes } });
}
