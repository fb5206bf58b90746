import type { Cell, CellValue, Sheet } from 'hucre/xlsx';
import { NO_RESULT } from '../cells/plain.ts';
import { CellMarks } from './cell-marks.ts';
import { dateText, numberText } from './cell-text.ts';
import { numberFormat, type NumberFormat, type ShownAs } from './number-formats.ts';

export interface SheetCells {
  /** The cells of each row as texts, from row 1; a row without content is empty. */
  rows: string[][];
  hiddenRows: number[];
  hiddenColumns: number[];
  /** Cells with a formula whose result is not stored in the file. */
  formulasWithoutResult: number;
  /** The rows of each column whose cell is a number, not text. */
  numberCells: Map<number, number>;
  /** Columns with cells that Excel shows as a different number, and how many there are of each kind. */
  shownAs: Map<number, Map<ShownAs, number>>;
  marks: CellMarks;
}

/** The cells of a sheet as the texts that the same rows of a CSV file would have. */
export function sheetCells(sheet: Sheet): SheetCells {
  const formats = new Map<string, NumberFormat>();
  const found: SheetCells = {
    rows: [],
    hiddenRows: [],
    hiddenColumns: (sheet.columns ?? []).flatMap((column, at) =>
      column?.hidden || column?.width === 0 ? [at] : [],
    ),
    formulasWithoutResult: 0,
    numberCells: new Map(),
    shownAs: new Map(),
    marks: new CellMarks(),
  };
  const formatOf = (cell: Cell | undefined) => {
    const code = cell?.style?.numFmt ?? 'General';
    const known = formats.get(code) ?? numberFormat(code);
    formats.set(code, known);
    return known;
  };
  sheet.rows.forEach((values, row) => {
    const cells: string[] = [];
    values.forEach((value, column) => {
      const cell = sheet.cells?.get(`${row},${column}`);
      const text = textOf(value, cell, column);
      found.marks.take(cell, row + 1, column, value, formatOf(cell));
      if (text === '') return;
      while (cells.length < column) cells.push('');
      cells[column] = text;
    });
    found.rows.push(cells);
    const { hidden, height } = sheet.rowDefs?.get(row) ?? {};
    if (cells.length > 0 && (hidden || height === 0)) found.hiddenRows.push(row + 1);
  });
  for (const { startRow, endRow, startCol } of sheet.merges ?? [])
    if (endRow > startRow && found.rows[startRow]?.[startCol]) found.marks.takeMerged(startRow + 1, startCol);
  return found;

  function textOf(value: CellValue, cell: Cell | undefined, column: number): string {
    if (cell?.formula !== undefined && (value === null || value === undefined)) {
      found.formulasWithoutResult++;
      return NO_RESULT;
    }
    if (value === null || value === undefined) return '';
    if (typeof value === 'string') return value;
    if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
    found.numberCells.set(column, (found.numberCells.get(column) ?? 0) + 1);
    if (typeof value === 'object') return dateText(value, cell?.style?.numFmt);
    const format = formatOf(cell);
    if (format.shownAs) {
      const kinds = found.shownAs.get(column) ?? new Map<ShownAs, number>();
      kinds.set(format.shownAs, (kinds.get(format.shownAs) ?? 0) + 1);
      found.shownAs.set(column, kinds);
    }
    return numberText(value, format);
  }
}
