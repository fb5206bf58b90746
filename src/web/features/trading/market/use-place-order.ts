import { useMutation } from '@tanstack/react-query';
import { placeLimitOrderMutation } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { PairDescription, PlaceLimitOrderData } from '../../../../client/types.gen.ts';
import { useIdempotencyKey } from '../../../ui/idempotency-key.ts';
import { isOutcomeUnknown } from '../shared/lost-order.ts';
import { PRIMARY } from '../shared/trading-account.tsx';
import type { SentOrder } from './order-outcome.tsx';
import type { OrderDraft } from './order-values.ts';

type OrderRequest = Pick<PlaceLimitOrderData, 'body' | 'headers'>;

interface PlaceOrderOptions {
  pair: PairDescription;
  draft: OrderDraft;
  headers: { 'X-SERVICE-SUB-ACCOUNT-ID'?: string };
  /** Called when the exchange has accepted the order, and when it is unknown whether the order arrived. */
  onSent: (sent: SentOrder) => void;
}

/** Sends a draft as a limit order. A retry after an unknown outcome carries the same reference. */
export function usePlaceOrder({ pair, draft, headers, onSent }: PlaceOrderOptions) {
  const { key, renew } = useIdempotencyKey();
  const { timeInForce, postOnly, reduceOnly, allowMargin } = draft;
  const place = useMutation({
    ...placeLimitOrderMutation(),
    onSuccess: ({ id }, request) => {
      renew();
      onSent(sentOf(request, id));
    },
    onError: (error, request) => {
      if (isOutcomeUnknown(error)) onSent(sentOf(request, null));
      else renew();
    },
  });
  const send = (price: string, quantity: string) =>
    place.mutate({
      headers,
      body: {
        pair: pair.symbol,
        side: draft.side === 'buy' ? 'BUY' : 'SELL',
        price,
        quantity,
        timeInForce,
        postOnly,
        reduceOnly,
        allowMargin,
        customerOrderId: key(),
      },
    });
  return {
    send,
    isPending: place.isPending,
    /** Why the order was not placed; null also while it is unknown whether it was. */
    refusal: place.isError && !isOutcomeUnknown(place.error) ? place.error : null,
  };
}

/** The order as it was sent: the form may show another one by now. */
function sentOf({ body, headers }: OrderRequest, orderId: string | null): SentOrder {
  return {
    reference: body.customerOrderId ?? '',
    orderId,
    side: body.side === 'BUY' ? 'buy' : 'sell',
    quantity: String(body.quantity),
    price: String(body.price),
    account: headers?.['X-SERVICE-SUB-ACCOUNT-ID'] ?? PRIMARY,
  };
}
