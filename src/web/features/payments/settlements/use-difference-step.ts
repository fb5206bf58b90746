import type { UseMutationOptions } from '@tanstack/react-query';
import type { SettlementDetail } from '../../../../client/types.gen.ts';
import { getAttentionQueryKey } from '../../../../client/@tanstack/react-query.gen.ts';
import { listNotificationsQueryKey } from '../../../../client/@tanstack/react-query-records.gen.ts';
import {
  getSettlementQueryKey,
  listSettlementsQueryKey,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { useReload } from '../../../ui/reload.ts';
import { useChange } from '../../../ui/use-change.ts';

/** The id of the line with the state of the difference. */
export const DIFFERENCE_STATUS_ID = 'difference-status';

/** A closing dialog returns the focus to its button within this time. */
const FOCUS_RETURNS_MS = 50;

/** The lists that change with an acknowledgement. */
const OUTDATED = [listSettlementsQueryKey, getAttentionQueryKey, listNotificationsQueryKey];

interface StepOptions {
  /** What a notification says once the step is done. */
  message: () => string;
  onDone: () => void;
  /** Stores what the user typed, before a fresh sign-in. */
  keep?: () => void;
}

/**
 * A step of an acknowledgement. All steps share the notification, the focus, and the lists that are loaded
 * again.
 */
export function useDifferenceStep<Failure, Variables>(
  mutation: UseMutationOptions<SettlementDetail, Failure, Variables>,
  { message, onDone, keep }: StepOptions,
) {
  const reload = useReload();
  return useChange(mutation, {
    replaces: ({ id }) => getSettlementQueryKey({ path: { id } }),
    outdated: OUTDATED,
    message,
    done: () => {
      onDone();
      // The button that had the focus has disappeared.
      setTimeout(
        () => document.getElementById(DIFFERENCE_STATUS_ID)?.focus({ preventScroll: true }),
        FOCUS_RETURNS_MS,
      );
    },
    refused: () => void reload([getSettlementQueryKey]),
    ...(keep ? { keep } : {}),
  });
}
