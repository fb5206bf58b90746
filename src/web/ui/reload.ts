import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Outdated queries, by the keys of the generated client: one query (`getBatchQueryKey({ path: { id } })`), or
 * all queries of an operation (`listBatchesQueryKey`).
 */
export type Outdated = readonly (QueryKey | ((options: never) => QueryKey))[];

/** Reloads outdated queries that are shown at once, and the others when they are next shown. */
export function useReload(): (outdated: Outdated) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (outdated) => {
      await Promise.all(
        outdated.map((key) =>
          queryClient.invalidateQueries({
            queryKey: typeof key === 'function' ? key(undefined as never) : key,
          }),
        ),
      );
    },
    [queryClient],
  );
}
