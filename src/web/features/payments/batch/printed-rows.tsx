import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { listBatchWithdrawals } from '../../../../client/sdk.gen.ts';
import type {
  BulkWithdrawalBatchForDisplay,
  WithdrawalWithBatchForDisplay,
} from '../../../../client/types.gen.ts';
import type { BatchDocumentProps } from './batch-document.tsx';

type Batch = BulkWithdrawalBatchForDisplay;
type Row = WithdrawalWithBatchForDisplay;

const PAGE = 200;
/** About sixty pages; larger batches can be exported instead. */
const MOST = 3_000;

export interface Printed {
  /** The version of the batch that the rows belong to. */
  updatedAt: string;
  rows: readonly Row[];
  /** Draws the document. Its code loads when the user prints. */
  BatchDocument: ComponentType<BatchDocumentProps>;
}

/** Loads all rows of a batch, not only the page of the list that is shown, and prints them. */
export function usePrintAll(batch: Batch): {
  printed: Printed | null;
  print: () => void;
  pending: boolean;
  error: unknown;
} {
  const [printed, setPrinted] = useState<Printed | null>(null);
  const client = useQueryClient();
  const fetching = useMutation({
    mutationFn: async () => {
      const [rows, { BatchDocument, proofOf }] = await Promise.all([
        everyRow(batch),
        import('./batch-document.tsx'),
      ]);
      await client.fetchQuery(proofOf(batch));
      return { rows, BatchDocument };
    },
    onSuccess: (document) => {
      // The rows and their proof must be in the document before the browser prints it.
      flushSync(() => setPrinted({ updatedAt: batch.updatedAt, ...document }));
      window.print();
    },
  });
  return {
    printed: printed?.updatedAt === batch.updatedAt ? printed : null,
    print: () => fetching.mutate(),
    pending: fetching.isPending,
    error: fetching.error,
  };
}

async function everyRow(batch: Batch): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < Math.min(batch.withdrawalCount, MOST); offset += PAGE) {
    const { data } = await listBatchWithdrawals({
      path: { id: batch.id },
      query: { offset, limit: PAGE },
      throwOnError: true,
    });
    rows.push(...data.items);
  }
  return rows;
}
