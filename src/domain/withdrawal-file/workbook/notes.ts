import type { ShownAs } from './number-formats.ts';
import type { SheetCells } from './sheet-cells.ts';

const NAMED_AT_MOST = 5;

const SHOWN_AS: Readonly<Record<ShownAs, string>> = {
  percent: 'as a percentage. The number behind it is read: 0.15 where Excel shows 15%.',
  scientific: 'in scientific notation, such as 6.2E+10. All their stored digits are read.',
  thousands: 'in thousands. The full number is read: 1250000 where Excel shows 1,250.',
  nothing: 'as empty, although they have a value. The value is read.',
};

/** Sentences about things that a person does not see in Excel, or sees differently. */
export function workbookNotes(sheet: SheetCells, hiddenSheets: readonly string[]): string[] {
  const notes: string[] = [];
  const { hiddenRows, formulasWithoutResult } = sheet;
  const width = sheet.rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const hiddenColumns = sheet.hiddenColumns.filter((column) => column < width).map(columnName);
  if (hiddenRows.length > 0)
    notes.push(
      `${few(hiddenRows, 'row', 'rows')} ${hiddenRows.length === 1 ? 'is' : 'are'} hidden in Excel, ` +
        'perhaps by a filter. Hidden rows are read like any other: exclude those that must not be paid.',
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
  if (formulasWithoutResult > 0)
    notes.push(
      `${formulasWithoutResult === 1 ? 'One formula has' : `${formulasWithoutResult} formulas have`} no ` +
        'stored result, so the cells have an error. ' +
        'Open the workbook in Excel, save it, and choose it again.',
    );
  for (const [column, kinds] of sheet.shownAs)
    for (const [kind, cells] of kinds)
      notes.push(
        `Excel shows ${cells === 1 ? 'one cell' : `${cells} cells`} of column ${columnName(column)} ` +
          SHOWN_AS[kind],
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
