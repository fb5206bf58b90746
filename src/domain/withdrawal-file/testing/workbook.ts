import { writeXlsx, type Cell as WrittenCell, type CellValue } from 'hucre/xlsx';

/** A text, a number, a number with its format code, or a formula with its stored result. */
export type Cell = string | number | WithFormat | { formula: string; result?: string | number } | null;

interface WithFormat {
  number: number;
  format: string;
}

interface SheetSpec {
  name: string;
  rows: readonly (readonly Cell[])[];
  state?: 'hidden' | 'veryHidden';
  /** Counted from 1. */
  hiddenRows?: readonly number[];
  /** Counted from 0. */
  hiddenColumns?: readonly number[];
}

/** The bytes of an .xlsx workbook. With a password they are encrypted. */
export async function workbookOf(sheets: readonly SheetSpec[], password?: string): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(({ name, rows, state, hiddenRows, hiddenColumns }) => {
      const cells = new Map<string, Partial<WrittenCell>>();
      const values = rows.map((row, r) =>
        row.map((cell, c) => {
          const { value, details } = written(cell);
          if (details) cells.set(`${r},${c}`, details);
          return value;
        }),
      );
      const columns = Array.from({ length: Math.max(-1, ...(hiddenColumns ?? [])) + 1 }, (_, at) =>
        hiddenColumns?.includes(at) ? { hidden: true } : {},
      );
      return {
        name,
        rows: values,
        cells,
        ...(columns.length > 0 ? { columns } : {}),
        rowDefs: new Map((hiddenRows ?? []).map((row) => [row - 1, { hidden: true }])),
        hidden: state === 'hidden',
        veryHidden: state === 'veryHidden',
      };
    }),
    ...(password === undefined ? {} : { encryption: { password, spinCount: 1 } }),
  });
}

function written(cell: Cell): { value: CellValue; details?: Partial<WrittenCell> } {
  if (cell === null || typeof cell !== 'object') return { value: cell };
  if ('number' in cell)
    return { value: cell.number, details: { value: cell.number, style: { numFmt: cell.format } } };
  const { formula, result } = cell;
  return { value: null, details: { formula, ...(result === undefined ? {} : { formulaResult: result }) } };
}
