import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SettlementDetail } from '../../../../client/types.gen.ts';
import { getPaymentConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { getSettlementQueryKey } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { useIdempotencyKey } from '../../../ui/idempotency-key.ts';
import { problemOf } from '../../../ui/problem.ts';
import { asksForFreshSignIn, signInFreshly } from '../../../ui/step-up.ts';

/** The line that says where the difference stands. */
export const DIFFERENCE_STATUS_ID = 'difference-status';

/** A closing dialog returns the focus to its button within this time. */
const FOCUS_RETURNS_MS = 50;

/** The lists that change with an acknowledgement. */
const STALE = ['listSettlements', 'getAttention', 'listNotifications'];

interface Step {
  /** The headers of the request; the same key until it has an answer. */
  headers: () => { 'idempotency-key': string };
  onSuccess: (settlement: SettlementDetail) => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * What all steps of an acknowledgement share: the key, the message, the focus, and the fresh sign-in, before
 * which `keep` stores what the user typed.
 */
export function useDifferenceStep(message: () => string, onDone: () => void, keep?: () => void): Step {
  const queryClient = useQueryClient();
  const { data: config } = useQuery(getPaymentConfigOptions());
  const { key, renew } = useIdempotencyKey();
  return {
    headers: () => ({ 'idempotency-key': key() }),
    onSuccess: async (settlement) => {
      renew();
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
    onError: (error) => {
      if (problemOf(error).code === 'no_answer') return;
      renew();
      if (asksForFreshSignIn(error)) {
        keep?.();
        signInFreshly(config?.stepUpMaxAgeSeconds ?? 0);
        return;
      }
      // The refusal may mean that the settlement has changed since it was shown.
      void queryClient.invalidateQueries({ queryKey: [{ _id: 'getSettlement' }] });
    },
  };
}
