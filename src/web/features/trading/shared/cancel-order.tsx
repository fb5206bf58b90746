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
  /** What chooses the account that the order is of. */
  headers: { 'X-SERVICE-SUB-ACCOUNT-ID'?: string };
  size?: 'xs' | 'compact-xs' | 'sm';
}

/**
 * Takes an order out of the book, after asking. The exchange accepts it at once and tells later what came of
 * it.
 */
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
    `${sideWord(side).toLowerCase()} ${groupDigits(remaining)} ${base || currencyPair} at ${groupDigits(price)} ${quote}`.trim();
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
        The order to {what} leaves the book, and what is reserved for it becomes available again. What was
        filled before stays filled. You can place it again, but it then stands behind the orders at its price.
      </ConfirmDialog>
    </>
  );
}
