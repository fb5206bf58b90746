import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { previewScheduledWithdrawal } from '../../../../client/sdk-schedules.gen.ts';
import type { ScheduledWithdrawalPreview } from '../../../../client/types.gen.ts';
import { type Draft, missingIn, requestOf } from './draft.ts';

const TYPING_MS = 400;

export interface PreviewState {
  data: ScheduledWithdrawalPreview | undefined;
  error: unknown;
  isPending: boolean;
  /** Whether something is missing, so that the server was not asked. */
  isIncomplete: boolean;
  /** Whether `data` is about what was typed before. */
  isOutdated: boolean;
  retry: () => void;
}

/** The server's preview of a draft, a moment after the last change of it. It needs no name. */
export function usePreview(draft: Draft, unnamed: string, replaces: string | null): PreviewState {
  const [settled] = useDebouncedValue(draft, TYPING_MS);
  const named = useMemo(
    () => (settled.label.trim() === '' ? { ...settled, label: unnamed } : settled),
    [settled, unnamed],
  );
  const isIncomplete = Object.keys(missingIn(named)).length > 0;
  const query = useQuery({
    queryKey: ['previewScheduledWithdrawal', named, replaces],
    queryFn: async ({ signal }) =>
      (
        await previewScheduledWithdrawal({
          body: requestOf(named),
          query: replaces === null ? {} : { replaces },
          signal,
          throwOnError: true,
        })
      ).data,
    enabled: !isIncomplete,
    placeholderData: keepPreviousData,
    // Two users may change the balance meanwhile, but a form that is left open needs no traffic.
    refetchOnWindowFocus: false,
    retry: false,
  });
  return {
    data: query.isError ? undefined : query.data,
    error: isIncomplete ? null : query.error,
    isPending: query.isFetching,
    isIncomplete,
    isOutdated: query.isPlaceholderData || settled !== draft,
    retry: () => void query.refetch(),
  };
}
