import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelOrderMutation } from '../../../../client/@tanstack/react-query.gen.ts';
import type { Side } from '../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { groupDigits } from '../../../ui/figure.tsx';
import { usePairUnits } from './market-prices.ts';
import { sideWord } from './order-outcome.ts';

interface CancelOrderProps {
  order: { orderId: string; currencyPair: string; side: Side; remaining: string; price: string };
  /** The header that selects the account of the order. */
  headers: { 'X-SERVICE-SUB-ACCOUNT-ID'?: string };
  size?: 'xs' | 'compact-xs' | 'sm';
}

/** Cancels an order after confirmation. The exchange accepts the request at once; the outcome follows. */
export function CancelOrder({
  order: { orderId, currencyPair, side, remaining, price },
  headers,
  size = 'compact-xs',
}: CancelOrderProps) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const cancel = useMutation({
    ...cancelOrderMutation(),
    onSuccess: () => {
      setAsking(false);
      void queryClient.invalidateQueries({ queryKey: [{ _id: 'listOpenOrders' }] });
    },
  });
  const { base, quote } = usePairUnits()(currencyPair);
  const what =
    `${sideWord(side).toLowerCase()} ${groupDigits(remaining)} ${base || currencyPair} ` +
    `at ${groupDigits(price)} ${quote}`.trimEnd();
  return (
    <>
      <Button
        size={size}
        variant="default"
        loading={cancel.isPending}
        disabled={cancel.isSuccess}
        onClick={() => setAsking(true)}
        aria-label={`Cancel the order to ${what}`}
      >
        {cancel.isSuccess ? 'Cancelling' : 'Cancel'}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Cancel this order?"
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        danger
        onConfirm={() => cancel.mutate({ body: { orderId, pair: currencyPair }, headers })}
        pending={cancel.isPending}
        error={cancel.error}
      >
        The order to {what} is removed from the book, and its reserved amount becomes available. A part that
        was filled stays filled. If you place the order again, it queues behind the other orders at its price.
      </ConfirmDialog>
    </>
  );
}
