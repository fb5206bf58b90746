import type { Cell } from 'hucre/xlsx';
import type { CellMark } from '../file-facts.ts';
import { plainNumber } from './cell-text.ts';
import type { NumberFormat } from './number-formats.ts';

const ROWS_NAMED = 5;
/** Beyond this many different marks, only those that were found before are counted. */
const MOST_MARKS = 200;
const LONGEST_TEXT = 80;

/** Collects over a sheet what Excel shows about cells in addition to their values. */
export class CellMarks {
  private readonly found = new Map<string, CellMark>();

  take(cell: Cell | undefined, row: number, column: number, value: unknown, format: NumberFormat): void {
    if (!cell) return;
    const { style, comment } = cell;
    if (comment && comment.text.trim() !== '') this.add('comment', -1, row, comment.text.trim());
    // A part of a text can also be struck through: the rest is what was meant.
    const isPartStruck = cell.richText?.some(({ font, text }) => font?.strikethrough && text.trim() !== '');
    if (style?.font?.strikethrough === true || isPartStruck) this.add('struck', -1, row, '');
    if (isInvisible(style)) this.add('invisible', -1, row, '');
    if (typeof value === 'string')
      for (const word of format.besideText) this.add('format', column, row, word);
    if (typeof value !== 'number' || format.kind !== 'plain') return;
    if (format.decimals !== null && isRounded(plainNumber(value), format.decimals))
      this.add('rounded', column, row, '');
    for (const word of format.words) this.add('format', column, row, word);
    if (format.isSigned) this.add('sign', column, row, '');
  }

  /** Notes a cell that is shown over several rows, the first of which has its value. */
  takeMerged(row: number, column: number): void {
    this.add('merged', column, row, '');
  }

  all(): CellMark[] {
    return [...this.found.values()];
  }

  private add(kind: CellMark['kind'], column: number, row: number, text: string): void {
    const key = `${kind} ${column} ${text}`;
    let mark = this.found.get(key);
    if (!mark) {
      if (this.found.size >= MOST_MARKS) return;
      mark = { kind, column, text: text.slice(0, LONGEST_TEXT), rows: [], count: 0 };
      this.found.set(key, mark);
    }
    if (mark.rows.at(-1) === row) return;
    mark.count++;
    if (mark.rows.length < ROWS_NAMED) mark.rows.push(row);
  }
}

/**
 * Whether fewer decimals are shown than the amount to pay has: 1251 for 1250.50. Fractions of a cent are no
 * amount, and the rules refuse them.
 */
function isRounded(paid: string, decimals: number): boolean {
  const [, cents = ''] = /^-?\d+\.(\d\d?)\d*$/.exec(paid) ?? [];
  return /[1-9]/.test(cents.slice(decimals));
}

type Style = NonNullable<Cell['style']>;
type Color = NonNullable<NonNullable<Style['font']>['color']>;

/** Whether a text has the colour of what is behind it, which is white without a fill. */
function isInvisible(style: Style | undefined): boolean {
  const color = style?.font?.color;
  if (!color) return false;
  const fill = style.fill;
  if (fill === undefined || (fill.type === 'pattern' && fill.pattern === 'none')) return isWhite(color);
  if (fill.type !== 'pattern' || fill.pattern !== 'solid') return false;
  const behind = fill.fgColor;
  return behind !== undefined && (isSame(color, behind) || (isWhite(color) && isWhite(behind)));
}

function isWhite({ rgb, theme, tint, indexed }: Color): boolean {
  if (rgb !== undefined) return /^(?:[0-9a-f]{2})?ffffff$/i.test(rgb);
  return (theme === 0 && (tint ?? 0) === 0) || indexed === 9 || indexed === 1;
}

function isSame(one: Color, other: Color): boolean {
  const plain = ({ rgb, theme, tint, indexed }: Color) => [
    rgb?.slice(-6).toLowerCase(),
    theme,
    tint ?? 0,
    indexed,
  ];
  return plain(one).join() === plain(other).join();
}
