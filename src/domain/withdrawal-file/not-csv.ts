import type { FileProblem } from './file-facts.ts';

const SAVE_AS_CSV = 'In Excel choose File > Save As > CSV UTF-8 (comma delimited), and upload that file.';

const TOO_LARGE_REMEDY = 'Split it into smaller files and upload them one after another.';

const SAVE_AS_TEXT_CSV =
  'In LibreOffice choose File > Save As > Text CSV (.csv), with the character set UTF-8, and upload ' +
  'that file.';

/** Kinds of file by their first bytes. */
const SIGNATURES: readonly { bytes: readonly number[]; code: FileProblem['code']; message: string }[] = [
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    code: 'excel_workbook',
    message:
      'This is a zip archive or a binary workbook, not an Excel workbook (.xlsx) or a CSV file. ' +
      `${SAVE_AS_CSV}`,
  },
  {
    bytes: [0x50, 0x4b, 0x05, 0x06],
    code: 'excel_workbook',
    message: `This is an empty zip archive, not a CSV file, whatever its name says. ${SAVE_AS_CSV}`,
  },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    code: 'old_excel_workbook',
    message:
      'This is an old Excel workbook (.xls), whatever its name says. ' +
      'In Excel choose File > Save As > Excel Workbook (.xlsx), and upload that file.',
  },
  {
    bytes: [0x25, 0x50, 0x44, 0x46],
    code: 'pdf',
    message: 'This is a PDF, not a CSV file. Export the list as CSV from the program that made it.',
  },
  {
    bytes: [0x1f, 0x8b],
    code: 'not_text',
    message: 'This is a compressed file, not a CSV file. Unpack it first, and upload the CSV inside.',
  },
  {
    bytes: [0x89, 0x50, 0x4e, 0x47],
    code: 'not_text',
    message: 'This is a picture, not a CSV file. Export the list as CSV from the program that made it.',
  },
  {
    bytes: [0xff, 0xd8, 0xff],
    code: 'not_text',
    message: 'This is a picture, not a CSV file. Export the list as CSV from the program that made it.',
  },
];

/** What the file is when its first bytes say that it is no CSV; null otherwise. */
export function notCsv(start: Uint8Array): FileProblem | null {
  const begin = String.fromCharCode(...start.subarray(0, 160));
  // An OpenDocument file is a zip archive whose first entry names its kind, uncompressed.
  if (begin.startsWith('PK') && begin.startsWith('mimetypeapplication/vnd.oasis.opendocument.', 30)) {
    const kind = begin.includes('opendocument.spreadsheet') ? 'spreadsheet (.ods)' : 'document';
    return {
      code: 'opendocument',
      message: `This is an OpenDocument ${kind}, not a CSV file, whatever its name says. ${SAVE_AS_TEXT_CSV}`,
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
  if (/^\s*\{\\rtf/.test(start)) {
    return {
      code: 'rtf',
      message:
        'This is a rich text document (RTF), not a CSV file. Put its rows into a spreadsheet, and save ' +
        'that as CSV UTF-8 (comma delimited).',
    };
  }
  if (/^\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:[{[\]"]|$))/.test(start)) {
    return {
      code: 'json',
      message:
        'This is JSON, not a CSV file. Export the list as CSV from the program that made it, or send ' +
        'the JSON to the payments API.',
    };
  }
  if (!/^\s*<(?:!doctype|html|table|\?xml|\?mso|div|meta)/i.test(start)) return null;
  return {
    code: 'not_text',
    message:
      'This is a web page or an XML file, not a CSV file. Open it in Excel and choose File > Save As > ' +
      'CSV UTF-8 (comma delimited).',
  };
}

export function tooManyColumns(line: number, most: number): FileProblem {
  return {
    code: 'too_many_columns',
    line,
    message:
      `Line ${line} has more than ${grouped(most)} columns, so this is not a list of payments. Export ` +
      'only the columns that a payment needs, and upload that file.',
  };
}

export function cellTooLong(line: number, characters: number): FileProblem {
  return {
    code: 'cell_too_long',
    line,
    message:
      `A cell that begins on line ${line} is longer than ${grouped(characters)} characters, more than a ` +
      'spreadsheet can hold. Correct or remove that cell, and upload the file again.',
  };
}

export function lineTooLong(line: number, characters: number): FileProblem {
  return {
    code: 'line_too_long',
    line,
    message:
      `Line ${line} is longer than ${grouped(characters)} characters, so this is not a list of one ` +
      'payment a line. Export the list as CSV again.',
  };
}

export function nulBytes(line: number): FileProblem {
  return {
    code: 'not_text',
    line,
    message:
      `Line ${line} contains NUL bytes, so this is not a text file, or it is damaged. Export the list as ` +
      'CSV UTF-8 again.',
  };
}

export function tooLarge(maxBytes: number): FileProblem {
  return {
    code: 'file_too_large',
    message: `The file is larger than ${megabytes(maxBytes)}, the most that can be read. ${TOO_LARGE_REMEDY}`,
  };
}

export function tooManyRows(maxRows: number): FileProblem {
  return {
    code: 'too_many_rows',
    message:
      `The file has more than ${grouped(maxRows)} rows, the most that can be read. ` + TOO_LARGE_REMEDY,
  };
}

function megabytes(bytes: number): string {
  return bytes >= 1_000_000 ? `${grouped(Math.floor(bytes / 1_000_000))} MB` : `${grouped(bytes)} bytes`;
}

function grouped(count: number): string {
  return count.toString().replace(/\B(?=(?:\d{3})+$)/g, ',');
}
