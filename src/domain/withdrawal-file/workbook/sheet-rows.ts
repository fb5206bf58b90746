import { numberText } from './cell-text.ts';
import type { NumberFormat } from './number-formats.ts';
import { readXml } from './xml.ts';

/** The most rows and columns that Excel allows. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

export interface SheetRows {
  /** The cells of each row, from row 1; a row without content is empty. */
  rows: string[][];
  hiddenRows: number[];
  hiddenColumns: number[];
  /** Cells with a formula whose result is not stored in the file. */
  formulasWithoutValue: number;
  /** The rows of each column whose cell is a number, not text. */
  numberCells: Map<number, number>;
}

export interface SheetContext {
  sharedTexts: readonly string[];
  formatOf: (style: string | undefined) => NumberFormat;
  from1904: boolean;
}

/** The cells of a sheet as texts. Throws if the part is damaged. */
export function readSheetRows(xml: string, context: SheetContext): SheetRows {
  const sheet: SheetRows = {
    rows: [],
    hiddenRows: [],
    hiddenColumns: [],
    formulasWithoutValue: 0,
    numberCells: new Map(),
  };
  let row = 0;
  let column = 0;
  let hidden = false;
  let type = 'n';
  let style: string | undefined;
  let collecting = false;
  let phonetic = false;
  let hasFormula = false;
  let value = '';

  const put = () => {
    if (hasFormula && value === '' && type !== 'str') sheet.formulasWithoutValue++;
    if (value === '') return;
    const text = cellText();
    if (text === '') return;
    const cells = (sheet.rows[row - 1] ??= []);
    while (cells.length < column) cells.push('');
    cells[column] = text;
  };
  const cellText = () => {
    switch (type) {
      case 's':
        return context.sharedTexts[Number(value)] ?? '';
      case 'str':
      case 'inlineStr':
        return unescaped(value);
      case 'b':
        return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
      case 'e':
      case 'd':
        return value;
      default:
        sheet.numberCells.set(column, (sheet.numberCells.get(column) ?? 0) + 1);
        return numberText(value, context.formatOf(style), context.from1904);
    }
  };

  readXml(xml, {
    open(name, attribute) {
      switch (name) {
        case 'col':
          if (isTrue(attribute('hidden')))
            for (
              let at = Number(attribute('min'));
              at <= Math.min(Number(attribute('max')), MOST_COLUMNS);
              at++
            )
              sheet.hiddenColumns.push(at - 1);
          break;
        case 'row':
          row = Number(attribute('r') ?? row + 1);
          if (!(row >= 1 && row <= MOST_ROWS)) throw new Error(`The sheet has a row ${row}.`);
          column = -1;
          hidden = isTrue(attribute('hidden'));
          if (hidden) sheet.hiddenRows.push(row);
          break;
        case 'c': {
          const place = attribute('r');
          column = place === undefined ? column + 1 : columnOf(place);
          if (!(column >= 0 && column < MOST_COLUMNS)) throw new Error(`The sheet has a cell ${place}.`);
          type = attribute('t') ?? 'n';
          style = attribute('s');
          value = '';
          hasFormula = false;
          break;
        }
        case 'f':
          hasFormula = true;
          break;
        case 'rPh':
          phonetic = true;
          break;
        case 'v':
        case 't':
          collecting = !phonetic;
          break;
      }
    },
    close(name) {
      if (name === 'v' || name === 't') collecting = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'c') put();
    },
    text(text) {
      if (collecting) value += text;
    },
  });
  for (let at = 0; at < sheet.rows.length; at++) sheet.rows[at] ??= [];
  sheet.hiddenRows = sheet.hiddenRows.filter((at) => (sheet.rows[at - 1]?.length ?? 0) > 0);
  return sheet;
}

/** The texts that cells refer to by number. */
export function readSharedTexts(xml: string | null): string[] {
  const texts: string[] = [];
  if (xml === null) return texts;
  let text = '';
  let collecting = false;
  let phonetic = false;
  readXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') collecting = !phonetic;
    },
    close(name) {
      if (name === 'si') texts.push(unescaped(text));
      else if (name === 'rPh') phonetic = false;
      else if (name === 't') collecting = false;
    },
    text(part) {
      if (collecting) text += part;
    },
  });
  return texts;
}

/** 0 for "A12", 27 for "AB3". */
function columnOf(place: string): number {
  let column = 0;
  for (let at = 0; at < place.length; at++) {
    const letter = place.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + (letter - 64);
  }
  return column - 1;
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

/** Excel writes a character that XML does not allow as _x000D_. */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
