import type { UseMutationOptions } from '@tanstack/react-query';
import { useReload } from '../../../ui/reload.ts';
import { useChange } from '../../../ui/use-change.ts';
import { SCHEDULES_OUTDATED } from '../shared/schedules-outdated.ts';

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
    outdated: SCHEDULES_OUTDATED,
    message,
    done: close,
    refused: () => void reload(SCHEDULES_OUTDATED),
    ...(keep ? { keep } : {}),
  });
}
