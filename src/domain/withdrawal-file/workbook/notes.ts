import { say, type Sentence, type SentenceValue } from '../sentences.ts';
import type { ShownAs } from './number-formats.ts';
import type { SheetCells } from './sheet-cells.ts';

const NAMED_AT_MOST = 5;

const SHOWN_AS = {
  percent: 'shown_percent',
  scientific: 'shown_scientific',
  thousands: 'shown_thousands',
  nothing: 'shown_nothing',
} as const satisfies Record<ShownAs, string>;

/** Things that a person does not see in Excel, or sees differently. */
export function workbookNotes(sheet: SheetCells, hiddenSheets: readonly string[]): Sentence[] {
  const notes: Sentence[] = [];
  const { hiddenRows, formulasWithoutResult } = sheet;
  const width = sheet.rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const hiddenColumns = sheet.hiddenColumns.filter((column) => column < width).map(columnName);
  if (hiddenRows.length > 0)
    notes.push(say(hiddenRows.length === 1 ? 'hidden_row' : 'hidden_rows', { rows: few(hiddenRows) }));
  if (hiddenColumns.length > 0) {
    const columns = few(hiddenColumns);
    notes.push(say(hiddenColumns.length === 1 ? 'hidden_column' : 'hidden_columns', { columns }));
  }
  if (hiddenSheets.length > 0) {
    const sheets = few(hiddenSheets.map((name) => `“${name}”`));
    notes.push(say(hiddenSheets.length === 1 ? 'hidden_sheet' : 'hidden_sheets', { sheets }));
  }
  if (formulasWithoutResult === 1) notes.push(say('formula_without_result'));
  else if (formulasWithoutResult > 1)
    notes.push(say('formulas_without_result', { count: formulasWithoutResult }));
  for (const [at, kinds] of sheet.shownAs)
    for (const [kind, cells] of kinds) {
      const values = { column: columnName(at), how: say(SHOWN_AS[kind]) };
      notes.push(cells === 1 ? say('shown_one', values) : say('shown_cells', { ...values, count: cells }));
    }
  return notes;
}

/** "5", "5, 9 and 12", "5, 6, 7, 8, 9 and 40 more". */
function few(items: readonly (number | string)[]): SentenceValue {
  const named: SentenceValue[] = items.slice(0, NAMED_AT_MOST);
  const rest = items.length - named.length;
  if (rest > 0) named.push(say('and_more', { count: rest }));
  return { list: named, joined: 'and' };
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
