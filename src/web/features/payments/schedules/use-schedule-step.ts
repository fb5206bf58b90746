import type { UseMutationOptions } from '@tanstack/react-query';
import { getAttentionQueryKey } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  getPaymentCalendarQueryKey,
  getScheduledWithdrawalQueryKey,
  listScheduledWithdrawalRunsQueryKey,
  listScheduledWithdrawalsQueryKey,
  listScheduledWithdrawalVersionsQueryKey,
} from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { useReload } from '../../../ui/reload.ts';
import { useChange } from '../../../ui/use-change.ts';

/** What a change of a schedule, or of one of its runs, makes outdated. */
export const OUTDATED = [
  getScheduledWithdrawalQueryKey,
  listScheduledWithdrawalsQueryKey,
  listScheduledWithdrawalRunsQueryKey,
  listScheduledWithdrawalVersionsQueryKey,
  getPaymentCalendarQueryKey,
  getAttentionQueryKey,
];

interface StepOptions {
  /** What a notification says once the step is done. */
  message: () => string;
  /** Closes the dialog of the step. */
  close: () => void;
  /** Stores what the user typed before a fresh sign-in. */
  keep?: () => void;
}

/** A step of a schedule or of one run. After a refusal the page is loaded again: it may be outdated. */
export function useScheduleStep<Answer, Failure, Request>(
  mutation: UseMutationOptions<Answer, Failure, Request>,
  { message, close, keep }: StepOptions,
) {
  const reload = useReload();
  return useChange(mutation, {
    outdated: OUTDATED,
    message,
    done: close,
    refused: () => void reload(OUTDATED),
    ...(keep ? { keep } : {}),
  });
}
