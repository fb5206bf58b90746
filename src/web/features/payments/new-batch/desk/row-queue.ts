const FIRST_SIZE = 1_024;

/** A set of row numbers that is read in ascending order. A byte a row: a Set takes forty. */
export class RowQueue {
  private marks = new Uint8Array(FIRST_SIZE);
  private count = 0;
  /** No row before this one is in the queue. */
  private first = 0;

  constructor(rows: readonly number[]) {
    const last = rows.at(-1);
    if (last !== undefined) this.growTo(last);
    for (const row of rows) this.add(row);
  }

  get size(): number {
    return this.count;
  }

  add(row: number): void {
    this.growTo(row);
    if (this.marks[row] === 1) return;
    this.marks[row] = 1;
    this.count++;
    this.first = this.count === 1 ? row : Math.min(this.first, row);
  }

  delete(row: number): void {
    if (this.marks[row] !== 1) return;
    this.marks[row] = 0;
    this.count--;
  }

  /** The rows in ascending order. Rows may be deleted meanwhile. */
  *[Symbol.iterator](): Generator<number> {
    while (this.first < this.marks.length && this.marks[this.first] === 0) this.first++;
    for (let row = this.first; row < this.marks.length; row++) if (this.marks[row] === 1) yield row;
  }

  private growTo(row: number): void {
    if (row < this.marks.length) return;
    const grown = new Uint8Array(Math.max(row + 1, this.marks.length * 2));
    grown.set(this.marks);
    this.marks = grown;
  }
}
