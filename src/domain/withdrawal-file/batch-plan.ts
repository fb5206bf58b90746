import type { CompiledRules } from './rules.ts';
import type { RowTable } from './row-table.ts';
import { say, type Sentence } from './sentences.ts';
import type { BatchPlan } from './withdrawal-file.ts';

/** A batch of the plan and its range of rows, counted from 0, the end not included. */
export interface PlannedBatch extends BatchPlan {
  fromRow: number;
  toRow: number;
}

/**
 * Splits the accepted rows, in order, into as few batches as the entity's limit on withdrawals allows. It
 * never splits by amount, because that would circumvent the limit on a batch's amount.
 */
export function planBatches(table: RowTable, rules: CompiledRules): PlannedBatch[] {
  const most = rules.source.maxBatchWithdrawals;
  const batches: PlannedBatch[] = [];
  let open: PlannedBatch | null = null;
  for (let row = 0; row < table.length; row++) {
    if (!table.isAccepted(row)) continue;
    if (!open || open.count === most) {
      open = {
        index: batches.length,
        label: '',
        count: 0,
        totalMinor: 0n,
        problem: null,
        fromRow: row,
        toRow: row,
      };
      batches.push(open);
    }
    open.count++;
    open.totalMinor += table.amounts[row]!;
    open.toRow = row + 1;
  }
  for (const batch of batches) {
    if (batches.length > 1) batch.label = `${batch.index + 1}/${batches.length}`;
    batch.problem = problemOf(batch, rules);
  }
  return batches;
}

function problemOf(batch: PlannedBatch, rules: CompiledRules): Sentence | null {
  const maximum = rules.maxBatchAmountMinor;
  if (maximum === null || batch.totalMinor <= maximum) return null;
  const { currency } = rules;
  const total = { minor: batch.totalMinor, currency };
  const most = { minor: maximum, currency };
  return batch.label === ''
    ? say('batch_above_maximum', { total, maximum: most })
    : say('part_above_maximum', { label: batch.label, total, maximum: most });
}
