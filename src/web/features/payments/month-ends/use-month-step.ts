import type { UseMutationOptions } from '@tanstack/react-query';
import { getAttentionQueryKey } from '../../../../client/@tanstack/react-query.gen.ts';
import { listNotificationsQueryKey } from '../../../../client/@tanstack/react-query-records.gen.ts';
import { listMonthEndsQueryKey } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { MonthEnd } from '../../../../client/types.gen.ts';
import { useReload } from '../../../ui/reload.ts';
import { useChange } from '../../../ui/use-change.ts';

/** The lists that change with a month. */
const OUTDATED = [listMonthEndsQueryKey, getAttentionQueryKey, listNotificationsQueryKey];

/** A step of closing or reopening a month. */
export function useMonthStep<Failure, Variables>(
  mutation: UseMutationOptions<MonthEnd, Failure, Variables>,
  /** What a notification says once the step is done. */
  message: () => string,
) {
  const reload = useReload();
  return useChange(mutation, {
    outdated: OUTDATED,
    message,
    refused: () => void reload([listMonthEndsQueryKey]),
  });
}
