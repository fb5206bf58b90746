import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';

/** The lists of sheets are short; a larger one is left to the reader of workbooks, which refuses it. */
const LARGEST_LIST = 2_000_000;

const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHEETS = 'xl/workbook.xml';

/** What a zip archive says about itself before its sheets are read. */
export interface ArchiveFacts {
  /** A workbook in Excel's binary format, .xlsb. */
  isBinary: boolean;
  /** The names of sheets without cells, such as a chart that fills its sheet. */
  withoutCells: ReadonlySet<string>;
}

export function archiveFacts(bytes: Uint8Array): ArchiveFacts {
  let isBinary = false;
  const wanted = ({ name, originalSize }: UnzipFileInfo) => {
    if (name === 'xl/workbook.bin') isBinary = true;
    return (name === RELATIONS || name === SHEETS) && originalSize <= LARGEST_LIST;
  };
  let files: Record<string, Uint8Array> = {};
  try {
    files = unzipSync(bytes, { filter: wanted });
  } catch {
    // A damaged archive: the reader of workbooks says so.
  }
  const [relations, sheets] = [RELATIONS, SHEETS].map((name) => strFromU8(files[name] ?? new Uint8Array()));
  const others = new Set(
    tags(relations!, 'Relationship')
      .filter((tag) => /\/(?:chartsheet|dialogsheet|xlMacrosheet)$/.test(attribute(tag, 'Type')))
      .map((tag) => attribute(tag, 'Id')),
  );
  const withoutCells = tags(sheets!, 'sheet')
    .filter((tag) => others.has(attribute(tag, '(?:\\w+:)?id')))
    .map((tag) => attribute(tag, 'name'));
  return { isBinary, withoutCells: new Set(withoutCells) };
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
