import type {
  BankDefinition,
  BulkWithdrawalBatchForDisplay,
  RetryRow,
} from '../../../../client/types.gen.ts';
import { FIELDS, WIRE_FIELDS } from '../../../../domain/withdrawal/shapes.ts';
import type { Source } from './state.ts';

type Earlier = Pick<BulkWithdrawalBatchForDisplay, 'id' | 'label'>;

/** The failed rows of a batch as a file, so that they are checked and corrected like any file. */
export function retrySource(
  batch: Earlier,
  rows: readonly RetryRow[],
  banks: readonly BankDefinition[],
): Source {
  return { name: `Retry of ${batch.label}`, blob: fileOf(rows, banks), retryOf: batch.id };
}

/** All rows of a rejected batch as a file, under the same label. */
export function correctionSource(
  batch: Earlier,
  rows: readonly RetryRow[],
  banks: readonly BankDefinition[],
): Source {
  return { name: batch.label, blob: fileOf(rows, banks), retryOf: null, corrects: batch.id };
}

function fileOf(rows: readonly RetryRow[], banks: readonly BankDefinition[]): Blob {
  const nameOf = (code: string) => banks.find((bank) => bank.code === code)?.displayName ?? code;
  const lines = rows.map(({ withdrawal }) =>
    WIRE_FIELDS.map((field) =>
      field === 'bankCode' ? nameOf(withdrawal.bankCode) : (withdrawal[field] ?? ''),
    )
      .map(quoted)
      .join(','),
  );
  return new Blob([[FIELDS.join(','), ...lines, ''].join('\r\n')], { type: 'text/csv' });
}

/** Quotes a cell and changes nothing else: only our own reader reads this text, never a spreadsheet. */
function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
