import type {
  BankDefinition,
  BulkWithdrawalBatchForDisplay,
  RetryRow,
} from '../../../../client/types.gen.ts';
import { FIELDS, WIRE_FIELDS } from '../../../../domain/withdrawal/shapes.ts';
import type { Source } from './state.ts';

/** The failed rows of a batch as a file, so that they are checked and corrected like any file. */
export function retrySource(
  batch: Pick<BulkWithdrawalBatchForDisplay, 'id' | 'label'>,
  rows: readonly RetryRow[],
  banks: readonly BankDefinition[],
): Source {
  const nameOf = (code: string) => banks.find((bank) => bank.code === code)?.displayName ?? code;
  const lines = rows.map(({ withdrawal }) =>
    WIRE_FIELDS.map((field) =>
      field === 'bankCode' ? nameOf(withdrawal.bankCode) : (withdrawal[field] ?? ''),
    )
      .map(quoted)
      .join(','),
  );
  return {
    name: `Retry of ${batch.label}`,
    blob: new Blob([[FIELDS.join(','), ...lines, ''].join('\r\n')], { type: 'text/csv' }),
    retryOf: batch.id,
  };
}

/** Quotes a cell and changes nothing else: only our own reader reads this text, never a spreadsheet. */
function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
