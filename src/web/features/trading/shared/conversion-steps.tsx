import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BrokerageQuote } from '../../../../client/types.gen.ts';
import { Figure } from '../../../ui/figure.tsx';
import { useMarketPrices } from './market-prices.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { ordersOf, prefilled } from './quote-orders.ts';

interface ConversionStepsProps {
  quote: BrokerageQuote;
  /** The account that pays. */
  account: string;
  /** The steps after the conversion. */
  after?: readonly string[];
}

/** The steps of a conversion: one prefilled order for each leg, then the steps after it. */
export function ConversionSteps({ quote, account, after = [] }: ConversionStepsProps) {
  const { markets, pairs, pending } = useMarketPrices();
  const orders = pending ? [] : ordersOf(quote, pairs, markets);
  const symbols = [quote.leg1CurrencyPair, ...(quote.leg2CurrencyPair ? [quote.leg2CurrencyPair] : [])];
  return (
    <section aria-label="What to do next">
      <Text fw={600} size="sm" mb={4}>
        What to do next
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        A quote does not place an order. Place the order below: its price is prefilled up to half a percent
        worse than the quote, and a part that is not filled at once is cancelled.
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
        {after.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </section>
  );
}
