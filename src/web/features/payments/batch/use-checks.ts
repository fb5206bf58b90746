import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  getBatchChecksOptions,
  listBatchRowsOptions,
} from '../../../../client/@tanstack/react-query-review.gen.ts';
import type { BatchChecks, BatchRow, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';

const WHILE_RUNNING_MS = 1_500;
const WHILE_WAITING_MS = 60_000;

/** The findings about a batch; asked again while it is being checked and while it waits for approval. */
export function useChecks({
  id,
  status,
}: Pick<BulkWithdrawalBatchForDisplay, 'id' | 'status'>): UseQueryResult<BatchChecks> {
  return useQuery({
    ...getBatchChecksOptions({ path: { id } }),
    refetchInterval: ({ state }) => {
      if (state.data?.checkedAt === null) return WHILE_RUNNING_MS;
      return status === 'PENDING_APPROVAL' ? WHILE_WAITING_MS : false;
    },
  }) as UseQueryResult<BatchChecks>;
}

/** As many as the list of payments shows, so that both request the same rows. */
const FLAGGED_SHOWN = 50;

/** The most serious withdrawals with a finding; empty until they are loaded. */
export function useFlagged(batchId: string, checks: BatchChecks | undefined): readonly BatchRow[] {
  const rows = useQuery({
    ...listBatchRowsOptions({
      path: { id: batchId },
      query: { view: 'FLAGGED', offset: 0, limit: FLAGGED_SHOWN },
    }),
    enabled: (checks?.flagged ?? 0) > 0,
  });
  return rows.data?.items ?? [];
}
