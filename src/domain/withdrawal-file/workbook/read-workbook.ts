import { readXlsx, type Sheet } from 'hucre/xlsx';
import type { FileProblem, WorkbookFacts } from '../file-facts.ts';
import { shown } from '../findings.ts';
import { doubledCell } from './doubled-cells.ts';
import { workbookNotes } from './notes.ts';
import { notCsv } from '../not-csv.ts';
import { say } from '../sentences.ts';
import { sheetCells, type SheetCells } from './sheet-cells.ts';
import { archiveFacts } from './sheet-kinds.ts';
import { begins } from './sniff.ts';

/** One sheet of the workbook as CSV text for the reader, or the reason why it cannot be read. */
type WorkbookText =
  | { kind: 'text'; bytes: Uint8Array; facts: WorkbookFacts }
  | { kind: 'problem'; problem: FileProblem };

/** The most columns that a list of payments has; wider rows are not filled to the same width. */
const MOST_FILLED = 1_000;
/** The most sheets from which a person can choose; each sheet takes time and memory to read. */
const MOST_SHEETS = 250;
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/**
 * Reads the sheet of an .xlsx workbook that has the payments: the one with rows, or the named one. Returns
 * null if the bytes are no such workbook, so that the reader of text files can say what they are.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  sheetName: string | null,
): Promise<WorkbookText | null> {
  if (!begins(bytes, ZIP)) return isProtected(bytes) ? { kind: 'problem', problem: PROTECTED } : null;
  if (notCsv(bytes.subarray(0, 200))?.code === 'opendocument') return null;
  const { isBinary, withoutCells, sheets: listed, doubled, cellParts } = archiveFacts(bytes);
  if (isBinary) return { kind: 'problem', problem: BINARY };
  if (listed > MOST_SHEETS) return { kind: 'problem', problem: MANY_SHEETS };
  if (doubled !== null) return { kind: 'problem', problem: doubledPart(doubled) };
  let namesSheets = false;
  let sheets: Sheet[];
  try {
    ({ sheets } = await readXlsx(bytes, {
      readStyles: true,
      sheets: ({ name }) => {
        namesSheets = true;
        return !withoutCells.has(name);
      },
    }));
  } catch (error) {
    return problemOf(error, namesSheets);
  }
  if (!namesSheets) return null;
  const cell = doubledCell(bytes, cellParts);
  if (cell !== null) return { kind: 'problem', problem: doubledPlace(cell) };
  return chooseSheet(sheets, sheetName);
}

function problemOf(error: unknown, namesSheets: boolean): WorkbookText | null {
  // The library throws a ParseError for an archive that it cannot parse: before the sheets are known, the
  // archive is not a workbook.
  const unusable = error instanceof Error && error.name === 'ParseError';
  if (!unusable) return { kind: 'problem', problem: DAMAGED };
  return namesSheets ? { kind: 'problem', problem: UNUSABLE } : null;
}

function chooseSheet(sheets: readonly Sheet[], sheetName: string | null): WorkbookText {
  const read = sheets.flatMap((sheet) => {
    const content = sheetCells(sheet);
    const rows = content.rows.filter((cells) => cells.length > 0).length;
    const hidden = sheet.hidden === true || sheet.veryHidden === true;
    return rows > 0 ? [{ name: sheet.name, hidden, content, rows }] : [];
  });
  if (read.length === 0) return { kind: 'problem', problem: EMPTY };
  const shown = read.filter(({ hidden }) => !hidden);
  const only = shown.length === 1 ? shown[0] : undefined;
  const chosen = sheetName === null ? only : read.find(({ name }) => name === sheetName);
  if (!chosen) {
    const choices = read.map(({ name, hidden, content, rows }) => ({
      name,
      hidden,
      rows,
      firstRow: content.rows.find((cells) => cells.length > 0)!.filter((cell) => cell !== ''),
    }));
    return { kind: 'problem', problem: { ...WHICH_SHEET, sheets: choices } };
  }
  const others = read.filter((one) => one !== chosen && one.hidden).map(({ name }) => name);
  const { rows, numberCells, hiddenRows, marks } = chosen.content;
  const notes = workbookNotes(chosen.content, others);
  const { bytes, continuedLines } = csvOf(rows);
  const facts = {
    sheet: chosen.name,
    notes,
    hiddenRows,
    continuedLines,
    numberCells: [...numberCells],
    marks: marks.all(),
  };
  return { kind: 'text', bytes, facts };
}

/** The rows as CSV with a byte order mark: a line for each row, and further ones for line breaks in cells. */
function csvOf(rows: SheetCells['rows']): { bytes: Uint8Array; continuedLines: number[] } {
  const widest = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const width = Math.min(widest, MOST_FILLED);
  const lines = rows.map((cells) => {
    if (cells.length === 0) return '';
    const line = cells.map(quoted).join(',');
    return cells.length < width ? line + ','.repeat(width - cells.length) : line;
  });
  const continuedLines: number[] = [];
  let last = 0;
  for (const line of lines) {
    last++;
    for (let more = lineBreaks(line); more > 0; more--) continuedLines.push(++last);
  }
  return { bytes: new TextEncoder().encode(`\ufeff${lines.join('\n')}\n`), continuedLines };
}

function lineBreaks(line: string): number {
  return line.match(/\r\n|[\r\n]/g)?.length ?? 0;
}

function quoted(cell: string): string {
  return /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const ENCRYPTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

/** A workbook with a password is stored inside an older container, under a name in UTF-16. */
function isProtected(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(ENCRYPTED[0]!); at >= 0; at = bytes.indexOf(ENCRYPTED[0]!, at + 1))
    if (ENCRYPTED.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}

const PROTECTED: FileProblem = { code: 'workbook_protected', message: say('workbook_protected') };

const BINARY: FileProblem = { code: 'old_excel_workbook', message: say('binary_workbook') };

const DAMAGED: FileProblem = { code: 'workbook_damaged', message: say('workbook_damaged') };

const UNUSABLE: FileProblem = { code: 'workbook_damaged', message: say('workbook_unusable') };

const EMPTY: FileProblem = { code: 'workbook_empty', message: say('workbook_empty') };

const WHICH_SHEET: FileProblem = { code: 'workbook_sheets', message: say('workbook_sheets') };

const MANY_SHEETS: FileProblem = {
  code: 'workbook_too_large',
  message: say('workbook_many_sheets', { most: { count: MOST_SHEETS } }),
};

function doubledPart(part: string): FileProblem {
  return { code: 'workbook_damaged', message: say('workbook_doubled_part', { part: shown(part) }) };
}

function doubledPlace(cell: string): FileProblem {
  const message = /^\d/.test(cell)
    ? say('workbook_doubled_row', { row: Number(cell) })
    : say('workbook_doubled_cell', { cell });
  return { code: 'workbook_damaged', message };
}
