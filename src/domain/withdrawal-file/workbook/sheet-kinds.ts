import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';

/** The lists of sheets are short; a larger one is left to the reader of workbooks, which refuses it. */
const LARGEST_LIST = 2_000_000;

const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHEETS = 'xl/workbook.xml';

/** The facts of a zip archive that are known before its sheets are read. */
export interface ArchiveFacts {
  /** A workbook in Excel's binary format, .xlsb. */
  isBinary: boolean;
  /** The names of sheets without cells, such as a chart sheet. */
  withoutCells: ReadonlySet<string>;
  /** How many sheets the workbook lists; Infinity if its list is too long to be read. */
  sheets: number;
  /**
   * A part, or the name of a sheet, that the workbook has twice, so that it is uncertain which one counts.
   */
  doubled: string | null;
  /** The parts with the cells of sheets, as the archive names them. */
  cellParts: ReadonlySet<string>;
}

export function archiveFacts(bytes: Uint8Array): ArchiveFacts {
  let isBinary = false;
  let isTooLong = false;
  const parts: string[] = [];
  const wanted = ({ name, originalSize }: UnzipFileInfo) => {
    parts.push(name);
    if (name === 'xl/workbook.bin') isBinary = true;
    const isList = name === RELATIONS || name === SHEETS;
    if (isList && originalSize > LARGEST_LIST) isTooLong = true;
    return isList && originalSize <= LARGEST_LIST;
  };
  let files: Record<string, Uint8Array> = {};
  try {
    files = unzipSync(bytes, { filter: wanted });
  } catch {
    // A damaged archive: the reader of workbooks says so.
  }
  const [relations, sheets] = [RELATIONS, SHEETS].map((name) => strFromU8(files[name] ?? new Uint8Array()));
  const related = tags(relations!, 'Relationship');
  const listed = tags(sheets!, 'sheet');
  const others = new Set(
    related
      .filter((tag) => /\/(?:chartsheet|dialogsheet|xlMacrosheet)$/.test(attribute(tag, 'Type')))
      .map((tag) => attribute(tag, 'Id')),
  );
  const withoutCells = listed
    .filter((tag) => others.has(attribute(tag, '(?:\\w+:)?id')))
    .map((tag) => attribute(tag, 'name'));
  const targets = new Set(
    related
      .filter((tag) => attribute(tag, 'Type').endsWith('/worksheet'))
      .map((tag) => partName(attribute(tag, 'Target'))),
  );
  return {
    isBinary,
    withoutCells: new Set(withoutCells),
    sheets: isTooLong ? Infinity : listed.length,
    doubled:
      twice(parts, plainPart) ??
      twice(
        listed.map((tag) => attribute(tag, 'name')),
        (name) => name.toLowerCase(),
      ) ??
      twice(
        related.map((tag) => attribute(tag, 'Id')),
        (id) => id,
      ),
    cellParts: new Set(parts.filter((name) => IN_SHEETS.test(name) || targets.has(plainPart(name)))),
  };
}

const IN_SHEETS = /^xl\/worksheets\/[^/]+\.xml$/i;

/** The first name that is the same as an earlier one. */
function twice(names: readonly string[], plain: (name: string) => string): string | null {
  const seen = new Set<string>();
  for (const name of names) {
    const one = plain(name);
    if (seen.has(one)) return name;
    seen.add(one);
  }
  return null;
}

/** The name of a part: programs differ in upper and lower case, and in how they write a path. */
function plainPart(name: string): string {
  const path: string[] = [];
  for (const step of name.replaceAll('\\', '/').toLowerCase().split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/') + (name.endsWith('/') ? '/' : '');
}

/** The part that a relation of the workbook leads to. */
function partName(target: string): string {
  return plainPart(target.startsWith('/') ? target : `xl/${target}`);
}

function tags(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];
}

function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return (found?.[1] ?? found?.[2] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
