import { useQuery } from '@tanstack/react-query';
import { listBatchCommentsOptions } from '../../../../client/@tanstack/react-query-review.gen.ts';

const REFRESH_MS = 30_000;

/** The comments on a batch, read again while the page is open. */
export function useComments(batchId: string) {
  return useQuery({
    ...listBatchCommentsOptions({ path: { id: batchId } }),
    refetchInterval: REFRESH_MS,
  });
}
