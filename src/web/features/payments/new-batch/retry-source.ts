import type { RetryRow } from '../../../../client/types.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { FIELDS } from '../../../../domain/withdrawal/shapes.ts';
import type { Source } from './state.ts';

/** The failed rows of a batch as a file, so that they are checked and mended like one. */
export function retrySource(
  batch: Pick<BulkWithdrawalBatchForDisplay, 'id' | 'label'>,
  rows: readonly RetryRow[],
): Source {
  const lines = rows.map(({ withdrawal: w }) =>
    [
      w.beneficiaryName,
      w.bankCode,
      w.branchCode ?? '',
      w.accountNumber,
      w.accountType,
      w.amount,
      w.beneficiaryReference,
      w.ownReference ?? '',
      w.externalId ?? '',
    ]
      .map(quoted)
      .join(','),
  );
  return {
    name: `Retry of ${batch.label}`,
    blob: new Blob([[FIELDS.join(','), ...lines, ''].join('\r\n')], { type: 'text/csv' }),
    retryOf: batch.id,
  };
}

/** Always quoted, and nothing else changed: this text goes to our own reader, never to a spreadsheet. */
function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
