import type { CheckedWithdrawal } from '../../../../../domain/withdrawal/shapes.ts';
import type {
  DeskState,
  Earlier,
  EarlierAccount,
  EarlierRun,
  HistoryFindings,
  HistorySlice,
} from './protocol.ts';
import { RowQueue } from './row-queue.ts';

/**
 * The limits of one look-up: the server's maximum of rows, and a number of bytes safely below its limit for
 * bodies.
 */
const SLICE_ROWS = 10_000;
const SLICE_BYTES = 3_500_000;
/** Look-ups are written as JSON in small groups, so that their objects stay in V8's young generation. */
const ROWS_A_GROUP = 500;
/** The size of a row's JSON without its texts of variable length. */
const BYTES_A_ROW = 125;

/**
 * The findings from earlier batches about accepted rows, and the queue of rows to look up. A row that changes
 * is looked up again.
 */
export class History {
  /** Earlier payments by row, without those of the batch whose next run this is. */
  readonly earlier = new Map<number, Earlier[]>();
  /** The batch whose next run this is, according to the user's answer. */
  nextRunOf: string | null = null;
  /** The payments of that batch, by row. */
  private readonly settled = new Map<number, Earlier[]>();
  /** The earlier batches whose next run this may be, by id, and the one that each row repeats. */
  private readonly runFacts = new Map<string, EarlierRun>();
  private readonly repeats = new Map<number, string>();
  readonly changed = new Map<number, EarlierAccount>();
  private readonly queue: RowQueue;
  private readonly encoder = new TextEncoder();
  /** The rows of the last slice that have not changed since. */
  private asked = new Set<number>();
  private batches: DeskState['earlierBatches'] | null = null;

  constructor(rows: readonly number[]) {
    this.queue = new RowQueue(rows);
  }

  get unchecked(): number {
    return this.queue.size;
  }

  /** Queues accepted rows that have changed. */
  touch(rows: Iterable<number>): void {
    for (const row of rows) {
      this.forget(row);
      this.queue.add(row);
      this.asked.delete(row);
    }
  }

  /** Drops a row that will not be paid in its current form. */
  drop(row: number): void {
    this.forget(row);
    this.queue.delete(row);
    this.asked.delete(row);
  }

  /**
   * The next rows to look up; null when the queue is empty. `withdrawalOf` returns null for a row that will
   * not be paid.
   */
  slice(withdrawalOf: (row: number) => CheckedWithdrawal | null): HistorySlice | null {
    const rows: number[] = [];
    const groups: Uint8Array<ArrayBuffer>[] = [];
    let lookups: object[] = [];
    const write = () => {
      const text = JSON.stringify(lookups).slice(1, -1);
      groups.push(this.encoder.encode(groups.length > 0 ? `,${text}` : text));
      lookups = [];
    };
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
      if (rows.length > 0 && bytes > SLICE_BYTES) break;
      rows.push(row);
      lookups.push(lookup);
      if (lookups.length === ROWS_A_GROUP) write();
      if (rows.length === SLICE_ROWS) break;
    }
    if (lookups.length > 0) write();
    this.asked = new Set(rows);
    return rows.length > 0 ? { rows, lookupsJson: groups } : null;
  }

  /** Stores the findings for a slice. Rows that changed during the look-up stay in the queue. */
  record({ rows, earlier, changed, runs }: HistoryFindings): void {
    const settled = new Set(rows.filter((row) => this.asked.has(row)));
    for (const row of settled) {
      this.forget(row);
      this.queue.delete(row);
    }
    this.batches = null;
    for (const { row, payment } of earlier) {
      if (!settled.has(row)) continue;
      const found = payment.batch.id === this.nextRunOf ? this.settled : this.earlier;
      const known = found.get(row);
      if (known) known.push(payment);
      else found.set(row, [payment]);
    }
    for (const { run, rows: repeating } of runs) {
      this.runFacts.set(run.id, run);
      for (const row of repeating) if (settled.has(row)) this.repeats.set(row, run.id);
    }
    for (const { row, account } of changed) if (settled.has(row)) this.changed.set(row, account);
  }

  /**
   * Treats the rows as the next run of an earlier batch, so that they do not count as duplicates of its
   * payments.
   */
  answerRun(batchId: string | null): void {
    for (const [row, payments] of this.settled) this.earlier.set(row, payments);
    this.settled.clear();
    this.nextRunOf = batchId;
    this.batches = null;
    if (batchId === null) return;
    for (const [row, payments] of this.earlier) {
      if (!payments.every(({ batch }) => batch.id === batchId)) continue;
      this.settled.set(row, payments);
      this.earlier.delete(row);
    }
  }

  /** The earlier batches whose next run this may be, with the rows that repeat them, most first. */
  runs(): DeskState['runs'] {
    const counts = new Map<string, number>();
    for (const id of this.repeats.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts]
      .map(([id, rows]) => ({ ...this.runFacts.get(id)!, rows }))
      .sort((a, b) => b.rows - a.rows);
  }

  /** The earlier batches that made the same payments, with the number of rows, most rows first. */
  earlierBatches(): DeskState['earlierBatches'] {
    this.batches ??= this.countBatches();
    return this.batches;
  }

  private countBatches(): DeskState['earlierBatches'] {
    const found = new Map<string, DeskState['earlierBatches'][number]>();
    for (const payments of this.earlier.values())
      for (const { id, label, createdAt } of batchesOf(payments)) {
        const known = found.get(id);
        if (known) known.rows++;
        else found.set(id, { id, label, createdAt, rows: 1 });
      }
    return [...found.values()].sort((a, b) => b.rows - a.rows);
  }

  private forget(row: number): void {
    this.batches = null;
    this.earlier.delete(row);
    this.settled.delete(row);
    this.repeats.delete(row);
    this.changed.delete(row);
  }
}

/** The batches of payments, each once. */
function batchesOf(payments: readonly Earlier[]) {
  const found = new Map(payments.map(({ batch, createdAt }) => [batch.id, { ...batch, createdAt }]));
  return found.values();
}

/** An upper bound of a text's size as JSON in bytes; exact for plain ASCII. */
function utf8Bytes(text: string): number {
  return /^[ !#-[\]-~]*$/.test(text) ? text.length : 6 * text.length;
}
