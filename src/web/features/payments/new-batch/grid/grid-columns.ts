import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';

/** A column of the grid: a field of the withdrawal. Columns count from 0, in the order of FIELDS. */
export interface GridColumn {
  field: Field;
  /** Its least width in pixels. */
  width: number;
}

const USUAL_WIDTH = 110;
const WIDTHS: Readonly<Partial<Record<Field, number>>> = {
  beneficiary_name: 164,
  bank: 120,
  branch_code: 102,
  account_number: 130,
  account_type: 110,
  amount: 112,
  beneficiary_reference: 166,
  own_reference: 116,
  external_id: 96,
};

export const GRID_COLUMNS: readonly GridColumn[] = FIELDS.map((field) => ({
  field,
  width: WIDTHS[field] ?? USUAL_WIDTH,
}));

export const NUMBER_WIDTH = 72;
const HEAD_HEIGHT = 32;
const ROW_HEIGHT = 30;
/** On narrow screens a row is a card: its number, its name, and the other cells in two columns. */
const CARD_HEAD = 32;
const CARD_CELL = 46;
const CARD_LINES = 1 + Math.ceil((GRID_COLUMNS.length - 1) / 2);
const CARD_HEIGHT = CARD_HEAD + CARD_LINES * CARD_CELL + 8;

/** Where cells are: for the drawing of rows, and for the frame around the selected ones. */
export interface GridLayout {
  isCards: boolean;
  rowHeight: number;
  headHeight: number;
  /** The widths of the columns, wider than the least where there is room. */
  widths: readonly number[];
  width: number;
}

/** The layout for a grid of this inner width. */
export function layoutFor(innerWidth: number, isCards: boolean): GridLayout {
  if (isCards)
    return { isCards, rowHeight: CARD_HEIGHT, headHeight: 0, widths: [], width: Math.max(innerWidth, 0) };
  const least = GRID_COLUMNS.reduce((sum, { width }) => sum + width, 0);
  const extra = Math.max(0, Math.floor(innerWidth) - NUMBER_WIDTH - least);
  const widths = GRID_COLUMNS.map(({ width }) => width + Math.floor((extra * width) / least));
  return {
    isCards,
    rowHeight: ROW_HEIGHT,
    headHeight: HEAD_HEIGHT,
    widths,
    width: NUMBER_WIDTH + widths.reduce((sum, width) => sum + width, 0),
  };
}

/** The width of what stays in sight when the grid is scrolled sideways: the number and the name. */
export function frozenWidth({ isCards, widths }: GridLayout): number {
  return isCards ? 0 : NUMBER_WIDTH + widths[0]!;
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A cell's place inside its row. */
export function cellRect(layout: GridLayout, column: number): Rect {
  if (!layout.isCards) {
    const left = layout.widths.slice(0, column).reduce((sum, width) => sum + width, NUMBER_WIDTH);
    return { left, top: 0, width: layout.widths[column]!, height: layout.rowHeight };
  }
  const line = Math.ceil(column / 2);
  const half = layout.width / 2;
  return {
    left: column > 0 && column % 2 === 0 ? half : 0,
    top: CARD_HEAD + line * CARD_CELL,
    width: column === 0 ? layout.width : half,
    height: CARD_CELL,
  };
}
