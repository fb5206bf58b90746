import type { CheckedWithdrawal } from '../withdrawal/shapes.ts';
import { withdrawalOf } from './check-row.ts';
import type { Sheet } from './sheet.ts';

/** Reads the accepted rows from `from` to before `to`. These count from 0, but those of `take` from 1. */
export function eachAccepted(
  sheet: Sheet,
  from: number,
  to: number,
  take: (row: number, withdrawal: CheckedWithdrawal) => void,
): void {
  for (let row = from; row < to; row++) {
    if (!sheet.table.isAccepted(row)) continue;
    const { record, broken } = sheet.walkedSource(row);
    sheet.errorsOf(row, record, broken);
    take(row + 1, withdrawalOf(sheet.reading, sheet.rules));
  }
}
