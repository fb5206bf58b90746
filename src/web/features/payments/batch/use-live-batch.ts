import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import {
  getBatchQueryKey,
  getBatchOptions,
  getFeeQuoteQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import {
  getBatchChecksQueryKey,
  listBatchRowsQueryKey,
} from '../../../../client/@tanstack/react-query-review.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { LONGEST_RETURN_WINDOW_MS } from '../../../../domain/countries/registry.ts';
import { useEventSource, type StreamState } from '../../../ui/event-source.ts';
import { useReload } from '../../../ui/reload.ts';

const ASK_EVERY_MS = 5_000;
const MOVING = new Set(['PENDING_APPROVAL', 'APPROVED', 'PROCESSING']);

/**
 * Keeps a batch up to date while it can still change: through its event stream, or by polling while the
 * stream is interrupted.
 */
export function useLiveBatch(batch: BulkWithdrawalBatchForDisplay): StreamState {
  const queryClient = useQueryClient();
  const reload = useReload();
  const { id, status } = batch;
  const [openedAt] = useState(() => Date.now());
  // The bank may return a payment for some days after it was made.
  const moving =
    MOVING.has(status) ||
    (batch.completedAt !== null && openedAt - Date.parse(batch.completedAt) < LONGEST_RETURN_WINDOW_MS);

  const onBatch = useCallback(
    (data: string) => {
      const next = JSON.parse(data) as BulkWithdrawalBatchForDisplay;
      const key = getBatchQueryKey({ path: { id } });
      const before = queryClient.getQueryData<BulkWithdrawalBatchForDisplay>(key);
      queryClient.setQueryData(key, next);
      if (before && before.updatedAt !== next.updatedAt) {
        void reload([listBatchRowsQueryKey({ path: { id } })]);
        if (next.byStatus.some(({ status }) => status === 'FAILED' || status === 'REVERSED'))
          void reload([getBatchChecksQueryKey({ path: { id } })]);
        if (before.status !== next.status) void reload([getFeeQuoteQueryKey({ path: { id } })]);
      }
    },
    [queryClient, reload, id],
  );

  const state = useEventSource(moving ? `/app/batches/${id}/events` : null, 'batch', onBatch);

  useEffect(() => {
    if (!moving || state !== 'broken') return;
    const timer = setInterval(
      () =>
        void queryClient
          .fetchQuery({ ...getBatchOptions({ path: { id } }), staleTime: 0 })
          .catch(() => undefined),
      ASK_EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [moving, state, queryClient, id]);

  return state;
}
