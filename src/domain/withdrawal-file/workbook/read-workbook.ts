import type { FileProblem, WorkbookFacts } from '../file-facts.ts';
import { Archive, ArchiveTooLarge, MOST_UNPACKED_BYTES } from './archive.ts';
import { readNumberFormats } from './number-formats.ts';
import { readSharedTexts, readSheetRows, type SheetContext, type SheetRows } from './sheet-rows.ts';
import { begins } from './sniff.ts';
import { readXml } from './xml.ts';

/** One sheet of the workbook as CSV text for the reader, or the reason why there is none. */
type WorkbookText =
  { kind: 'text'; bytes: Uint8Array; facts: WorkbookFacts } | { kind: 'problem'; problem: FileProblem };

interface SheetEntry {
  name: string;
  hidden: boolean;
  part: string;
}

/** The most columns that a list of payments has; wider rows are not filled to the same width. */
const MOST_FILLED = 1_000;
const NAMED_AT_MOST = 5;
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/**
 * Reads the sheet of an .xlsx workbook that has the payments: the one with rows, or the named one. Returns
 * null if the bytes are no such workbook, so that the reader of text files can say what they are.
 */
export function readWorkbook(bytes: Uint8Array, sheetName: string | null): WorkbookText | null {
  if (!begins(bytes, ZIP)) return isProtected(bytes) ? { kind: 'problem', problem: PROTECTED } : null;
  try {
    const archive = new Archive(bytes);
    const part = workbookPart(archive);
    const xml = archive.text(part);
    return xml === null ? null : readSheets(archive, { part, xml }, sheetName);
  } catch (error) {
    return { kind: 'problem', problem: error instanceof ArchiveTooLarge ? TOO_LARGE : DAMAGED };
  }
}

function readSheets(
  archive: Archive,
  workbook: { part: string; xml: string },
  sheetName: string | null,
): WorkbookText {
  const folder = folderOf(workbook.part);
  const { sheets, from1904 } = sheetEntries(archive, workbook.xml, workbook.part);
  const context: SheetContext = {
    sharedTexts: readSharedTexts(archive.text(`${folder}sharedStrings.xml`)),
    formatOf: readNumberFormats(archive.text(`${folder}styles.xml`)),
    from1904,
  };
  const read = sheets.flatMap((entry) => {
    const xml = archive.text(entry.part);
    const content = xml === null ? null : readSheetRows(xml, context);
    const rows = content?.rows.filter((cells) => cells.length > 0).length ?? 0;
    return content && rows > 0 ? [{ entry, content, rows }] : [];
  });
  if (read.length === 0) return { kind: 'problem', problem: EMPTY };
  const shown = read.filter(({ entry }) => !entry.hidden);
  const chosen =
    sheetName !== null
      ? read.find(({ entry }) => entry.name === sheetName)
      : shown.length === 1
        ? shown[0]
        : undefined;
  if (!chosen) {
    const choices = read.map(({ entry, content, rows }) => ({
      name: entry.name,
      hidden: entry.hidden,
      rows,
      firstRow: content.rows.find((cells) => cells.length > 0)!.filter((cell) => cell !== ''),
    }));
    return { kind: 'problem', problem: { ...WHICH_SHEET, sheets: choices } };
  }
  const others = read.filter((one) => one !== chosen && one.entry.hidden).map(({ entry }) => entry.name);
  return {
    kind: 'text',
    bytes: csvOf(chosen.content.rows),
    facts: {
      sheet: chosen.entry.name,
      notes: notesOf(chosen.content, others),
      numberCells: [...chosen.content.numberCells],
    },
  };
}

/** Sentences about things that the person does not see in Excel. */
function notesOf(sheet: SheetRows, hiddenSheets: readonly string[]): string[] {
  const notes: string[] = [];
  const { hiddenRows, formulasWithoutValue } = sheet;
  const width = widthOf(sheet.rows);
  const hiddenColumns = sheet.hiddenColumns.filter((column) => column < width).map(columnName);
  if (hiddenRows.length > 0)
    notes.push(
      `${few(hiddenRows, 'row', 'rows')} ${hiddenRows.length === 1 ? 'is' : 'are'} hidden in Excel, perhaps ` +
        'by a filter. Hidden rows are read like any other: exclude those that must not be paid.',
    );
  if (hiddenColumns.length > 0)
    notes.push(
      `${few(hiddenColumns, 'column', 'columns')} ${hiddenColumns.length === 1 ? 'is' : 'are'} hidden in ` +
        'Excel and read like any other.',
    );
  if (hiddenSheets.length > 0)
    notes.push(
      `${few(
        hiddenSheets.map((name) => `“${name}”`),
        'sheet',
        'sheets',
      )} ` + `${hiddenSheets.length === 1 ? 'is' : 'are'} hidden in Excel and not read.`,
    );
  if (formulasWithoutValue > 0)
    notes.push(
      `${formulasWithoutValue === 1 ? 'One formula has' : `${formulasWithoutValue} formulas have`} no stored ` +
        'result, so the cells are read as empty. Open the workbook in Excel, save it, and choose it again.',
    );
  return notes;
}

