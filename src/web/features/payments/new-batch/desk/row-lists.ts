import type { WithdrawalFile } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import type { History } from './history.ts';
import type { Block, DeskQuery } from './protocol.ts';

type Shown = Parameters<WithdrawalFile['find']>[0]['show'];

/** The lists whose rows the reader of files finds. */
const IN_FILE: Readonly<Partial<Record<DeskQuery['show'], Shown>>> = {
  errors: 'rejected',
  noted: 'noted',
  branches: 'branch',
  doubtful: 'doubtful',
  hidden: 'hidden',
  excluded: 'excluded',
};

/** The findings that do not come from the file. */
interface Found {
  history: () => History;
  refused: ReadonlyMap<number, unknown>;
}

/**
 * Lists whose rows are kept. The grid shows one of them, and a position of it must mean the same row while
 * something else on the page asks for another list.
 */
const MOST_KEPT = 2;

/** The lists of rows that the grid shows, and the order of the list of all rows. */
export class RowLists {
  private readonly file: WithdrawalFile;
  private readonly found: Found;
  /** All rows as they are listed, deleted ones included; null while that is their own order. */
  private order: number[] | null = null;
  /** Rows that the user added and deleted again. */
  private readonly deleted = new Set<number>();
  /** The lists asked for last, the newest at the end; null stands for all rows. */
  private readonly kept = new Map<string, number[] | null>();

  constructor(file: WithdrawalFile, found: Found) {
    this.file = file;
    this.found = found;
  }

  /** Lists added rows below another row, or at the end. */
  add(added: readonly number[], below: number | null): void {
    const first = added[0]!;
    if (below !== null && below < first - 1) this.order ??= upTo(first - 1);
    if (this.order) {
      const at = below === null ? -1 : this.order.indexOf(below);
      this.order.splice(at < 0 ? this.order.length : at + 1, 0, ...added);
    }
    this.kept.clear();
  }

  delete(rows: readonly number[]): void {
    for (const row of rows) this.deleted.add(row);
    this.kept.clear();
  }

  undelete(rows: readonly number[]): void {
    for (const row of rows) this.deleted.delete(row);
    this.kept.clear();
  }

  /**
   * The rows of a list; null for all rows. The list keeps its rows until a newer version of it is requested,
   * or several others are.
   */
  listed(query: DeskQuery): number[] | null {
    const key = JSON.stringify([query.show, query.text, query.errorCode, query.listing]);
    const kept = this.kept.get(key);
    const rows = kept === undefined ? this.findRows(query) : kept;
    this.kept.delete(key);
    this.kept.set(key, rows);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    return rows;
  }

  rowsOf({ query, from, to }: Pick<Block, 'query' | 'from' | 'to'>): number[] {
    const rows = this.listed(query);
    if (rows) return rows.slice(from, to + 1);
    const last = Math.min(to, this.file.summary().rows - 1);
    return Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => from + i + 1);
  }

  /** The position of a row in the current list; null if it is not listed. */
  indexOf(row: number, query: DeskQuery): number | null {
    const listed = this.listed(query);
    const index = listed ? listed.indexOf(row) : row - 1;
    return index < 0 ? null : index;
  }

  /** The row at a position of the current list; null if the list ends before it. */
  rowAt(query: DeskQuery, index: number): number | null {
    const listed = this.listed(query);
    if (listed) return listed[index] ?? null;
    return index < this.file.summary().rows ? index + 1 : null;
  }

  /**
   * The first of some rows after a position of the current list, or before it, continuing at its other end;
   * null if none of them is listed.
   */
  nextOf(rows: readonly number[], query: DeskQuery, index: number, back: boolean): number | null {
    const listed = this.listed(query);
    const total = listed ? listed.length : this.file.summary().rows;
    const wanted = new Uint8Array(rows.at(-1)! + 1);
    for (const row of rows) wanted[row] = 1;
    for (let step = 1; step <= total; step++) {
      const at = (((back ? index - step : index + step) % total) + total) % total;
      const row = listed ? listed[at]! : at + 1;
      if (wanted[row] === 1) return row;
    }
    return null;
  }

  errors(): number[] {
    const rejected = this.file.find({ show: 'rejected' });
    const { refused } = this.found;
    return refused.size === 0 ? rejected : ascending(new Set([...rejected, ...refused.keys()]));
  }

  duplicates(): number[] {
    const inFile = this.file.find({ show: 'duplicate' });
    const { earlier } = this.found.history();
    return earlier.size === 0 ? inFile : ascending(new Set([...inFile, ...earlier.keys()]));
  }

  /** Rows with a cell to check, and rows that Excel hides. */
  warned(): number[] {
    return ascending(new Set([...this.file.find({ show: 'warned' }), ...this.file.find({ show: 'hidden' })]));
  }

  accepted(): number[] {
    return this.file.find({ show: 'accepted' });
  }

  private findRows({ show, text, errorCode }: DeskQuery): number[] | null {
    if (show === 'all' && text === '' && errorCode === null) {
      if (!this.order && this.deleted.size === 0) return null;
      return (this.order ?? upTo(this.file.summary().rows)).filter((row) => !this.deleted.has(row));
    }
    if (show === 'errors' && errorCode === null) return this.matchingText(this.errors(), text);
    if (show === 'duplicates') return this.matchingText(this.duplicates(), text);
    if (show === 'changed') return this.matchingText(ascending(this.found.history().changed.keys()), text);
    const inFile = IN_FILE[show];
    return this.file.find({
      ...(inFile === undefined ? {} : { show: inFile }),
      ...(errorCode === null ? {} : { errorCode }),
      ...(text === '' ? {} : { text }),
    });
  }

  private matchingText(rows: number[], text: string): number[] {
    if (text === '') return rows;
    const found = new Set(this.file.find({ text }));
    return rows.filter((row) => found.has(row));
  }
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

export function ascending(rows: Iterable<number>): number[] {
  return [...rows].sort((a, b) => a - b);
}
