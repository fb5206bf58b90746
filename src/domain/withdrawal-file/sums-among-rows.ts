import type { RowTable } from './row-table.ts';

/** Fewer rows than this can add up to another one by chance. */
const FEWEST_ADDED = 3;

/**
 * Finds accepted rows, counted from 1, whose amount is the sum of other payments: of all others, of all
 * above, or of those above since the last such row. A total with bank details, or the debit of the payer's
 * own account, would be paid on top of what it adds up.
 */
export function findSumsAmongRows(table: RowTable): number[] {
  let total = 0n;
  let count = 0;
  for (let row = 0; row < table.length; row++) {
    if (!table.isAccepted(row)) continue;
    total += table.amounts[row]!;
    count++;
  }
  if (count <= FEWEST_ADDED) return [];
  const found: number[] = [];
  const above = { sum: 0n, rows: 0 };
  let part = { sum: 0n, rows: 0 };
  for (let row = 0; row < table.length; row++) {
    if (!table.isAccepted(row)) continue;
    const amount = table.amounts[row]!;
    const isSum = ({ sum, rows }: typeof above) => rows >= FEWEST_ADDED && sum === amount;
    if (isSum(above) || isSum(part) || amount * 2n === total) {
      found.push(row + 1);
      part = { sum: 0n, rows: 0 };
      continue;
    }
    for (const one of [above, part]) {
      one.sum += amount;
      one.rows++;
    }
  }
  return found;
}