/** "Row 5", "Rows 5, 9 and 12", "Rows 5, 6, 7, 8, 9 and 40 more". */
function few(items: readonly (number | string)[], one: string, many: string): string {
  const noun = items.length === 1 ? one : many;
  const named = items.slice(0, NAMED_AT_MOST);
  const rest = items.length - named.length;
  const all = rest > 0 ? [...named, `${rest} more`] : named;
  const list = all.length === 1 ? String(all[0]) : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
  return `${noun[0]!.toUpperCase()}${noun.slice(1)} ${list}`;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

function widthOf(rows: readonly string[][]): number {
  let width = 0;
  for (const cells of rows) width = Math.max(width, cells.length);
  return width;
}

/** The rows as CSV with a byte order mark. Each line has the number of its row in the sheet. */
function csvOf(rows: readonly string[][]): Uint8Array {
  const width = Math.min(widthOf(rows), MOST_FILLED);
  const lines = rows.map((cells) => {
    if (cells.length === 0) return '';
    const line = cells.map(quoted).join(',');
    return cells.length < width ? line + ','.repeat(width - cells.length) : line;
  });
  return new TextEncoder().encode(`\ufeff${lines.join('\n')}\n`);
}

function quoted(cell: string): string {
  return /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function sheetEntries(
  archive: Archive,
  workbookXml: string,
  part: string,
): { sheets: SheetEntry[]; from1904: boolean } {
  const folder = folderOf(part);
  const targets = relations(archive.text(`${folder}_rels/${part.slice(folder.length)}.rels`));
  const sheets: SheetEntry[] = [];
  let from1904 = false;
  readXml(workbookXml, {
    open(name, attribute) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const target = targets.find(({ id }) => id === attribute('id'))?.target;
      if (target === undefined) return;
      sheets.push({
        name: attribute('name') ?? `Sheet ${sheets.length + 1}`,
        hidden: (attribute('state') ?? 'visible') !== 'visible',
        part: target.startsWith('/') ? target.slice(1) : folder + target,
      });
    },
  });
  return { sheets, from1904 };
}

function relations(xml: string | null): { id: string; type: string; target: string }[] {
  const found: { id: string; type: string; target: string }[] = [];
  if (xml === null) return found;
  readXml(xml, {
    open(name, attribute) {
      if (name === 'Relationship')
        found.push({
          id: attribute('Id') ?? '',
          type: attribute('Type') ?? '',
          target: attribute('Target') ?? '',
        });
    },
  });
  return found;
}

function workbookPart(archive: Archive): string {
  const main = relations(archive.text('_rels/.rels')).find(({ type }) => type.endsWith('/officeDocument'));
  const target = main?.target.replace(/^\//, '') ?? 'xl/workbook.xml';
  return target.startsWith('xl/') && target.endsWith('.xml') ? target : 'xl/workbook.xml';
}

function folderOf(part: string): string {
  return part.slice(0, part.lastIndexOf('/') + 1);
}

const ENCRYPTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

/** A workbook with a password is stored inside an older container, under a name in UTF-16. */
function isProtected(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(ENCRYPTED[0]!); at >= 0; at = bytes.indexOf(ENCRYPTED[0]!, at + 1))
    if (ENCRYPTED.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}

const PROTECTED: FileProblem = {
  code: 'workbook_protected',
  message:
    'This Excel workbook is protected with a password, so it cannot be read. In Excel choose File > Info > ' +
    'Protect Workbook > Encrypt with Password, clear the password, save it, and choose it again.',
};

const DAMAGED: FileProblem = {
  code: 'workbook_damaged',
  message:
    'This Excel workbook is damaged or incomplete. Open it in Excel, save it as a new workbook, and choose ' +
    'that file. If Excel cannot open it either, ask for it again.',
};

const TOO_LARGE: FileProblem = {
  code: 'workbook_too_large',
  message:
    `This Excel workbook unpacks to more than ${MOST_UNPACKED_BYTES / 1_000_000} MB, the most that can be ` +
    'read. Copy the payments to a new workbook, or save the sheet as CSV UTF-8.',
};

const EMPTY: FileProblem = {
  code: 'workbook_empty',
  message: 'No sheet of this Excel workbook has any rows. Add the payments, save it, and choose it again.',
};

const WHICH_SHEET: FileProblem = {
  code: 'workbook_sheets',
  message: 'More than one sheet of this Excel workbook has rows. Choose the one with the payments.',
};
