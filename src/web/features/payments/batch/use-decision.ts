import type { UseMutationOptions } from '@tanstack/react-query';
import {
  getBatchQueryKey,
  listWaitingBatchesQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import { listBatchRowsQueryKey } from '../../../../client/@tanstack/react-query-review.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import type { Outdated } from '../../../ui/reload.ts';
import { useChange } from '../../../ui/use-change.ts';

/** A closing dialog returns the focus to its button within this time. */
const FOCUS_RETURNS_MS = 50;

/**
 * A decision about a batch: shows the decided batch at once; its rows and the lists of waiting batches
 * follow. The page scrolls to the outcome at its top, and the focus to the title, because the button that had
 * it is gone.
 */
export function useDecision<Failure, Request extends { path: { id: string } }>(
  mutation: UseMutationOptions<BulkWithdrawalBatchForDisplay, Failure, Request>,
  close: () => void,
  alsoOutdated: Outdated = [],
) {
  return useChange(mutation, {
    replaces: ({ id }) => getBatchQueryKey({ path: { id } }),
    outdated: ({ path: { id } }) => [
      listBatchRowsQueryKey({ path: { id } }),
      listWaitingBatchesQueryKey,
      ...alsoOutdated,
    ],
    reload: 'meanwhile',
    done: () => {
      setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus(), FOCUS_RETURNS_MS);
      close();
    },
  });
}
