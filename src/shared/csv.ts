const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;

/**
 * One record of RFC 4180, with its CRLF. A cell that a spreadsheet could run as a formula, because it begins
 * with = + - @ or a full-width form of these after any blanks, gets a leading apostrophe. So does such a
 * character after a semicolon, tab, pipe or line break inside a cell, where a spreadsheet with another list
 * separator would begin a new cell. A negative amount, such as -12.50, is not a formula.
 */
export function csvRow(cells: readonly string[]): string {
  let record = '';
  for (let i = 0; i < cells.length; i++) {
    if (i > 0) record += ',';
    record += csvCell(cells[i]!);
  }
  return `${record}\r\n`;
}

function csvCell(cell: string): string {
  const text = mayHoldFormula(cell) ? withoutFormulas(cell) : cell;
  return needsQuotes(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const INNER_FORMULA = /([;\t|\r\n][\s"]*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const NEGATIVE_AMOUNT = /^-\d+\.\d+$/;
const FIRST_FORMULA = /^(?:[\t\r]|[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

function withoutFormulas(cell: string): string {
  if (NEGATIVE_AMOUNT.test(cell)) return cell;
  const text = cell.replace(INNER_FORMULA, "$1'$2");
  return FIRST_FORMULA.test(text) ? `'${text}` : text;
}

/** A fast check that may return true too often: cells of only letters and digits are never formulas. */
function mayHoldFormula(cell: string): boolean {
  for (let i = 0; i < cell.length; i++) {
    const code = cell.charCodeAt(i);
    if (code === 0x3d || code === 0x2b || code === 0x2d || code === 0x40 || code >= 0xff00) return true;
    if (code === 0x09 || code === CARRIAGE_RETURN) return true;
  }
  return false;
}

/** Cells with leading or trailing spaces are quoted too, because some readers trim unquoted cells. */
function needsQuotes(text: string): boolean {
  if (text.startsWith(' ') || text.endsWith(' ')) return true;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === COMMA || code === QUOTE || code === LINE_FEED || code === CARRIAGE_RETURN) return true;
  }
  return false;
}
