import { Trans } from '@lingui/react/macro';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { Price, Quantity } from '../shared/figures.tsx';
import type { LegOrder } from '../shared/quote-orders.ts';

interface OrderWordsProps {
  order: LegOrder;
  /** Undefined while the markets are loading. */
  market: PairDescription | undefined;
}

/** An order as a sentence: its side, its quantity and its limit. */
export function OrderWords({ order, market }: OrderWordsProps) {
  const quantity = <Quantity value={order.quantity} market={market} />;
  const limit = <Price value={order.price} market={market} />;
  return order.side === 'BUY' ? (
    <Trans>
      Buy {quantity} at {limit} or better
    </Trans>
  ) : (
    <Trans>
      Sell {quantity} at {limit} or better
    </Trans>
  );
}
