import type { UseMutationOptions } from '@tanstack/react-query';
import { getAttentionQueryKey } from '../../../../client/@tanstack/react-query.gen.ts';
import { listNotificationsQueryKey } from '../../../../client/@tanstack/react-query-records.gen.ts';
import {
  getPayerQueryKey,
  getPayerStatementQueryKey,
  getPaymentRequestQueryKey,
  getPaymentRequestTotalsQueryKey,
  listPayersQueryKey,
  listPaymentRequestsQueryKey,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestDetail } from '../../../../client/types.gen.ts';
import { useReload } from '../../../ui/reload.ts';
import { useChange } from '../../../ui/use-change.ts';

/** What a change of a request makes outdated, besides the request itself. */
export const OUTDATED = [
  listPaymentRequestsQueryKey,
  getPaymentRequestTotalsQueryKey,
  listPayersQueryKey,
  getPayerQueryKey,
  getPayerStatementQueryKey,
  getAttentionQueryKey,
  listNotificationsQueryKey,
];

interface StepOptions {
  /** What a notification says once the step is done. */
  message: (request: PaymentRequestDetail) => string;
  /** Closes the dialog of the step. */
  close: () => void;
  /** Stores what the user typed before a fresh sign-in. */
  keep?: () => void;
}

/** A step of one request. After a refusal the request is loaded again: what is shown may be outdated. */
export function useRequestStep<Failure, Sent>(
  mutation: UseMutationOptions<PaymentRequestDetail, Failure, Sent>,
  { message, close, keep }: StepOptions,
) {
  const reload = useReload();
  return useChange(mutation, {
    replaces: ({ id }) => getPaymentRequestQueryKey({ path: { id } }),
    outdated: OUTDATED,
    message,
    done: close,
    refused: () => void reload([getPaymentRequestQueryKey]),
    ...(keep ? { keep } : {}),
  });
}
