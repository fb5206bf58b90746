import { strToU8, zipSync } from 'fflate';

/** A text, a number with its format code, or a cell as XML without its place. */
export type Cell = string | { number: string; format?: string } | { xml: string } | null;

interface SheetSpec {
  name: string;
  rows: readonly (readonly Cell[])[];
  state?: 'hidden' | 'veryHidden';
  hiddenRows?: readonly number[];
  /** XML before the rows, such as <cols>. */
  before?: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The bytes of an .xlsx workbook. Texts are shared, as Excel writes them. */
export function workbookOf(...sheets: SheetSpec[]): Uint8Array {
  const texts: string[] = [];
  const formats: string[] = [];
  const parts: Record<string, Uint8Array> = {};
  sheets.forEach((sheet, i) => {
    const rows = sheet.rows.map((cells, r) => {
      const hidden = sheet.hiddenRows?.includes(r + 1) ? ' hidden="1"' : '';
      const written = cells.map((cell, c) => cellXml(cell, `${letter(c)}${r + 1}`, texts, formats));
      return `<row r="${r + 1}"${hidden}>${written.join('')}</row>`;
    });
    const body = `${sheet.before ?? ''}<sheetData>${rows.join('')}</sheetData>`;
    parts[`xl/worksheets/sheet${i + 1}.xml`] = part(`<worksheet xmlns="${MAIN}">${body}</worksheet>`);
  });
  const entries = sheets.map(({ name, state }, i) => {
    const visibility = state ? ` state="${state}"` : '';
    return `<sheet name="${escaped(name)}" sheetId="${i + 1}"${visibility} r:id="rId${i + 1}"/>`;
  });
  const targets = sheets.map(
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  const codes = formats.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${escaped(code)}"/>`);
  const styles = formats.map((_, i) => `<xf numFmtId="${164 + i}"/>`);
  return zipSync({
    '_rels/.rels': part(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" ` +
        'Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${entries.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${PACKAGE}">${targets.join('')}</Relationships>`,
    ),
    'xl/sharedStrings.xml': part(
      `<sst xmlns="${MAIN}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
    'xl/styles.xml': part(
      `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts>` +
        `<cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ),
    ...parts,
  });
}

function cellXml(cell: Cell, place: string, texts: string[], formats: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'string') {
    texts.push(cell);
    return `<c r="${place}" t="s"><v>${texts.length - 1}</v></c>`;
  }
  if ('xml' in cell) return cell.xml.replace('<c', `<c r="${place}"`);
  if (cell.format === undefined) return `<c r="${place}"><v>${cell.number}</v></c>`;
  formats.push(cell.format);
  return `<c r="${place}" s="${formats.length}"><v>${cell.number}</v></c>`;
}

function letter(column: number): string {
  return String.fromCharCode(65 + column);
}

function part(xml: string): Uint8Array {
  return strToU8(DECLARATION + xml);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
