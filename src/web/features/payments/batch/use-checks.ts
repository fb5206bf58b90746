import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getBatchChecksOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BatchChecks, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';

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
