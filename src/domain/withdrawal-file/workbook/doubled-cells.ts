import { unzipSync } from 'fflate';

/** Characters of a sheet that are decoded at a time. */
const PIECE_BYTES = 1 << 20;
/** Excel has no row below this one; a sheet with one is left to the reader of workbooks. */
const MOST_ROWS = 1 << 20;

const TAG = /<(?:\w+:)?(row|c)(?=[\s/>])([^<>]*)>/g;
const PLACE = /(?:^|\s)r\s*=\s*["']\s*([A-Za-z]*)(\d+)/;

/**
 * The first cell or row that one of the sheets has twice, such as `B2`: programs differ in which of the two
 * they show. Null if every cell is there once.
 */
export function doubledCell(bytes: Uint8Array, cellParts: ReadonlySet<string>): string | null {
  for (const part of cellParts) {
    let sheet: Uint8Array | undefined;
    try {
      sheet = unzipSync(bytes, { filter: ({ name }) => name === part })[part];
    } catch {
      // A damaged archive: the reader of workbooks says so.
    }
    const found = sheet === undefined ? null : doubledIn(sheet);
    if (found !== null) return found;
  }
  return null;
}

function doubledIn(sheet: Uint8Array): string | null {
  const places = new Places();
  const decoder = new TextDecoder();
  let text = '';
  for (let at = 0; at < sheet.length; at += PIECE_BYTES) {
    text += decoder.decode(sheet.subarray(at, at + PIECE_BYTES), { stream: true });
    // A tag that is cut at the end of a piece is read with the next one.
    const end = text.lastIndexOf('>') + 1;
    for (const [, name, attributes] of text.slice(0, end).matchAll(TAG)) {
      const found = name === 'row' ? places.takeRow(attributes!) : places.takeCell(attributes!);
      if (found !== null) return found;
    }
    text = text.slice(end);
  }
  return null;
}

/** The rows and cells of one sheet, in the order of the file. A place that is not named follows the last. */
class Places {
  private readonly rows = new Uint8Array(MOST_ROWS + 1);
  private row = 0;
  private columns: number[] = [];

  takeRow(attributes: string): string | null {
    const named = PLACE.exec(attributes);
    this.row = named ? Number(named[2]) : this.row + 1;
    this.columns = [];
    if (this.row > MOST_ROWS) return null;
    if (this.rows[this.row] === 1) return String(this.row);
    this.rows[this.row] = 1;
    return null;
  }

  takeCell(attributes: string): string | null {
    const named = PLACE.exec(attributes);
    const last = this.columns.at(-1) ?? 0;
    const column = named?.[1] ? columnOf(named[1]) : last + 1;
    if (column <= last && this.columns.includes(column))
      return `${named?.[1]?.toUpperCase() ?? ''}${this.row}`;
    this.columns.push(column);
    return null;
  }
}

/** The number of a column by its letters, from 1. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
