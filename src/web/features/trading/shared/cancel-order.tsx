import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  cancelOrderMutation,
  listOpenOrdersQueryKey,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { Side } from '../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { groupDigits } from '../../../ui/figure.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { usePairUnits } from './market-prices.ts';

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
  const cancel = useChange(cancelOrderMutation(), {
    outdated: [listOpenOrdersQueryKey],
    reload: 'meanwhile',
    done: () => setAsking(false),
  });
  const { base, quote } = usePairUnits()(currencyPair);
  const quantity = `${groupDigits(remaining)} ${base || currencyPair}`;
  const limit = `${groupDigits(price)} ${quote}`.trimEnd();
  const what = side === 'buy' ? t`buy ${quantity} at ${limit}` : t`sell ${quantity} at ${limit}`;
  return (
    <>
      <Button
        size={size}
        variant="default"
        loading={cancel.isPending}
        disabled={cancel.isSuccess}
        onClick={() => setAsking(true)}
        aria-label={t`Cancel the order to ${what}`}
      >
        {cancel.isSuccess ? t`Cancelling` : t`Cancel`}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t`Cancel this order?`}
        confirmLabel={t`Cancel the order`}
        cancelLabel={t`Keep it`}
        danger
        onConfirm={() => cancel.mutate({ body: { orderId, pair: currencyPair }, headers })}
        pending={cancel.isPending}
        error={cancel.error}
      >
        <Trans>
          The order to {what} is removed from the book, and its reserved amount becomes available. A part that
          was filled stays filled. If you place the order again, it queues behind the other orders at its
          price.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
