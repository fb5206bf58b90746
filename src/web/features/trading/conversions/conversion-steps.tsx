import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BrokerageQuote } from '../../../../client/types.gen.ts';
import { Figure } from '../../../ui/figure.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useMarketPrices } from '../shared/market-prices.ts';
import { DEFAULT_CAP, ordersOf, prefilled } from '../shared/quote-orders.ts';

interface ConversionStepsProps {
  quote: BrokerageQuote;
  /** The account that pays. */
  account: string;
}

/** The orders of a conversion that the user places on the market's page: one prefilled order for each leg. */
export function ConversionSteps({ quote, account }: ConversionStepsProps) {
  const { markets, pairs, pending } = useMarketPrices();
  const orders = pending ? [] : ordersOf(quote, pairs, markets, DEFAULT_CAP);
  const symbols = [quote.leg1CurrencyPair, ...(quote.leg2CurrencyPair ? [quote.leg2CurrencyPair] : [])];
  return (
    <section aria-label="Place the orders yourself">
      <Text size="sm" c="dimmed" mb="xs">
        Each price is prefilled up to half a percent worse than the quote. A part that is not filled at once
        is cancelled.
      </Text>
      <List type="ordered" size="sm" spacing={6}>
        {symbols.map((symbol, index) => {
          const order = orders[index];
          return (
            <List.Item key={symbol}>
              {order ? (
                <Anchor component={Link} to={paths.market(symbol, prefilled(order, account))} size="sm">
                  {order.side === 'BUY' ? 'Buy' : 'Sell'} {index > 0 ? 'about ' : ''}
                  <Figure value={order.quantity} /> in {symbol}, at <Figure value={order.price} /> or better
                </Anchor>
              ) : (
                <Anchor
                  component={Link}
                  to={paths.market(symbol, account === '0' ? '' : `?account=${account}`)}
                  size="sm"
                >
                  Place an order in {symbol}
                </Anchor>
              )}
            </List.Item>
          );
        })}
      </List>
    </section>
  );
}
