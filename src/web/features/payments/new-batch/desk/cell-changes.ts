import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import type { Find, RowEntry } from './protocol.ts';

/** Collects the changes of cells that belong to one change by the user, without cells that stay the same. */
export class CellChanges {
  private readonly rows: number[] = [];
  private readonly texts: (string | null)[][] = [];
  private readonly fields: readonly Field[];
  private readonly cellsOf: (row: number) => readonly string[];

  constructor(fields: readonly Field[], cellsOf: (row: number) => readonly string[]) {
    this.fields = fields;
    this.cellsOf = cellsOf;
  }

  /** Sets cells of a row; `textOf` returns null for a cell that stays. */
  set(row: number, textOf: (before: string, field: number) => string | null): void {
    const cells = this.cellsOf(row);
    let changes = false;
    const texts = this.fields.map((field, f) => {
      const before = cells[FIELDS.indexOf(field)]!;
      const text = textOf(before, f);
      if (text === null || text === before) return null;
      changes = true;
      return text;
    });
    if (!changes) return;
    this.rows.push(row);
    this.texts.push(texts);
  }

  /** The change as one entry; null if no cell changes. */
  entry(): RowEntry | null {
    const { rows, texts } = this;
    if (rows.length === 0) return null;
    const used = this.fields.map((_, f) => f).filter((f) => texts.some((row) => row[f] !== null));
    const fields = used.map((f) => this.fields[f]!);
    const lean = texts.map((row) => used.map((f) => row[f]!));
    const [first] = lean;
    if (lean.every((row) => row.every((text, i) => text !== null && text === first![i])))
      return {
        kind: 'edit',
        rows,
        values: Object.fromEntries(fields.map((field, i) => [field, first![i]!])),
      };
    return { kind: 'cells', rows, fields, texts: lean };
  }
}

/** A test whether a cell contains the text, and the cell with every occurrence replaced. */
export function finder({ text, whole }: Find): {
  holds: (cell: string) => boolean;
  replaced: (cell: string, by: string) => string;
} {
  const wanted = text.toLowerCase();
  const pattern = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
  return {
    holds: whole
      ? (cell) => cell.toLowerCase() === wanted
      : (cell) => wanted !== '' && cell.toLowerCase().includes(wanted),
    replaced: (cell, by) => (whole ? by : cell.replace(pattern, () => by)),
  };
}
