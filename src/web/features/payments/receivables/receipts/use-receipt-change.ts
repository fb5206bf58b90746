import type { UseMutationOptions } from '@tanstack/react-query';
import {
  getReceiptQueryKey,
  getPaymentRequestQueryKey,
  listReceiptsQueryKey,
} from '../../../../../client/@tanstack/react-query-collections.gen.ts';
import type { ReceiptDetail } from '../../../../../client/types.gen.ts';
import { useReload } from '../../../../ui/reload.ts';
import { useChange } from '../../../../ui/use-change.ts';
import { OUTDATED } from '../use-request-step.ts';

interface ChangeOptions {
  /** What a notification says once the change is made. */
  message: (receipt: ReceiptDetail) => string;
  done: () => void;
}

/** A change of what a receipt pays. After a refusal the receipt is loaded again: it may be outdated. */
export function useReceiptChange<Failure, Sent>(
  mutation: UseMutationOptions<ReceiptDetail, Failure, Sent>,
  { message, done }: ChangeOptions,
) {
  const reload = useReload();
  return useChange(mutation, {
    replaces: ({ id }) => getReceiptQueryKey({ path: { id } }),
    outdated: [...OUTDATED, listReceiptsQueryKey, getPaymentRequestQueryKey],
    message,
    done,
    refused: () => void reload([getReceiptQueryKey]),
  });
}
