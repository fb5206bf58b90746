const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;

/**
 * One record of RFC 4180, with its CRLF. Cells that a spreadsheet could run as a formula (they begin with = + - @, a tab or
 * a carriage return) get a leading apostrophe, which spreadsheets show as text.
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
  const text = startsFormula(cell) ? `'${cell}` : cell;
  return needsQuotes(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function startsFormula(cell: string): boolean {
  switch (cell.charCodeAt(0)) {
    case 0x3d: // =
    case 0x2b: // +
    case 0x2d: // -
    case 0x40: // @
    case 0x09:
    case CARRIAGE_RETURN:
      return true;
    default:
      return false;
  }
}

/** Leading and trailing spaces are quoted as well: some readers trim cells that are not. */
function needsQuotes(text: string): boolean {
  if (text.startsWith(' ') || text.endsWith(' ')) return true;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === COMMA || code === QUOTE || code === LINE_FEED || code === CARRIAGE_RETURN) return true;
  }
  return false;
}
