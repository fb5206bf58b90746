import { notifications } from '@mantine/notifications';
import { useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import type { SettlementDetail } from '../../../../client/types.gen.ts';
import { getSettlementQueryKey } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { useGuardedChange } from '../shared/use-guarded-change.ts';

/** The line that says where the difference stands. */
export const DIFFERENCE_STATUS_ID = 'difference-status';

/** A closing dialog returns the focus to its button within this time. */
const FOCUS_RETURNS_MS = 50;

/** The lists that change with an acknowledgement. */
const STALE = ['listSettlements', 'getAttention', 'listNotifications'];

interface StepOptions {
  /** What a notification says once the step is done. */
  message: () => string;
  onDone: () => void;
  /** Stores what the user typed, before a fresh sign-in. */
  keep?: () => void;
}

/** A step of an acknowledgement: all of them share the message, the focus, and what is loaded again. */
export function useDifferenceStep<Failure, Variables>(
  mutation: UseMutationOptions<SettlementDetail, Failure, Variables>,
  { message, onDone, keep }: StepOptions,
) {
  const queryClient = useQueryClient();
  return useGuardedChange(mutation, {
    done: async (settlement) => {
      notifications.show({ message: message() });
      queryClient.setQueryData(getSettlementQueryKey({ path: { id: settlement.id } }), settlement);
      onDone();
      // The button that had the focus is gone.
      setTimeout(
        () => document.getElementById(DIFFERENCE_STATUS_ID)?.focus({ preventScroll: true }),
        FOCUS_RETURNS_MS,
      );
      await Promise.all(STALE.map((_id) => queryClient.invalidateQueries({ queryKey: [{ _id }] })));
    },
    refused: () => void queryClient.invalidateQueries({ queryKey: [{ _id: 'getSettlement' }] }),
    ...(keep ? { keep } : {}),
  });
}
