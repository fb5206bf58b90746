import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  getBatchQueryKey,
  listWaitingBatchesQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { useIdempotencyKey } from '../../../ui/idempotency-key.ts';
import { problemOf } from '../../../ui/problem.ts';

type Batch = BulkWithdrawalBatchForDisplay;

/** A closing dialog returns the focus to its button within this time. */
const FOCUS_RETURNS_MS = 50;

/**
 * Shows the decided batch at once; its rows and the lists of waiting batches follow. The page scrolls to the
 * outcome at its top, and the focus to the title, because the button that had it is gone.
 */
export function keep(queryClient: QueryClient, saved: Batch): void {
  queryClient.setQueryData(getBatchQueryKey({ path: { id: saved.id } }), saved);
  setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus(), FOCUS_RETURNS_MS);
  void queryClient.invalidateQueries({ queryKey: [{ _id: 'listBatchRows', path: { id: saved.id } }] });
  void queryClient.invalidateQueries({ queryKey: listWaitingBatchesQueryKey() });
}

/** Ends a decision: shows the batch, or keeps the key after a lost answer, so that trying again is safe. */
export function useOutcome(close: () => void) {
  const queryClient = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  return {
    key,
    onSuccess: (saved: Batch) => {
      renew();
      keep(queryClient, saved);
      close();
    },
    onError: (error: unknown) => {
      if (problemOf(error).code !== 'no_answer') renew();
    },
  };
}
