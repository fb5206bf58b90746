/**
 * A block of cells as spreadsheets copy it: tabs between cells, a line for each row, and cells with a tab, a
 * line break or a quotation mark in quotation marks.
 */
export function formatBlock(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

function quoted(cell: string): string {
  return /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Reads a copied block. A line break after the last row is not another row. */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const { cell, end } = cellAt(text, at);
    rows.at(-1)!.push(cell);
    if (end >= text.length) return rows;
    const isTab = text[end] === '\t';
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    if (!isTab) {
      if (at >= text.length) return rows;
      rows.push([]);
    }
  }
}

/** The cell that begins at a position, and where it ends: at a tab, a line break or the end of the text. */
function cellAt(text: string, from: number): { cell: string; end: number } {
  if (text[from] === '"') {
    const whole = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
    whole.lastIndex = from;
    const found = whole.exec(text);
    if (found) return { cell: found[1]!.replaceAll('""', '"'), end: whole.lastIndex };
  }
  const plain = /[^\t\r\n]*/y;
  plain.lastIndex = from;
  const [cell] = plain.exec(text)!;
  return { cell, end: from + cell.length };
}
