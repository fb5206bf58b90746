import type { CheckedWithdrawal } from '../../../../../domain/withdrawal/shapes.ts';
import type { Earlier, EarlierAccount, HistoryFindings, HistorySlice } from './protocol.ts';

/**
 * The most that the server takes in one look-up, in rows and (its limit on bodies, with room to spare) in
 * bytes.
 */
const SLICE_ROWS = 10_000;
const SLICE_BYTES = 3_500_000;
/** What a row's JSON takes besides the texts whose length is not known. */
const BYTES_A_ROW = 125;

/**
 * What is known from earlier batches about accepted rows, and which rows still have to be looked up. A row
 * that changes is forgotten and looked up again.
 */
export class History {
  readonly earlier = new Map<number, Earlier[]>();
  readonly changed = new Map<number, EarlierAccount>();
  private queue: Set<number>;
  private touched = new Set<number>();

  constructor(rows: readonly number[]) {
    this.queue = new Set(rows);
  }

  get unchecked(): number {
    return this.queue.size;
  }

  /** These rows are accepted and not what they were. */
  touch(rows: Iterable<number>): void {
    for (const row of rows) {
      this.forget(row);
      this.queue.add(row);
      this.touched.add(row);
    }
  }

  /** This row is not going to be paid as it stands. */
  drop(row: number): void {
    this.forget(row);
    this.queue.delete(row);
    this.touched.add(row);
  }

  /**
   * The next rows to look up; null when none are left. `withdrawalOf` answers null for a row that is not
   * going to be paid.
   */
  slice(withdrawalOf: (row: number) => CheckedWithdrawal | null): HistorySlice | null {
    const slice: HistorySlice = { rows: [], lookups: [] };
    let bytes = 0;
    for (const row of this.queue) {
      const withdrawal = withdrawalOf(row);
      if (!withdrawal) {
        this.queue.delete(row);
        continue;
      }
      const { bankCode, accountNumber, amount, beneficiaryName, externalId } = withdrawal;
      const lookup = {
        bankCode,
        accountNumber,
        amount,
        beneficiaryName,
        ...(externalId === undefined ? {} : { externalId }),
      };
      bytes += BYTES_A_ROW + utf8Bytes(beneficiaryName) + utf8Bytes(externalId ?? '');
      if (slice.rows.length > 0 && bytes > SLICE_BYTES) break;
      slice.rows.push(row);
      slice.lookups.push(lookup);
      if (slice.rows.length === SLICE_ROWS) break;
    }
    this.touched.clear();
    return slice.rows.length > 0 ? slice : null;
  }

  /** Takes what was found for a slice. Rows that changed meanwhile stay in the queue. */
  record({ rows, earlier, changed }: HistoryFindings): void {
    const settled = new Set(rows.filter((row) => !this.touched.has(row)));
    for (const row of settled) {
      this.forget(row);
      this.queue.delete(row);
    }
    for (const { row, payment } of earlier) {
      if (!settled.has(row)) continue;
      const known = this.earlier.get(row);
      if (known) known.push(payment);
      else this.earlier.set(row, [payment]);
    }
    for (const { row, account } of changed) if (settled.has(row)) this.changed.set(row, account);
  }

  private forget(row: number): void {
    this.earlier.delete(row);
    this.changed.delete(row);
  }
}

/** At most so many bytes as JSON: exact for plain text, more than enough for any other. */
function utf8Bytes(text: string): number {
  return /^[ !#-[\]-~]*$/.test(text) ? text.length : 6 * text.length;
}
